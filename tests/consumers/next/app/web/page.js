"use client";
import { useEffect } from "react";

export default function Page() {
	useEffect(() => void import("../../src/web.js"), []);
	return <p>In the browser.</p>;
}
