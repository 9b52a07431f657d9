// What is written on the boards can be read, and what is pressed with a finger is as large as one. Koplopers has a file of its
// own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playOn, theatre } from "./browser.mjs";
import { LEAST_TEXT, smallControls, texts } from "./legible.mjs";

const house = theatre();

for (const id of ["kopis", "ptites-locos", "troia", "frachtexpress"])
	for (const [screen, options] of Object.entries({
		desktop: { viewport: { width: 1280, height: 900 } },
		phone: {
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
		},
	}))
		test(`${id}: everything can be read and pressed (${screen})`, async (t) => {
			const given = encodeURIComponent('{"seed":3}');
			const page = await house.visit(
				t,
				`${id}.html?view=all&players=person&options=${given}`,
				options,
			);
			for (const moves of [0, 12]) {
				await playOn(page, { moves });
				const all = await texts(page);
				assert.ok(all.length > 30, "there is something to read");
				const small = all.filter(({ size }) => size < LEAST_TEXT - 0.1);
				assert.deepEqual(small, []);
				if (screen === "phone")
					assert.deepEqual(
						await smallControls(page, ".rule-mark, .link, .grip"),
						[],
					);
			}
		});
