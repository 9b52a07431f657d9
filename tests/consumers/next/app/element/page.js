"use client";
// Imported as most people would: on the server, where there is no document, it does nothing.
import "ludotheque/element";
import { useEffect } from "react";

export default function Page() {
	useEffect(() => void import("../../src/element.js"), []);
	return <p>In the browser.</p>;
}
