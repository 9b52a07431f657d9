// The card of a lesson: the step in words, the progress, the buttons back and forth. It shows and asks; lessons/player.ts decides.

import { bringIntoView } from "../platform.ts";
import { h } from "../svg.ts";
import type { Words } from "../words.ts";
import { showWithin } from "./asking.ts";

/** How a sentence is meant: the step is done, something else was tried, a hint */
type Mood = "right" | "other" | "hint";
export type Wish = "back" | "next" | "hint" | "again" | "restart" | "play";

/** Whether a part of an element lies above or below what the window shows. */
function isOutOfSight(element: Element) {
	const { top, bottom } = element.getBoundingClientRect();
	return top < 0 || bottom > innerHeight;
}

/** @param given `mark` makes the small button of a rule */
export function lessonCard({
	words,
	title,
	of,
	wish,
	attempt,
	mark,
}: {
	words: Words;
	title: string;
	of: number;
	wish: (what: Wish) => void;
	attempt: (index: number) => void;
	mark: (id: string) => Element;
}) {
	const dots = Array.from({ length: of }, () =>
		h("li", { class: "lesson-dot" }),
	);
	const count = h("span", { class: "lesson-count" });
	const heading = h("h2", { tabindex: -1 });
	const text = h("p", { class: "lesson-text" });
	const task = h("p", { class: "lesson-task" });
	const tries = h("div", { class: "lesson-tries" });
	const says = h("p", { class: "lesson-says", role: "status" });
	const button = (what: Wish, label: string) =>
		h(
			"button",
			{ type: "button", "data-lesson-action": what, onclick: () => wish(what) },
			label,
		);
	const [back, hint, again, restart, forward] = [
		button("back", words.lesson.back),
		button("hint", words.lesson.hint),
		button("again", words.lesson.again),
		button("restart", words.lesson.restart),
		button("next", words.lesson.skip),
	];
	const playNow = button("play", words.lesson.playNow);
	playNow.dataset.main = "";
	forward.classList.add("forward");
	playNow.classList.add("forward");
	const element = h(
		"section",
		{
			class: "lesson",
			part: "lesson",
			"aria-label": words.lesson.label(title),
		},
		h(
			"div",
			{ class: "lesson-head" },
			h("span", {}, title),
			h("span", { class: "unseen" }, count),
			h("ol", { class: "lesson-dots", "aria-hidden": "true" }, ...dots),
		),
		heading,
		text,
		task,
		tries,
		says,
		h(
			"div",
			{ class: "lesson-nav" },
			back,
			restart,
			hint,
			again,
			forward,
			playNow,
		),
	);

	return {
		element,
		/** A step as the reader meets it. */
		show({
			index,
			title: name,
			text: sentences,
			task: wanted,
			labels,
			hint: hasHint,
			done,
		}: {
			index: number;
			title: string;
			text: string;
			task: string;
			labels: (string | undefined)[];
			hint: boolean;
			done: Set<number>;
		}) {
			dots.forEach((dot, n) => {
				dot.toggleAttribute("data-done", done.has(n));
				if (n === index) dot.setAttribute("aria-current", "step");
				else dot.removeAttribute("aria-current");
			});
			count.textContent = words.lesson.step(index + 1, of);
			heading.textContent = name;
			text.textContent = sentences;
			task.textContent = wanted;
			tries.replaceChildren(
				...labels.flatMap((label, n) =>
					label === undefined
						? []
						: [
								h(
									"button",
									{ type: "button", "data-try": n, onclick: () => attempt(n) },
									label,
								),
							],
				),
			);
			says.replaceChildren();
			delete says.dataset.mood;
			back.hidden = index === 0;
			hint.hidden = !hasHint;
			again.hidden = true;
			restart.hidden = true;
			forward.textContent = words.lesson.skip;
			forward.hidden = index === of - 1;
			forward.removeAttribute("data-main");
			playNow.hidden = true;
		},
		/**
		 * Says a sentence, with the rules it is about.
		 * @param reason said first: why the engine refused
		 */
		say(
			mood: Mood,
			sentence: string,
			rules: readonly string[] = [],
			reason: string = "",
		) {
			says.dataset.mood = mood;
			says.replaceChildren(
				...(reason === "" ? [] : [h("strong", {}, reason), " "]),
				sentence,
				...rules.flatMap((id) => [" ", mark(id)]),
			);
			// When the table has been drawn, too: the picture may change its height.
			requestAnimationFrame(() => {
				showWithin(element, says);
				// Whoever scrolled down to the board on a phone would not see what came of a press.
				if (isOutOfSight(says)) bringIntoView(element, { block: "nearest" });
			});
		},
		/** What was tried and said before the answer has had its time. */
		answered() {
			says.replaceChildren();
			tries.replaceChildren();
		},
		/** The step is done. */
		done({ index, last }: { index: number; last: boolean }) {
			dots[index]?.setAttribute("data-done", "");
			hint.hidden = true;
			again.hidden = false;
			forward.textContent = words.lesson.next;
			forward.hidden = last;
			forward.toggleAttribute("data-main", !last);
			restart.hidden = !last;
			playNow.hidden = !last;
		},
		focusHeading() {
			heading.focus({ preventScroll: true });
			element.scrollTop = 0;
		},
		focusForward() {
			(forward.hidden ? playNow : forward).focus();
		},
	};
}
