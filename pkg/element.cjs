const here=require("node:url").pathToFileURL(__filename).href;
"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key2 of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key2) && key2 !== except)
        __defProp(to, key2, { get: () => from[key2], enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/element/words.ts
var messageOf, cut, sentence, either, both, tableWords, sessionWords, attributeWords, jsonWords, linkWords, storageWords, seatWords, curtainWords, buttonWords, boardWords, timelineWords, graphWords, panelWords, ruleWords, shareWords, saveWords, setupWords, moreWords, lessonWords, problemWords;
var init_words = __esm({
  "src/element/words.ts"() {
    "use strict";
    messageOf = (error) => error instanceof Error ? error.message : String(error);
    cut = (text3) => text3.length > 80 ? `${text3.slice(0, 79)}…` : text3;
    sentence = (reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
    either = (all) => `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
    both = (all) => `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
    tableWords = {
      loads: (title) => `${title} loads when it comes into sight.`,
      cannotBeShown: "This table cannot be shown.",
      tryAgain: "Try again",
      notReady: "The table is not ready: wait for its event «ready», or for load().",
      noDocument: "The table is in no document.",
      removed: "The table was taken out of its document.",
      noRenderer: (game) => `There is no table for the game «${game}».`,
      noWebAssembly: "This browser has no WebAssembly, or does not allow it, and the rules of the game need it.",
      rulesNotLoaded: (why) => `The rules could not be loaded: ${why}`,
      otherGame: (theirs, ours) => `This is a game of ${theirs}, and the table plays ${ours}.`,
      isGameOf: (game) => `it is a game of ${game}`,
      lessonHere: (wanted) => `This table plays a lesson, which leaves no place for ${wanted}: take «lesson» away first.`,
      aNewGame: "a new game",
      aSavedGame: "a saved game",
      freshGame: (why) => `${why} A fresh game was started.`,
      keptGame: (why) => `${why} The game that this browser kept is on the table.`,
      stays: (why) => `${why} The game on the table stays.`
    };
    sessionWords = {
      replay: "This table shows a replay: nothing can be played in it.",
      hintThinking: "Hint: thinking about it.",
      noHint: (why) => `There is no hint: ${why}.`,
      hint: (steps, percent, proven) => `Hint: ${steps} (${percent} chance to win${proven ? ", proven" : ""}).`,
      hintSteps: (labels) => labels.join(", then "),
      botFailed: (name2, why) => `The bot of ${name2} cannot play (${why}). The seat is played by hand.`
    };
    attributeWords = {
      empty: (attribute) => `The attribute «${attribute}» is empty.`,
      given: (attribute, value) => `The attribute «${attribute}» is «${value}».`,
      game: (ids) => `It has to be the id of a game: ${either(ids)}.`,
      oneOf: (all) => `It has to be ${either(all)}.`,
      oneOfThese: (all) => `It has to be one of these: ${all.join(", ")}.`,
      gameOfLesson: "Beside the address of a lesson the id of its game is needed.",
      lesson: (ids) => `It has to be the game of a built-in lesson (${either(ids)}) or the address of a lesson, with a «/» or «.json» in it.`,
      notJson: (why) => `That is not JSON (${why}).`,
      options: 'It has to be an object with options of the game, such as {"seed":7}.',
      player: (word, levels) => `There is no player «${word}». Each seat is person, bot, ${either(levels)}, or nobody.`,
      players: (count3) => `${count3} players`,
      seats: (count3) => `This game has ${count3} seats.`,
      view: "It has to be actor (whoever is to act), all (everything is shown), or a seat, counted from 0.",
      viewOf: (players) => `The seats of this game are 0 to ${players - 1}; or it is actor or all.`,
      control: (word, controls2) => `There is no control «${word}». Allowed are ${both(controls2)}.`,
      moveList: "It has to be a list of moves, or of objects with a seat and a move.",
      noMove: (n) => `Entry ${n} is no move.`,
      tooManyMoves: (moves, most) => `It has ${moves} moves, and a replay has at most ${most}.`,
      moveRefused: (n, rule) => `Move ${n} cannot be played${rule === void 0 ? "" : ` (${rule})`}.`
    };
    jsonWords = { doubled: "a field is given twice" };
    linkWords = {
      hidden: "Something in this game is still hidden, and a link would give it away. When the game is over, the link of the whole game can be copied here.",
      impossible: "This game cannot be put into a link.",
      damaged: "This link is damaged: no game can be read from it.",
      noGame: "This link is damaged: what it holds is no game.",
      otherFormat: (theirs, ours) => `This link has the format ${theirs}, and this table reads the format ${ours}: it was made by another version of the package.`,
      otherRules: " It was made with another version of the rules.",
      unplayable: (older, why) => `The game in this link cannot be played.${older} It stops here: ${why}.`,
      otherGame: (game) => `This link holds a game of «${game}», which is not played here.`,
      tooLong: (characters, most) => `This link has ${characters} characters, and a link has at most ${most}.`,
      tooManyMoves: (moves, most) => `This game has ${moves} moves, and a link holds at most ${most}.`,
      tooBig: "This link is damaged: it holds more text than any game has.",
      tooSlow: "The game in this link takes too long to open.",
      opening: (percent) => `The link is being opened: ${percent} %.`
    };
    storageWords = {
      damaged: "The game that this browser kept is damaged.",
      otherFormat: (theirs, ours) => `The game that this browser kept has the format ${theirs}, and this table reads the format ${ours}: it was kept by another version of the package.`,
      unplayable: (why) => `The game that this browser kept cannot be played on: ${why}.`,
      notLost: "The kept one is not lost: it is put aside when you play.",
      putAside: (most) => `The earlier game that this browser kept was put aside. At most ${most} are; the oldest goes first.`,
      toFile: "Save it to a file",
      goBack: "Go back to it",
      elsewhere: "This game is now played in another tab or on another table. What you play here is not kept.",
      playHere: "Play here",
      notKept: "This browser does not keep the game: its storage is full or not allowed. To keep it, save it to a file.",
      asideTitle: "Put aside",
      asideAbout: (most) => `Games that made place for another one. At most ${most} are put aside; the oldest goes first.`,
      asideMoves: (moves) => `A game, moves made: ${moves}`,
      asideUnreadable: "A game that cannot be read"
    };
    seatWords = {
      all: "Seats",
      numbered: (seat) => `Seat ${seat + 1}`,
      you: "You",
      points: " points",
      winner: "Winner",
      draw: "Draw",
      thinks: "Thinks",
      toMove: "To move",
      played: { bot: "Bot", nobody: "By script" },
      moves: (moves) => `(${moves} moves)`,
      level: (level) => `, ${level}`
    };
    curtainWords = {
      label: (name2) => `Curtain. ${name2} is next.`,
      next: (name2) => `${name2} is next`,
      pass: "Pass the screen. What the others know stays behind the curtain.",
      lift: (name2) => `I am ${name2}`,
      back: "Take the last move back",
      moment: "One moment",
      thinking: (name2) => `${name2} is thinking`
    };
    buttonWords = {
      toolbar: "Game",
      undo: "Undo",
      redo: "Redo",
      hint: "Hint",
      random: "Random move",
      new: "New",
      share: "Share",
      save: "Save",
      more: "More",
      stepBack: "Step back",
      skip: "Skip to my turn",
      chance: "Let chance decide",
      close: "Close",
      shortcut: (words2, key2) => `${words2} (${key2})`
    };
    boardWords = {
      board: "Board",
      closer: "Closer",
      further: "Further away",
      whole: "Whole board"
    };
    timelineWords = {
      label: "Look back",
      slider: "Move that is shown",
      first: "To the beginning",
      previous: "One move back",
      play: "Play",
      pause: "Pause",
      next: "One move on",
      last: "To the last move",
      at: (move, of) => `Move ${move} of ${of}`,
      shortly: (move, of) => `${move} of ${of}`,
      nowAt: (move) => move === 0 ? "No move yet" : `Now: move ${move}`,
      looking: (move, of) => `Looking back: move ${move} of ${of}.`,
      beginning: "The beginning of the game.",
      backToNow: "Back to now.",
      playOn: "Play on from here",
      now: "Back to now",
      rematch: "Rematch",
      replay: "Replay",
      share: "Share",
      graph: "Graph",
      hidden: "What was hidden then was for one of you alone. It can be looked at when the game is over.",
      playsOn: "This is a copy of the game from that move on. What chance draws from here is new.",
      goBack: "Go back to the game before"
    };
    graphWords = {
      title: "What each could expect",
      about: "A bot was asked what the seat that decides could expect: 0 is to come last, 1 is to win alone.",
      reckons: (done, of) => `${done} of ${of} decisions`,
      progress: "The graph is being made",
      cancel: "Cancel",
      close: "Close the graph",
      failed: (why) => `The graph cannot be made: ${why}`,
      label: (moves) => `Graph of the game, ${moves} moves. Left and right go along it, Enter shows the move.`,
      percent: (value) => `${Math.round(100 * value)} %`,
      point: (step2, name2, percent) => `Before move ${step2 + 1}: ${name2} could expect ${percent}.`,
      turn: (step2, name2, from, to) => `Move ${step2}: ${name2} goes from ${from} to ${to}`,
      turns: "The largest turns of fortune",
      noTurns: "Nothing turned by much.",
      end: "The end"
    };
    panelWords = {
      panel: "Log and rules",
      sheet: "Open or close the sheet",
      log: "Log",
      rules: "Rules",
      nothingYet: "Nothing has happened yet.",
      earlier: "Show earlier moves",
      later: "Show later moves",
      round: (round2) => `Round ${round2}`,
      waited: "While you waited",
      moved: (name2, moves) => `${name2} made ${moves} ${moves === 1 ? "move" : "moves"}.`
    };
    ruleWords = {
      kinds: {
        rulebook: "Rule of the book",
        public: "From a public description",
        ruling: "Our ruling where the book is silent"
      },
      chapters: {
        goal: "The game and its goal",
        setup: "Set-up",
        turn: "Your turn",
        end: "The end",
        scoring: "Scoring",
        variants: "Variants",
        rulings: "Rulings"
      },
      contents: "Chapters of the rules",
      aid: "Player aid",
      aidOf: (game) => `${game}: player aid`,
      print: "Print",
      picture: (title) => `Picture: ${title}`,
      mark: (id, title, kind2) => `${id}, ${title}. ${kind2}`,
      cited: (id, title) => `${id}, ${title}.`,
      source: (source) => `: ${source}`,
      amongAll: "See it among all rules",
      search: "Search the rules",
      none: "No rule has these words.",
      lastMove: "last move",
      onlyLastMove: " of the last move",
      reconstructed: "Reconstructed: "
    };
    shareWords = {
      title: "Share this game",
      making: "Making the link.",
      link: "The link",
      copy: "Copy the link",
      about: "The link holds the whole game and opens it at this move. Nothing is stored anywhere else.",
      length: (characters) => `${characters} characters.`,
      copied: "Copied.",
      selected: "Selected: copy it with the keyboard.",
      embed: "Put this table into a page",
      aboutEmbedding: "The table as it was set up, without the moves that were made at it.",
      tag: "The element, for a page that loads it",
      frame: "A frame, for a page without scripts of its own",
      copyCode: { tag: "Copy the element", frame: "Copy the frame" }
    };
    saveWords = {
      title: "Save and restore",
      about: (kept2) => `${kept2 ? "The running game is kept in this browser. To take it elsewhere, save" : "To keep the running game, save"} it to a file. To go on with a saved game, open its file.`,
      secret: (kept2) => `Something in this game is still hidden${kept2 ? "; it is kept in this browser" : ""}. A file of it holds the table's secrets: what is hidden, and the seed that decides what is drawn next. Its content is not shown here, but whoever opens the file can read it. When the game is over, nothing is secret any more.`,
      finish: "Finish the game first",
      aboutRestoring: "To restore a game, choose its file or paste its text here.",
      text: "The game as text",
      asText: "Or as text, to copy and paste:",
      restore: "Restore this text",
      toFile: "Save to file",
      open: "Open file",
      copy: "Copy"
    };
    setupWords = {
      title: (game) => `New game of ${game}`,
      waysToPlay: "Ways to play",
      players: "Players",
      count: (players) => `${players} players`,
      whoPlays: "Who plays",
      company: {
        bots: "You against easy bots",
        pass: "Pass and play: several at this screen"
      },
      playerOf: (seat) => `Who plays ${seat}`,
      nameOf: (seat) => `Name of ${seat}`,
      more: "More options",
      seed: "Seed",
      randomSeed: "random",
      aboutSeed: "The same seed and the same moves give the same game.",
      chance: "Chance",
      drawn: "Drawn by the table",
      byHand: "Entered by hand",
      start: "Start the game",
      scenarios: (count3) => `Positions from the rulebook (${count3})`,
      builtIn: "JSON; empty for the built-in table",
      notJson: (option) => `${option}: this is not JSON`,
      kinds: [
        ["person", "Person"],
        ["bot:easy", "Bot, easy"],
        ["bot:medium", "Bot, medium"],
        ["bot:hard", "Bot, hard"],
        ["nobody", "Nobody: by script"]
      ]
    };
    moreWords = {
      title: "More",
      pace: "Bots play",
      paces: {
        slow: "slowly, move by move",
        usual: "so that you wait two seconds at most",
        fast: "fast",
        instant: "at once"
      },
      fullScreen: "Full screen",
      leaveFullScreen: "Leave full screen",
      flip: "Turn the board round",
      keys: "Keys",
      keyList: [
        [["Tab"], "to the board, to the buttons, to the panel"],
        [["←", "↑", "→", "↓"], "from one thing that can be pressed to the next"],
        [
          ["Shift", "arrows"],
          "to anything on the board, also what cannot be pressed"
        ],
        [["Enter", "Space"], "press it"],
        [["Esc"], "close what is open, or step back"],
        [["U", "R"], "undo, redo"],
        [["?"], "this list"]
      ]
    };
    lessonWords = {
      label: (title) => `Lesson: ${title}`,
      step: (step2, of) => `Step ${step2} of ${of}`,
      back: "Back",
      hint: "Hint",
      again: "Try again",
      restart: "Start over",
      skip: "Skip",
      next: "Next",
      playNow: "Play now against an easy bot",
      somethingElse: "You may do that, but this step is about something else. Back to where we were.",
      otherGame: (title, theirs, ours) => `The lesson «${title}» is about ${theirs}, and the attribute «game» says ${ours}.`,
      notLoaded: (address2, status) => `The lesson ${address2} could not be loaded${status === null ? "" : ` (${status})`}.`,
      notJson: (address2, why) => `The lesson ${address2} is not JSON (${why}).`,
      given: "The lesson",
      at: (address2) => `The lesson ${address2}`,
      problems: (lesson, count3) => `${lesson} has ${count3 === 1 ? "a problem" : `${count3} problems`}.`
    };
    problemWords = {
      tooMany: (count3, most) => `there are ${count3}, and at most ${most} are read`,
      whole: "The lesson",
      step: (n, title) => `Step ${n}${typeof title === "string" && title !== "" ? ` («${cut(title)}»)` : ""}`,
      problem: (where, field2, message) => `${where}, ${field2}: ${message}.`,
      lesson: (fields2, found2) => `a lesson is an object with ${fields2.join(", ")}; this is ${found2}`,
      format: (found2) => `the format is 1; this is ${found2}`,
      games: (ids, found2) => `the games are ${ids.join(", ")}; this is ${found2}`,
      steps: (found2) => `a list of at least one step is needed; this is ${found2}`,
      aStep: (found2) => `a step is an object; this is ${found2}`,
      view: (found2) => `a seat (0, 1, …) or "all"; this is ${found2}`,
      aTry: (found2) => `a try is an object with move, rule, says and label; this is ${found2}`,
      aMove: (found2) => `a move is an object with a type; this is ${found2}`,
      saysNeeded: "a try without a rule is legal, so something must be said about it",
      ruleNumber: (found2) => `the number of a rule, as text; this is ${found2}`,
      oneBeginning: (all, found2) => `a step begins in one way (${all.join(", ")}); this one has ${found2.join(" and ") || "none"}`,
      continues: (found2) => `it is true or left out; this is ${found2}`,
      nothingToContinue: "the first step has nothing to continue",
      position: (found2) => `a position is an object; this is ${found2}`,
      options: (found2) => `options are an object; this is ${found2}`,
      seedNeeded: "a seed is needed, or every reader would see another game",
      scripted: "chance is scripted in a lesson: write what it draws in «before» and «then»",
      noRule: (game, rule) => `${game} has no rule ${cut(rule)}`,
      scenario: (game, all, found2) => `the examples of ${game} are ${all.join(", ")}; this is ${found2}`,
      notTaken: (why) => `the rules do not take it: ${why}`,
      seats: (players, found2) => `the seats are 0 to ${players - 1}; this is ${found2}`,
      cannotBePlayed: (move, why) => `${move} cannot be played: ${why}`,
      over: "the game is over, so nobody can move",
      legalAre: (moves) => `legal are ${moves}`,
      notLegal: (move, actor, why) => `${move} is no legal move of ${actor === "chance" ? "chance" : `seat ${actor}`}: ${why}`,
      ruleNeeded: (move, why) => `${move} is not legal, so the rule that forbids it is needed: ${why}`,
      askedFor: (move) => `${move} is what the step asks for`,
      noWholeMove: (move) => `${move} is not a whole move of this game`,
      isLegal: (move, rule) => `${move} is legal, so ${rule} does not forbid it`,
      otherRule: (move, by, why, rule) => `${move} is refused by ${by} (${why}), not by ${rule}`,
      aPlay: (found2) => `a scripted move is written { "play": move }; this is ${found2}`,
      seat: (found2) => `a seat (0, 1, …) or "chance"; this is ${found2}`,
      expect: (found2) => `a move with its type, a list of moves, or "any"; this is ${found2}`,
      text: (found2) => `a text is needed; this is ${found2}`,
      list: (found2) => `a list is needed; this is ${found2}`,
      noField: (known4) => `there is no such field; the fields are ${known4.join(", ")}`,
      kinds: {
        missing: "missing",
        emptyText: "an empty text",
        emptyList: "an empty list",
        list: "a list",
        object: "an object",
        noJson: "what is no JSON"
      },
      more: (count3) => ` and ${count3} more`
    };
  }
});

// src/element/loading.ts
async function ready(games3) {
  if (typeof WebAssembly === "undefined")
    throw new Error(tableWords.noWebAssembly);
  try {
    await engine.init(games3);
  } catch (first) {
    try {
      const inlined = await Promise.resolve().then(() => __toESM(require("./node.cjs"), 1));
      await inlined.init(games3);
    } catch {
      throw new Error(tableWords.rulesNotLoaded(messageOf(first)));
    }
  }
  return engine;
}
function readyFor(lesson) {
  const game = lesson?.game;
  return ready(engine.isGameId(game) ? game : []);
}
var engine, games2;
var init_loading = __esm({
  "src/element/loading.ts"() {
    "use strict";
    engine = __toESM(require("./node.cjs"), 1);
    init_words();
    games2 = engine.games;
  }
});

// src/element/svg.ts
function set(element, attributes) {
  for (const [name2, value] of Object.entries(attributes)) {
    if (typeof value === "function")
      element.addEventListener(name2.replace(/^on/, ""), value);
    else if (value === null || value === void 0 || value === false)
      element.removeAttribute(name2);
    else if (element.getAttribute(name2) !== String(value))
      element.setAttribute(name2, value === true ? "" : String(value));
  }
}
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  for (const child of children) if (child !== null) element.append(child);
  return element;
}
function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(
    SVG,
    tag
  );
  set(element, attributes);
  element.append(...children);
  return element;
}
function keyed(parent) {
  const old = /* @__PURE__ */ new Map();
  for (const child of parent.children) {
    const { key: key2 } = child.dataset;
    if (key2 !== void 0) old.set(key2, child);
  }
  let last = null;
  return {
    /** @param attributes set each time */
    put(key2, make2, attributes = {}) {
      const found2 = old.get(key2);
      const element = found2 ?? make2();
      old.delete(key2);
      element.dataset.key = key2;
      set(element, attributes);
      const next = last === null ? parent.firstElementChild : last.nextElementSibling;
      if (next !== element) parent.insertBefore(element, next);
      last = element;
      return element;
    },
    done() {
      for (const child of old.values()) child.remove();
    }
  };
}
function group(parent, name2, attributes = {}) {
  for (const child of parent.children) {
    const found2 = child;
    if (found2.dataset.group === name2) return found2;
  }
  const made2 = s("g", { "data-group": name2, class: name2, ...attributes });
  parent.append(made2);
  return made2;
}
function words(name2) {
  const spaced = name2.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
var SVG;
var init_svg = __esm({
  "src/element/svg.ts"() {
    "use strict";
    SVG = "http://www.w3.org/2000/svg";
  }
});

// src/element/platform.ts
function bringIntoView(element, options) {
  element?.scrollIntoView?.(options);
}
function openModal(dialog2) {
  if (typeof dialog2.showModal === "function") dialog2.showModal();
  else dialog2.setAttribute("open", "");
}
async function soon(run) {
  await Promise.resolve();
  if (typeof document !== "undefined") await run();
}
var holds, isStill, withValue;
var init_platform = __esm({
  "src/element/platform.ts"() {
    "use strict";
    holds = (query) => globalThis.matchMedia?.(query).matches ?? false;
    isStill = () => typeof Element.prototype.animate !== "function" || holds("(prefers-reduced-motion: reduce)");
    withValue = (name2, value) => `[${name2}="${value.replace(/["\\]/g, "\\$&")}"]`;
  }
});

// src/element/games/frachtexpress/track.ts
function cardOf({ cards: cards2 }, id) {
  const found2 = cards2.find((card3) => card3.id === id);
  if (found2 === void 0) throw new Error(`There is no card ${id}.`);
  return found2;
}
function turned(elements, turn, { quarterTurnClockwise, elements: all }) {
  const turnedSide = (side) => {
    let now = side;
    for (let n = 0; n < turn; n += 1) now = quarterTurnClockwise[now];
    return now;
  };
  return elements.flatMap((element) => {
    const sides = sidesOf(element).map(turnedSide);
    return all.filter((each2) => sides.every((side) => each2.includes(side)));
  });
}
function towards(sides, distance, { step: step2 }) {
  const sum = (axis) => sides.reduce((total, side) => total + step2[side][axis], 0);
  return [MIDDLE + distance * sum(0), MIDDLE + distance * sum(1)];
}
function sleeperAt(part, geometry) {
  const sides = sidesOf(part);
  return towards(
    sides,
    sides.length === 1 ? EDGE_SLEEPER : CURVE_SLEEPER,
    geometry
  );
}
function heading(from, to, { step: step2 }) {
  const [x, y] = [step2[to][0] - step2[from][0], step2[to][1] - step2[from][1]];
  return (Math.round(Math.atan2(y, x) * 180 / Math.PI) + 360) % 360;
}
function across(part, geometry) {
  const [one = "N", other = geometry.opposite[one]] = sidesOf(part);
  return (heading(one, other, geometry) + 90) % 180;
}
function angle(spot2, facing, geometry) {
  const part = spot2.split(".")[1];
  if (part === void 0 || facing === null) return 0;
  const sides = sidesOf(part);
  const [side = "N"] = sides;
  if (facing === "C") return heading(side, geometry.opposite[side], geometry);
  const to = facing;
  const from = sides.find((each2) => each2 !== to) ?? geometry.opposite[to];
  return heading(from, to, geometry);
}
function along(element, off, geometry) {
  const [from = "N", to = "S"] = sidesOf(element);
  const [dx, dy] = geometry.step[from];
  if (geometry.opposite[from] === to)
    return dx === 0 ? `M${MIDDLE + off} 0V${CELL}` : `M0 ${MIDDLE + off}H${CELL}`;
  const [cx, cy] = towards([from, to], MIDDLE, geometry);
  const radius = MIDDLE + off;
  const end = (side) => {
    const [x, y] = edgeAt(side, geometry);
    return `${cx + (x - cx) * radius / MIDDLE} ${cy + (y - cy) * radius / MIDDLE}`;
  };
  const [ex, ey] = geometry.step[to];
  const sweep = dx * ey - dy * ex > 0 ? 0 : 1;
  return `M${end(from)}A${radius} ${radius} 0 0 ${sweep} ${end(to)}`;
}
var CELL, MIDDLE, EDGE_SLEEPER, CURVE_SLEEPER, sidesOf, edgeAt;
var init_track = __esm({
  "src/element/games/frachtexpress/track.ts"() {
    "use strict";
    CELL = 100;
    MIDDLE = CELL / 2;
    EDGE_SLEEPER = 38;
    CURVE_SLEEPER = 16;
    sidesOf = (part) => [...part];
    edgeAt = (side, geometry) => towards([side], MIDDLE, geometry);
  }
});

// src/element/games/frachtexpress/board.ts
function goBeside(width, height, strips) {
  if (typeof matchMedia !== "function" || !matchMedia("(min-width: 1000px)").matches)
    return false;
  const scale = (w, h2) => Math.min(830 / w, 650 / h2);
  const rows2 = Math.ceil(strips / Math.max(2, Math.floor(width / STRIP.width)));
  return scale(width + STRIP.width, height) > scale(width, height + rows2 * STRIP.height);
}
function extent({ view, components }) {
  if (view.field !== null) {
    const [left, top] = place(view.field.from);
    const [right, bottom] = place(view.field.to);
    return { left, top, right, bottom };
  }
  const laid = Object.values(view.stations).filter((cell) => cell !== null);
  const { firstCell } = components.free;
  const cells2 = (laid.length === 0 ? [firstCell] : laid).map(place);
  const columns = cells2.map(([column]) => column);
  const rows2 = cells2.map(([, row]) => row);
  const box2 = {
    left: Math.min(...columns) - 1,
    top: Math.min(...rows2) - 1,
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows2) + 1
  };
  while (box2.right - box2.left < 5) box2.right += 1;
  return box2;
}
function cells(scene) {
  const { left, top, right, bottom } = extent(scene);
  const list = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      list.push(name(column, row));
  return list;
}
function corner(scene, cell) {
  const { left, top } = extent(scene);
  const [column, row] = place(cell);
  return [(column - left) * CELL, (row - top) * CELL];
}
function spotAt(scene, spot2) {
  const [cell = "", part] = spot2.split(".");
  if (part === void 0) {
    const at = scene.view.stations[spot2];
    const [x2, y2] = at === null ? [0, 0] : corner(scene, at);
    return [x2 + CELL / 2, y2 + CELL / 2];
  }
  const [x, y] = corner(scene, cell);
  const { geometry } = scene.components;
  const [dx, dy] = sleeperAt(part, geometry);
  return [x + dx, y + dy];
}
function handOf(view) {
  const seen = view.players.flatMap(
    (player, seat) => [...player.hand, ...player.stationHand].some((card3) => card3 !== null) ? [seat] : []
  );
  return seen.length === 1 ? seen[0] ?? view.turn.seat : seen.length === 0 || seen.includes(view.turn.seat) ? view.turn.seat : seen[0] ?? view.turn.seat;
}
function below(scene) {
  const { view } = scene;
  const { left, top, right, bottom } = extent(scene);
  const field2 = {
    width: (right - left + 1) * CELL,
    height: (bottom - top + 1) * CELL
  };
  const strips = view.players.length + 1;
  const beside3 = goBeside(field2.width, field2.height, strips);
  const width = beside3 ? field2.width + GAP + STRIP.width : Math.max(field2.width, 6 * CELL);
  const across2 = beside3 ? 1 : Math.max(2, Math.floor(width / STRIP.width));
  const stripWidth = beside3 ? STRIP.width : width / across2;
  const strip = (n) => beside3 ? [field2.width + GAP, n * (STRIP.height + 4)] : [
    n % across2 * stripWidth,
    field2.height + GAP + Math.floor(n / across2) * STRIP.height
  ];
  const handTop = GAP + (beside3 ? Math.max(field2.height, strips * (STRIP.height + 4)) : field2.height + GAP + Math.ceil(strips / across2) * STRIP.height);
  const player = view.players[handOf(view)];
  const count3 = Math.max(
    1,
    (player?.hand.length ?? 0) + (player?.stationHand.length ?? 0)
  );
  const perRow = Math.floor(width / CELL);
  const rows2 = Math.ceil(count3 / perRow);
  const hand = (n) => [
    n % perRow * CELL + (width - Math.min(count3, perRow) * CELL) / 2,
    handTop + Math.floor(n / perRow) * CELL
  ];
  return { width, strip, stripWidth, hand, height: handTop + rows2 * CELL };
}
function viewBox(view, components) {
  const { width, height } = below({ view, components });
  return [-GAP, -GAP, width + 2 * GAP, height + 2 * GAP];
}
var STRIP, GAP, place, name;
var init_board = __esm({
  "src/element/games/frachtexpress/board.ts"() {
    "use strict";
    init_track();
    STRIP = { width: 300, height: 84 };
    GAP = 12;
    place = (cell) => [
      cell.charCodeAt(0) - 97,
      Number(cell.slice(1)) - 1
    ];
    name = (column, row) => String.fromCharCode(97 + column) + (row + 1);
  }
});

// src/element/games/frachtexpress/words.ts
function place2(spot2) {
  const [cell, part] = spot2.split(".");
  return part === void 0 ? `station ${cell}` : `${sleeper(part)} of ${cell}`;
}
function cardWords(components, id) {
  const { wagon: wagon2, from, to, action } = cardOf(components, id);
  return `wagon of ${wagon2} from ${from} to ${to}, action value ${action}`;
}
function cardName(components, id) {
  const { wagon: wagon2, from, to } = cardOf(components, id);
  return `the ${wagon2} from ${from} to ${to}`;
}
function nameMove(mv, { view, components, name: name2, chosen: chosen2 }) {
  const face2 = "card" in mv ? cardOf(components, mv.card) : null;
  switch (mv.type) {
    case "lay":
      return `lay the card on ${mv.cell}`;
    case "complete":
      return `complete the track on ${mv.cell}`;
    case "couple":
      return `Couple it: ${face2?.wagon} points in ${face2?.to}`;
    case "uncouple":
      return `deliver the wagon of ${face2?.wagon}`;
    case "drive":
      return `Drive ${face2?.wagon} spaces`;
    case "refill":
      return `Draw ${count(face2?.action ?? 0, "card")} and end the turn`;
    case "fly":
      return `Fly ${SIDES[mv.direction]} over ${count(face2?.action ?? 0, "place")}`;
    case "endTurn":
      return "End the turn";
    case "steer":
      return `${name2(mv.loc)} goes to ${place2(mv.to)}`;
    case "dropWagon":
      return `drop the wagon of ${face2?.wagon} for ${face2?.to}`;
    case "useSpecial":
      return `Use it: ${SPECIALS[view.phase.type === "announce" ? view.specials[view.phase.station] : "none"]}`;
    case "declineSpecial":
      return "Do not use it";
    case "veto":
      return mv.mode === "forbid" ? "Veto: forbid it" : mv.mode === "force" ? "Veto: force it" : "Veto: I say how";
    case "pass":
      return "Keep the veto card";
    case "chooseOpponent":
      return `choose ${name2(mv.seat)}`;
    case "pickCard":
      return `pick the ${cardWords(components, mv.card)}`;
    case "pickWagon":
      return `pick the wagon of ${face2?.wagon} for ${face2?.to}`;
    case "skip":
      return "Deliver none";
    case "finish":
      return "Stop rebuilding";
    case "closeStation":
      return `close station ${mv.station}`;
    case "relocate":
      return mv.from === mv.to ? `turn the card on ${mv.from}` : `move the card from ${mv.from} to ${mv.to}`;
    case "removeTrack":
      return `Take the card on ${mv.from} away`;
    case "placeStation":
      return `lay station ${mv.station} on ${mv.cell}`;
    default:
      return chosen2.join(" ");
  }
}
function nameHit(hit2, context) {
  const { view, components, name: name2 } = context;
  const [kind2, first = "", second = ""] = hit2.split(":");
  if (kind2 === "hand") return `in hand: ${cardWords(components, first)}`;
  if (kind2 === "wagon")
    return `${name2(Number(first))}'s ${cardWords(components, second)}`;
  if (kind2 === "letter") return `station ${first}, to be laid`;
  if (kind2 === "seat") {
    const player = view.players[Number(first)];
    return `${name2(Number(first))}: ${count(player?.train.length ?? 0, "wagon")}, ${player?.delivered.length ?? 0} delivered, ${count(player?.hand.length ?? 0, "card")} in hand`;
  }
  if (kind2 === "deck")
    return `face-down pile, ${count(view.deck.length, "card")}`;
  if (kind2 === "discard")
    return view.discard.length === 0 ? "empty discard pile" : `discard pile, ${count(view.discard.length, "card")}: ${listed([...view.discard].reverse().map((id) => `${cardName(components, id)} (action value ${cardOf(components, id).action})`))}`;
  if (kind2 === "cell") return cellWords(first, context);
  return place2(first);
}
function cellWords(cell, { view, components, name: name2 }) {
  const letter = Object.entries(view.stations).find(([, at]) => at === cell)?.[0];
  const top = view.track.find((stack) => stack.cell === cell)?.stack.at(-1);
  const here = view.players.flatMap(
    (player, seat) => player.loc !== null && (player.loc.spot === letter || player.loc.spot.startsWith(`${cell}.`)) ? [
      `${name2(seat)}${player.loc.spot.includes(".") ? ` on ${sleeper(player.loc.spot.split(".")[1] ?? "")}` : ""}`
    ] : []
  );
  const what = top !== void 0 ? `${cardOf(components, top.card).pattern.replace(/([A-Z])/g, " $1").toLowerCase()}${TURNED[top.turn]}${letter === void 0 ? "" : `, on the closed station ${letter}`}` : letter !== void 0 ? `station ${letter}${view.specials[letter] === "none" ? "" : `, ${SPECIALS[view.specials[letter]]}`}` : "empty place";
  return `${cell}: ${what}${here.length === 0 ? "" : `; ${listed(here)}`}`;
}
function ask(context) {
  const { view, actor, acting, chosen: chosen2, name: name2, outcome } = context;
  const { phase } = view;
  if (phase.type === "over" && outcome !== null) {
    const best = outcome.ranking[0] ?? [];
    const points2 = outcome.scores[best[0] ?? 0] ?? 0;
    return `${listed(best.map(name2))} ${best.length === 1 ? "wins" : "share the win"} with ${points2} points. ${REASONS[phase.reason] ?? ""}`;
  }
  if (actor === "chance") return "Chance draws next.";
  if (actor === null)
    return `${listed(acting.map((who2) => who2 === "chance" ? "Chance" : name2(who2)))} ${acting.length === 1 ? "is" : "are"} next.`;
  const who = name2(actor);
  switch (phase.type) {
    case "placeStation":
      return chosen2.length === 0 ? `${who}: choose one of your stations.` : `${who}: where does station ${chosen2[0]?.slice(-1)} go? It must touch a corner of another one.`;
    case "steer":
      return phase.loc === actor ? `${who}: which way? ${count(phase.run.left, "space")} to go.` : `${who}: which way does ${name2(phase.loc)} go?`;
    case "surplus":
      return `${who}: you may keep ${count(phase.limit, "wagon")}. Choose a wagon to drop.`;
    case "announce":
      return `${who}: station ${phase.station} offers: ${SPECIALS[view.specials[phase.station]]}. Use it?`;
    case "veto": {
      const what = SPECIALS[view.specials[phase.station]];
      const active = name2(view.turn.seat);
      if (phase.stage === "use")
        return `${who}: ${active} wants to use the special action: ${what}. Play your veto card?`;
      return phase.stage === "decline" ? `${who}: ${active} does not want to use the special action: ${what}. Force it with your veto card?` : `${who}: ${active} is forced to use the special action: ${what}. Say how with your veto card?`;
    }
    case "special":
      return `${who}: ${specialQuestion(context)}`;
    default: {
      const picked = chosen2.find((word) => word.startsWith("card:"))?.slice(5);
      if (picked !== void 0)
        return `${who}: press a place on the field, or a button. Press the card to turn it.`;
      return view.turn.mustEmptyHand ? `${who}: you must play all your cards. Choose one.` : `${who}: choose a card, or end the turn.`;
    }
  }
}
function specialQuestion({ view, components, chosen: chosen2, name: name2 }) {
  const { phase } = view;
  if (phase.type !== "special") return "";
  const owner = name2(view.turn.seat);
  const value = phase.turned === null ? "" : cardOf(components, phase.turned).action;
  switch (phase.stage) {
    case "opponent":
      return phase.kind === "kidnap" ? "whose locomotive is kidnapped?" : "who is robbed?";
    case "card":
      return phase.kind === "closeStation" ? "pick the card to close a station with." : phase.kind === "rebuild" ? "discard a card to change track with the same action value." : phase.kind === "kidnap" ? "discard a card to drive another player's locomotive." : `couple a card with action value ${value}. If you have none, discard a card.`;
    case "site":
      if (phase.kind === "closeStation")
        return "which station is closed? You may turn the card first.";
      return chosen2.length === 0 ? "which track card is lifted?" : "where does the card go? Or take it away.";
    case "wagon":
      return phase.kind === "wagonRaid" ? `which wagon with action value ${value} changes trains?` : `which wagon of ${owner}? One with action value ${value} is delivered; if there is none, one is discarded.`;
    default:
      return "a card is drawn.";
  }
}
function aside({ view }) {
  if (view.phase.type === "over" || view.turn.number === 0) return null;
  const parts = [
    `Turn ${view.turn.number}`,
    `${count(view.deck.length, "card")} in the face-down pile`
  ];
  if (view.phase.type === "steer")
    parts.push(
      `${view.phase.run.kind === "kidnap" ? "a kidnapping" : view.phase.run.kind === "flight" ? "a landing" : "a drive"}`
    );
  return parts.join(" · ");
}
function say(event, { name: name2, components }) {
  const card3 = (id) => cardName(components, id);
  switch (event.type) {
    case "startChosen":
      return `${name2(event.seat)} begins.`;
    case "stationDealt":
      return event.station === null ? `${name2(event.seat)} gets a station.` : `${name2(event.seat)} gets station ${event.station}.`;
    case "stationPlaced":
      return `${name2(event.seat)} lays station ${event.station} on ${event.cell}.`;
    case "fieldSet":
      return `The field reaches from ${event.field.from} to ${event.field.to}.`;
    case "turnStarted":
      return null;
    case "turnEnded":
      return null;
    case "reshuffled":
      return `The discard pile is shuffled into a new face-down pile: ${count(event.count, "card")}.`;
    case "cardDrawn":
      return `${name2(event.seat)} draws ${event.card === null ? "a card" : card3(event.card)}.`;
    case "cardTurned":
      return `A card with the action value ${event.action} is turned over.`;
    case "discarded":
      return event.from === "track" ? `To the discard pile: ${listed(event.cards.map(card3))}.` : `${name2(event.seat)} ${event.from === "train" ? "drops" : "discards"} ${listed(event.cards.map(card3))}.`;
    case "trackLaid":
      return `${name2(event.seat)} lays track on ${event.cell}.`;
    case "trackCompleted":
      return `${name2(event.seat)} completes the track on ${event.cell}.`;
    case "coupled":
      return `${name2(event.seat)} couples ${card3(event.card)}.`;
    case "uncoupled":
      return `${name2(event.seat)} delivers ${card3(event.card)}.`;
    case "driveStarted":
      return `${driver(event, name2)} with a ${event.distance}.`;
    case "moved":
      return null;
    case "entered":
      return event.pushed ? `${name2(event.loc)} ends up in station ${event.station}.` : `${name2(event.loc)} enters station ${event.station}.`;
    case "rammed":
      return `${name2(event.by)} rams ${name2(event.loc)} on ${place2(event.at)}.`;
    case "derailed":
      return `${name2(event.loc)} derails and goes back to station A.`;
    case "crossed":
      return `${name2(event.loc)} goes over the crossing on ${event.cell} and may keep at most ${count(event.limit, "wagon")}.`;
    case "flew":
      return `${name2(event.seat)} flies ${SIDES[event.direction]} over ${count(event.over, "place")}.`;
    case "announced":
      return `${name2(event.seat)} ${event.use ? "uses" : "does not use"} the special action of station ${event.station}.`;
    case "vetoed":
      return `${name2(event.seat)} plays a veto card and ${event.mode === "forbid" ? "forbids it" : event.mode === "force" ? "forces it" : "says how it is done"}.`;
    case "lapsed":
      return `${name2(event.seat)} has no fitting card: nothing happens.`;
    case "ticketTaken":
      return `${name2(event.seat)} takes a flight ticket.`;
    case "ticketReturned":
      return null;
    case "vetoTaken":
      return `${name2(event.seat)} takes a veto card.`;
    case "opponentChosen":
      return `${name2(event.by)} names ${name2(event.seat)}.`;
    case "cardPicked":
      return `${name2(event.seat)} shows ${card3(event.card)}.`;
    case "handShown":
      return `${name2(event.seat)} shows ${event.cards.length === 0 ? "an empty hand" : listed(event.cards.map(card3))}.`;
    case "cardsGiven":
      return `${name2(event.from)} gives ${name2(event.to)} ${event.cards.includes(null) ? count(event.cards.length, "card") : listed(event.cards.flatMap((each2) => each2 === null ? [] : [card3(each2)]))}.`;
    case "cardStolen":
      return `${name2(event.to)} draws ${event.card === null ? "a card" : card3(event.card)} from ${name2(event.from)}.`;
    case "mustEmptyHand":
      return `${name2(event.seat)} must play all cards this turn.`;
    case "wagonGiven":
      return `${name2(event.from)} gives ${name2(event.to)} ${card3(event.card)}.`;
    case "stationClosed":
      return `Station ${event.station} is closed.`;
    case "stationOpened":
      return `Station ${event.station} is open again.`;
    case "trackMoved":
      return event.from === event.to ? `The card on ${event.from} is turned another way.` : `The card on ${event.from} moves to ${event.to}.`;
    case "trackRemoved":
      return `The card on ${event.from} is taken away.`;
    case "gameOver":
      return `${REASONS[event.reason]} Delivered: ${event.delivered.map((sum, seat) => `${name2(seat)} ${sum}`).join(", ")}.`;
  }
}
function tellDrive(start, events, { name: name2 }) {
  const { loc, distance } = start;
  const driven = events.filter(
    (event) => event.type === "moved" && event.loc === loc && event.pushedBy === null
  ).length;
  const stopped = events.find(
    (event) => event.type === "entered" && event.loc === loc
  );
  const who = driver(start, name2);
  if (driven === distance) return `${who} ${count(driven, "space")}.`;
  return stopped === void 0 ? `${who} with a ${distance}.` : `${who} ${driven} of ${count(distance, "space")}.`;
}
function tell(events, names) {
  const story2 = [];
  let drive2 = null;
  for (const event of events) {
    if (event.type === "discarded" && event.from === "hand" && event.cards.length === 1 && events.some(
      (other) => other.type === "driveStarted" || other.type === "flew"
    ))
      continue;
    if (event.type === "driveStarted") {
      drive2 = {
        seat: event.seat,
        text: tellDrive(event, events, names),
        rules: [event.rule]
      };
      story2.push(drive2);
    } else if (event.type === "entered" && !event.pushed && drive2 !== null) {
      drive2.text = drive2.text.replace(/\.$/, ` into station ${event.station}.`);
      drive2.rules.push(event.rule);
    } else {
      const text3 = say(event, names);
      const seat = "seat" in event ? event.seat : "loc" in event ? event.loc : "to" in event && typeof event.to === "number" ? event.to : null;
      if (text3 !== null) story2.push({ seat, text: text3, rules: [event.rule] });
    }
  }
  return story2;
}
function describe(context) {
  const { view, name: name2 } = context;
  const built = cells(context).filter((cell) => view.track.some((stack) => stack.cell === cell)).map((cell) => cellWords(cell, context));
  const locs = view.players.map(
    (player, seat) => player.loc === null ? "" : `${name2(seat)} is ${player.loc.spot.includes(".") ? `on ${place2(player.loc.spot)}, facing ${player.loc.facing === "C" ? "the middle of the card" : SIDES[player.loc.facing ?? ""]}` : `in ${place2(player.loc.spot)}`}. `
  );
  const stations = Object.entries(view.stations).filter(([, cell]) => cell !== null).map(([letter, cell]) => `${letter} on ${cell}`);
  return `Stations: ${listed(stations)}. ${built.length === 0 ? "No track lies yet. " : `Track: ${built.join("; ")}. `}${locs.join("")}`;
}
function score(seat, { view, outcome }) {
  const player = view.players[seat];
  const facts = [
    {
      label: player?.hand.length === 1 ? "card" : "cards",
      value: player?.hand.length ?? 0
    },
    {
      label: player?.train.length === 1 ? "wagon" : "wagons",
      value: player?.train.length ?? 0
    },
    { label: "delivered", value: player?.delivered.length ?? 0 }
  ];
  if (player?.ticket) facts.push({ label: "ticket", value: 1 });
  if (player?.veto) facts.push({ label: "veto card", value: 1 });
  return { points: outcome === null ? "" : outcome.scores[seat] ?? 0, facts };
}
var START, SEATS, OPTIONS, SPECIALS, SIDES, TURNED, REASONS, listed, count, sleeper, STEPS, tellThing, tellStation, driver;
var init_words2 = __esm({
  "src/element/games/frachtexpress/words.ts"() {
    "use strict";
    init_board();
    init_track();
    START = "START";
    SEATS = ["Blue", "Yellow", "Green", "Red"];
    OPTIONS = {
      advanced: "Advanced game",
      layout: "Layout of the stations",
      standard: "Standard layout",
      author: "The author's layout",
      free: "Free set-up: laid by the players",
      freeMargin: "Margin of the field",
      specials: "Special actions of the stations",
      turnLimit: "Turn limit",
      cards: "Your own cards"
    };
    SPECIALS = {
      none: "no special action",
      ticket: "flight ticket",
      cardRaid: "card raid",
      closeStation: "close a station",
      raidTrain: "card raid train",
      uncoupleAny: "uncouple a wagon",
      vetoCard: "veto card",
      rebuild: "rebuild track",
      coupleAny: "couple a wagon",
      wagonRaid: "wagon raid",
      kidnap: "kidnapping"
    };
    SIDES = {
      N: "north",
      E: "east",
      S: "south",
      W: "west"
    };
    TURNED = [
      "",
      ", turned once",
      ", turned twice",
      ", turned three times"
    ];
    REASONS = {
      pilesEmpty: "No card is left to draw.",
      turnLimit: "The last turn is over."
    };
    listed = (list) => list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
    count = (n, what) => `${n === 0 ? "no" : n} ${what}${n === 1 ? "" : "s"}`;
    sleeper = (part) => `the ${[...part].map((side) => SIDES[side]).join("-")} sleeper`;
    STEPS = {
      card: (components, id) => `choose the ${cardWords(components, id)}`,
      turn: (now, of) => `Turn the card (${now} of ${of})`,
      turnChosen: "the chosen card: press to turn it",
      letGo: "the chosen card: press to let go",
      lift: (cell) => `lift the card on ${cell}`,
      letter: (letter) => `choose ${place2(letter)}`,
      letGoLetter: (letter) => `${place2(letter)}, chosen: press to let go`
    };
    tellThing = (named) => `${named.charAt(0).toUpperCase()}${named.slice(1)}.`;
    tellStation = (named) => `${tellThing(named)} Couple and deliver the wagons of its letter here. To drive here, choose a card and «Drive».`;
    driver = ({ seat, loc }, name2) => `${name2(seat)} drives${seat === loc ? "" : ` ${name2(loc)}'s locomotive`}`;
  }
});

// src/element/games/frachtexpress/pieces.ts
function track(card3, turn, { geometry, patterns }) {
  const elements = turned(card3.elements, turn, geometry);
  const crossing = patterns.some(
    (pattern) => pattern.id === card3.pattern && pattern.crossing
  );
  const sides = [...new Set(elements.flatMap(sidesOf))];
  const sleepers = crossing ? sides : [...sides, ...elements];
  return s(
    "g",
    { class: "track" },
    ...elements.map(
      (element) => s("path", { class: "ballast", d: along(element, 0, geometry) })
    ),
    ...sleepers.map((part) => {
      const [x, y] = sleeperAt(part, geometry);
      return s("rect", {
        class: "sleeper",
        x: -11,
        y: -3,
        width: 22,
        height: 6,
        rx: 1,
        transform: `translate(${x} ${y}) rotate(${across(part, geometry)})`
      });
    }),
    ...elements.flatMap(
      (element) => [-5.5, 5.5].map(
        (off) => s("path", { class: "rail", d: along(element, off, geometry) })
      )
    ),
    ...crossing ? [
      s(
        "g",
        { class: "symbol", transform: "translate(50 50)" },
        s("rect", { x: -12, y: -12, width: 24, height: 24, rx: 3 }),
        s("path", { d: "M-7 0H7M0 -7V7" })
      )
    ] : []
  );
}
function symbols({ wagon: wagon2, from, to, action }) {
  return [
    s(
      "g",
      { class: "mark wagon-mark", transform: "translate(16 15)" },
      s("path", { d: "M-12 -9H12V5H-12z" }),
      s("circle", { cx: -6, cy: 7.5, r: 3 }),
      s("circle", { cx: 6, cy: 7.5, r: 3 }),
      s("text", { y: 3.5 }, String(wagon2))
    ),
    s(
      "g",
      { class: "mark letter-mark from", transform: "translate(85 15)" },
      s("path", { class: "hook", d: "M-12 7V-3.500a3.500 3.500 0 0 1 7 0V0" }),
      s("text", { x: 4, y: 6.5 }, from)
    ),
    s(
      "g",
      { class: "mark letter-mark to", transform: "translate(15 85)" },
      s("path", { class: "hook", d: "M-10 -7V3.500a3.500 3.500 0 0 0 7 0V0" }),
      s("text", { x: 6, y: 6.5 }, to)
    ),
    s(
      "g",
      { class: "mark die", transform: "translate(85 85)" },
      s("rect", { x: -10.5, y: -10.5, width: 21, height: 21, rx: 4 }),
      ...pips(action)
    )
  ];
}
function pips(value) {
  const places = {
    1: [[0, 0]],
    2: [
      [-5, -5],
      [5, 5]
    ],
    3: [
      [-5.5, -5.5],
      [0, 0],
      [5.5, 5.5]
    ],
    4: [
      [-5, -5],
      [5, -5],
      [-5, 5],
      [5, 5]
    ],
    5: [
      [-5.5, -5.5],
      [5.5, -5.5],
      [0, 0],
      [-5.5, 5.5],
      [5.5, 5.5]
    ]
  };
  return (places[value] ?? []).map(
    ([cx, cy]) => s("circle", { cx, cy, r: 2.1 })
  );
}
function card(row, turn, components) {
  return s(
    "g",
    { class: "card" },
    s("rect", { class: "paper", x: 2, y: 2, width: 96, height: 96, rx: 7 }),
    track(row, turn, components),
    ...symbols(row),
    s("rect", { class: "glow", x: 2, y: 2, width: 96, height: 96, rx: 7 })
  );
}
function back() {
  return s(
    "g",
    { class: "back" },
    s("rect", { x: 2, y: 2, width: 96, height: 96, rx: 7 }),
    s("path", { d: "M22 50H78M50 22V78M30 30L70 70M70 30L30 70" })
  );
}
function icon(special) {
  return s("path", { class: "icon", d: ICONS[special] ?? "" });
}
function station(letter, special, geometry) {
  const stubs = geometry.sides.map((side) => {
    const [x, y] = edgeAt(side, geometry);
    return s("path", {
      class: "stub",
      d: `M${x} ${y}L${50 + (x - 50) * 0.72} ${50 + (y - 50) * 0.72}`
    });
  });
  return s(
    "g",
    { class: "station" },
    s("rect", { class: "ground", x: 2, y: 2, width: 96, height: 96, rx: 9 }),
    ...stubs,
    s("rect", { class: "house", x: 16, y: 16, width: 68, height: 68, rx: 8 }),
    s(
      "text",
      { class: "letter", x: 50, y: special === "none" ? 66 : 57 },
      letter
    ),
    ...special === "none" ? [
      s(
        "text",
        { class: "start", x: 50, y: 79 },
        letter === "A" ? START : ""
      )
    ] : [s("g", { transform: "translate(40 60) scale(0.82)" }, icon(special))],
    s("rect", { class: "glow", x: 2, y: 2, width: 96, height: 96, rx: 9 })
  );
}
function locomotive(seat) {
  return s(
    "g",
    { class: `loc seat-${seat}` },
    s("path", { class: "body", d: "M-18 -10H6L19 0L6 10H-18z" }),
    s("circle", { class: "chimney", cx: 4, cy: 0, r: 3.2 }),
    s("text", { class: "number", x: -8, y: 4.6 }, String(seat + 1))
  );
}
function wagon({ wagon: value, to, action }) {
  return s(
    "g",
    { class: "wagon" },
    s("rect", { class: "paper", x: 1, y: 1, width: 54, height: 54, rx: 5 }),
    s("path", { class: "box", d: "M7 10H49V34H7z" }),
    s("circle", { class: "wheel", cx: 17, cy: 36, r: 4 }),
    s("circle", { class: "wheel", cx: 39, cy: 36, r: 4 }),
    s("text", { class: "value", x: 28, y: 29 }, String(value)),
    s("text", { class: "goal", x: 14, y: 52 }, to),
    s(
      "g",
      { class: "mark die", transform: "translate(44 46) scale(0.62)" },
      s("rect", { x: -10.5, y: -10.5, width: 21, height: 21, rx: 4 }),
      ...pips(action)
    ),
    s("rect", { class: "glow", x: 1, y: 1, width: 54, height: 54, rx: 5 })
  );
}
function counter(kind2, words2) {
  const picture2 = kind2 === "ticket" || kind2 === "vetoCard" ? [
    s("rect", { class: kind2, x: 2, y: 2, width: 40, height: 40, rx: 5 }),
    s("g", { transform: "translate(10 10)" }, icon(kind2))
  ] : [s("g", { transform: "scale(0.44)" }, back())];
  return s(
    "g",
    { class: `counter ${kind2}` },
    ...picture2,
    s("text", { class: "count", x: 22, y: 56 }, words2)
  );
}
var translate, ICONS;
var init_pieces = __esm({
  "src/element/games/frachtexpress/pieces.ts"() {
    "use strict";
    init_svg();
    init_track();
    init_words2();
    translate = ([x, y]) => `translate(${x} ${y})`;
    ICONS = {
      ticket: "M2 13l20-7-6 14-4-5zM12 15l-2 5-1-6",
      cardRaid: "M5 4h9v13H5zM9 8h10v13H9z",
      closeStation: "M4 4l16 16M20 4L4 20",
      raidTrain: "M3 7h8v9H3zM13 7h8v9h-8zM11 12h2",
      uncoupleAny: "M4 8h16M12 8v10m-4-4l4 4 4-4",
      vetoCard: "M12 3v11M12 18v2.500",
      rebuild: "M6 9a7 7 0 0 1 12 0M18 4v5h-5M18 15a7 7 0 0 1-12 0M6 20v-5h5",
      coupleAny: "M4 18h16M12 18V6m-4 4l4-4 4 4",
      wagonRaid: "M3 9h9v8H3zM14 13h7m-3-3l3 3-3 3",
      kidnap: "M4 12h11M11 8l4 4-4 4M18 5v14"
    };
  }
});

// src/element/games/frachtexpress/field.ts
function drawField(board, context) {
  const { view, components, events } = context;
  const laid = new Map(view.track.map((stack) => [stack.cell, stack.stack]));
  const letters = new Map(
    components.stations.map(({ id }) => [view.stations[id], id])
  );
  const fresh2 = new Set(
    events.flatMap(
      (event) => "cell" in event ? [event.cell] : event.type === "trackMoved" ? [event.to] : []
    )
  );
  const sites = keyed(group(board, "sites"));
  for (const cell of cells(context)) {
    const stack = laid.get(cell) ?? [];
    const top = stack.at(-1);
    const letter = letters.get(cell);
    const special = letter === void 0 ? "none" : view.specials[letter];
    const key2 = `${cell} ${top === void 0 ? "" : `${top.card}/${top.turn}`} ${letter ?? ""} ${special}`;
    const make2 = () => {
      if (top !== void 0) return covered(stack, top, letter, components);
      if (letter === void 0) return emptyPlace(cell);
      return s("g", {}, station(letter, special, components.geometry));
    };
    sites.put(key2, make2, {
      transform: translate(corner(context, cell)),
      "data-hit": `cell:${cell}`,
      "data-at": cell,
      class: `site${fresh2.has(cell) ? " fresh" : ""}`
    });
  }
  sites.done();
}
function covered(stack, top, letter, components) {
  const depth = stack.length - 1;
  const under = Array.from(
    { length: depth },
    (_, n) => s("rect", {
      class: "paper under",
      x: 2 + 3 * (depth - n),
      y: 2 + 3 * (depth - n),
      width: 96,
      height: 96,
      rx: 7
    })
  );
  const mark = letter === void 0 ? [] : [
    s(
      "g",
      { class: "closed", transform: "translate(50 92)" },
      s("rect", { x: -9, y: -9, width: 18, height: 16, rx: 3 }),
      s("text", { y: 4 }, letter)
    )
  ];
  const face2 = card(cardOf(components, top.card), top.turn, components);
  return s("g", {}, ...under, face2, ...mark);
}
function drawRoute(board, context) {
  const { events } = context;
  const route = keyed(group(board, "route", { "pointer-events": "none" }));
  const drive2 = events.find((event) => event.type === "driveStarted");
  const steps = events.flatMap(
    (event) => event.type === "moved" && event.pushedBy === null && (drive2?.type !== "driveStarted" || event.loc === drive2.loc) ? [event] : []
  );
  const first = steps[0];
  if (first !== void 0) {
    const points2 = [
      spotAt(context, first.from),
      ...steps.map((step2) => spotAt(context, step2.to))
    ];
    route.put(
      `route ${points2.join(" ")}`,
      () => s("polyline", {
        class: `trail seat-${first.loc}`,
        points: points2.join(" ")
      })
    );
  }
  route.done();
}
function locAt(scene, seat) {
  const loc = scene.view.players[seat]?.loc ?? null;
  if (loc === null) return null;
  const [x, y] = spotAt(scene, loc.spot);
  if (loc.facing !== null)
    return {
      x,
      y,
      turn: angle(loc.spot, loc.facing, scene.components.geometry),
      scale: 0.8
    };
  return {
    x: x + (seat % 2 === 0 ? -25 : 25),
    y: y + (seat < 2 ? -26 : 29),
    turn: 0,
    scale: 0.86
  };
}
function drawLocomotives(board, scene) {
  const locs = keyed(group(board, "locomotives", { "pointer-events": "none" }));
  scene.view.players.forEach((_, seat) => {
    const at = locAt(scene, seat);
    if (at === null) return;
    locs.put(`loc ${seat}`, () => locomotive(seat), {
      transform: `translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${at.scale})`,
      "data-loc": seat
    });
    const number = board.querySelector(`[data-loc="${seat}"] .number`);
    number?.setAttribute(
      "transform",
      at.turn > 90 && at.turn < 270 ? "rotate(180 -8 0)" : ""
    );
  });
  locs.done();
}
function drawWays(board, context) {
  const { view, moves } = context;
  const ways = keyed(group(board, "ways"));
  for (const mv of moves) {
    if (mv.type !== "steer" || !mv.to.includes(".")) continue;
    const from = view.players[mv.loc]?.loc?.spot ?? "";
    const [x, y] = spotAt(context, mv.to);
    ways.put(
      `${mv.loc} ${mv.to}`,
      () => s(
        "g",
        { class: `way seat-${mv.loc}` },
        s("circle", { class: "hit", r: 15 }),
        s("circle", { class: "ring", r: 10 }),
        s("circle", { class: "dot", r: 4 })
      ),
      {
        transform: translate([x, y]),
        "data-hit": `spot:${mv.to}`,
        "data-from": from
      }
    );
  }
  ways.done();
}
var emptyPlace;
var init_field = __esm({
  "src/element/games/frachtexpress/field.ts"() {
    "use strict";
    init_svg();
    init_board();
    init_pieces();
    init_track();
    emptyPlace = (cell) => s(
      "g",
      { class: "place" },
      s("rect", { class: "dots", x: 4, y: 4, width: 92, height: 92, rx: 8 }),
      s("text", { class: "place-name", x: 11, y: 27 }, cell),
      s("rect", { class: "glow", x: 4, y: 4, width: 92, height: 92, rx: 8 })
    );
  }
});

// src/element/games/frachtexpress/animation.ts
function animate(board, events, context) {
  return [
    ...events.flatMap((event) => arrival(board, event, context)),
    ...drives(board, events, context)
  ];
}
function arrival(board, event, context) {
  const appears = (selector, from, to) => {
    const element = board.querySelector(selector);
    return element === null ? [] : [element.animate([from, to], TIMING)];
  };
  switch (event.type) {
    case "trackLaid":
    case "trackCompleted":
    case "trackMoved":
    case "stationPlaced": {
      const cell = event.type === "trackMoved" ? event.to : event.cell;
      const [x, y] = corner(context, cell);
      return appears(
        `.sites [data-at="${cell}"]`,
        {
          transform: `translate(${x - 12}px, ${y - 18}px) scale(1.24)`,
          opacity: 0.2
        },
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 }
      );
    }
    case "coupled":
    case "wagonGiven":
      return appears(
        `[data-hit$=":${event.card}"]`,
        { opacity: 0 },
        { opacity: 1 }
      );
    case "cardDrawn":
      return event.card === null ? [] : appears(
        `.hand ${withValue("data-card", event.card)}`,
        { opacity: 0, translate: "0 -60px" },
        { opacity: 1, translate: "0 0" }
      );
    default:
      return [];
  }
}
function drives(board, events, scene) {
  const runs = /* @__PURE__ */ new Map();
  let beats = 0;
  for (const event of events) {
    if (event.type !== "moved") continue;
    const { loc, to, from, facing } = event;
    runs.set(loc, [...runs.get(loc) ?? [], { at: beats, to, from, facing }]);
    if (event.pushedBy === null) beats += 1;
  }
  const beat = Math.max(60, Math.min(140, 1400 / Math.max(1, events.length)));
  return [...runs].flatMap(([seat, steps]) => {
    const element = board.querySelector(`[data-loc="${seat}"]`);
    const frames = framesOf(seat, steps, beats, scene);
    if (element === null || frames === null) return [];
    const duration = beats * beat + 120;
    return [element.animate(frames, { duration, easing: "linear" })];
  });
}
function framesOf(seat, steps, beats, scene) {
  const end = locAt(scene, seat);
  const first = steps[0];
  if (end === null || first === void 0) return null;
  const { geometry } = scene.components;
  const at = (spot2, facing) => {
    const [x, y] = spotAt(scene, spot2);
    return `translate(${x}px, ${y}px) rotate(${angle(spot2, facing, geometry)}deg) scale(0.8)`;
  };
  const offset = (beat) => Math.min(1, beat / Math.max(1, beats));
  const start = at(first.from, first.facing);
  return [
    { transform: start, offset: 0 },
    { transform: start, offset: offset(first.at) },
    ...steps.map((step2) => ({
      transform: at(step2.to, step2.facing),
      offset: offset(step2.at + 1)
    })),
    {
      transform: `translate(${end.x}px, ${end.y}px) rotate(${end.turn}deg) scale(${end.scale})`,
      offset: 1
    }
  ].sort((a, b) => a.offset - b.offset);
}
var TIMING;
var init_animation = __esm({
  "src/element/games/frachtexpress/animation.ts"() {
    "use strict";
    init_platform();
    init_board();
    init_field();
    init_track();
    TIMING = {
      duration: 220,
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
      fill: "backwards"
    };
  }
});

// src/element/games/frachtexpress/moves.ts
function targets(moves, chosen2, context) {
  const { view, actor } = context;
  if (actor === "chance") return [];
  if (view.phase.type === "action") return actions(moves, chosen2, context);
  if (view.phase.type === "placeStation")
    return placings(moves, chosen2, context);
  const sites = moves.filter(
    (mv) => mv.type === "closeStation" || mv.type === "relocate" || mv.type === "removeTrack"
  );
  if (sites.length > 0)
    return sites[0]?.type === "closeStation" ? turning(sites, [], chosen2, context) : rebuilding(sites, chosen2, context);
  return moves.map((mv) => ({
    hit: hitOf(mv, context),
    label: nameMove(mv, context),
    move: mv
  }));
}
function hitOf(mv, { view }) {
  switch (mv.type) {
    case "steer":
      return mv.to.includes(".") ? `spot:${mv.to}` : `cell:${view.stations[mv.to]}`;
    case "dropWagon":
    case "pickWagon":
    case "uncouple":
      return `wagon:${view.players.findIndex((player) => player.train.includes(mv.card))}:${mv.card}`;
    case "chooseOpponent":
      return `seat:${mv.seat}`;
    case "pickCard":
      return `hand:${mv.card}`;
    case "veto":
      return `veto ${mv.mode}`;
    case "fly":
      return `fly ${mv.direction}`;
    default:
      return mv.type;
  }
}
function actions(moves, chosen2, context) {
  const picked = chosenCard(chosen2);
  const found2 = [];
  const playable = /* @__PURE__ */ new Set();
  for (const mv of moves) {
    if (mv.type === "uncouple")
      found2.push({
        hit: hitOf(mv, context),
        label: nameMove(mv, context),
        move: mv
      });
    else if ("card" in mv) playable.add(mv.card);
  }
  for (const id of playable) {
    if (id === picked) continue;
    found2.push({
      hit: `hand:${id}`,
      label: STEPS.card(context.components, id),
      chosen: [`card:${id}`, ...firstTurn(moves, id)],
      ...picked === void 0 ? {} : { look: "quiet" }
    });
  }
  const own = picked === void 0 ? [] : moves.filter(
    (mv) => "card" in mv && mv.card === picked && mv.type !== "uncouple"
  );
  for (const mv of own) {
    if (mv.type !== "lay" && mv.type !== "complete")
      found2.push({
        hit: `${hitOf(mv, context)} ${picked}`,
        label: nameMove(mv, context),
        move: mv,
        // It ends the turn, too.
        ...mv.type === "refill" ? { look: "quiet" } : {}
      });
  }
  found2.push(
    ...turning(
      own.filter((mv) => mv.type === "lay" || mv.type === "complete"),
      picked === void 0 ? [] : [`card:${picked}`],
      chosen2,
      context
    )
  );
  const end = moves.find((mv) => mv.type === "endTurn");
  if (end !== void 0 && picked === void 0)
    found2.push({
      hit: "endTurn",
      label: nameMove(end, context),
      move: end,
      look: "quiet"
    });
  return found2;
}
function firstTurn(moves, id) {
  const turns = moves.flatMap(
    (mv) => (mv.type === "lay" || mv.type === "complete") && mv.card === id ? [mv.turn] : []
  );
  return turns.length === 0 ? [] : [`turn:${Math.min(...turns)}`];
}
function turning(moves, kept2, chosen2, context) {
  const turned3 = moves.filter((mv) => "turn" in mv);
  const turns = [...new Set(turned3.map((mv) => mv.turn))].sort();
  const picked = chosenCard(kept2);
  const at = (turn2) => turned3.filter((mv) => mv.turn === turn2);
  const turn = turns.find((each2) => each2 === chosenTurn(chosen2)) ?? turns[0];
  const found2 = turn === void 0 ? [] : at(turn).map((mv) => ({
    hit: `cell:${cellOf(mv, context)}`,
    label: nameMove(mv, context),
    move: mv
  }));
  const now = turn === void 0 ? -1 : turns.indexOf(turn);
  const next = turns[(now + 1) % Math.max(1, turns.length)];
  if (turns.length > 1 && next !== void 0) {
    found2.push({
      hit: "turn",
      label: STEPS.turn(now + 1, turns.length),
      chosen: [...kept2, `turn:${next}`],
      look: "quiet"
    });
    if (picked !== void 0)
      found2.push({
        hit: `hand:${picked}`,
        label: STEPS.turnChosen,
        chosen: [...kept2, `turn:${next}`],
        look: "selected"
      });
  } else if (picked !== void 0)
    found2.push({
      hit: `hand:${picked}`,
      label: STEPS.letGo,
      chosen: [],
      look: "selected"
    });
  return found2;
}
function cellOf(mv, { view }) {
  if (mv.type === "closeStation") return view.stations[mv.station];
  return mv.type === "relocate" ? mv.to : mv.cell;
}
function rebuilding(moves, chosen2, context) {
  const from = chosenFrom(chosen2);
  const liftable = new Set(
    moves.flatMap(
      (mv) => "from" in mv && typeof mv.from === "string" ? [mv.from] : []
    )
  );
  if (from === void 0)
    return [...liftable].map((cell) => ({
      hit: `cell:${cell}`,
      label: STEPS.lift(cell),
      chosen: [`from:${cell}`]
    }));
  const own = moves.filter((mv) => "from" in mv && mv.from === from);
  const found2 = turning(own, [`from:${from}`], chosen2, context);
  const away = own.find((mv) => mv.type === "removeTrack");
  if (away !== void 0)
    found2.push({
      hit: "removeTrack",
      label: nameMove(away, context),
      move: away
    });
  return found2;
}
function placings(moves, chosen2, context) {
  const letter = step(chosen2, "letter");
  const letters = new Set(
    moves.flatMap((mv) => mv.type === "placeStation" ? [mv.station] : [])
  );
  const found2 = [...letters].map(
    (each2) => each2 === letter ? {
      hit: `letter:${each2}`,
      label: STEPS.letGoLetter(each2),
      chosen: [],
      look: "selected"
    } : {
      hit: `letter:${each2}`,
      label: STEPS.letter(each2),
      chosen: [`letter:${each2}`],
      ...letter === void 0 ? {} : { look: "quiet" }
    }
  );
  for (const mv of moves)
    if (mv.type === "placeStation" && mv.station === letter)
      found2.push({
        hit: `cell:${mv.cell}`,
        label: nameMove(mv, context),
        move: mv
      });
  return found2;
}
function tellHit(hit2, context) {
  const [kind2, first = ""] = hit2.split(":");
  const { view, chosen: chosen2, seat } = context;
  if (view.phase.type !== "action" || chosen2.length > 0) return null;
  if (kind2 === "seat" && Number(first) !== seat)
    return tellThing(nameHit(hit2, context));
  if (kind2 === "wagon" && Number(first) !== (seat ?? view.turn.seat))
    return tellThing(nameHit(hit2, context));
  const isStation = kind2 === "cell" && Object.values(view.stations).includes(first);
  return isStation ? tellStation(nameHit(hit2, context)) : null;
}
function illegal(hit2, { view, chosen: chosen2, seat, moves }) {
  const [kind2, first = "", second = ""] = hit2.split(":");
  const turn = chosenTurn(chosen2);
  const card3 = chosenCard(chosen2);
  const { phase } = view;
  if (kind2 === "cell") {
    const letter = step(chosen2, "letter");
    if (phase.type === "placeStation")
      return letter === void 0 ? null : { type: "placeStation", station: letter, cell: first };
    if (phase.type === "steer")
      return { type: "steer", loc: phase.loc, to: `${first}.N` };
    const type = view.track.some((stack) => stack.cell === first) ? "complete" : "lay";
    if (card3 !== void 0) return { type, card: card3, cell: first, turn };
    const from = chosenFrom(chosen2);
    if (phase.type === "special" && phase.stage === "site") {
      const station3 = Object.entries(view.stations).find(([, cell]) => cell === first)?.[0];
      if (phase.kind === "closeStation")
        return station3 === void 0 ? null : { type: "closeStation", station: station3, turn };
      return from === void 0 ? { type: "removeTrack", from: first } : { type: "relocate", from, to: first, turn };
    }
    if (phase.type !== "action" || moves.some(
      (mv) => (mv.type === "lay" || mv.type === "complete") && mv.cell === first
    ))
      return null;
    return (view.players[seat ?? view.turn.seat]?.hand ?? []).flatMap(
      (each2) => each2 === null ? [] : [{ type, card: each2, cell: first, turn }]
    );
  }
  if (kind2 === "wagon") {
    if (phase.type === "surplus") return { type: "dropWagon", card: second };
    return phase.type === "special" ? { type: "pickWagon", card: second } : { type: "uncouple", card: second };
  }
  if (kind2 === "hand")
    return phase.type === "special" ? { type: "pickCard", card: first } : { type: "drive", card: first };
  if (kind2 === "seat" && Number(first) !== seat)
    return phase.type === "special" ? { type: "chooseOpponent", seat: Number(first) } : null;
  return null;
}
var step, chosenCard, chosenFrom, chosenTurn;
var init_moves = __esm({
  "src/element/games/frachtexpress/moves.ts"() {
    "use strict";
    init_words2();
    step = (chosen2, word) => chosen2.find((each2) => each2.startsWith(`${word}:`))?.slice(word.length + 1);
    chosenCard = (chosen2) => step(chosen2, "card");
    chosenFrom = (chosen2) => step(chosen2, "from");
    chosenTurn = (chosen2) => Number(step(chosen2, "turn") ?? 0);
  }
});

// src/element/games/frachtexpress/belongings.ts
function drawStrips(board, context) {
  const { view } = context;
  const { strip, stripWidth } = below(context);
  const strips = keyed(group(board, "strips"));
  view.players.forEach((player, seat) => {
    const element = strips.put(
      `seat ${seat} ${stripWidth}`,
      () => s(
        "g",
        {},
        tray("tray", stripWidth),
        s("g", { transform: "translate(26 26)" }, locomotive(seat)),
        tray("glow", stripWidth)
      ),
      {
        transform: translate(strip(seat)),
        "data-hit": `seat:${seat}`,
        class: `strip${view.turn.seat === seat && view.turn.number > 0 ? " active" : ""}`
      }
    );
    drawBelongings(element, player, seat, stripWidth, context);
  });
  const piles = strips.put(
    `piles ${stripWidth}`,
    () => s("g", { class: "piles" }, tray("tray quiet", stripWidth)),
    { transform: translate(strip(view.players.length)) }
  );
  drawPiles(piles, context);
  strips.done();
}
function drawBelongings(strip, player, seat, width, { components }) {
  const inside2 = keyed(group(strip, "belongings"));
  const held = player.hand.length + player.stationHand.length;
  inside2.put(
    `hand ${held}`,
    () => s(
      "g",
      { class: "small" },
      s("g", { transform: "scale(0.2)" }, back()),
      s("text", { x: 24, y: 16 }, String(held))
    ),
    { transform: "translate(10 50)" }
  );
  const slip = (kind2, y) => s("rect", { class: kind2, x: 0, y, width: 14, height: 14, rx: 3 });
  inside2.put(
    `ticket ${player.ticket} ${player.veto}`,
    () => s(
      "g",
      { class: "cards-held" },
      ...player.ticket ? [slip("ticket", 0)] : [],
      ...player.veto ? [slip("vetoCard", player.ticket ? 18 : 0)] : []
    ),
    { transform: "translate(46 10)" }
  );
  const pitch = Math.min(40, (width - 130) / (components.limits.maxWagons - 1));
  player.train.forEach((id, n) => {
    inside2.put(`wagon ${id}`, () => wagon(cardOf(components, id)), {
      transform: `translate(${64 + pitch * n} 13)`,
      "data-hit": `wagon:${seat}:${id}`,
      "data-locked": player.locked === id
    });
  });
  inside2.put(
    `delivered ${player.delivered.length}`,
    () => s(
      "g",
      { class: "small delivered" },
      s("g", { transform: "scale(0.28)" }, back()),
      s("text", { x: 14, y: 46 }, String(player.delivered.length))
    ),
    { transform: `translate(${width - 40} 13)` }
  );
  inside2.done();
}
function drawPiles(piles, { view, components }) {
  const inside2 = keyed(group(piles, "heaps"));
  inside2.put(
    `deck ${view.deck.length}`,
    () => counter("deck", String(view.deck.length)),
    { transform: "translate(16 12)", "data-hit": "deck" }
  );
  const top = view.discard.at(-1);
  const face2 = () => top === void 0 ? s("rect", { class: "dots", x: 2, y: 2, width: 40, height: 40, rx: 5 }) : s(
    "g",
    { transform: "scale(0.44)" },
    card(cardOf(components, top), 0, components)
  );
  inside2.put(
    `discard ${top ?? ""} ${view.discard.length}`,
    () => s(
      "g",
      { class: "counter" },
      face2(),
      s(
        "text",
        { class: "count", x: 22, y: 56 },
        String(view.discard.length)
      )
    ),
    { transform: "translate(76 12)", "data-hit": "discard" }
  );
  if (view.advanced) {
    inside2.put(
      `tickets ${view.ticketsLeft}`,
      () => counter("ticket", String(view.ticketsLeft)),
      { transform: "translate(136 12)" }
    );
    inside2.put(
      `vetoes ${view.vetoesLeft}`,
      () => counter("vetoCard", String(view.vetoesLeft)),
      { transform: "translate(196 12)" }
    );
  }
  inside2.done();
}
function drawHand(board, context) {
  const { view, components, chosen: chosen2 } = context;
  const { hand } = below(context);
  const player = view.players[handOf(view)];
  const picked = chosenCard(chosen2);
  const cards2 = keyed(group(board, "hand"));
  const at = (n, lift = 3) => {
    const [x, y] = hand(n);
    return `translate(${x + 3} ${y + lift}) scale(0.94)`;
  };
  player?.hand.forEach((id, n) => {
    if (id === null) {
      cards2.put(`back ${n}`, back, { transform: at(n) });
      return;
    }
    const turn = picked === id ? chosenTurn(chosen2) : 0;
    const make2 = () => card(cardOf(components, id), turn, components);
    cards2.put(`${id}/${turn}`, make2, {
      transform: at(n, picked === id ? -4 : 3),
      "data-hit": `hand:${id}`,
      "data-card": id
    });
  });
  player?.stationHand.forEach((letter, n) => {
    if (letter === null) {
      cards2.put(`station back ${n}`, back, { transform: at(n) });
      return;
    }
    const make2 = () => station(letter, "none", components.geometry);
    cards2.put(`letter ${letter}`, make2, {
      transform: at(n),
      "data-hit": `letter:${letter}`
    });
  });
  cards2.done();
}
var tray;
var init_belongings = __esm({
  "src/element/games/frachtexpress/belongings.ts"() {
    "use strict";
    init_svg();
    init_board();
    init_moves();
    init_pieces();
    init_track();
    tray = (kind2, width) => s("rect", { class: kind2, x: 3, y: 3, width: width - 6, height: 78, rx: 10 });
  }
});

// src/element/games/frachtexpress/chapters.ts
var chapters;
var init_chapters = __esm({
  "src/element/games/frachtexpress/chapters.ts"() {
    "use strict";
    chapters = {
      goal: "1 33",
      setup: "2-14",
      turn: "15-32 35-56",
      end: "57",
      scoring: "34 58-59",
      variants: "60-115",
      aid: "15-17 21 23 28-29 31 33 35-36 38 40 43 47 51 55 57-58"
    };
  }
});

// src/element/games/frachtexpress/frachtexpress.css
var frachtexpress_default;
var init_frachtexpress = __esm({
  "src/element/games/frachtexpress/frachtexpress.css"() {
    frachtexpress_default = '/* FrachtExpress: playing cards on felt. The felt follows day and night, the cards are paper always. */\n\n:host {\n  --fra-seat-0: #1f5fbf;\n  --fra-seat-1: #e8b100;\n  --fra-seat-2: #1d7a4c;\n  --fra-seat-3: #b3261e;\n  --fra-felt: light-dark(#3f7a5c, #23402f);\n  --fra-felt-deep: light-dark(#336549, #1a3023);\n  --fra-paper: #fbf6e8;\n  --fra-ink: #26221b;\n  --fra-sand: #e9cf97;\n  --fra-glow: #ffd35c;\n  --ludo-focus: #fff3c4;\n}\n.picture { font-family: var(--ludo-font); }\n.picture text { text-anchor: middle; font-weight: 700; }\n.cloth { fill: var(--fra-felt); stroke: var(--fra-felt-deep); stroke-width: 4; }\n.seat-0 { --seat: var(--fra-seat-0); --seat-ink: #ffffff; }\n.seat-1 { --seat: var(--fra-seat-1); --seat-ink: #221a00; }\n.seat-2 { --seat: var(--fra-seat-2); --seat-ink: #ffffff; }\n.seat-3 { --seat: var(--fra-seat-3); --seat-ink: #ffffff; }\n\n/* Places, stations, cards. */\n.dots { fill: rgb(0 0 0 / 0.08); stroke: rgb(255 255 255 / 0.42); stroke-width: 2; stroke-dasharray: 2 7; stroke-linecap: round; }\n.picture .place-name { fill: #ffffff; font-size: 20px; font-weight: 500; text-anchor: start; }\n.paper { fill: var(--fra-paper); stroke: #5d5443; stroke-width: 1.2; }\n.paper.under { fill: #d9d1bd; }\n.ballast { fill: none; stroke: #d8c8a6; stroke-width: 19; }\n.sleeper { fill: #6b4a2b; }\n.rail { fill: none; stroke: #3b4046; stroke-width: 2.2; }\n.symbol rect { fill: #2d4a73; stroke: #fff; stroke-width: 1.5; }\n.symbol path { stroke: #fff; stroke-width: 2; fill: none; }\n.mark path { fill: #f2e3bd; stroke: var(--fra-ink); stroke-width: 1.3; }\n.mark circle { fill: var(--fra-ink); }\n.mark text { font-size: 14px; fill: var(--fra-ink); }\n.mark .hook { fill: none; stroke: #4b5560; stroke-width: 2; stroke-linecap: round; }\n.letter-mark text { font-size: 17px; }\n.die rect { fill: #ffffff; stroke: var(--fra-ink); stroke-width: 1.4; }\n.letter-mark.to text { fill: #8c1d17; }\n.back rect { fill: #2d4a73; stroke: #16263d; stroke-width: 1.5; }\n.back path { fill: none; stroke: #8fa9cf; stroke-width: 4; stroke-linecap: round; }\n.station .ground { fill: var(--fra-sand); stroke: #8a6a2f; stroke-width: 1.6; }\n.station .stub { stroke: #6b4a2b; stroke-width: 13; stroke-dasharray: 4 4; fill: none; }\n.station .house { fill: #fff3d6; stroke: #8a6a2f; stroke-width: 1.6; }\n.station .letter { font-size: 42px; font-weight: 800; fill: #4a3408; }\n.station .start { font-size: 14px; letter-spacing: 1px; fill: #6b4a2b; }\n.icon { fill: none; stroke: #4a3408; stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round; }\n.closed rect { fill: #fff; stroke: #b3261e; stroke-width: 1.5; }\n.closed text { font-size: 13px; fill: #b3261e; }\n.fresh .paper, .fresh .ground { stroke: var(--fra-glow); stroke-width: 4; }\n\n/* What glows. */\n.glow { fill: none; stroke: none; pointer-events: none; }\n[data-target="main"] > .glow, [data-target="main"] > .card > .glow, [data-target="main"] > .station > .glow { fill: rgb(255 211 92 / 0.24); stroke: var(--fra-glow); stroke-width: 4; stroke-dasharray: 9 6; }\n.hand [data-target="main"] > .glow, .wagon[data-target="main"] > .glow { fill: none; stroke-dasharray: none; }\n[data-target="selected"] > .glow { fill: none; stroke: #fff; stroke-width: 5; }\n[data-target]:hover > .glow, [data-target]:hover > .card > .glow, [data-target]:hover > .station > .glow { fill: rgb(255 224 140 / 0.4); }\n.hand [data-target="quiet"] { opacity: 0.72; }\n\n/* Locomotives and ways. */\n.loc .body { fill: var(--seat); stroke: #fff; stroke-width: 2.4; paint-order: stroke; filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 0.5)); }\n.loc .chimney { fill: var(--seat-ink); opacity: 0.9; }\n.loc .number { font-size: 16px; fill: var(--seat-ink); }\n.trail { fill: none; stroke: var(--seat); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; stroke-dasharray: 1 10; opacity: 0.75; }\n.way .hit { fill: transparent; }\n.way .ring { fill: rgb(255 255 255 / 0.85); stroke: var(--seat); stroke-width: 4; }\n.way .dot { fill: var(--seat); }\n.way:hover .ring, .way:focus .ring { fill: var(--fra-glow); }\n.foresight { stroke: var(--seat); stroke-width: 5; stroke-dasharray: 4 5; }\n.foresight-end { fill: var(--seat); stroke: #fff; stroke-width: 2; }\n.ghost { opacity: 0.78; }\n\n/* Strips, trains, piles. */\n.tray { fill: rgb(0 0 0 / 0.2); stroke: rgb(255 255 255 / 0.16); stroke-width: 1.5; }\n.strip.active .tray { fill: rgb(0 0 0 / 0.32); stroke: var(--fra-glow); stroke-width: 2.5; }\n.wagon .box { fill: #f2e3bd; stroke: var(--fra-ink); stroke-width: 1.4; }\n.wagon .wheel { fill: var(--fra-ink); }\n.wagon .value { font-size: 20px; fill: var(--fra-ink); }\n.wagon .goal { font-size: 14px; fill: #8c1d17; }\n.wagon[data-locked] .paper { stroke: #b3261e; stroke-width: 3; stroke-dasharray: 4 3; }\n.small text, .count { fill: #fff; font-size: 15px; }\n.small.delivered text { font-size: 16px; }\n.counter .ticket, .cards-held .ticket, .counter.ticket rect { fill: #d9ecff; stroke: #1f5fbf; stroke-width: 1.5; }\n.counter .vetoCard, .cards-held .vetoCard, .counter.vetoCard rect { fill: #ffe0dc; stroke: #b3261e; stroke-width: 1.5; }\n\n@container (max-width: 560px) {\n  /* What is written stays readable on a small board. */\n  .station .start { font-size: 19px; letter-spacing: 0; }\n  .loc .number { font-size: 22px; }\n  .small text, .small.delivered text, .count { font-size: 19px; }\n  .mark text, .letter-mark text { font-size: 20px; }\n}\n';
  }
});

// src/element/games/frachtexpress/log-parts.ts
var logParts;
var init_log_parts = __esm({
  "src/element/games/frachtexpress/log-parts.ts"() {
    "use strict";
    logParts = {
      begins: (event) => event.type === "turnStarted" ? { turn: event.seat } : null,
      turns: true,
      telling: [
        "uncoupled",
        "rammed",
        "derailed",
        "cardStolen",
        "wagonGiven",
        "stationClosed",
        "stationOpened",
        "coupled",
        "entered",
        "trackCompleted",
        "trackLaid",
        "flew",
        "driveStarted"
      ]
    };
  }
});

// src/element/games/frachtexpress/preview.ts
function preview(layer, { target, events }, context) {
  const { view, components, chosen: chosen2 } = context;
  const mv = target.move;
  if (mv === void 0) return;
  const ghost2 = (id, turn, cell) => layer.append(
    s(
      "g",
      { class: "ghost", transform: translate(corner(context, cell)) },
      card(cardOf(components, id), turn, components)
    )
  );
  if (mv.type === "lay" || mv.type === "complete")
    ghost2(mv.card, mv.turn, mv.cell);
  else if (mv.type === "closeStation" && view.phase.type === "special" && view.phase.card !== null) {
    const cell = view.stations[mv.station];
    if (cell !== null) ghost2(view.phase.card, mv.turn, cell);
  } else if (mv.type === "relocate") {
    const top = view.track.find((stack) => stack.cell === (chosenFrom(chosen2) ?? mv.from))?.stack.at(-1);
    if (top !== void 0) ghost2(top.card, mv.turn, mv.to);
  } else if (mv.type === "placeStation")
    layer.append(
      s(
        "g",
        { class: "ghost", transform: translate(corner(context, mv.cell)) },
        station(mv.station, "none", components.geometry)
      )
    );
  for (const event of events ?? []) {
    if (event.type !== "moved") continue;
    const [x1, y1] = spotAt(context, event.from);
    const [x2, y2] = spotAt(context, event.to);
    layer.append(
      s("line", { class: `foresight seat-${event.loc}`, x1, y1, x2, y2 }),
      s("circle", {
        class: `foresight-end seat-${event.loc}`,
        cx: x2,
        cy: y2,
        r: 6
      })
    );
  }
}
var init_preview = __esm({
  "src/element/games/frachtexpress/preview.ts"() {
    "use strict";
    init_svg();
    init_board();
    init_moves();
    init_pieces();
    init_track();
  }
});

// src/element/games/frachtexpress/index.ts
var frachtexpress_exports = {};
__export(frachtexpress_exports, {
  default: () => frachtexpress_default2
});
function draw(board, context) {
  const [x, y, width, height] = viewBox(context.view, context.components);
  const felt = keyed(group(board, "felt"));
  felt.put("felt", () => s("rect", { class: "cloth", rx: 18 }), {
    x,
    y,
    width,
    height
  });
  felt.done();
  drawField(board, context);
  drawRoute(board, context);
  drawLocomotives(board, context);
  drawWays(board, context);
  drawStrips(board, context);
  drawHand(board, context);
}
var STYLES, renderer, frachtexpress_default2;
var init_frachtexpress2 = __esm({
  "src/element/games/frachtexpress/index.ts"() {
    "use strict";
    init_svg();
    init_animation();
    init_belongings();
    init_board();
    init_chapters();
    init_field();
    init_frachtexpress();
    init_log_parts();
    init_moves();
    init_preview();
    init_words2();
    STYLES = [
      {
        colour: "var(--fra-seat-0)",
        ink: "#ffffff",
        device: "M4 8h11l5 4-5 4H4z"
      },
      {
        colour: "var(--fra-seat-1)",
        ink: "#221a00",
        device: "M12 4l8 8-8 8-8-8z"
      },
      {
        colour: "var(--fra-seat-2)",
        ink: "#ffffff",
        device: "M5 5h14v14H5z"
      },
      {
        colour: "var(--fra-seat-3)",
        ink: "#ffffff",
        device: "M12 4l8 15H4z"
      }
    ];
    renderer = {
      css: frachtexpress_default,
      seats: STYLES.map((style, seat) => ({ name: SEATS[seat] ?? "", ...style })),
      pan: true,
      viewBox,
      draw,
      targets,
      illegal,
      tellHit,
      nameHit,
      ask,
      aside,
      say,
      tell,
      logParts,
      describe,
      score,
      preview,
      animate,
      chapters,
      optionWords: OPTIONS,
      optionApplies: {
        freeMargin: ["layout", "free"],
        specials: ["advanced", true]
      }
    };
    frachtexpress_default2 = renderer;
  }
});

// src/text/lessons/frachtexpress.en.json
var require_frachtexpress_en = __commonJS({
  "src/text/lessons/frachtexpress.en.json"(exports2, module2) {
    module2.exports = {
      format: 1,
      game: "frachtexpress",
      title: "FrachtExpress in ten steps",
      steps: [
        {
          title: "Cards become track",
          text: "You have drawn a card. Each card in your hand can be track, wagon or fuel.",
          task: "Lay the curve between the stations A and C.",
          options: { players: 3, seed: 1 },
          before: [
            { play: { type: "startPlayer", seat: 0 } },
            { play: { type: "drawn", seat: 0, card: "t03" } },
            { play: { type: "drawn", seat: 1, card: "t20" } },
            { play: { type: "drawn", seat: 2, card: "t11" } },
            { play: { type: "drawn", seat: 0, card: "t05" } },
            { play: { type: "drawn", seat: 1, card: "t02" } },
            { play: { type: "drawn", seat: 2, card: "t44" } },
            { play: { type: "drawn", seat: 0, card: "t12" } },
            { play: { type: "drawn", seat: 1, card: "t22" } },
            { play: { type: "drawn", seat: 2, card: "t47" } },
            { play: { type: "drawn", seat: 0, card: "t13" } }
          ],
          expect: { type: "lay", card: "t03", cell: "c2", turn: 0 },
          hint: "Choose the curve in your hand, then the place below A. You need not turn it: it joins A with C.",
          tries: [
            { label: "Why not further down?", move: { type: "lay", card: "t03", cell: "c3", turn: 0 }, rule: "FRA-21" }
          ],
          after: "A card must lie side by side with a station or with track, and you may turn it as you like.",
          rules: ["FRA-15", "FRA-20", "FRA-21", "FRA-22"]
        },
        {
          title: "Cards become wagons",
          text: "Your locomotive is in A. Here you can couple a wagon that starts in A.",
          task: "Couple the wagon from A to J.",
          continue: true,
          expect: { type: "couple", card: "t05" },
          hint: "Choose the card that shows A and J, then couple it.",
          tries: [{ label: "Why not the one from C?", move: { type: "couple", card: "t12" }, rule: "FRA-28" }],
          after: "The card is now a wagon of your train, and it counts 8 points once you uncouple it in J.",
          rules: ["FRA-27", "FRA-28", "FRA-33"]
        },
        {
          title: "Cards become fuel",
          text: "Discard a card to drive as far as its wagon value. You may do as many things in a turn as your cards allow.",
          task: "Drive with the crossing, and couple the wagon from C to D when you are there.",
          continue: true,
          expect: { type: "drive", card: "t13" },
          hint: "Choose the crossing in your hand and drive with it; then couple your last card.",
          tries: [
            { label: "And drive with the other card?", move: { type: "drive", card: "t12" }, says: "That works, but then the wagon for D is spent as fuel." }
          ],
          then: [{ expect: { type: "couple", card: "t12" }, hint: "Couple the card that shows C and D." }],
          after: "C is four spaces away and stopped you, so the fifth space was lost, but the second wagon is yours.",
          rules: ["FRA-35", "FRA-40", "FRA-16"]
        },
        {
          title: "How much it can pull",
          text: "To drive, the die on the card must show at least the number of your wagons. You have three.",
          task: "Drive to C and uncouple the wagon that belongs there.",
          position: { advanced: false, turnLimit: 300, freeMargin: 1, specials: { A: "none", B: "none", C: "none", D: "none", E: "none", F: "none", G: "none", H: "none", I: "none", J: "none" }, cards: null, stations: { A: "c1", B: "b2", C: "d2", D: "a3", E: "e3", F: "b4", G: "f4", H: "c5", I: "e5", J: "d6" }, field: { from: "a1", to: "f6" }, track: [{ cell: "c2", stack: [{ card: "t03", turn: 0 }] }], deck: ["t01", "t04", "t05", "t06", "t07", "t08", "t09", "t10", "t11", "t13", "t14", "t15", "t16", "t17", "t18", "t19", "t21", "t23", "t24", "t25", "t26", "t27", "t28", "t29", "t30", "t31", "t32", "t33", "t34", "t35", "t37", "t38", "t39", "t40", "t41", "t42", "t43", "t44", "t45", "t46", "t47", "t48", "t49", "t50"], discard: [], stationPool: [], ticketsLeft: 2, vetoesLeft: 4, startSeat: 0, players: [{ hand: ["t12", "t36"], stationHand: [], train: ["t02", "t20", "t22"], delivered: [], loc: { spot: "A", facing: null }, ticket: false, veto: false, locked: null }, { hand: [], stationHand: [], train: [], delivered: [], loc: { spot: "A", facing: null }, ticket: false, veto: false, locked: null }, { hand: [], stationHand: [], train: [], delivered: [], loc: { spot: "A", facing: null }, ticket: false, veto: false, locked: null }], turn: { seat: 0, number: 9, mustEmptyHand: false }, phase: { type: "action" } },
          expect: { type: "drive", card: "t12" },
          hint: "Drive with the card whose die shows 3, then uncouple the wagon for C.",
          tries: [
            { label: "Why not with the other card?", move: { type: "drive", card: "t36" }, rule: "FRA-36", says: "Its die shows 1." }
          ],
          then: [{ expect: { type: "uncouple", card: "t22" }, hint: "Press the wagon in your train that goes to C." }],
          after: "Uncoupling costs no card: the wagon lies face down under your locomotive card and counts 3 points at the end.",
          rules: ["FRA-36", "FRA-30", "FRA-31", "FRA-34"]
        },
        {
          title: "Completing track",
          text: "You may cover a track card if every piece of the old track stays exactly where it is.",
          task: "Cover the curve with your switch.",
          scenario: "complete",
          expect: { type: "complete", card: "t12", cell: "c2", turn: 0 },
          hint: "Choose the switch, then the curve. You need not turn it.",
          tries: [
            { label: "Why not turned once more?", move: { type: "complete", card: "t12", cell: "c2", turn: 1 }, rule: "FRA-25" }
          ],
          after: "The curve is still there with a straight added, which only one of the four turns of your switch allows.",
          rules: ["FRA-23", "FRA-25", "FRA-R5"]
        },
        {
          title: "Over the edge",
          text: "Yellow stands on the last sleeper, and no card lies beyond.",
          task: "Drive into Yellow with exactly three spaces.",
          scenario: "derail",
          expect: { type: "drive", card: "t45" },
          hint: "Choose the card with the wagon value 3 and drive.",
          tries: [
            { label: "Why not with a 4?", move: { type: "drive", card: "t35" }, rule: "FRA-R8", says: "Your own locomotive would need a fourth space." }
          ],
          after: "You rammed Yellow over the edge, so Yellow lost all cards in hand and all wagons and starts again in A.",
          rules: ["FRA-43", "FRA-47", "FRA-48", "FRA-49"]
        },
        {
          title: "A crossing takes its toll",
          text: "Each time you drive over a crossing, the top card is turned over. Its die shows how many wagons you may keep.",
          task: "Drive over the crossing, and keep the wagon of 7.",
          scenario: "crossing",
          expect: { type: "drive", card: "t39" },
          hint: "Drive with your card; when the die turned over shows 1, drop the wagons of 3 and 5.",
          then: [
            { play: { type: "turned", card: "t27" } },
            { expect: [{ type: "dropWagon", card: "t02" }, { type: "dropWagon", card: "t22" }], hint: "Drop the wagons of 3 and 5." },
            { expect: [{ type: "dropWagon", card: "t02" }, { type: "dropWagon", card: "t22" }], hint: "Drop the wagons of 3 and 5." }
          ],
          after: "The die turned over showed 1, so you lost two of your three wagons, and you chose which.",
          rules: ["FRA-55", "FRA-56", "FRA-54"]
        },
        {
          title: "New cards",
          text: "With the last of the six actions you discard a card and draw as many as its die shows.",
          task: "Draw four cards.",
          scenario: "refill",
          expect: { type: "refill", card: "t07" },
          hint: "One of your two cards shows a die with 4.",
          tries: [
            { label: "And with the other card?", move: { type: "refill", card: "t12" }, says: "That one brings three." }
          ],
          then: [
            { play: { type: "drawn", seat: 0, card: "t01" } },
            { play: { type: "drawn", seat: 0, card: "t17" } },
            { play: { type: "drawn", seat: 0, card: "t25" } },
            { play: { type: "drawn", seat: 0, card: "t38" } }
          ],
          after: "You drew four cards, which always ends your turn.",
          rules: ["FRA-50", "FRA-51"]
        },
        {
          title: "The advanced game",
          text: "Every station but A now offers a special action when you drive in. At I you may couple a card whatever its letters.",
          task: "Drive 4 spaces to I, use the special action, and couple what fits.",
          scenario: "couple-any-locked",
          expect: { type: "drive", card: "t35" },
          hint: "Choose the card with the wagon value 4, then use the special action.",
          then: [
            { expect: { type: "useSpecial" }, hint: "Use the special action." },
            { play: { type: "turned", card: "t17" } },
            { expect: { type: "pickCard", card: "t25" }, hint: "The die of the card turned over shows 5: choose your card whose die shows 5." }
          ],
          after: "The die turned over showed 5, so you had to couple your card with a 5; it goes to I, but you must leave I before you uncouple it.",
          rules: ["FRA-62", "FRA-102", "FRA-103", "FRA-105"]
        },
        {
          title: "The end and the count",
          text: "Both piles are empty. You and Yellow have delivered wagons worth 12 each.",
          task: "End your turn, so that Yellow has to draw.",
          scenario: "tie-break",
          expect: { type: "endTurn" },
          hint: "Press the button that ends the turn.",
          after: "No card was left to draw, so the game was over, and Yellow wins the tie with a coupled wagon of 3 against your 2.",
          rules: ["FRA-57", "FRA-58", "FRA-59"]
        }
      ]
    };
  }
});

// src/element/games/frachtexpress/frame.ts
var frame, frame_default;
var init_frame = __esm({
  "src/element/games/frachtexpress/frame.ts"() {
    "use strict";
    frame = {
      size: [936, 736],
      small: { upTo: 999, size: [624, 916] },
      lines: 2,
      pans: true,
      asking: [98, 138],
      renderer: () => Promise.resolve().then(() => (init_frachtexpress2(), frachtexpress_exports)),
      tour: () => Promise.resolve().then(() => __toESM(require_frachtexpress_en(), 1))
    };
    frame_default = frame;
  }
});

// src/element/games/kopis/board.ts
function squareRow(id, { squares }) {
  const row = squares.find((square) => square.id === id);
  if (row === void 0) throw new Error(`${id} is no square`);
  return row;
}
function lineRow(side, id, { lines }) {
  const row = lines.find((line) => line.side === side && line.line === id);
  if (row === void 0) throw new Error(`${id} does not face the ${side}`);
  return row;
}
function centre(id, components) {
  const { x, y } = squareRow(id, components).svg;
  const half = components.plane.square / 2;
  return [x + half, y + half];
}
function beside(side, line, out, components) {
  const { squares, direction: direction2 } = lineRow(side, line, components);
  const [x, y] = centre(squares[0] ?? "", components);
  const [dx, dy] = WAYS[direction2];
  const away = components.plane.square / 2 + out;
  return [x - away * dx, y - away * dy];
}
function standsOn(view, id, components) {
  const { file, rank } = squareRow(id, components);
  const column = file.charCodeAt(0) - "a".charCodeAt(0);
  return view.board[view.board.length - rank]?.[column] ?? ".";
}
var ASIDE, WAYS, translated, wayFrom, factionOf, fortressOf;
var init_board2 = __esm({
  "src/element/games/kopis/board.ts"() {
    "use strict";
    ASIDE = [98, 802];
    WAYS = {
      north: [0, -1],
      east: [1, 0],
      south: [0, 1],
      west: [-1, 0]
    };
    translated = ([x, y]) => `translate(${x} ${y})`;
    wayFrom = (side, { lines }) => WAYS[lines.find((line) => line.side === side)?.direction ?? "north"];
    factionOf = (seat, { seats: seats3 }) => seats3[seat]?.faction ?? "r";
    fortressOf = (seat, { seats: seats3 }) => seats3[seat]?.fortress ?? "R";
  }
});

// src/element/games/kopis/pieces.ts
function piece(kind2) {
  return s(
    "g",
    { class: "piece" },
    kind2 === kind2.toLowerCase() ? disc(kind2) : tower(kind2)
  );
}
function disc(kind2) {
  return s(
    "g",
    { class: `disc ${colour(kind2)}` },
    s("ellipse", { class: "shadow", cx: 2, cy: 5, rx: 36, ry: 35 }),
    s("circle", { class: "rim", r: 35 }),
    s("circle", { class: "body", r: 31.5 }),
    s("circle", { class: "shine", r: 31.5, fill: "url(#kopis-shine)" }),
    s("circle", { class: "groove", r: 25.5 }),
    s("path", {
      class: "device",
      d: DEVICES[colour(kind2)],
      transform: "scale(0.82)"
    })
  );
}
function tower(kind2) {
  const merlons = [];
  for (const x of [-31, -10.5, 10, 31]) {
    for (const y of [-31, 31]) merlons.push([x, y], [y, x]);
  }
  const unique = [
    ...new Map(
      merlons.map(([x, y]) => [`${x} ${y}`, [x ?? 0, y ?? 0]])
    ).values()
  ];
  return s(
    "g",
    { class: `tower ${colour(kind2)}` },
    s("rect", {
      class: "shadow",
      x: -38,
      y: -34,
      width: 82,
      height: 82,
      rx: 8
    }),
    s("rect", { class: "rim", x: -42, y: -42, width: 84, height: 84, rx: 7 }),
    s("rect", { class: "wall", x: -39, y: -39, width: 78, height: 78, rx: 5 }),
    ...unique.map(
      ([x = 0, y = 0]) => s("rect", {
        class: "merlon",
        x: x - 7,
        y: y - 7,
        width: 14,
        height: 14,
        rx: 2
      })
    ),
    s("rect", { class: "floor", x: -23, y: -23, width: 46, height: 46, rx: 3 }),
    s("path", {
      class: "device",
      d: DEVICES[colour(kind2)],
      transform: "scale(0.8)"
    })
  );
}
function bastion() {
  const stones = [0, 90, 180, 270].map(
    (turn) => s("path", {
      class: "stone",
      d: "M-9-48h18v9h-18z",
      transform: `rotate(${turn + 45})`
    })
  );
  return s(
    "g",
    {},
    s("circle", { class: "halo", r: 66, fill: "url(#kopis-halo)" }),
    s("circle", { class: "ring under", r: 41 }),
    s("circle", { class: "ring", r: 41 }),
    ...stones
  );
}
function tile(square, inner) {
  const tone = (square.charCodeAt(0) * 7 + square.charCodeAt(1) * 5) % 3;
  return s(
    "g",
    {},
    s("rect", {
      class: `stone ${inner ? "inner" : "outer"} tone-${tone}`,
      x: -48,
      y: -48,
      width: 96,
      height: 96,
      rx: 7
    }),
    s("path", { class: "edge light", d: "M-46 42v-82q0-6 6-6h82" }),
    s("path", { class: "edge dark", d: "M46-42v82q0 6-6 6h-82" }),
    s("rect", { class: "glow", x: -46, y: -46, width: 92, height: 92, rx: 6 })
  );
}
function post() {
  return s(
    "g",
    { class: "post" },
    s("circle", { r: 27 }),
    s("circle", { class: "dot", r: 3 })
  );
}
function arrow(side) {
  const turn = { south: 0, west: 90, north: 180, east: 270 }[side];
  return s(
    "g",
    { class: "arrow", transform: `rotate(${turn})` },
    s("path", { class: "lit", d: "M0 5 21 29h-42z" }),
    s("path", { d: "M0 8 15 26h-30z" })
  );
}
function cross(size) {
  const k = size;
  return s(
    "g",
    { class: "cross" },
    s("path", {
      class: "under",
      d: `M${-k} ${-k} ${k} ${k}M${k} ${-k} ${-k} ${k}`
    }),
    s("path", { d: `M${-k} ${-k} ${k} ${k}M${k} ${-k} ${-k} ${k}` })
  );
}
function ground(components) {
  const defs = s(
    "defs",
    {},
    s(
      "linearGradient",
      { id: "kopis-slate", x1: 0, y1: 0, x2: 1, y2: 1 },
      s("stop", { class: "slate-a", offset: 0 }),
      s("stop", { class: "slate-b", offset: 1 })
    ),
    s(
      "radialGradient",
      { id: "kopis-halo" },
      s("stop", { class: "halo-b", offset: 0.5 }),
      s("stop", { class: "halo-a", offset: 0.62 }),
      s("stop", { class: "halo-b", offset: 1 })
    ),
    s(
      "radialGradient",
      { id: "kopis-shine", cx: 0.35, cy: 0.28, r: 0.9 },
      s("stop", { class: "shine-a", offset: 0 }),
      s("stop", { class: "shine-b", offset: 0.7 })
    )
  );
  return [
    defs,
    s("rect", {
      class: "slate",
      x: 44,
      y: 44,
      width: 812,
      height: 812,
      rx: 30,
      fill: "url(#kopis-slate)"
    }),
    s("rect", {
      class: "slate-edge",
      x: 48,
      y: 48,
      width: 804,
      height: 804,
      rx: 27
    }),
    s("rect", {
      class: "bed",
      x: 138,
      y: 138,
      width: 624,
      height: 624,
      rx: 16
    }),
    ...["casing", "core"].flatMap((layer) => [
      s("path", {
        class: `inlay r ${layer}`,
        d: "M143 160V741q0 16 16 16H740"
      }),
      s("path", {
        class: `inlay b ${layer}`,
        d: "M160 143H741q16 0 16 16V740"
      })
    ]),
    s("circle", { class: "rest", cx: ASIDE[0], cy: ASIDE[1], r: 36 }),
    ...marks("south", [38, 32], components),
    ...marks("west", [-23, -32], components)
  ];
}
function marks(side, [dx, dy], components) {
  return components.lines.flatMap((row) => {
    if (row.side !== side) return [];
    const [x, y] = beside(side, row.line, 0, components);
    return [s("text", { class: "mark", x: x + dx, y: y + dy }, row.line)];
  });
}
var DEVICES, colour;
var init_pieces2 = __esm({
  "src/element/games/kopis/pieces.ts"() {
    "use strict";
    init_svg();
    init_board2();
    DEVICES = {
      r: "M-19 9 0-10 19 9 12 16 0 4-12 16z",
      b: "M-18-13h36v9h-36zM-18 4h36v9h-36z"
    };
    colour = (kind2) => kind2.toLowerCase();
  }
});

// src/element/games/kopis/animation.ts
function animate2(board, events, { components }, layer) {
  const running = [];
  const at = (square) => centre(square, components);
  const [dx, dy] = direction(events, components);
  const size = components.plane.square;
  const enters = events.find((event) => event.type === "entered");
  const pushes = events.some(
    (event) => event.type === "pushed" || event.type === "captured" || event.type === "lost"
  );
  const touch = enters !== void 0 && pushes ? 120 : 0;
  const together = {
    duration: 140,
    delay: touch,
    easing: "ease-out",
    fill: "backwards"
  };
  const pieceOn = (square) => board.querySelector(`.pieces [data-at="${square}"]`);
  const run = (element, frames, timing) => {
    if (element !== null) running.push(element.animate(frames, timing));
  };
  for (const event of events) {
    switch (event.type) {
      case "pushed":
      case "stepped":
        run(
          pieceOn(event.to),
          [{ transform: px(at(event.from)) }, { transform: px(at(event.to)) }],
          together
        );
        break;
      case "entered": {
        const [x, y] = at(event.at);
        const start = {
          transform: `${px(beside(event.side, event.post, 66, components))} scale(0.8)`,
          easing: "ease-in"
        };
        const end = { transform: px([x, y]) };
        const contact = {
          transform: px([x - size * dx, y - size * dy]),
          offset: touch / (touch + 140),
          easing: "ease-out"
        };
        run(
          pieceOn(event.at),
          touch > 0 ? [start, contact, end] : [start, end],
          { duration: touch + 140, fill: "backwards" }
        );
        break;
      }
      case "captured":
      case "lost": {
        const [x, y] = at(event.at);
        const beyond = px([x + size * dx, y + size * dy]);
        const owner = event.type === "lost" ? event.seat : 1 - event.seat;
        const colour2 = factionOf(owner, components);
        const frames = [
          { transform: px([x, y]), opacity: 1 },
          { transform: beyond, opacity: 1, offset: 0.55 },
          { transform: `${beyond} scale(0.7)`, opacity: 0 }
        ];
        run(layer.appendChild(s("g", {}, disc(colour2))), frames, {
          ...together,
          duration: 255,
          fill: "both"
        });
        break;
      }
      case "bastionPlaced":
        run(board.querySelector(".pieces .bastion"), lands(at(event.at)), {
          ...together,
          delay: touch + 100,
          duration: 180
        });
        break;
      case "fortressPlaced":
        run(pieceOn(event.at), lands(at(event.at)), {
          ...together,
          duration: 180
        });
        break;
      case "gameOver":
        for (const [n, mark] of board.querySelectorAll(".badge").entries())
          run(mark, [{ opacity: 0 }, { opacity: 1 }], {
            ...together,
            delay: 300 + 40 * n
          });
        break;
    }
  }
  return running;
}
function lands(place3) {
  const at = px(place3);
  return [
    { transform: `${at} scale(1.4)`, opacity: 0 },
    { transform: at, opacity: 1 }
  ];
}
function direction(events, components) {
  for (const event of events) {
    if (event.type === "entered") return wayFrom(event.side, components);
    if (event.type === "stepped") {
      const [x, y] = centre(event.from, components);
      const [u, v] = centre(event.to, components);
      const size = components.plane.square;
      return [(u - x) / size, (v - y) / size];
    }
  }
  return [0, 0];
}
var px;
var init_animation2 = __esm({
  "src/element/games/kopis/animation.ts"() {
    "use strict";
    init_svg();
    init_board2();
    init_pieces2();
    px = ([x, y]) => `translate(${x}px, ${y}px)`;
  }
});

// src/element/games/kopis/chapters.ts
var chapters2;
var init_chapters2 = __esm({
  "src/element/games/kopis/chapters.ts"() {
    "use strict";
    chapters2 = {
      goal: "1-2 19",
      setup: "3-10",
      turn: "11-17 20 22-24 32",
      end: "18",
      scoring: "21 33-36",
      variants: "25-31",
      aid: "11-13 15-18 20-21 33-35 25-26 28"
    };
  }
});

// src/element/games/kopis/draw.ts
function draw2(board, context) {
  const { view, events, components } = context;
  const still = group(board, "ground");
  if (still.childElementCount === 0) still.append(...ground(components));
  const fresh2 = new Set(
    events.flatMap(
      (event) => event.type === "pushed" || event.type === "stepped" ? [event.from] : []
    )
  );
  const squares = keyed(group(board, "squares"));
  for (const { id: square, placement } of components.squares) {
    squares.put(square, () => tile(square, placement), {
      transform: translated(centre(square, components)),
      "data-hit": `square:${square}`,
      class: fresh2.has(square) ? "tile left" : "tile"
    });
  }
  squares.done();
  const lines = keyed(group(board, "lines"));
  for (const row of components.lines) drawLine(lines, row, context);
  lines.done();
  const scored = events.flatMap(
    (event) => event.type === "factionScored" ? [[event.at, event.points]] : []
  );
  const pieces = keyed(group(board, "pieces", { "pointer-events": "none" }));
  for (const { id: square } of components.squares) {
    const kind2 = standsOn(view, square, components);
    if (kind2 === ".") continue;
    pieces.put(`${square}${kind2}`, () => piece(kind2), {
      transform: translated(centre(square, components)),
      "data-at": square
    });
  }
  pieces.put("bastion", bastion, {
    transform: translated(
      view.bastion === null ? ASIDE : centre(view.bastion, components)
    ) + (view.bastion === null ? " scale(0.72)" : ""),
    class: view.bastion === null ? "bastion resting" : "bastion"
  });
  for (const [square, points2] of scored)
    pieces.put(`${square} points ${points2}`, () => badge(points2), {
      transform: translated(centre(square, components))
    });
  pieces.done();
  drawTaken(board, context);
}
function drawLine(lines, { side, line, owner }, { view, components }) {
  const kind2 = factionOf(owner, components);
  const has = components.layout.posts[side].includes(line);
  const full = view.waiting[side].includes(line);
  const [x, y] = wayFrom(side, components);
  const element = lines.put(
    `${side} ${line}`,
    () => s("g", {}, arrow(side), hit([x, y])),
    {
      transform: translated(beside(side, line, 0, components)),
      "data-hit": `line:${side}:${line}`,
      class: "line"
    }
  );
  const inside2 = keyed(group(element, "posted", { "pointer-events": "none" }));
  const place3 = `translate(${-66 * x} ${-66 * y})`;
  if (has) inside2.put("post", post, { transform: place3 });
  if (full)
    inside2.put(`waiting ${kind2}`, () => s("g", {}, disc(kind2)), {
      transform: `${place3} scale(0.8)`,
      class: "waiting"
    });
  inside2.done();
}
function hit([x, y]) {
  const box2 = x === 0 ? [-50, y < 0 ? 0 : -104, 100, 104] : [x < 0 ? 0 : -104, -50, 104, 100];
  return s("rect", {
    class: "hit",
    x: box2[0],
    y: box2[1],
    width: box2[2],
    height: box2[3]
  });
}
function badge(points2) {
  return s(
    "g",
    { class: `badge points-${points2}` },
    s("circle", { r: 17, cx: 27, cy: -27 }),
    s("text", { x: 27, y: -20 }, String(points2))
  );
}
function drawTaken(board, { view, components }) {
  const taken = keyed(group(board, "taken", { "pointer-events": "none" }));
  for (const { seat, faction } of components.seats) {
    const captured = view.captured[seat] ?? 0;
    const all = captured + (view.lost[seat] ?? 0);
    const [columns, step2] = all > 9 ? [4, 24] : all > 4 ? [3, 31] : [2, 44];
    const [x, y, way] = seat === 0 ? [842 - step2 / 2, 842 - step2 / 2, -1] : [58 + step2 / 2, 58 + step2 / 2, 1];
    for (let n = 0; n < all; n += 1) {
      const gone = n >= captured;
      const colour2 = gone ? faction : factionOf(1 - seat, components);
      const place3 = [
        x + way * step2 * (n % columns),
        y + way * step2 * Math.floor(n / columns)
      ];
      taken.put(
        `${seat} ${n} ${colour2}${gone}`,
        () => s("g", {}, disc(colour2), ...gone ? [cross(30)] : []),
        {
          transform: `translate(${place3.join(" ")}) scale(${step2 / 76})`,
          class: gone ? "taken-piece lost" : "taken-piece"
        }
      );
    }
  }
  taken.done();
}
var init_draw = __esm({
  "src/element/games/kopis/draw.ts"() {
    "use strict";
    init_svg();
    init_board2();
    init_pieces2();
  }
});

// src/element/games/kopis/kopis.css
var kopis_default;
var init_kopis = __esm({
  "src/element/games/kopis/kopis.css"() {
    kopis_default = '/* Kopis: carved stone on dark slate. The board is an object: it looks the same by day and by night. */\n\n:host {\n  --kopis-red: #b3261e;\n  --kopis-red-deep: #7d150f;\n  --kopis-red-light: #d0443b;\n  --kopis-black: #24272c;\n  --kopis-black-deep: #0d0f12;\n  --kopis-black-light: #454a52;\n  --kopis-ivory: #f6eedc;\n  --kopis-gold: #ffd061;\n  --kopis-slate: #3d464e;\n  --kopis-slate-deep: #22282d;\n}\n.picture { font-family: var(--ludo-font); }\n/* Seen from the other side; what is written stays upright. */\n.board[data-flipped] > g { transform: rotate(180deg); transform-origin: 450px 450px; }\n.board[data-flipped] text { transform: rotate(180deg); transform-origin: 50% 50%; transform-box: fill-box; }\n.slate-a { stop-color: var(--kopis-slate); }\n.slate-b { stop-color: var(--kopis-slate-deep); }\n.slate-edge { fill: none; stroke: rgb(255 255 255 / 0.1); stroke-width: 2; }\n.bed { fill: #14181b; }\n.inlay { fill: none; stroke-linecap: round; }\n.inlay.casing { stroke: var(--kopis-ivory); stroke-width: 8; }\n.inlay.core { stroke-width: 5; }\n.inlay.r.core { stroke: var(--kopis-red); }\n.inlay.b.core { stroke: var(--kopis-black); }\n.rest { fill: rgb(0 0 0 / 0.22); stroke: rgb(255 255 255 / 0.12); stroke-width: 2; }\n.halo-a { stop-color: #ffdf8a; stop-opacity: 0.75; }\n.halo-b { stop-color: #ffdf8a; stop-opacity: 0; }\n.shine-a { stop-color: #fff; stop-opacity: 0.28; }\n.shine-b { stop-color: #000; stop-opacity: 0.12; }\n\n.ground .mark { fill: #d5cdbb; font-size: 17px; font-weight: 600; text-anchor: middle; }\n\n/* Squares. */\n.stone.outer.tone-0 { fill: #b5a685; }\n.stone.outer.tone-1 { fill: #b0a07e; }\n.stone.outer.tone-2 { fill: #ab9c7a; }\n.stone.inner.tone-0 { fill: #d2c6a9; }\n.stone.inner.tone-1 { fill: #cdc0a2; }\n.stone.inner.tone-2 { fill: #c8bb9b; }\n.tile .edge { fill: none; stroke-width: 3; stroke-linecap: round; }\n.tile .edge.light { stroke: rgb(255 255 255 / 0.42); }\n.tile .edge.dark { stroke: rgb(50 35 10 / 0.32); }\n.tile .glow { fill: none; stroke: none; }\n.tile.left .glow { fill: rgb(255 208 97 / 0.22); }\n.tile[data-target="main"] .glow { fill: rgb(255 214 110 / 0.38); stroke: #8a5a00; stroke-width: 4; stroke-dasharray: 9 7; }\n.tile[data-target="quiet"] .glow { fill: rgb(255 214 110 / 0.12); }\n.tile[data-target="selected"] .glow { fill: rgb(255 214 110 / 0.5); stroke: #6b4500; stroke-width: 5; }\n.tile[data-target]:hover .glow { fill: rgb(255 222 132 / 0.66); }\n\n/* Lines: arrows and posts. */\n.hit { fill: transparent; }\n.arrow path { fill: #11151880; stroke: rgb(255 255 255 / 0.16); stroke-width: 1.5; stroke-linejoin: round; }\n.arrow .lit { fill: none; stroke: none; }\n.line[data-target] .arrow path { fill: var(--kopis-gold); stroke: #fff3cf; }\n.line[data-target] .arrow .lit { fill: rgb(255 208 97 / 0.35); stroke: rgb(255 208 97 / 0.35); stroke-width: 10; animation: kopis-breathe 1.8s ease-in-out infinite; }\n.line[data-target="quiet"] .arrow { opacity: 0.5; }\n.line[data-target]:hover .arrow path, .line[data-target]:focus .arrow path { fill: #fff0c2; }\n.line[data-target]:hover .hit, .line[data-target]:focus .hit { fill: rgb(255 208 97 / 0.1); }\n.post circle { fill: rgb(0 0 0 / 0.2); stroke: rgb(255 255 255 / 0.2); stroke-width: 2; stroke-dasharray: 5 5; }\n.post .dot { fill: rgb(255 255 255 / 0.25); stroke: none; }\n@keyframes kopis-breathe { 50% { opacity: 0.35; } }\n\n/* Pieces. */\n.shadow { fill: rgb(20 12 0 / 0.34); }\n.r { --body: var(--kopis-red); --deep: var(--kopis-red-deep); --light: var(--kopis-red-light); }\n.b { --body: var(--kopis-black); --deep: var(--kopis-black-deep); --light: var(--kopis-black-light); }\n.rim { fill: var(--kopis-ivory); }\n.disc .body { fill: var(--body); }\n.disc .groove { fill: none; stroke: rgb(255 255 255 / 0.28); stroke-width: 1.5; }\n.device { fill: var(--kopis-ivory); }\n.tower .wall { fill: var(--deep); }\n.tower .merlon { fill: var(--light); stroke: var(--deep); stroke-width: 1; }\n.tower .floor { fill: var(--body); stroke: rgb(0 0 0 / 0.45); stroke-width: 2; }\n.bastion .ring { fill: none; stroke: var(--kopis-gold); stroke-width: 6; }\n.bastion .ring.under { stroke: #5c3c00; stroke-width: 9; }\n.bastion .stone { fill: #ffe6a6; stroke: #5c3c00; stroke-width: 1.5; }\n.bastion.resting .halo { opacity: 0.35; }\n.taken-piece.lost { opacity: 0.85; }\n.cross path { fill: none; stroke: #ffefc9; stroke-width: 9; stroke-linecap: round; }\n.cross .under { stroke: #5a0d08; stroke-width: 16; }\n.badge circle { fill: #fff8e6; stroke: #3a2a08; stroke-width: 2.5; }\n.badge text { fill: #2a1e05; font-size: 21px; font-weight: 700; text-anchor: middle; }\n.badge.points-2 circle { fill: var(--kopis-gold); }\n.badge.points-0 circle { fill: #c9c4b8; }\n\n/* Ghosts of what would happen. */\n.veil { fill: #cdc0a2; opacity: 0.86; }\n.ghost { opacity: 0.8; }\n.ghost-ring { fill: none; stroke: var(--kopis-gold); stroke-width: 5; opacity: 0.9; }\n.ghost .rim { stroke: var(--kopis-gold); stroke-width: 6; stroke-dasharray: 8 6; }\n.trail { stroke: var(--kopis-gold); stroke-width: 8; stroke-linecap: round; stroke-dasharray: 1 14; }\n.gain circle { fill: #fff8e6; stroke: #3a2a08; stroke-width: 2.5; }\n.gain text { fill: #2a1e05; font: 700 22px var(--ludo-font); text-anchor: middle; }\n\n@container (max-width: 560px) {\n  /* What is written stays readable on a small board. */\n  .ground .mark, .badge text { font-size: 25px; }\n  .badge text { translate: 0 1px; }\n}\n';
  }
});

// src/element/games/kopis/log-parts.ts
var logParts2;
var init_log_parts2 = __esm({
  "src/element/games/kopis/log-parts.ts"() {
    "use strict";
    logParts2 = {
      begins: (event) => event.type === "entered" || event.type === "stepped" ? { turn: event.seat } : null,
      wholeMoves: true,
      turns: false,
      telling: ["captured", "lost", "entered", "stepped"]
    };
  }
});

// src/element/games/kopis/words.ts
function listed2(list) {
  return list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}
function nameMove2(mv, { view, components }) {
  switch (mv.type) {
    case "placeFortress":
      return `place a fortress on ${mv.at}`;
    case "slide":
      return `slide in from the ${mv.side} on ${lineName(mv.line)}`;
    case "enter":
      return `bring a faction in from the ${mv.side} on ${lineName(mv.line)}`;
    case "step": {
      const there = standsOn(view, mv.to, components);
      return `move from ${mv.from} to ${mv.to}${there === "." ? "" : `, pushing the ${PIECES[there]}`}`;
    }
  }
}
function nameHit2(hit2, { view, components }) {
  const [kind2, first = "", second = ""] = hit2.split(":");
  if (kind2 === "line") {
    const side = first;
    const waits = view.waiting[side].some((line) => line === second);
    return `${side} side, ${lineName(second)}${waits ? ", a faction waits here" : ""}`;
  }
  const here = standsOn(view, first, components);
  return `${first}, ${here === "." ? "empty" : PIECES[here]}${view.bastion === first ? " with the Bastion" : ""}`;
}
function ask2({
  view,
  actor,
  chosen: chosen2,
  name: name2,
  outcome,
  components
}) {
  if (view.result !== null && outcome !== null) {
    const [red = 0, black = 0] = view.result.scores;
    const { winner, reason } = view.result;
    if (winner === null) return `A draw, ${red} all. ${REASONS2[reason]}`;
    return `${name2(winner)} wins ${Math.max(red, black)} to ${Math.min(red, black)}. ${REASONS2[reason]}`;
  }
  if (typeof actor !== "number") return `${name2(view.turn ?? 0)} is to move.`;
  const who = name2(actor);
  if (view.phase === "placement")
    return `${who}: place a fortress on a lit square.`;
  if (view.mode === "storm")
    return `${who}: press a lit arrow to slide a faction in.`;
  if (chosen2[0] !== void 0)
    return `${who}: where do you move the faction on ${chosen2[0]}?`;
  const faction = factionOf(actor, components);
  const onBoard = view.board.some((row) => row.includes(faction));
  return onBoard ? `${who}: press a lit arrow to bring a faction in, or choose one on the board.` : `${who}: press a lit arrow to bring a faction in.`;
}
function say2(event, { name: name2 }) {
  switch (event.type) {
    case "fortressPlaced":
      return `${name2(event.seat)} places a fortress on ${event.at}.`;
    case "battleBegan":
      return "All fortresses are placed. The battle begins.";
    case "captured":
      return `${name2(event.seat)} captures a faction on ${event.at}.`;
    case "lost":
      return `${name2(event.seat)} loses a faction of their own on ${event.at}.`;
    case "pushed":
      return `The ${PIECES[event.piece]} is pushed from ${event.from} to ${event.to}.`;
    case "entered":
      return `${name2(event.seat)} brings a faction in from the ${event.side} to ${event.at}.`;
    case "stepped":
      return `${name2(event.seat)} moves the faction on ${event.from} to ${event.to}.`;
    case "bastionPlaced":
      return null;
    case "skipped":
      return `${name2(event.seat)} cannot move and is skipped.`;
    case "bastionLifted":
      return "The Bastion goes back beside the board.";
    case "factionScored":
      return `${name2(event.seat)} scores ${event.points} on ${event.at}.`;
    case "capturesScored":
      return `${name2(event.seat)} scores ${event.points} for captures.`;
    case "gameOver":
      return REASONS2[event.reason];
  }
}
function tell2(events, names) {
  const story2 = [];
  const main = events.find(
    (event) => event.type === "entered" || event.type === "stepped"
  );
  if (main !== void 0 && (main.type === "entered" || main.type === "stepped"))
    story2.push(tellMove(main, events, names));
  const points2 = /* @__PURE__ */ new Map();
  const scoring = /* @__PURE__ */ new Set();
  for (const event of events) {
    if (event.type === "factionScored") {
      points2.set(event.seat, [...points2.get(event.seat) ?? [], event.points]);
      if (event.points > 0) scoring.add(event.rule);
    } else if (event.type === "gameOver") {
      for (const [seat, list] of [...points2].sort(([a], [b]) => a - b))
        story2.push(tellPoints(seat, list, [...scoring], names));
      for (const each2 of events)
        if (each2.type === "capturesScored")
          story2.push({
            seat: each2.seat,
            text: `${names.name(each2.seat)} scores ${each2.points} for captures.`,
            rules: [each2.rule]
          });
      story2.push(tellEnd(event, names));
    } else if (["fortressPlaced", "battleBegan", "skipped", "bastionLifted"].includes(
      event.type
    )) {
      story2.push({
        seat: "seat" in event ? event.seat : null,
        text: say2(event, names) ?? "",
        rules: [event.rule]
      });
    }
  }
  return story2;
}
function tellMove(main, events, { name: name2 }) {
  const entered = main.type === "entered";
  const clauses = [
    entered ? `brings a faction in from the ${main.side} to ${main.at}` : `moves the faction on ${main.from} to ${main.to}`
  ];
  const rules = [main.rule];
  const pushed = events.filter((event) => event.type === "pushed");
  if (pushed.length > 0) {
    const counts = /* @__PURE__ */ new Map();
    for (const event of pushed)
      if (event.type === "pushed")
        counts.set(event.piece, (counts.get(event.piece) ?? 0) + 1);
    clauses.push(
      `pushes ${listed2([...counts].map(([kind2, n]) => n === 1 ? `a ${PIECES[kind2]}` : `${n === 2 ? "two" : n === 3 ? "three" : n} ${PIECES[kind2]?.replace("fortress", "fortresse")}s`))}`
    );
    for (const event of pushed) rules.push(event.rule);
  }
  for (const event of events) {
    if (event.type === "captured")
      clauses.push(`captures a faction on ${event.at}`);
    if (event.type === "lost")
      clauses.push(`loses a faction of their own on ${event.at}`);
    if (event.type === "captured" || event.type === "lost" || event.type === "bastionPlaced")
      rules.push(event.rule);
  }
  return {
    seat: main.seat,
    text: `${name2(main.seat)} ${listed2(clauses)}.`,
    rules: [...new Set(rules)]
  };
}
function tellPoints(seat, list, rules, { name: name2 }) {
  const sum = list.reduce((a, b) => a + b, 0);
  return {
    seat,
    text: `${name2(seat)} scores ${sum} for factions next to fortresses.`,
    rules
  };
}
function tellEnd(event, { name: name2 }) {
  const [red, black] = event.scores;
  const end = event.winner === null ? `A draw, ${red} all.` : `${name2(event.winner)} wins ${Math.max(red, black)} to ${Math.min(red, black)}.`;
  return {
    seat: event.winner,
    text: `${REASONS2[event.reason]} ${end}`,
    rules: [event.rule]
  };
}
function describe2({ view, name: name2, components }) {
  const on = Object.entries(PIECES).map(([kind2, what]) => {
    const squares = components.squares.flatMap(
      ({ id }) => standsOn(view, id, components) === kind2 ? [id] : []
    );
    return squares.length === 0 ? "" : `${what}: ${listed2(squares)}. `;
  });
  const [first = 0, second = 0] = components.seats.map(
    ({ seat }) => waitingOf(seat, { view, components })
  );
  const waits = `${name2(0)} has ${first} waiting, ${name2(1)} ${second}. `;
  return `Board of 6 by 6, a1 in the south-west. ${on.join("")}${waits}${view.bastion === null ? "The Bastion lies beside the board." : `The Bastion is on ${view.bastion}.`}`;
}
function waitingOf(seat, { view, components }) {
  const sides = components.seats[seat]?.sides ?? [];
  return sides.reduce((sum, side) => sum + view.waiting[side].length, 0);
}
function score2(seat, context) {
  const { view } = context;
  const facts = [
    { label: "waiting", value: waitingOf(seat, context) },
    { label: "captured", value: view.captured[seat] ?? 0 }
  ];
  const lost = view.lost[seat] ?? 0;
  if (lost > 0) facts.push({ label: "lost", value: lost });
  return { points: view.standing[seat] ?? 0, facts };
}
function aside2({ view }) {
  if (view.result !== null) return null;
  if (view.mode === "suddenDeath" && view.phase === "battle")
    return `Quiet moves: ${view.quiet} of ${view.quietLimit}`;
  return view.bastion === null ? null : `The Bastion protects the faction on ${view.bastion}`;
}
var seatNames, optionWords, PIECES, REASONS2, lineName, nameChosen, nameChoice, tellFaction;
var init_words3 = __esm({
  "src/element/games/kopis/words.ts"() {
    "use strict";
    init_board2();
    seatNames = ["Red", "Black"];
    optionWords = {
      mode: "Mode",
      storm: "Storming the Castle",
      suddenDeath: "Sudden Death",
      setup: "Set-up",
      base: "Base: fortresses in the centre",
      advanced: "Advanced: you place the fortresses",
      placementOrder: "Order of placing",
      alternate: "In turn: Red, Black, Red, Black",
      snake: "1-2-1: Red, Black, Black, Red",
      quietLimit: "Quiet limit",
      layout: "Layout"
    };
    PIECES = {
      r: "red faction",
      R: "red fortress",
      b: "black faction",
      B: "black fortress"
    };
    REASONS2 = {
      allPlayed: "All factions have been played.",
      eighthFaction: "The eighth faction is on the board.",
      quiet: "Too many quiet moves in a row.",
      blocked: "Nobody can move any more."
    };
    lineName = (line) => /\d/.test(line) ? `row ${line}` : `file ${line}`;
    nameChosen = (square) => `${square}, chosen: press again to let go`;
    nameChoice = (square, ways) => `choose the faction on ${square}: ${ways} ${ways === 1 ? "move" : "moves"}`;
    tellFaction = (named) => `${named.charAt(0).toUpperCase()}${named.slice(1)}. In Storming it moves when it is pushed: what you play are the factions that wait round the board.`;
  }
});

// src/element/games/kopis/moves.ts
function targets2(moves, chosen2, context) {
  const found2 = [];
  const from = chosen2[0];
  const movable = /* @__PURE__ */ new Map();
  for (const mv of moves) {
    const label2 = nameMove2(mv, context);
    if (mv.type === "placeFortress")
      found2.push({ hit: `square:${mv.at}`, label: label2, move: mv });
    else if (mv.type === "step") {
      if (mv.from === from)
        found2.push({ hit: `square:${mv.to}`, label: label2, move: mv });
      movable.set(mv.from, (movable.get(mv.from) ?? 0) + 1);
    } else
      found2.push({
        hit: `line:${mv.side}:${mv.line}`,
        label: label2,
        move: mv,
        ...from === void 0 ? {} : { look: "quiet" }
      });
  }
  const taken = new Set(found2.map((target) => target.hit));
  for (const [square, ways] of movable) {
    if (square === from)
      found2.push({
        hit: `square:${square}`,
        label: nameChosen(square),
        chosen: [],
        look: "selected"
      });
    else if (!taken.has(`square:${square}`)) {
      const label2 = nameChoice(square, ways);
      found2.push({
        hit: `square:${square}`,
        label: label2,
        chosen: [square],
        ...from === void 0 ? {} : { look: "quiet" }
      });
    }
  }
  return found2;
}
function illegal2(hit2, { view, chosen: chosen2, components }) {
  const [kind2, first, second] = hit2.split(":");
  if (kind2 === "line") {
    const side = first;
    const line = second;
    return { type: view.mode === "storm" ? "slide" : "enter", side, line };
  }
  const square = first ?? "";
  if (view.phase === "placement") return { type: "placeFortress", at: square };
  if (chosen2[0] !== void 0)
    return { type: "step", from: chosen2[0], to: square };
  if (view.mode === "storm" && standsOn(view, square, components) === ".")
    return { type: "placeFortress", at: square };
  return neighbours(square, components).map((to) => ({
    type: "step",
    from: square,
    to
  }));
}
function tellHit2(hit2, context) {
  const [kind2, square = ""] = hit2.split(":");
  const { view, components } = context;
  if (kind2 !== "square" || view.mode !== "storm" || view.phase === "placement")
    return null;
  const here = standsOn(view, square, components);
  if (here !== "r" && here !== "b") return null;
  return tellFaction(nameHit2(hit2, context));
}
function neighbours(square, { squares }) {
  const beside3 = squares.find(({ id }) => id === square)?.neighbours ?? [];
  return squares.flatMap(({ id }) => beside3.includes(id) ? [id] : []);
}
var init_moves2 = __esm({
  "src/element/games/kopis/moves.ts"() {
    "use strict";
    init_board2();
    init_words3();
  }
});

// src/element/games/kopis/preview.ts
function preview2(layer, { target, events, after }, { view, components }) {
  if (events === null) return;
  const seat = view.turn ?? 0;
  const [mover, enemy] = [
    factionOf(seat, components),
    factionOf(1 - seat, components)
  ];
  const at = (square) => centre(square, components);
  const way = direction(events, components);
  const veiled = /* @__PURE__ */ new Set();
  const ghosts2 = [];
  for (const event of events) {
    if (event.type === "pushed" || event.type === "stepped")
      veiled.add(event.from).add(event.to);
    if (event.type === "pushed") ghosts2.push(ghost(event.piece, at(event.to)));
    if (event.type === "fortressPlaced")
      ghosts2.push(ghost(fortressOf(seat, components), at(event.at)));
    if (event.type === "entered" || event.type === "stepped") {
      const start = event.type === "entered" ? beside(event.side, event.line, 24, components) : at(event.from);
      const end = at(event.type === "entered" ? event.at : event.to);
      ghosts2.unshift(trail(start, end));
      ghosts2.push(
        ghost(mover, end),
        s("circle", {
          class: "ghost-ring",
          r: 41,
          transform: translated(end)
        })
      );
    }
    if (event.type === "captured" || event.type === "lost") {
      const [x, y] = at(event.at);
      const colour2 = event.type === "lost" ? mover : enemy;
      veiled.add(event.at);
      ghosts2.push(
        s(
          "g",
          {
            class: "falls",
            transform: `${translated([x + 80 * way[0], y + 80 * way[1]])} scale(0.7)`
          },
          disc(colour2),
          cross(34)
        )
      );
    }
  }
  for (const square of veiled)
    layer.append(
      s("rect", {
        class: "veil",
        x: -46,
        y: -46,
        width: 92,
        height: 92,
        rx: 6,
        transform: translated(at(square))
      })
    );
  layer.append(...ghosts2);
  const gain = after === null ? 0 : (after.standing[seat] ?? 0) - (view.standing[seat] ?? 0);
  const entry = target.move?.type === "slide" || target.move?.type === "enter" ? target.move : null;
  if (gain !== 0 && entry !== null) {
    layer.append(
      s(
        "g",
        {
          class: "gain",
          transform: translated(beside(entry.side, entry.line, 66, components))
        },
        s("circle", { r: 22 }),
        s("text", { y: 8 }, gain > 0 ? `+${gain}` : `−${-gain}`)
      )
    );
  }
}
function ghost(kind2, at) {
  return s("g", { class: "ghost", transform: translated(at) }, piece(kind2));
}
function trail([x1, y1], [x2, y2]) {
  return s("line", { class: "trail", x1, y1, x2, y2 });
}
var init_preview2 = __esm({
  "src/element/games/kopis/preview.ts"() {
    "use strict";
    init_svg();
    init_animation2();
    init_board2();
    init_pieces2();
  }
});

// src/element/games/kopis/index.ts
var kopis_exports = {};
__export(kopis_exports, {
  default: () => kopis_default2
});
var renderer2, kopis_default2;
var init_kopis2 = __esm({
  "src/element/games/kopis/index.ts"() {
    "use strict";
    init_animation2();
    init_chapters2();
    init_draw();
    init_kopis();
    init_log_parts2();
    init_moves2();
    init_preview2();
    init_words3();
    renderer2 = {
      css: kopis_default,
      seats: [
        {
          name: seatNames[0],
          colour: "var(--kopis-red)",
          ink: "var(--kopis-ivory)",
          device: "M4 15 12 7l8 8-2.5 2.5L12 12l-5.500 5.500z"
        },
        {
          name: seatNames[1],
          colour: "var(--kopis-black)",
          ink: "var(--kopis-ivory)",
          device: "M4 7h16v3.500H4zM4 13.500h16V17H4z"
        }
      ],
      viewBox: () => [44, 44, 812, 812],
      draw: draw2,
      targets: targets2,
      illegal: illegal2,
      tellHit: tellHit2,
      nameHit: nameHit2,
      ask: ask2,
      aside: aside2,
      say: say2,
      tell: tell2,
      logParts: logParts2,
      describe: describe2,
      score: score2,
      preview: preview2,
      animate: animate2,
      flips: true,
      chapters: chapters2,
      optionWords,
      optionApplies: {
        placementOrder: ["setup", "advanced"],
        quietLimit: ["mode", "suddenDeath"]
      }
    };
    kopis_default2 = renderer2;
  }
});

// src/text/lessons/kopis.en.json
var require_kopis_en = __commonJS({
  "src/text/lessons/kopis.en.json"(exports2, module2) {
    module2.exports = {
      format: 1,
      game: "kopis",
      title: "Kopis in eight moves",
      steps: [
        {
          title: "Slide in and push",
          text: "Your red factions wait in the south and in the west; four fortresses stand in the middle.",
          task: "Slide a faction in from the south on file c.",
          scenario: "slide",
          expect: { type: "slide", side: "south", line: "c" },
          hint: "Press the arrow below file c.",
          tries: [
            { label: "Why not file a?", move: { type: "slide", side: "south", line: "a" }, rule: "KOP-13" },
            { label: "Why not from the north?", move: { type: "slide", side: "north", line: "c" }, rule: "KOP-5" }
          ],
          after: "Your faction slid up to c3 and pushed the two fortresses there north, each by one square.",
          rules: ["KOP-12", "KOP-14", "KOP-R7"]
        },
        {
          title: "What a place is worth",
          text: "At the end a faction next to your own fortresses scores 2 points, next to yours and Black’s 1, and next to none of yours 0.",
          task: "From the same start, slide a faction to a place that is worth 2 points.",
          scenario: "base-setup",
          expect: [
            { type: "slide", side: "south", line: "c" },
            { type: "slide", side: "south", line: "d" }
          ],
          hint: "Point at an arrow to see where the faction stops, and look at the four squares around it.",
          tries: [
            { label: "And row 3 from the west?", move: { type: "slide", side: "west", line: "3" }, says: "On c3 it stands next to a red and a black fortress: 1 point." },
            { move: { type: "slide", side: "west", line: "4" }, says: "On c4 it stands next to a red and a black fortress: 1 point." }
          ],
          after: "Your faction is next to two red fortresses and no black one, so it is worth 2 points; corners do not count.",
          rules: ["KOP-34", "KOP-35", "KOP-33", "KOP-36"]
        },
        {
          title: "The Bastion protects",
          text: "You are Black now, and you may not push the red faction on c3: it came in last and has the Bastion, the golden ring.",
          task: "Slide a faction in from the north on file d.",
          scenario: "bastion",
          expect: { type: "slide", side: "north", line: "d" },
          hint: "Press the arrow above file d.",
          tries: [
            { label: "Why not file c?", move: { type: "slide", side: "north", line: "c" }, rule: "KOP-16", says: "The two fortresses in front of it touch it, so the push would move it with them." },
            { label: "Why not row 3?", move: { type: "slide", side: "east", line: "3" }, rule: "KOP-16" }
          ],
          after: "The Bastion is on your faction now, so the red one on c3 is no longer protected.",
          rules: ["KOP-15", "KOP-16", "KOP-R10"]
        },
        {
          title: "Off the board",
          text: "On file c four pieces touch one another up to the north edge, and the last one is a black faction.",
          task: "Push it off the board.",
          scenario: "capture",
          expect: { type: "slide", side: "south", line: "c" },
          hint: "Push from the south, on file c.",
          after: "You captured the black faction for 1 point; the faction that waits behind it is not in play and could not hold it.",
          rules: ["KOP-20", "KOP-21", "KOP-22"]
        },
        {
          title: "Fortresses hold",
          text: "A fortress never leaves the board, so on the far edge it stops every push that would move it off.",
          task: "Capture a black faction on another file.",
          scenario: "blocked",
          expect: { type: "slide", side: "south", line: "d" },
          hint: "Look for a black faction on the north edge, on a file without a fortress.",
          tries: [
            { label: "Why not file c?", move: { type: "slide", side: "south", line: "c" }, rule: "KOP-24", says: "The black faction on c5 is safe from this push." },
            { label: "And file a?", move: { type: "slide", side: "south", line: "a" }, says: "That only pushes the black faction from a3 to a4; nothing is captured." }
          ],
          after: "No fortress stands in the way on file d, so you pushed the black faction on d6 off the board.",
          rules: ["KOP-23", "KOP-24", "KOP-20"]
        },
        {
          title: "Mind your own factions",
          text: "A push over the edge takes the last faction in the line, even if it is yours.",
          task: "Capture a black faction without losing one of yours.",
          position: {
            mode: "storm",
            phase: "battle",
            turn: 0,
            board: ["b...Br", "b.B..b", "...b.r", "..RR.b", "...r.r", ".....b"],
            waiting: { south: ["b"], west: ["2"], north: ["c"], east: ["3"] },
            bastion: "d4",
            captured: [0, 2],
            lost: [0, 0]
          },
          expect: [
            { type: "slide", side: "south", line: "a" },
            { type: "slide", side: "west", line: "1" }
          ],
          hint: "Look at file a and at row 1.",
          tries: [
            { label: "And file f?", move: { type: "slide", side: "south", line: "f" }, says: "File f is full and ends with a red faction: it is lost and scores for nobody." },
            { label: "Why not file e?", move: { type: "slide", side: "south", line: "e" }, rule: "KOP-23", says: "It is the only piece on file e and stands on the edge already." }
          ],
          after: "The last faction in the line was black, so you captured it; one of your own would have been lost.",
          rules: ["KOP-20", "KOP-R12"]
        },
        {
          title: "Sudden Death",
          text: "In this mode nobody slides: a faction enters on the square it faces and later moves one square at a time.",
          task: "Enter on file c; after Black’s move, move your faction on to c2.",
          scenario: "sudden-death",
          expect: { type: "enter", side: "south", line: "c" },
          hint: "Press the arrow below file c. When Black has moved, press your faction and then c2.",
          tries: [
            { label: "Why not file a?", move: { type: "enter", side: "south", line: "a" }, rule: "KOP-26", says: "A faction enters only on the square in front of it." }
          ],
          then: [
            { play: { type: "enter", side: "east", line: "4" }, seat: 1 },
            { expect: { type: "step", from: "c1", to: "c2" }, hint: "Press the faction on c1, then the square c2." }
          ],
          after: "Entering and moving each take a turn, and the first player to bring in an eighth faction ends the game.",
          rules: ["KOP-26", "KOP-25", "KOP-28"]
        },
        {
          title: "The end and the count",
          text: "You are Black, you lead by 7 points to 6, and you play the last of the sixteen factions.",
          task: "End the game with 9 points.",
          scenario: "scoring",
          expect: [
            { type: "slide", side: "north", line: "c" },
            { type: "slide", side: "north", line: "d" }
          ],
          hint: "Your new faction is worth 2 points if it stops next to black fortresses only: look at files c and d.",
          tries: [
            { label: "And file f?", move: { type: "slide", side: "north", line: "f" }, says: "That wins by 7 to 6, but on f4 your new faction is next to no fortress and scores nothing." }
          ],
          after: "All factions are played, so you add up the points on the board and the captures: Black wins with 9.",
          rules: ["KOP-18", "KOP-19", "KOP-21"]
        }
      ]
    };
  }
});

// src/element/games/kopis/frame.ts
var frame2, frame_default2;
var init_frame2 = __esm({
  "src/element/games/kopis/frame.ts"() {
    "use strict";
    frame2 = {
      size: [812, 812],
      asking: [52, 74],
      renderer: () => Promise.resolve().then(() => (init_kopis2(), kopis_exports)),
      tour: () => Promise.resolve().then(() => __toESM(require_kopis_en(), 1))
    };
    frame_default2 = frame2;
  }
});

// src/element/games/koplopers/board.ts
function lookup(components) {
  const stations = new Map(components.stations.map((row) => [row.id, row]));
  const at = (id) => {
    const row = stations.get(id);
    return row === void 0 ? [0, 0] : [row.x, row.y];
  };
  const tracks = /* @__PURE__ */ new Map();
  for (const row of components.sections) {
    tracks.set(row.id, {
      id: row.id,
      yard: false,
      a: at(row.a),
      b: at(row.b),
      ends: [row.a, row.b],
      long: row.length === "long",
      number: null
    });
  }
  for (const row of components.yards) {
    tracks.set(row.id, {
      id: row.id,
      yard: true,
      a: at(row.station),
      b: [row.end.x, row.end.y],
      ends: [row.station, row.station],
      long: false,
      number: row.number
    });
  }
  const regions = new Map(components.regions.map((row) => [row.id, row]));
  const tokens = new Map(components.tokens.map((row) => [row.id, row]));
  return { components, stations, tracks, regions, tokens, at };
}
function boardOf(components) {
  const found2 = known.get(components) ?? lookup(components);
  known.set(components, found2);
  return found2;
}
function colourOf(board, region) {
  return board.regions.get(region)?.colour ?? "blue";
}
function lastRound({ constants }, view) {
  return constants.rounds[String(view.seats.length)];
}
function trainOf(view, seat, id) {
  return view.seats[seat]?.trains.find((train2) => train2.id === id);
}
function stationName(board, id) {
  return board.stations.get(id)?.name ?? id;
}
function passengers(board, tokens) {
  return tokens.reduce(
    (sum, id) => sum + (board.tokens.get(id)?.passengers ?? 0),
    0
  );
}
function front(train2) {
  return train2.open ? null : train2.toward;
}
function along2(from, to) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return {
    way: [x / length, y / length],
    length,
    turn: Math.atan2(y, x) * 180 / Math.PI
  };
}
function middle(track3) {
  return [(track3.a[0] + track3.b[0]) / 2, (track3.a[1] + track3.b[1]) / 2];
}
function touched(board, train2) {
  const track3 = board.tracks.get(train2.section);
  if (track3 === void 0) return [];
  if (track3.yard) return [track3.ends[0]];
  const behind = track3.ends.find((end) => end !== train2.toward) ?? "";
  if (!track3.long) return [train2.toward ?? "", behind];
  return [train2.open ? behind : train2.toward ?? ""];
}
function extent2({ components }) {
  const points2 = [
    ...components.stations,
    ...components.yards.map(({ end }) => end)
  ];
  const [xs, ys] = [points2.map(({ x: x2 }) => x2), points2.map(({ y: y2 }) => y2)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return [x, y, Math.max(...xs) + ROOM - x, Math.max(...ys) + ROOM - y];
}
function circlesOf(board, view) {
  const places = /* @__PURE__ */ new Map();
  for (const [station3, tokens] of Object.entries(view.waiting)) {
    const circles = board.stations.get(station3)?.circlesAt ?? [];
    tokens.forEach((token2, n) => {
      const circle2 = circles[n];
      if (circle2 !== void 0) places.set(token2, [circle2.x, circle2.y]);
    });
  }
  return places;
}
function whereIs(view, token2) {
  for (const [station3, tokens] of Object.entries(view.waiting))
    if (tokens.includes(token2)) return { station: station3 };
  for (const [seat, player] of view.seats.entries())
    for (const train2 of player.trains)
      if (train2.load.includes(token2)) return { seat, train: train2 };
  return null;
}
function goals(board, view, seat) {
  const sums = /* @__PURE__ */ new Map();
  for (const train2 of view.seats[seat]?.trains ?? [])
    for (const id of train2.load) {
      const row = board.tokens.get(id);
      if (row !== void 0)
        sums.set(
          row.destination,
          (sums.get(row.destination) ?? 0) + row.passengers
        );
    }
  return sums;
}
var translate2, known, viewerOf, isPassing, chipsAt, ROOM;
var init_board3 = __esm({
  "src/element/games/koplopers/board.ts"() {
    "use strict";
    translate2 = ([x, y]) => `translate(${x} ${y})`;
    known = /* @__PURE__ */ new WeakMap();
    viewerOf = (seat, view) => seat ?? view.turn;
    isPassing = (view, seat, train2) => view.phase.type === "passing" && seat === view.turn && view.phase.train === train2.id;
    chipsAt = (view, station3) => Object.entries(view.chips).filter(([, at]) => at === station3).map(([letter]) => letter);
    ROOM = 90;
  }
});

// src/element/games/koplopers/abbreviations.ts
function abbreviations(components) {
  const board = boardOf(components);
  const rows2 = [...components.stations].sort((a, b) => a.id < b.id ? -1 : 1);
  return h(
    "dl",
    { class: "abbreviations" },
    ...rows2.map(
      ({ id, name: name2, region }) => h(
        "div",
        {},
        h("dt", { class: colourOf(board, region) }, id),
        h("dd", {}, name2)
      )
    )
  );
}
var init_abbreviations = __esm({
  "src/element/games/koplopers/abbreviations.ts"() {
    "use strict";
    init_svg();
    init_board3();
  }
});

// src/element/games/koplopers/placement.ts
function detailOf(scale) {
  if (scale < 0.2) return "dots";
  if (scale < 0.34) return "sums";
  return scale < 0.9 ? "names" : "tokens";
}
function hasNumber(scale, isMine) {
  const detail = detailOf(scale);
  return detail !== "dots" && (isMine || detail !== "sums");
}
function stationRadius(board, view, id, scale) {
  switch (detailOf(scale)) {
    case "dots":
      return 3;
    case "tokens":
      return 20 * scale;
    default:
      if (passengers(board, view.waiting[id] ?? []) === 0) return 6;
      return detailOf(scale) === "sums" ? 11.5 : 13;
  }
}
function stationDiscs(board, view, scale) {
  const discs = board.components.stations.map(({ id, x, y }) => ({
    x: x * scale,
    y: y * scale,
    r: stationRadius(board, view, id, scale)
  }));
  if (detailOf(scale) !== "tokens") return discs;
  const tokens = [...circlesOf(board, view).values()].map(([x, y]) => ({
    x: x * scale,
    y: y * scale,
    r: 19 * scale
  }));
  return [...discs, ...tokens];
}
function trainDiscs({ at, turn, size }, units, scale) {
  const [cos, sin] = [
    Math.cos(turn * Math.PI / 180),
    Math.sin(turn * Math.PI / 180)
  ];
  const half = UNIT / 2 - HEIGHT / 2;
  const marks2 = [-half - (units > 1 ? SECOND : 0), 0, half];
  return marks2.map((shift2) => ({
    x: (at[0] + shift2 * size * cos) * scale,
    y: (at[1] + shift2 * size * sin) * scale,
    r: HEIGHT / 2 * size * scale
  }));
}
function* candidates(track3, train2, passing, scale, radius, shortest) {
  const size = Math.max(1, shortest / (UNIT * scale));
  const length = (UNIT + (train2.units.length > 1 ? SECOND : 0)) * size;
  const ahead = track3.yard ? train2.toward !== null : train2.toward === track3.ends[0];
  const [from, to] = ahead ? [track3.b, track3.a] : [track3.a, track3.b];
  const { way, length: whole, turn } = along2(from, to);
  const away = track3.yard && train2.toward === null;
  const gap = 3 / scale;
  const arrived = whole - radius(to) / scale - gap - UNIT * size / 2;
  const left = radius(from) / scale + gap + length - UNIT * size / 2;
  const back3 = train2.open || away;
  const place3 = (middle2, aside6) => ({
    at: [
      from[0] + way[0] * middle2 - way[1] * aside6,
      from[1] + way[1] * middle2 + way[0] * aside6
    ],
    turn,
    size
  });
  const beside3 = (HEIGHT * size / 2 + 8 / scale) * 1.1;
  if (!passing) {
    const [best, middle2] = [back3 ? left : arrived, (arrived + left) / 2];
    const steps = track3.yard ? [0] : [0, 0.25, 0.5, 0.75, 1];
    for (const part of steps) yield place3(best + (middle2 - best) * part, 0);
  }
  for (const part of track3.yard ? [back3 ? left : arrived] : [
    back3 ? Math.max(left, whole * 0.3) : Math.min(arrived, whole * 0.7),
    whole / 2
  ])
    for (const aside6 of [beside3, -beside3, 1.6 * beside3, -1.6 * beside3])
      yield place3(part, aside6);
}
function trainPoses(board, view, eye) {
  const { scale, viewer } = eye;
  const found2 = known2.get(view);
  if (found2?.eye.scale === scale && found2.eye.viewer === viewer)
    return found2.poses;
  const poses = /* @__PURE__ */ new Map();
  const taken = stationDiscs(board, view, scale);
  view.seats.forEach((player, seat) => {
    for (const train2 of player.trains) {
      const track3 = board.tracks.get(train2.section);
      if (track3 === void 0) continue;
      const passing = isPassing(view, seat, train2);
      const isMine = seat === viewer;
      const pose2 = freest(
        board,
        view,
        track3,
        train2,
        passing,
        { scale, isMine },
        taken
      );
      taken.push(...trainDiscs(pose2, train2.units.length, scale));
      poses.set(`${seat}:${train2.id}`, pose2);
    }
  });
  known2.set(view, { eye, poses });
  return poses;
}
function freest(board, view, track3, train2, passing, { scale, isMine }, taken) {
  const shortest = hasNumber(scale, isMine) ? SHORTEST : SHORTEST_MARK;
  const radius = (end) => {
    const id = track3.ends.find(
      (each2) => String(board.at(each2)) === String(end)
    );
    return id === void 0 ? 0 : stationRadius(board, view, id, scale);
  };
  let best = { at: track3.a, turn: 0, size: 1 };
  let least = Infinity;
  for (const pose2 of candidates(
    track3,
    train2,
    passing,
    scale,
    radius,
    shortest
  )) {
    const cost = overlap(trainDiscs(pose2, train2.units.length, scale), taken);
    if (cost >= least) continue;
    [best, least] = [pose2, cost];
    if (cost < 1) break;
  }
  return best;
}
function entrance(board, view, seat, train2, { scale, viewer }) {
  const track3 = board.tracks.get(train2.section);
  if (track3 === void 0) return null;
  const far = { ...train2, open: true };
  const how = { scale, isMine: seat === viewer };
  return freest(board, view, track3, far, false, how, []);
}
function chipPlace(board, view, station3, eye, before3 = 0) {
  const { scale } = eye;
  const [x, y] = board.at(station3);
  if (scale === 0) return [x, y];
  const taken = stationDiscs(board, view, scale);
  taken.push(...allTrainDiscs(board, view, eye));
  const r = stationRadius(board, view, station3, scale) + CHIP;
  const spots = [r, r + 20, r + 34].flatMap(
    (distance) => [0, 1, -1, 2, -2, 3, -3, 4].map((eighth) => {
      const angle2 = eighth * Math.PI / 4;
      return {
        x: x * scale + distance * Math.sin(angle2),
        y: y * scale - distance * Math.cos(angle2),
        r: CHIP
      };
    })
  );
  const free = spots.filter((spot3) => overlap([spot3], taken) < 3);
  const spot2 = free[before3] ?? spots[before3];
  return spot2 === void 0 ? [x, y] : [spot2.x / scale, spot2.y / scale];
}
function widthOf(text3, isBold) {
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null) return 7 * text3.length;
  pen.font = `${isBold ? 700 : 500} 11.5px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif`;
  return pen.measureText(text3).width;
}
function runsThrough({ a, b }, rect, scale) {
  const [x, y] = [a[0] * scale, a[1] * scale];
  const [dx, dy] = [b[0] * scale - x, b[1] * scale - y];
  let [enter, leave] = [0, 1];
  for (const [step2, room] of [
    [-dx, x - rect.x],
    [dx, rect.x + rect.width - x],
    [-dy, y - rect.y],
    [dy, rect.y + rect.height - y]
  ]) {
    if (step2 === 0 && room < 0) return 0;
    if (step2 < 0) enter = Math.max(enter, room / step2);
    if (step2 > 0) leave = Math.min(leave, room / step2);
  }
  return Math.max(0, leave - enter) * Math.hypot(dx, dy);
}
function placeLabels(board, view, eye, wishes2) {
  const { scale } = eye;
  const discs = [
    ...stationDiscs(board, view, scale),
    ...allTrainDiscs(board, view, eye)
  ];
  const tracks = [...board.tracks.values()];
  const rects = [];
  const labels = [];
  for (const { station: station3, texts, always, bold } of wishes2) {
    const [x, y] = board.at(station3).map((value) => value * scale);
    const r = stationRadius(board, view, station3, scale) + 3;
    let best = null;
    let least = always ? Infinity : 40;
    for (const text3 of texts) {
      const width = widthOf(text3, bold) + (bold ? 12 : 4);
      const places = [
        [x + r, y - LINE / 2],
        [x - r - width, y - LINE / 2],
        [x - width / 2, y + r],
        [x - width / 2, y - r - LINE],
        [x + r * 0.7, y + r * 0.7],
        [x + r * 0.7, y - r * 0.7 - LINE],
        [x - r * 0.7 - width, y + r * 0.7],
        [x - r * 0.7 - width, y - r * 0.7 - LINE]
      ];
      for (const [left, top] of places) {
        const rect = { x: left, y: top, width, height: LINE };
        const cost = rects.reduce((sum, other) => sum + crosses(rect, other), 0) + discs.reduce((sum, disc2) => sum + covers(disc2, rect), 0) + tracks.reduce(
          (sum, track3) => sum + runsThrough(track3, rect, scale),
          0
        ) * 0.5;
        if (cost < least) [best, least] = [{ rect, text: text3 }, cost];
      }
      if (best !== null && least < 20) break;
    }
    if (best === null) continue;
    rects.push(best.rect);
    labels.push({
      station: station3,
      text: best.text,
      width: best.rect.width,
      at: [
        (best.rect.x + best.rect.width / 2) / scale,
        (best.rect.y + LINE / 2) / scale
      ]
    });
  }
  return labels;
}
var posed, posedStyle, UNIT, HEIGHT, SECOND, SHORTEST, SHORTEST_MARK, overlap, known2, allTrainDiscs, CHIP, LINE, pen, crosses, covers;
var init_placement = __esm({
  "src/element/games/koplopers/placement.ts"() {
    "use strict";
    init_board3();
    posed = ({ at, turn, size }) => `${translate2(at)} rotate(${turn}) scale(${size})`;
    posedStyle = ({ at: [x, y], turn, size }) => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
    UNIT = 62;
    HEIGHT = 28;
    SECOND = 16;
    SHORTEST = 40;
    SHORTEST_MARK = 22;
    overlap = (some3, others) => some3.reduce(
      (sum, a) => sum + others.reduce(
        (more2, b) => more2 + Math.max(0, a.r + b.r - Math.hypot(a.x - b.x, a.y - b.y)),
        0
      ),
      0
    );
    known2 = /* @__PURE__ */ new WeakMap();
    allTrainDiscs = (board, view, eye) => [...trainPoses(board, view, eye)].flatMap(([key2, pose2]) => {
      const [seat = 0, id = 0] = key2.split(":").map(Number);
      const units = trainOf(view, seat, id)?.units.length ?? 1;
      return trainDiscs(pose2, units, eye.scale);
    });
    CHIP = 11;
    LINE = 15;
    pen = null;
    crosses = (a, b) => Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
    covers = ({ x, y, r }, rect) => crosses(rect, { x: x - r, y: y - r, width: 2 * r, height: 2 * r });
  }
});

// src/element/games/koplopers/pieces.ts
function sumOf(sum, colour2, radius) {
  const half = sum > 999 ? radius + 6 : radius;
  const pill = (kind2, more2) => s("rect", {
    class: kind2,
    x: -half - more2,
    y: -radius - more2,
    width: 2 * (half + more2),
    height: 2 * (radius + more2),
    rx: radius + more2
  });
  return s(
    "g",
    { class: `station ${colour2}${radius < 13 ? " crowded" : ""}` },
    pill("halo", 4),
    pill("body", 0),
    s("text", { class: "sum", y: 4 }, String(sum))
  );
}
function dot(radius, colour2) {
  return s(
    "g",
    { class: `station empty ${colour2}` },
    s("circle", { class: "halo", r: radius + 6 }),
    s("circle", { class: "body", r: radius }),
    s("circle", { class: "reach", r: 11 })
  );
}
function station2(code2, colour2) {
  return s(
    "g",
    { class: `station near ${colour2}` },
    s("circle", { class: "halo", r: 27 }),
    s("circle", { class: "body", r: 20 }),
    s(
      "text",
      {
        class: "code",
        y: 4.5,
        ...code2.length > 3 ? { textLength: 36, lengthAdjust: "spacingAndGlyphs" } : {}
      },
      code2
    )
  );
}
function token(number, destination, colour2) {
  return s(
    "g",
    { class: `token ${colour2}` },
    s("circle", { class: "glow", r: 26 }),
    s("circle", { class: "body", r: 20 }),
    s("text", { class: "number", y: 1 }, String(number)),
    s(
      "text",
      {
        class: "goal",
        y: 13,
        ...destination.length > 3 ? { textLength: 32, lengthAdjust: "spacingAndGlyphs" } : {}
      },
      destination
    )
  );
}
function nameplate(text3, width) {
  return s(
    "g",
    {},
    s("rect", { x: -width / 2, y: -8, width, height: 16, rx: 8 }),
    s("text", { y: 4 }, text3)
  );
}
function circle(colour2) {
  return s("circle", { class: `circle ${colour2}`, r: 15 });
}
function train(seat, number, units) {
  const [half, high] = [UNIT / 2, HEIGHT / 2];
  const body = `M${-half} ${8 - high}q0 -8 8 -8H${half - 15}L${half} 0 ${half - 15} ${high}H${8 - half}q-8 0 -8 -8z`;
  const unit = (shift2) => s(
    "g",
    { transform: `translate(${shift2} 0)` },
    s("path", { class: "casing", d: body }),
    s("path", { class: "hull", d: body }),
    s("path", {
      class: "nose",
      d: `M${half - 15} ${-high} ${half} 0 ${half - 15} ${high} ${half - 20} ${high} ${half - 20} ${-high}z`
    })
  );
  const more2 = units > 1 ? SECOND : 0;
  return s(
    "g",
    { class: `train seat-${seat}` },
    s("rect", {
      class: "glow",
      x: -half - 8 - more2,
      y: -high - 9,
      width: UNIT + 16 + more2,
      height: HEIGHT + 18,
      rx: 22
    }),
    ...units > 1 ? [unit(-SECOND)] : [],
    unit(0),
    s(
      "g",
      { class: "plate" },
      s("circle", { r: 11.5 }),
      s("text", { y: 6.2 }, String(number))
    )
  );
}
function chip(letter) {
  return s(
    "g",
    { class: "chip" },
    s("circle", { class: "glow", r: 19 }),
    s("path", { d: "M0 -14 14 10h-28z" }),
    s("text", { y: 7.5 }, letter)
  );
}
function goalRing() {
  return s("circle", { class: "goal-ring", r: 22 });
}
function sumNote(text3) {
  const width = 9 * text3.length + 18;
  return s(
    "g",
    { class: "sum-note" },
    s("rect", { x: -width / 2, y: -14, width, height: 26, rx: 9 }),
    s("text", { y: 4 }, text3)
  );
}
var DEVICES2, fixed;
var init_pieces3 = __esm({
  "src/element/games/koplopers/pieces.ts"() {
    "use strict";
    init_svg();
    init_placement();
    DEVICES2 = [
      "M4 15 12 7l8 8-2.5 2.5L12 12l-5.500 5.500z",
      "M4 9.500h16v5H4z",
      "M12 3l8 9-8 9-8-9z",
      "M12 4a8 8 0 1 0 .01 0zM12 9a3 3 0 1 1-.01 0z"
    ];
    fixed = (...children) => s("g", { class: "fixed" }, ...children);
  }
});

// src/element/games/koplopers/animation.ts
function animate3(picture2, events, context, layer) {
  return events.flatMap((event) => {
    switch (event.type) {
      case "drove":
        return drive(picture2, event, context);
      case "reversed":
        return reverse(picture2, event, context);
      case "built":
        return appear(picture2, `train:${event.seat}:${event.train}`);
      case "decoupled":
        return appear(picture2, `train:${event.seat}:${event.newTrain}`);
      case "boarded":
        return rise(layer, event.station, `+${event.passengers}`, context);
      case "alighted":
        return rise(layer, event.station, `✓ ${event.passengers}`, context);
      case "disrupted":
        return disrupt(picture2, event, context);
      default:
        return [];
    }
  });
}
function shift(element, from, to, delay = 0) {
  if (element === null) return [];
  const frames = [{ transform: from }, { transform: to }];
  return [element.animate(frames, { ...TIMING2, delay })];
}
function appear(picture2, hit2) {
  const element = find(picture2, hit2);
  return element === null ? [] : [element.animate([{ opacity: 0 }, { opacity: 1 }], TIMING2)];
}
function drive(picture2, { seat, train: train2, section }, { view, components, scale, seat: whose }) {
  const eye = { scale, viewer: viewerOf(whose, view) };
  const board = boardOf(components);
  const each2 = trainOf(view, seat, train2);
  if (each2 === void 0 || each2.section !== section) return [];
  const from = entrance(board, view, seat, each2, eye);
  const to = trainPoses(board, view, eye).get(`${seat}:${train2}`);
  if (from === null || to === void 0) return [];
  return shift(
    find(picture2, `train:${seat}:${train2}`),
    posedStyle(from),
    posedStyle(to)
  );
}
function reverse(picture2, { seat, train: train2 }, { view, components, scale, seat: whose }) {
  const eye = { scale, viewer: viewerOf(whose, view) };
  const board = boardOf(components);
  const to = trainPoses(board, view, eye).get(`${seat}:${train2}`);
  if (to === void 0) return [];
  return shift(
    find(picture2, `train:${seat}:${train2}`),
    posedStyle({ ...to, turn: to.turn - 180 }),
    posedStyle(to)
  );
}
function rise(layer, station3, text3, { components, scale }) {
  const [x, y] = boardOf(components).at(station3);
  const note2 = layer.appendChild(s("g", {}, fixed(sumNote(text3))));
  const above = (pixels) => translated2([x, y - pixels / (scale || 1)]);
  const frames = [
    { transform: above(14), opacity: 0 },
    { transform: above(34), opacity: 1, offset: 0.4 },
    { transform: above(46), opacity: 0 }
  ];
  return [note2.animate(frames, { ...TIMING2, duration: 900, fill: "both" })];
}
function disrupt(picture2, { chip: chip2, station: station3, from }, { view, components, scale, seat: whose }) {
  const eye = { scale, viewer: viewerOf(whose, view) };
  const board = boardOf(components);
  if (from === null) return appear(picture2, `chip:${chip2}`);
  const place3 = (id) => translated2(chipPlace(board, view, id, eye));
  return shift(find(picture2, `chip:${chip2}`), place3(from), place3(station3));
}
var TIMING2, translated2, find;
var init_animation3 = __esm({
  "src/element/games/koplopers/animation.ts"() {
    "use strict";
    init_platform();
    init_svg();
    init_board3();
    init_pieces3();
    init_placement();
    TIMING2 = {
      duration: 240,
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
      fill: "backwards"
    };
    translated2 = ([x, y]) => `translate(${x}px, ${y}px)`;
    find = (picture2, hit2) => picture2.querySelector(withValue("data-hit", hit2));
  }
});

// src/element/games/koplopers/chapters.ts
var chapters3;
var init_chapters3 = __esm({
  "src/element/games/koplopers/chapters.ts"() {
    "use strict";
    chapters3 = {
      goal: "9 94",
      setup: "1-8",
      turn: "10-86",
      end: "90-93",
      scoring: "95-96",
      variants: "100-102",
      aid: "9-11 14 16 21 32-34 36-38 53 56 60 67 72 90 93-95"
    };
  }
});

// src/element/games/koplopers/duties.ts
function duties(context) {
  const found2 = known3.get(context.moves) ?? dutiesOf(context);
  known3.set(context.moves, found2);
  return found2;
}
function dutiesOf({
  view,
  moves,
  actor,
  check
}) {
  const found2 = /* @__PURE__ */ new Map();
  if (view.phase.type !== "act" || actor !== view.turn) return found2;
  const end = check({ type: "endTurn" });
  if (end.legal) return found2;
  for (const train2 of view.seats[view.turn]?.trains ?? []) {
    const can = (type) => (train2.now.halted || train2.now.moved) && moves.some((mv) => mv.type === type && mv.train === train2.id);
    if (can("alight")) found2.set(train2.id, "alight");
    else if (can("board")) found2.set(train2.id, "board");
    else if (end.about?.includes(String(train2.id)))
      found2.set(train2.id, train2.now.built ? "serve" : "act");
  }
  return found2;
}
var known3;
var init_duties = __esm({
  "src/element/games/koplopers/duties.ts"() {
    "use strict";
    known3 = /* @__PURE__ */ new WeakMap();
  }
});

// src/element/games/koplopers/info.ts
function partyText(board, token2) {
  const row = board.tokens.get(token2);
  return row === void 0 ? token2 : `${row.passengers} → ${stationName(board, row.destination)}`;
}
function stuckWords(context, seat, train2) {
  const { view, components, actor } = context;
  const board = boardOf(components);
  const inTurn = actor === seat && seat === view.turn;
  const held = touched(board, train2).filter(
    (id) => chipsAt(view, id).length > 0
  );
  const ahead = train2.open && train2.toward !== null && chipsAt(view, train2.toward).length > 0 ? train2.toward : null;
  const station3 = held[0] ?? ahead;
  if (station3 !== void 0 && station3 !== null) {
    const ways = [
      ...inTurn && waysOut(context, train2.id).length > 0 ? ["turn the train round"] : [],
      ...inTurn && mayRepair(context, station3) ? [`repair it for ${actionPoints(components.constants.costs.repair)}`] : [],
      "wait"
    ];
    return `${stationName(board, station3)} is disrupted: ${ways.length === 1 ? "wait until it is repaired" : listed3(ways, "or")}.`;
  }
  const { halted, drove, moved: moved2 } = train2.now;
  const idle = inTurn && view.phase.type === "act" && view.points > 0 && !(halted || drove || moved2);
  return idle && waysOut(context, train2.id).length === 0 ? "No section ahead is free: wait until the other trains have left." : null;
}
function stationCard(id, context) {
  const { view, components, name: name2, seat } = context;
  const board = boardOf(components);
  const waiting3 = view.waiting[id] ?? [];
  const viewer = seat ?? view.turn;
  const due2 = goals(board, view, viewer).get(id);
  const trains = view.seats.flatMap(
    (player, owner) => player.trains.filter((train2) => front(train2) === id).map((train2) => `train ${train2.id} of ${name2(owner)}`)
  );
  const chips = chipsAt(view, id);
  const sum = passengers(board, waiting3);
  return {
    title: `${stationName(board, id)} (${id})`,
    about: [
      ...chips.length > 0 ? [
        `Disrupted by chip ${listed3(chips)}: no train arrives, passes or leaves.`
      ] : [],
      ...due2 === void 0 ? [] : [`${due2} passengers of ${name2(viewer)} want to get off here.`],
      ...trains.length > 0 ? [`Here: ${listed3(trains)}.`] : [],
      sum === 0 ? "Nobody waits here." : `Waiting: ${sum} passengers.`
    ],
    list: sorted(board, waiting3).map((token2) => partyText(board, token2))
  };
}
function trainCard(seat, train2, context) {
  const { components, name: name2 } = context;
  const board = boardOf(components);
  const room = components.constants.capacityPerUnit * train2.units.length;
  const stuck = stuckWords(context, seat, train2);
  const where = trainPlace(board, train2);
  return {
    title: `Train ${train2.id} of ${name2(seat)}${train2.units.length > 1 ? ", coupled" : ""}`,
    about: [
      `${where.charAt(0).toUpperCase()}${where.slice(1)}.`,
      ...stuck === null ? [] : [stuck],
      train2.load.length === 0 ? `Empty, with room for ${room} passengers.` : `Aboard: ${passengers(board, train2.load)} of ${room} passengers.`
    ],
    list: sorted(board, train2.load).map((token2) => partyText(board, token2))
  };
}
function trackCard(id, context) {
  const { view, components, name: name2 } = context;
  const board = boardOf(components);
  const track3 = board.tracks.get(id);
  const title = trackName(board, id);
  const trains = view.seats.flatMap(
    (player, owner) => player.trains.filter(({ section }) => section === id).map((train2) => `train ${train2.id} of ${name2(owner)}`)
  );
  const { costs } = components.constants;
  const use = track3?.yard ? `To build a train in an empty yard costs ${actionPoints(costs.build)}.` : `A train whose front is at one end drives to the other for ${actionPoints(costs.drive)}.`;
  return {
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    about: [trains.length === 0 ? "Free." : `Taken by ${listed3(trains)}.`, use]
  };
}
function chipCard(letter, context) {
  const { view, components } = context;
  const board = boardOf(components);
  const at = Object.entries(view.chips).find(([each2]) => each2 === letter)?.[1];
  const station3 = at == null ? "" : stationName(board, at);
  const cost = actionPoints(components.constants.costs.repair);
  return {
    title: `Disruption of ${station3}`,
    about: [
      `Chip ${letter} stays on ${station3} until its letter comes round again, or until a repair card takes it off for ${cost}.`
    ]
  };
}
function partyCard(token2, context) {
  const { view, components, name: name2 } = context;
  const place3 = whereIs(view, token2);
  if (place3 === null || place3.station !== void 0)
    return stationCard(place3?.station ?? "", context);
  return {
    title: partyText(boardOf(components), token2),
    about: [
      `Aboard train ${place3.train.id} of ${name2(place3.seat)}.`,
      "They get off where they want to go, or change trains where another train stands at the same station."
    ]
  };
}
function cardOf2(hit2, context) {
  const [kind2, first = "", second = ""] = hit2.split(":");
  switch (kind2) {
    case "station":
      return stationCard(first, context);
    case "train": {
      const train2 = trainOf(context.view, Number(first), Number(second));
      return train2 === void 0 ? null : trainCard(Number(first), train2, context);
    }
    case "token":
      return partyCard(first, context);
    case "track":
      return trackCard(first, context);
    case "chip":
      return chipCard(first, context);
    default:
      return null;
  }
}
function glanceHit(hit2, context) {
  return /^(station|train|chip):/.test(hit2) || hit2.startsWith("token:") && whereIs(context.view, hit2.slice("token:".length))?.station !== void 0 ? cardOf2(hit2, context) : null;
}
var sorted, waysOut, mayRepair;
var init_info = __esm({
  "src/element/games/koplopers/info.ts"() {
    "use strict";
    init_board3();
    init_words4();
    sorted = (board, tokens) => [...tokens].sort(
      (a, b) => (board.tokens.get(b)?.passengers ?? 0) - (board.tokens.get(a)?.passengers ?? 0) || (a < b ? -1 : 1)
    );
    waysOut = ({ moves }, id) => moves.filter(
      (mv) => (mv.type === "drive" || mv.type === "reverse") && mv.train === id
    );
    mayRepair = ({ moves, view }, station3) => moves.some((mv) => mv.type === "repair" && view.chips[mv.chip] === station3);
  }
});

// src/element/games/koplopers/words.ts
function listed3(list, last = "and") {
  return list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} ${last} ${list.at(-1)}`;
}
function tokenName(board, id) {
  const row = board.tokens.get(id);
  return row === void 0 ? id : `${row.passengers} for ${stationName(board, row.destination)}`;
}
function trackName(board, id) {
  const track3 = board.tracks.get(id);
  if (track3 === void 0) return id;
  const [a, b] = track3.ends.map((end) => stationName(board, end));
  return track3.yard ? `${track3.number === null ? "the yard" : `yard ${track3.number}`} at ${a}` : `${a}–${b}`;
}
function nameDrive({ train: id, section }, { view, components }) {
  const board = boardOf(components);
  const train2 = trainOf(view, view.turn, id);
  const from = train2 === void 0 ? null : front(train2);
  const to = train2?.open ? train2.toward : board.tracks.get(section)?.ends.find((end) => end !== from);
  const taken = view.seats.some(
    (player, seat) => player.trains.some(
      (other) => other.section === section && !(seat === view.turn && other.id === id)
    )
  );
  const cost = actionPoints(components.constants.costs.drive);
  return `drive train ${id} to ${stationName(board, to ?? "")} for ${cost}${taken ? ", overtaking" : ""}`;
}
function nameMove3(mv, context) {
  const { view, name: name2, components } = context;
  const { costs } = components.constants;
  const board = boardOf(components);
  const here = (id) => {
    const train2 = trainOf(view, view.turn, id);
    const station3 = train2 === void 0 ? null : front(train2);
    return station3 === null ? "here" : `at ${stationName(board, station3)}`;
  };
  switch (mv.type) {
    case "build":
      return `build in ${trackName(board, mv.yard)} for ${actionPoints(costs.build)}`;
    case "drive":
      return nameDrive(mv, context);
    case "reverse":
      return `Turn train ${mv.train} round (${actionPoints(costs.reverse)})`;
    case "dismantle":
      return `Dismantle train ${mv.train}`;
    case "alight":
      return `Set down ${here(mv.train)} (train ${mv.train})`;
    case "board":
      return `Take aboard ${here(mv.train)} (train ${mv.train})`;
    case "boardToken":
      return `take aboard ${tokenName(board, mv.token)}`;
    case "boardBehind":
      return `take aboard from behind: ${tokenName(board, mv.token)}`;
    case "decouple":
      return `put the second unit on ${trackName(board, mv.section)}`;
    case "divided":
      return "Done";
    case "couple":
      return `Couple train ${mv.remove} to train ${mv.keep}`;
    case "transfer":
      return `let ${tokenName(board, mv.token)} change to train ${mv.to}`;
    case "offer":
      return `make an offer to train ${mv.withTrain} of ${name2(mv.withSeat)}`;
    case "divide":
    case "offerGive":
      return `give ${tokenName(board, mv.token)}`;
    case "offerTake":
      return `ask for ${tokenName(board, mv.token)}`;
    case "propose":
      return "Propose the exchange";
    case "cancelOffer":
      return "Drop the offer";
    case "accept":
      return "Accept";
    case "decline":
      return "Decline";
    case "disrupt":
      return `disrupt ${stationName(board, mv.station)} with chip ${view.disc} for ${actionPoints(costs.disrupt)}`;
    case "repair":
      return `take chip ${mv.chip} off the board with the repair card for ${actionPoints(costs.repair)}`;
    case "endTurn":
      return LABELS.endTurn;
    case "drew":
      return `the card of ${stationName(board, mv.station)}`;
  }
}
function trainPlace(board, train2) {
  const at = front(train2);
  const where = at !== null ? `at ${stationName(board, at)}` : train2.toward !== null ? `on the way to ${stationName(board, train2.toward)}` : "facing away";
  const track3 = trackName(board, train2.section);
  return `${board.tracks.get(train2.section)?.yard ? "in" : "on"} ${track3}, ${where}`;
}
function trainWords({ name: name2, components }, seat, train2) {
  const board = boardOf(components);
  const room = components.constants.capacityPerUnit * train2.units.length;
  const load = train2.load.length === 0 ? "empty" : `with ${passengers(board, train2.load)} of ${room} passengers: ${tokenNames(board, train2.load)}`;
  return `train ${train2.id} of ${name2(seat)}${train2.units.length > 1 ? ", coupled" : ""}, ${trainPlace(board, train2)}, ${load}`;
}
function stationWords(id, { view, components }) {
  const board = boardOf(components);
  const chips = Object.entries(view.chips).filter(([, at]) => at === id).map(([letter]) => `chip ${letter}`);
  const waiting3 = view.waiting[id] ?? [];
  return [
    `${stationName(board, id)}.`,
    ...chips.length > 0 ? [`Disrupted by ${listed3(chips)}.`] : [],
    waiting3.length === 0 ? "Nobody waits here." : `Waiting: ${tokenNames(board, waiting3)}.`
  ].join(" ");
}
function nameHit3(hit2, context) {
  const { view, components } = context;
  const board = boardOf(components);
  const [kind2, first = "", second = ""] = hit2.split(":");
  switch (kind2) {
    case "station":
      return stationWords(first, context);
    case "track":
      return trackName(board, first);
    case "train": {
      const train2 = trainOf(view, Number(first), Number(second));
      return train2 === void 0 ? "a train" : trainWords(context, Number(first), train2);
    }
    case "token":
      return tokenName(board, first);
    case "card":
      return `disruption card of ${stationName(board, first)}`;
    case "chip":
      return `disruption chip ${first}`;
    case "repair":
      return "emergency repair card";
    case "end":
      return LABELS.endTurn;
    default:
      return hit2;
  }
}
function ending({ ranking, scores, reason }, name2) {
  const [first = []] = ranking;
  const points2 = signed(scores[first[0] ?? 0] ?? 0);
  const why = reason === "track" ? "The last round is over." : "The board was nearly empty.";
  return first.length === 1 ? `${name2(first[0] ?? 0)} wins with ${points2} passengers. ${why}` : `${listed3(first.map(name2))} share the first place with ${points2} passengers each. ${why}`;
}
function ask3(context) {
  const { view, actor, chosen: chosen2, name: name2, outcome, moves, components } = context;
  if (outcome !== null) return ending(outcome, name2);
  const who = name2(typeof actor === "number" ? actor : view.turn);
  const phase = view.phase;
  if (typeof actor !== "number")
    return phase.type === "drawing" ? `${who} draws a card.` : `${who} is to act.`;
  switch (phase.type) {
    case "passing":
      return `${who}: train ${phase.train} is overtaking. Drive on with it.`;
    case "boarding":
      return `${who}: not everybody fits. Who boards train ${phase.train}?`;
    case "exchange":
      return `${who}: a train is too full. Let more passengers change trains.`;
    case "dividing":
      return `${who}: share the passengers. Press those who go into train ${phase.newTrain}, then «Done».`;
    case "offering":
      return `${who}: what do you give and take? Press tokens, then propose the exchange.`;
    case "answering": {
      const board = boardOf(components);
      const sum = (list) => list.length === 0 ? "nothing" : tokenNames(board, list);
      return `${who}: ${name2(view.turn)} gives you ${sum(phase.give)} and takes ${sum(phase.take)}. Do you accept?`;
    }
    default:
      break;
  }
  if (view.seats[view.turn]?.started === false)
    return `${who}: build your first train in one of the lit yards.`;
  if (chosen2[0] === "build") return `${who}: in which yard do you build?`;
  if (chosen2[0] === "repair") return `${who}: which station do you repair?`;
  if (chosen2[1] === "decouple") return `${who}: where does the second unit go?`;
  if (chosen2[1] !== void 0) return `${who}: which train do they change to?`;
  if (chosen2[0] !== void 0)
    return `${who}: what does train ${chosen2[0].split(":")[1]} do?`;
  if (moves.length === 1 && moves[0]?.type === "endTurn")
    return `${who}: nothing is left to do. End the turn.`;
  return `${who}: choose a train, or play a card.`;
}
function aside3(context) {
  const { view, outcome, components } = context;
  if (outcome !== null) return null;
  const last = lastRound(components, view);
  const parts = [
    `Round ${view.round} of ${last}${view.lastRound ? ", the last" : ""}.`
  ];
  if (view.phase.type === "act" || view.phase.type === "passing")
    parts.push(`${actionPoints(view.points)} left.`);
  const owing = duties(context);
  for (const train2 of view.seats[view.turn]?.trains ?? []) {
    const duty = owing.get(train2.id);
    const stuck = context.actor === view.turn ? stuckWords(context, view.turn, train2) : null;
    if (stuck !== null) parts.push(`Train ${train2.id}: ${stuck}`);
    else if (duty !== void 0)
      parts.push(`Train ${train2.id} ${DUTIES[duty]}.`);
  }
  return parts.join(" ");
}
function offerWords({ seat, withSeat, give, take }, { name: name2, components }) {
  const board = boardOf(components);
  const [given, taken] = [tokenNames(board, give), tokenNames(board, take)];
  if (take.length === 0)
    return `${name2(seat)} offers ${name2(withSeat)} ${given}, for nothing.`;
  return give.length === 0 ? `${name2(seat)} asks ${name2(withSeat)} for ${taken}, for nothing.` : `${name2(seat)} offers ${name2(withSeat)} ${given}, in exchange for ${taken}.`;
}
function say3(event, names) {
  const { name: name2, components } = names;
  const board = boardOf(components);
  const at = (station3) => stationName(board, station3);
  switch (event.type) {
    case "turnBegan":
      return event.seat === 0 ? `Round ${event.round} begins.` : null;
    case "built":
      return `${name2(event.seat)} builds train ${event.train} in ${trackName(board, event.yard)}.`;
    case "reversed":
      return `${name2(event.seat)} turns train ${event.train} round: it now faces ${at(event.toward)}.`;
    case "drove":
      return `${name2(event.seat)} drives train ${event.train} to ${at(event.to)}${event.overtaking ? ", overtaking another train" : ""}.`;
    case "dismantled":
      return `${name2(event.seat)} dismantles train ${event.train} for ${actionPoints(event.cost)}.`;
    case "stopped":
      return `Train ${event.train} of ${name2(event.seat)} stops at ${at(event.station)}.`;
    case "alighted":
      return `${name2(event.seat)} delivers ${event.passengers} passengers to ${at(event.station)}.`;
    case "boarded":
      return `${event.passengers} passengers board train ${event.train} of ${name2(event.seat)} at ${at(event.station)}${event.behind ? ", from behind" : ""}.`;
    case "leftBehind":
      return `No room was left at ${at(event.station)} for ${tokenNames(board, event.tokens)}.`;
    case "transferred":
      return `${tokenName(board, event.token)} change from train ${event.from} to train ${event.to}.`;
    case "coupled":
      return `${name2(event.seat)} couples train ${event.remove} to train ${event.keep} at ${at(event.station)}.`;
    case "decoupled":
      return `${name2(event.seat)} uncouples train ${event.newTrain} from train ${event.train} at ${at(event.station)}.`;
    case "divided":
      return event.moved.length === 0 ? `Train ${event.newTrain} gets no passengers.` : `Train ${event.newTrain} takes over ${tokenNames(board, event.moved)}.`;
    case "offered":
      return offerWords(event, names);
    case "accepted":
      return `${name2(event.withSeat)} accepts.`;
    case "declined":
      return `${name2(event.withSeat)} declines.`;
    case "offerCancelled":
      return `${name2(event.seat)} drops the offer.`;
    case "disrupted":
      return `${name2(event.seat)} disrupts ${at(event.station)} with chip ${event.chip}${event.from === null || event.from === event.station ? "" : `, which leaves ${at(event.from)}`}.`;
    case "repaired":
      return `${name2(event.seat)} takes chip ${event.chip} off ${at(event.station)} with the repair card.`;
    case "turnEnded":
      return event.pointsLost > 0 ? `${name2(event.seat)} ends the turn; ${actionPoints(event.pointsLost)} unused.` : `${name2(event.seat)} ends the turn.`;
    case "reshuffled":
      return `The discards become the new draw pile: ${count2(event.cards, "card")}.`;
    case "drewCard":
      return event.station === null ? `${name2(event.seat)} draws a card.` : `${name2(event.seat)} draws the card of ${at(event.station)}.`;
    case "lastRound":
      return event.reason === "track" ? "This round is the last." : "The board is nearly empty: this round is the last.";
    case "gameOver":
      return `The game is over. ${listed3(event.scores.map((score6, seat) => `${name2(seat)} ${signed(score6)}`))}.`;
  }
}
function tell3(events, names) {
  const story2 = [];
  let stops = [];
  for (const event of events) {
    const next = events[events.indexOf(event) + 1];
    if (event.type === "stopped" && next !== void 0 && next.type !== "turnEnded" && next.type !== "stopped") {
      stops.push(event.rule);
      continue;
    }
    const text3 = say3(event, names);
    if (text3 === null) continue;
    story2.push({
      text: text3,
      rules: [.../* @__PURE__ */ new Set([...stops, event.rule])],
      seat: "seat" in event ? event.seat : null
    });
    stops = [];
  }
  return story2;
}
function describe3(context) {
  const { view, name: name2, components } = context;
  const board = boardOf(components);
  const trains = view.seats.flatMap(
    (player, seat) => player.trains.map((train2) => trainWords(context, seat, train2))
  );
  const chips = Object.entries(view.chips).flatMap(
    ([letter, at]) => at === null ? [] : [`${stationName(board, at)} (chip ${letter})`]
  );
  const boxes = view.seats.map(
    (player, seat) => `${name2(seat)} ${passengers(board, player.box)}`
  );
  const left = Object.values(view.waiting).reduce(
    (sum, tokens) => sum + tokens.length,
    0
  );
  return [
    aside3(context) ?? "",
    `Delivered: ${listed3(boxes)}.`,
    trains.length === 0 ? "No train is on the board." : `Trains: ${trains.join("; ")}.`,
    chips.length === 0 ? "No station is disrupted." : `Disrupted: ${listed3(chips)}.`,
    `Waiting at stations: ${count2(left, "token")}.`
  ].join(" ");
}
function score3(seat, { view, outcome, components }) {
  const board = boardOf(components);
  const player = view.seats[seat];
  const arrived = passengers(board, player?.box ?? []);
  const aboard = (player?.trains ?? []).reduce(
    (sum, train2) => sum + passengers(board, train2.load),
    0
  );
  return {
    points: signed(outcome?.scores[seat] ?? arrived),
    facts: [
      { label: "aboard", value: aboard },
      {
        label: player?.hand.length === 1 ? "card" : "cards",
        value: player?.hand.length ?? 0
      },
      {
        label: player?.repairCard ? "repair" : "repairs",
        value: player?.repairCard ? 1 : 0
      }
    ]
  };
}
var SEATS2, OPTIONS2, LABELS, DUTIES, titleOfCards, repairNote, signed, count2, actionPoints, tokenNames, nameUncoupling, nameTransfer, nameChosenTrain, nameOnlyTrain, nameOtherTrain;
var init_words4 = __esm({
  "src/element/games/koplopers/words.ts"() {
    "use strict";
    init_board3();
    init_duties();
    init_info();
    SEATS2 = ["Red", "Green", "Yellow", "Blue"];
    OPTIONS2 = {
      variant: "Version",
      family: "Family version",
      advanced: "Advanced version",
      coupledTrains: "Coupled trains",
      asOne: "Count as one train",
      onePointPerTurn: "At most one action point a turn",
      board: "Your own board"
    };
    LABELS = {
      repair: "Repair",
      endTurn: "End turn",
      abbreviations: "Abbreviations",
      hidden: "Hidden",
      nextChip: (letter) => `next chip: ${letter}`,
      trains: "Your trains",
      aboard: (train2) => `Aboard train ${train2}`,
      towards: (station3) => `towards ${station3}`,
      inYard: (station3) => `${station3}, yard`,
      unbuilt: (unit) => `Unit ${unit} is not built yet.`,
      coupledTo: (unit, train2) => `Unit ${unit} is coupled to train ${train2}.`,
      build: (cost) => `Build a train (${actionPoints(cost)})`,
      trade: (train2, owner) => `Trade with train ${train2} of ${owner}`,
      give: (party) => `Give ${party}`,
      take: (party) => `Take ${party}`,
      fromBehind: (party) => `From behind: ${party}`,
      repairAt: (station3, chip2) => `${station3} (chip ${chip2})`
    };
    DUTIES = {
      alight: "has passengers to set down",
      board: "has to take passengers aboard",
      serve: "has to turn round",
      act: "must still act"
    };
    titleOfCards = (name2, inTurn) => `${name2}’s cards${inTurn ? "" : " (not in turn)"}`;
    repairNote = (left, cost) => left ? actionPoints(cost) : "used";
    signed = (n) => n < 0 ? `−${-n}` : String(n);
    count2 = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;
    actionPoints = (n) => count2(n, "action point");
    tokenNames = (board, ids) => listed3(ids.map((id) => tokenName(board, id)));
    nameUncoupling = (train2) => `Uncouple train ${train2}`;
    nameTransfer = (hit2, context) => `let ${nameHit3(hit2, context)} change trains`;
    nameChosenTrain = (train2) => `train ${train2}, chosen: press again to let go`;
    nameOnlyTrain = (hit2, context) => `${nameHit3(hit2, context)}: press for all it can do`;
    nameOtherTrain = (hit2, context) => `choose ${nameHit3(hit2, context)}`;
  }
});

// src/element/games/koplopers/hand.ts
function points({ view, components }) {
  const of = components.constants.pointsPerTurn;
  const lamp = (n) => s("circle", {
    class: n < view.points ? "point left" : "point",
    cx: 8 + 15 * n,
    cy: 8,
    r: 5.5
  });
  return h(
    "div",
    { class: "points-left" },
    s(
      "svg",
      {
        viewBox: `0 0 ${15 * of + 1} 16`,
        width: 15 * of + 1,
        height: 16,
        "aria-hidden": "true"
      },
      ...Array.from({ length: of }, (_, n) => lamp(n))
    ),
    h("span", {}, actionPoints(view.points))
  );
}
function cards(whose, { view, components, name: name2 }) {
  const board = boardOf(components);
  const hand = view.seats[whose]?.hand ?? [];
  const rows2 = hand.map((code2, n) => {
    if (code2 === null)
      return h(
        "li",
        {},
        h("span", { class: "disruption back" }, sign(), LABELS.hidden)
      );
    const face2 = [sign(), stationName(board, code2)];
    return h(
      "li",
      {},
      hand.indexOf(code2) === n ? h(
        "button",
        { type: "button", class: "disruption", "data-hit": `card:${code2}` },
        ...face2
      ) : h("span", { class: "disruption" }, ...face2)
    );
  });
  const title = titleOfCards(name2(whose), whose === view.turn);
  return h(
    "div",
    { class: "cards-of-hand" },
    h("p", {}, `${title}, ${LABELS.nextChip(view.disc)}`),
    h(
      "ul",
      { "data-scrolls": "cards", tabindex: 0, "aria-label": title },
      ...rows2
    )
  );
}
function drawHand2(place3, context) {
  const { view, seat, components } = context;
  const whose = seat ?? view.turn;
  const repair = view.seats[whose]?.repairCard ?? false;
  place3.append(
    points(context),
    cards(whose, context),
    h(
      "button",
      {
        type: "button",
        class: repair ? "repair" : "repair used",
        "data-hit": "repair"
      },
      h("b", {}, LABELS.repair),
      " ",
      h("small", {}, repairNote(repair, components.constants.costs.repair))
    ),
    h(
      "button",
      { type: "button", class: "end-turn", "data-hit": "end" },
      LABELS.endTurn
    )
  );
}
var sign;
var init_hand = __esm({
  "src/element/games/koplopers/hand.ts"() {
    "use strict";
    init_svg();
    init_board3();
    init_words4();
    sign = () => s(
      "svg",
      { class: "sign-of-card", viewBox: "0 0 16 14", "aria-hidden": "true" },
      s("path", { d: "M8 0 16 14H0z" })
    );
  }
});

// src/element/games/koplopers/holdings.ts
function rounds({ view, components }) {
  const last = lastRound(components, view);
  const step2 = 320 / Math.max(1, last);
  return s(
    "svg",
    {
      class: "rounds",
      viewBox: "-12 0 348 20",
      "aria-hidden": "true",
      preserveAspectRatio: "xMidYMid meet"
    },
    s("line", { x1: 0, y1: 15, x2: 320, y2: 15 }),
    ...Array.from(
      { length: last + 1 },
      (_, n) => s("circle", {
        class: n === last ? "last" : n <= view.round ? "past" : "",
        cx: n * step2,
        cy: 15,
        r: n === last ? 4 : 2.5
      })
    ),
    s("path", {
      class: "engine",
      d: "M-11 1h13l8 7v5h-21z",
      transform: `translate(${view.round * step2} 0)`
    })
  );
}
function whereabouts(board, train2) {
  const at = front(train2);
  if (at !== null) return stationName(board, at);
  return train2.toward === null ? LABELS.inYard(
    stationName(board, board.tracks.get(train2.section)?.ends[0] ?? "")
  ) : LABELS.towards(stationName(board, train2.toward));
}
function trainRow(seat, train2, context, owing) {
  const board = boardOf(context.components);
  const room = context.components.constants.capacityPerUnit * train2.units.length;
  const load = passengers(board, train2.load);
  const said2 = stuckWords(context, seat, train2);
  return h(
    "li",
    { class: `holding seat-${seat}${owing ? " owing" : ""}` },
    h(
      "button",
      {
        type: "button",
        class: "holding-train",
        "data-hit": `train:${seat}:${train2.id}`
      },
      h("b", { class: "number" }, train2.units.join("+")),
      " ",
      h("span", { class: "where" }, whereabouts(board, train2)),
      " ",
      h("span", { class: "load" }, `${load}/${room}`)
    ),
    h(
      "div",
      {
        class: "holding-load",
        "data-scrolls": `load ${train2.id}`,
        tabindex: 0,
        role: "group",
        "aria-label": LABELS.aboard(train2.id)
      },
      said2 === null ? null : h("p", { class: "said-of-train" }, said2),
      ...sorted(board, train2.load).map(
        (token2) => h(
          "button",
          {
            type: "button",
            class: `party-of-train${context.view.shifted.includes(token2) ? " shifted" : ""}`,
            "data-hit": `token:${token2}`
          },
          partyText(board, token2)
        )
      )
    )
  );
}
function drawHoldings(place3, context) {
  const { view, seat, components } = context;
  const whose = seat ?? view.turn;
  const trains = view.seats[whose]?.trains ?? [];
  const owing = duties(context);
  const slots = Array.from(
    { length: components.constants.unitsPerPlayer },
    (_, n) => {
      const train2 = trains.find(({ id }) => id === n + 1);
      if (train2 !== void 0)
        return trainRow(
          whose,
          train2,
          context,
          whose === view.turn && owing.has(n + 1)
        );
      const other = trains.find(
        ({ units }) => units.some((unit) => unit === n + 1)
      );
      return h(
        "li",
        { class: "holding none" },
        other === void 0 ? LABELS.unbuilt(n + 1) : LABELS.coupledTo(n + 1, other.id)
      );
    }
  );
  place3.append(
    rounds(context),
    h("ul", { "aria-label": LABELS.trains }, ...slots)
  );
}
var init_holdings = __esm({
  "src/element/games/koplopers/holdings.ts"() {
    "use strict";
    init_svg();
    init_board3();
    init_duties();
    init_info();
    init_words4();
  }
});

// src/element/games/koplopers/koplopers.css
var koplopers_default;
var init_koplopers = __esm({
  "src/element/games/koplopers/koplopers.css"() {
    koplopers_default = `/* Koplopers & Dwarsliggers: a railway map. Thick lines, round stations, pale regions, water hinted. */

:host {
  --knd-seat-0: #c0262d;
  --knd-seat-1: #1f7a4a;
  --knd-seat-2: #e0a100;
  --knd-seat-3: #2558b8;
  --knd-blue: light-dark(#2b6cb0, #63a1e0);
  --knd-green: light-dark(#2f855a, #58b585);
  --knd-orange: light-dark(#b85010, #f0904a);
  --knd-purple: light-dark(#6b46c1, #a98af0);
  --knd-yellow: light-dark(#946500, #e3b64a);
  --knd-sea: light-dark(#dfeaf2, #16222b);
  --knd-land: light-dark(#f7f5ee, #20282d);
  --knd-rail: light-dark(#23272c, #d5d9dc);
  --knd-ink: light-dark(#1d2126, #f1efe8);
  --knd-paper: light-dark(#ffffff, #2a3137);
  --knd-muted: light-dark(#5c636b, #a9b0b6);
  --knd-glow: light-dark(#d97706, #ffc34d);
  --knd-alarm: light-dark(#c81e1e, #ff6b5e);
  --ludo-focus: light-dark(#7a4f00, #ffe9b0);
}
.picture { font-family: var(--ludo-font); font-variant-numeric: tabular-nums; }
.picture text { text-anchor: middle; }
.blue { --region: var(--knd-blue); }
.green { --region: var(--knd-green); }
.orange { --region: var(--knd-orange); }
.purple { --region: var(--knd-purple); }
.yellow { --region: var(--knd-yellow); }
.seat-0 { --seat: var(--knd-seat-0); --seat-ink: #fff; }
.seat-1 { --seat: var(--knd-seat-1); --seat-ink: #fff; }
.seat-2 { --seat: var(--knd-seat-2); --seat-ink: #2b2100; }
.seat-3 { --seat: var(--knd-seat-3); --seat-ink: #fff; }

/* What is written is as large on the screen at every scale: --px is how many units of the plane a pixel is. */
.fixed { transform: scale(var(--px, 1)); }

/* Water, land, regions. */
.sea { fill: var(--knd-sea); }
.land { stroke: var(--knd-land); stroke-width: 190; stroke-linecap: round; }
.field { stroke: none; fill: color-mix(in srgb, var(--region) 16%, var(--knd-land)); }
line.field { stroke: color-mix(in srgb, var(--region) 16%, var(--knd-land)); stroke-width: 132; stroke-linecap: round; }

/* Sections and yards. */
.track .hit { stroke: transparent; stroke-width: max(30px, calc(18px * var(--px, 1))); }
.track .rail { stroke: var(--knd-rail); stroke-width: max(5px, calc(2.2px * var(--px, 1))); stroke-linecap: round; }
.track.short .rail { stroke-width: max(9px, calc(4px * var(--px, 1))); }
.track.yard .rail { stroke: var(--knd-alarm); stroke-width: max(10px, calc(4px * var(--px, 1))); }
.track .glow { stroke: none; stroke-width: max(24px, calc(15px * var(--px, 1))); stroke-linecap: round; }
.track[data-target] .glow { stroke: color-mix(in srgb, var(--knd-glow) 60%, transparent); }
.track[data-target="quiet"] .glow { stroke: color-mix(in srgb, var(--knd-glow) 30%, transparent); }
.track[data-target]:hover .glow, .track[data-target]:focus .glow { stroke: var(--knd-glow); }
.yard-number { fill: var(--knd-alarm); font-size: 13px; font-weight: 800; paint-order: stroke; stroke: var(--knd-land); stroke-width: 3px; stroke-linejoin: round; }
.cost { cursor: pointer; }
.cost circle { fill: var(--knd-glow); stroke: var(--knd-paper); stroke-width: 2; }
.cost text { fill: light-dark(#2a1500, #231700); font-size: 12.5px; font-weight: 800; }

/* Stations: a sum where somebody waits, else a dot; among their tokens, their code. */
.station .body { fill: var(--knd-paper); stroke: var(--region); stroke-width: 3; }
.station.empty .body, .station.near .body { fill: var(--region); stroke: var(--knd-paper); stroke-width: 2; }
.station .reach { fill: transparent; }
.station .halo { fill: none; }
.station .sum { fill: var(--knd-ink); font-size: 11.5px; font-weight: 700; }
.station.crowded .body { stroke-width: 2.2; }
.station.crowded .sum { font-size: 11px; letter-spacing: -0.2px; }
.station .code { fill: light-dark(#fff, #10161a); font-size: 13px; font-weight: 700; }
.stop:hover .body, .stop:focus .body { fill: color-mix(in srgb, var(--region) 22%, var(--knd-paper)); }
.stop:hover .station.empty .body, .stop:hover .station.near .body { fill: color-mix(in srgb, var(--region) 80%, var(--knd-ink)); }
.stop.disrupted .halo { fill: color-mix(in srgb, var(--knd-alarm) 25%, transparent); stroke: var(--knd-alarm); stroke-width: 2.5; stroke-dasharray: 5 4; }
.stop.goal .halo { fill: none; stroke: var(--seat); stroke-width: 4; }
.stop.goal.disrupted .halo { fill: color-mix(in srgb, var(--knd-alarm) 25%, transparent); }
.circle { fill: var(--knd-land); stroke: color-mix(in srgb, var(--region) 55%, transparent); stroke-width: 2; }

/* Names, and where one's passengers want to go. */
.name rect { fill: none; }
.name text { fill: var(--knd-ink); font-size: 11.5px; font-weight: 500; paint-order: stroke; stroke: var(--knd-land); stroke-width: 3px; stroke-linejoin: round; }
.name.goal rect { fill: var(--seat); stroke: var(--knd-paper); stroke-width: 1.5; }
.name.goal text { fill: var(--seat-ink); stroke: none; font-weight: 700; }

/* Tokens. */
.token .body { fill: var(--knd-paper); stroke: var(--region); stroke-width: 3; }
.token .glow { fill: none; }
.token .number { fill: var(--knd-ink); font-size: 15px; font-weight: 700; }
.token .goal { fill: var(--knd-ink); font-size: 12.5px; font-weight: 600; }
.party[data-target] .glow { fill: color-mix(in srgb, var(--knd-glow) 55%, transparent); }
.party[data-target="quiet"] .glow { fill: color-mix(in srgb, var(--knd-glow) 30%, transparent); }
.party[data-target]:hover .glow, .party[data-target]:focus .glow { fill: var(--knd-glow); }
.goal-ring { fill: none; stroke: var(--knd-glow); stroke-width: 5; }

/* Trains. */
.train .casing { fill: none; stroke: var(--knd-paper); stroke-width: 5; stroke-linejoin: round; }
.train .hull { fill: var(--seat); stroke: light-dark(#1a1a1a, #0c0f11); stroke-width: 2; stroke-linejoin: round; }
.train .nose { fill: #ffd400; stroke: #1a1a1a; stroke-width: 1.5; stroke-linejoin: round; }
.train .plate circle { fill: #fff; stroke: #1a1a1a; stroke-width: 1.5; }
.train .plate text { fill: #1a1a1a; font-size: 18px; font-weight: 800; }
.small .plate { display: none; }
.train .glow { fill: none; }
.piece[data-target] .glow { fill: color-mix(in srgb, var(--knd-glow) 55%, transparent); }
.piece[data-target="quiet"] .glow { fill: color-mix(in srgb, var(--knd-glow) 22%, transparent); }
.piece[data-target="selected"] .glow { fill: color-mix(in srgb, var(--knd-glow) 65%, transparent); stroke: var(--knd-glow); stroke-width: 4; }
.piece[data-target]:hover .glow, .piece[data-target]:focus .glow { fill: var(--knd-glow); }
.piece.owing .glow { stroke: var(--knd-glow); stroke-width: 3; stroke-dasharray: 7 6; }
.ghost { opacity: 0.62; }
.sum-note rect { fill: var(--knd-paper); stroke: var(--knd-glow); stroke-width: 2; }
.sum-note text { fill: var(--knd-ink); font-size: 14px; font-weight: 700; }

/* Chips. */
.chip path { fill: var(--knd-alarm); stroke: var(--knd-paper); stroke-width: 2; stroke-linejoin: round; }
.chip text { fill: light-dark(#fff, #2a0a07); font-size: 12px; font-weight: 800; }
.chip .glow { fill: none; }
.marker[data-target] .glow { fill: color-mix(in srgb, var(--knd-glow) 55%, transparent); }
.marker[data-target]:hover .glow, .marker[data-target]:focus .glow { fill: var(--knd-glow); }

/* The hand: what is always in reach. */
.hand .point { fill: none; stroke: var(--ludo-strong-line); stroke-width: 2; }
.hand .point.left { fill: var(--knd-glow); stroke: var(--knd-glow); }
.points-left { display: grid; justify-items: center; gap: 2px; font-size: 0.8125rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
.cards-of-hand p { margin: 0 0 2px; color: var(--ludo-muted); font-size: 0.75rem; line-height: 1.2; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.cards-of-hand ul { display: flex; gap: 6px; padding: 3px; margin: -3px; overflow-x: auto; scrollbar-width: thin; }
.disruption, .hand .repair, .hand .end-turn { min-height: 40px; padding: 4px 10px; border: 1px solid var(--ludo-line); border-radius: 8px; background: var(--ludo-surface); color: var(--ludo-ink); font-size: 0.875rem; line-height: 1.15; white-space: nowrap; }
.disruption { display: flex; align-items: center; gap: 6px; border-color: color-mix(in srgb, var(--knd-alarm) 55%, var(--ludo-line)); }
.disruption.back { color: var(--ludo-muted); }
.sign-of-card { width: 13px; height: 12px; flex: none; }
.sign-of-card path { fill: var(--knd-alarm); }
.hand .repair { border-color: color-mix(in srgb, var(--knd-green) 70%, var(--ludo-line)); }
.hand .repair b, .hand .repair small { display: block; font-size: 0.8125rem; }
.hand .repair small { color: var(--ludo-muted); font-size: 0.75rem; }
.hand .repair.used { border-style: dashed; color: var(--ludo-muted); }
.hand .end-turn { font-weight: 600; padding: 4px 14px; }
.hand button[data-target="quiet"] { box-shadow: inset 0 0 0 1px var(--knd-glow); border-color: var(--knd-glow); }
.hand button[data-target="main"] { border-color: transparent; background: var(--ludo-accent); color: var(--ludo-accent-ink); }
.hand button:hover { background: var(--ludo-raised); }
.hand button[data-target="main"]:hover { background: color-mix(in srgb, var(--ludo-accent) 88%, var(--ludo-ink)); }

/* One's own trains beside the map. */
.rounds { display: block; width: 100%; height: 18px; }
.rounds line { stroke: var(--ludo-strong-line); stroke-width: 1.5; }
.rounds circle { fill: var(--ludo-surface); stroke: var(--ludo-strong-line); stroke-width: 1; }
.rounds .past { fill: var(--ludo-strong-line); }
.rounds .last { fill: var(--knd-alarm); stroke: none; }
.rounds .engine { fill: var(--ludo-ink); }
.holdings ul { display: grid; gap: 4px; }
.holding { display: grid; grid-template-columns: 116px minmax(0, 1fr); align-items: stretch; height: 58px; border: 1px solid var(--ludo-line); border-left: 5px solid var(--seat, var(--ludo-line)); border-radius: 8px; background: var(--ludo-surface); font-size: 0.875rem; overflow: hidden; }
.holding.none { display: flex; align-items: center; padding: 0 10px; color: var(--ludo-muted); }
.holding-train { display: grid; grid-template-columns: auto minmax(0, 1fr); align-content: center; gap: 0 6px; min-height: 40px; padding: 4px 8px; border: 0; border-right: 1px solid var(--ludo-line); background: none; line-height: 1.2; text-align: left; }
.holding-train .number { display: grid; place-items: center; min-width: 20px; height: 20px; padding: 0 4px; border-radius: 10px; background: var(--seat); color: var(--seat-ink); font-size: 0.8125rem; }
.holding-train .where { overflow: hidden; text-overflow: ellipsis; font-weight: 600; font-size: 0.8125rem; }
.holding-train .load { grid-column: 2; color: var(--ludo-muted); font-size: 0.75rem; font-variant-numeric: tabular-nums; }
.holding-train[data-target] { background: color-mix(in srgb, var(--knd-glow) 22%, transparent); }
.holding-train[data-target="quiet"] { background: color-mix(in srgb, var(--knd-glow) 9%, transparent); }
.holding-train[data-target="selected"] { background: color-mix(in srgb, var(--knd-glow) 40%, transparent); box-shadow: inset 0 0 0 2px var(--knd-glow); }
.holding.owing .number { outline: 2px dashed var(--knd-glow); outline-offset: 2px; }
.holding-load { display: flex; flex-wrap: wrap; align-content: flex-start; gap: 4px; padding: 4px 6px; overflow-y: auto; scrollbar-width: thin; }
.said-of-train { flex: 1 0 100%; color: var(--ludo-accent); font-size: 0.8125rem; line-height: 1.25; }
.party-of-train { padding: 1px 8px; border: 1px solid var(--ludo-line); border-radius: 12px; background: var(--ludo-raised); font-size: 0.8125rem; line-height: 20px; font-variant-numeric: tabular-nums; }
.party-of-train.shifted { border-style: dashed; }
.party-of-train[data-target] { border-color: var(--knd-glow); box-shadow: inset 0 0 0 1px var(--knd-glow); }
.party-of-train[data-target="main"] { background: color-mix(in srgb, var(--knd-glow) 25%, var(--ludo-raised)); }
@container (max-width: 879.9px) {
  .points-left { grid-area: points; justify-items: start; }
  .hand .repair { grid-area: repair; }
  .hand .end-turn { grid-area: end; }
  .cards-of-hand { grid-area: cards; min-width: 0; }
  .party-of-train { min-height: 40px; border-radius: 20px; }
  .holding { height: 92px; }
}
@container (max-width: 339.9px) {
  .points-left { white-space: normal; line-height: 1.1; }
  .hand .repair, .hand .end-turn { padding: 4px 6px; }
}

/* The card of abbreviations. */
.abbreviations { columns: 2 170px; column-gap: 20px; margin: 0; }
.abbreviations div { display: grid; grid-template-columns: 58px 1fr; align-items: center; gap: 8px; break-inside: avoid; padding: 3px 0; }
.abbreviations dt { padding: 2px 4px; border: 2px solid var(--region); border-radius: 8px; font-size: 0.8125rem; font-weight: 700; text-align: center; }
.abbreviations dd { margin: 0; }

/* Words and devices on the board are also for those who do not see the colours. */
@media (forced-colors: active) {
  .track[data-target] .glow, .party[data-target] .glow, .piece[data-target] .glow { stroke: Highlight; }
}
`;
  }
});

// src/element/games/koplopers/log-parts.ts
var logParts3;
var init_log_parts3 = __esm({
  "src/element/games/koplopers/log-parts.ts"() {
    "use strict";
    logParts3 = {
      begins: (event) => event.type === "turnBegan" ? { round: event.round, turn: event.seat } : null,
      turns: true,
      telling: [
        "alighted",
        "accepted",
        "disrupted",
        "coupled",
        "built",
        "boarded",
        "drove"
      ]
    };
  }
});

// src/element/games/koplopers/movable-pieces.ts
function drawTokens(picture2, { view, scale }, board) {
  const tokens = keyed(group(picture2, "tokens"));
  const places = detailOf(scale) === "tokens" ? circlesOf(board, view) : [];
  for (const [id, at] of places) {
    const row = board.tokens.get(id);
    if (row === void 0) continue;
    tokens.put(
      id,
      () => s(
        "g",
        {},
        token(row.passengers, row.destination, colourOf(board, row.region))
      ),
      {
        transform: translate2(at),
        "data-hit": `token:${id}`,
        class: "party"
      }
    );
  }
  tokens.done();
}
function drawTrains(picture2, context, board) {
  const { view, scale, seat: whose } = context;
  const viewer = viewerOf(whose, view);
  const owing = duties(context);
  const poses = trainPoses(board, view, { scale, viewer });
  const trains = keyed(group(picture2, "trains"));
  view.seats.forEach((player, seat) => {
    for (const each2 of player.trains) {
      const pose2 = poses.get(`${seat}:${each2.id}`);
      if (pose2 === void 0) continue;
      const element = trains.put(
        `${seat} ${each2.id} ${each2.units.length}`,
        () => s("g", {}, train(seat, each2.id, each2.units.length)),
        {
          transform: posed(pose2),
          "data-hit": `train:${seat}:${each2.id}`,
          class: `piece${hasNumber(scale, seat === viewer) ? "" : " small"}${seat === view.turn && owing.has(each2.id) ? " owing" : ""}`
        }
      );
      element.querySelector(".plate")?.setAttribute("transform", `translate(-7 0) rotate(${-pose2.turn})`);
    }
  });
  trains.done();
}
function drawChips(picture2, { view, components, scale, seat }, board) {
  const eye = { scale, viewer: viewerOf(seat, view) };
  const chips = keyed(group(picture2, "chips"));
  components.chips.forEach((letter, n) => {
    const at = view.chips[letter];
    if (at === null) return;
    const before3 = components.chips.slice(0, n).filter((other) => view.chips[other] === at).length;
    chips.put(letter, () => s("g", {}, fixed(chip(letter))), {
      transform: translate2(chipPlace(board, view, at, eye, before3)),
      "data-hit": `chip:${letter}`,
      class: "marker"
    });
  });
  chips.done();
}
var init_movable_pieces = __esm({
  "src/element/games/koplopers/movable-pieces.ts"() {
    "use strict";
    init_svg();
    init_board3();
    init_duties();
    init_pieces3();
    init_placement();
  }
});

// src/element/games/koplopers/moves.ts
function inHand(moves, chosen2) {
  const [kind2, picked] = chosen2[0]?.split(":") ?? [];
  if (kind2 === "train") return Number(picked);
  const able2 = ableTrains(moves);
  return able2.size === 1 ? [...able2][0] ?? null : null;
}
function ableTrains(moves) {
  return new Set(
    moves.flatMap((mv) => {
      if ("train" in mv) return [mv.train];
      if (mv.type === "couple") return [mv.keep];
      return mv.type === "transfer" ? [mv.from] : [];
    })
  );
}
function targets3(moves, chosen2, context) {
  const hand = inHand(moves, chosen2);
  const step2 = { moves, chosen: chosen2, hand, context };
  const found2 = [];
  for (const mv of moves)
    for (const target of targetsOf(mv, step2))
      if (!found2.some(({ hit: hit2 }) => hit2 === target.hit)) found2.push(target);
  const choosing = chosen2[1] === void 0 && !isApart(chosen2) && context.view.phase.type === "act";
  return choosing ? [...found2, ...trainTargets(step2)] : found2;
}
function keeps(move, next) {
  return (move.type === "drive" || move.type === "reverse") && next.some((mv) => "train" in mv && mv.train === move.train) ? [`train:${move.train}`] : [];
}
function makes(hit2, move, context, more2 = {}) {
  return { hit: hit2, label: nameMove3(move, context), move, ...more2 };
}
function targetsOf(mv, step2) {
  const { chosen: chosen2, hand, context } = step2;
  const [first, second] = chosen2;
  if (first === "build")
    return mv.type === "build" ? [makes(`track:${mv.yard}`, mv, context)] : [];
  if (first === "repair")
    return mv.type === "repair" ? repairTargets(mv, context) : [];
  if (second === "decouple")
    return mv.type === "decouple" && mv.train === hand ? [makes(`track:${mv.section}`, mv, context)] : [];
  if (second?.startsWith("token:"))
    return mv.type === "transfer" && mv.from === hand && `token:${mv.token}` === second ? [makes(`train:${context.view.turn}:${mv.to}`, mv, context)] : [];
  return "train" in mv ? ownTargets(mv, step2) : otherTargets(mv, step2);
}
function partyTargets(mv, context, text3 = (party) => party, look2 = {}) {
  const party = text3(partyText(boardOf(context.components), mv.token));
  return [
    makes(`party:${mv.token}`, mv, context, { text: party, ...look2 }),
    makes(`token:${mv.token}`, mv, context, { second: true, ...look2 })
  ];
}
function repairTargets(mv, context) {
  const at = context.view.chips[mv.chip];
  const station3 = at === null ? "" : stationName(boardOf(context.components), at);
  return [
    makes(`do:repair:${mv.chip}`, mv, context, {
      text: LABELS.repairAt(station3, mv.chip)
    }),
    makes(`chip:${mv.chip}`, mv, context, { second: true })
  ];
}
function ownTargets(mv, { hand, context }) {
  const always = mv.type === "alight" || mv.type === "board";
  if (mv.train !== hand && !(always && hand === null)) return [];
  switch (mv.type) {
    case "drive":
      return [makes(`track:${mv.section}`, mv, context)];
    case "alight":
    case "board":
    case "reverse":
      return [makes(`do:${mv.type}:${mv.train}`, mv, context)];
    case "dismantle":
      return [makes(`do:dismantle:${mv.train}`, mv, context, QUIET)];
    case "decouple":
      return [
        {
          hit: "do:decouple",
          label: nameUncoupling(mv.train),
          chosen: [`train:${mv.train}`, "decouple"]
        }
      ];
    case "boardBehind":
      return partyTargets(mv, context, LABELS.fromBehind, QUIET);
    case "offer":
      return [
        makes(`do:offer:${mv.withSeat}:${mv.withTrain}`, mv, context, {
          text: LABELS.trade(mv.withTrain, context.name(mv.withSeat)),
          ...QUIET
        })
      ];
  }
}
function otherTargets(mv, step2) {
  const { moves, chosen: chosen2, hand, context } = step2;
  const main = (hit2) => [makes(hit2, mv, context)];
  const quiet = (hit2) => [makes(hit2, mv, context, QUIET)];
  switch (mv.type) {
    case "build":
      return buildTargets(mv, step2);
    case "couple":
      return mv.keep === hand || hand === null ? quiet(`do:couple:${mv.keep}:${mv.remove}`) : [];
    case "transfer": {
      const target = transferTarget(mv, step2);
      return target === null ? [] : [target];
    }
    case "boardToken":
    case "divide":
      return partyTargets(mv, context);
    case "offerGive":
      return partyTargets(mv, context, LABELS.give);
    case "offerTake":
      return partyTargets(mv, context, LABELS.take);
    case "disrupt":
      return quiet(`card:${mv.station}`);
    case "repair":
      return moves.filter(({ type }) => type === "repair").length === 1 ? quiet("repair") : [
        {
          hit: "repair",
          label: LABELS.repair,
          chosen: ["repair"],
          ...QUIET
        }
      ];
    case "endTurn":
      return moves.length > 1 || chosen2.length > 0 ? quiet("end") : main("end");
    case "cancelOffer":
    case "decline":
      return quiet(`do:${mv.type}`);
    case "divided":
    case "propose":
    case "accept":
      return main(`do:${mv.type}`);
    case "drew":
      return [];
  }
}
function buildTargets(mv, { context }) {
  if (context.view.seats[context.view.turn]?.started === false)
    return [makes(`track:${mv.yard}`, mv, context)];
  const { build } = context.components.constants.costs;
  return [
    {
      hit: "do:build",
      label: LABELS.build(build),
      chosen: ["build"],
      ...QUIET
    }
  ];
}
function transferTarget(mv, { moves, hand, context }) {
  const exchange = context.view.phase.type === "exchange";
  if (mv.from !== hand && !exchange && hand !== null) return null;
  const hit2 = `token:${mv.token}`;
  const ways = moves.filter(
    (other) => other.type === "transfer" && other.token === mv.token
  );
  if (ways.length === 1) return makes(hit2, mv, context, exchange ? {} : QUIET);
  return {
    hit: hit2,
    label: nameTransfer(hit2, context),
    chosen: [`train:${mv.from}`, hit2],
    look: "quiet"
  };
}
function trainTargets({ moves, chosen: chosen2, hand, context }) {
  return [...ableTrains(moves)].map((id) => {
    const step2 = `train:${id}`;
    const hit2 = `train:${context.view.turn}:${id}`;
    if (chosen2[0] === step2)
      return {
        hit: hit2,
        label: nameChosenTrain(id),
        chosen: [],
        look: "selected"
      };
    if (id === hand)
      return { hit: hit2, label: nameOnlyTrain(hit2, context), chosen: [step2] };
    const other = { hit: hit2, label: nameOtherTrain(hit2, context), chosen: [step2] };
    return chosen2.length === 0 ? other : { ...other, look: "quiet" };
  });
}
function attempts(kind2, id, { view, moves, chosen: chosen2, actor, components }) {
  if (actor === null) return false;
  if (kind2 !== "track") return ["card", "repair", "end"].includes(kind2);
  return boardOf(components).tracks.get(id)?.yard ? chosen2[0] === "build" || view.seats[view.turn]?.started === false : inHand(moves, chosen2) !== null && !isApart(chosen2);
}
function tellHit3(hit2, context) {
  const [kind2 = "", id = ""] = hit2.split(":");
  return attempts(kind2, id, context) ? null : cardOf2(hit2, context);
}
function illegal3(hit2, context) {
  const { moves, chosen: chosen2, components } = context;
  const [kind2, first = ""] = hit2.split(":");
  switch (kind2) {
    case "track": {
      if (boardOf(components).tracks.get(first)?.yard)
        return { type: "build", yard: first };
      const hand = inHand(moves, chosen2);
      if (hand === null) return null;
      return {
        type: chosen2[1] === "decouple" ? "decouple" : "drive",
        train: hand,
        section: first
      };
    }
    case "card":
      return { type: "disrupt", station: first };
    case "repair":
      return components.chips.map((chip2) => ({ type: "repair", chip: chip2 }));
    case "end":
      return { type: "endTurn" };
    default:
      return null;
  }
}
var isApart, QUIET;
var init_moves3 = __esm({
  "src/element/games/koplopers/moves.ts"() {
    "use strict";
    init_board3();
    init_info();
    init_words4();
    isApart = ([first]) => first === "build" || first === "repair";
    QUIET = { look: "quiet" };
  }
});

// src/element/games/koplopers/network.ts
function fields(board) {
  const { stations, sections } = board.components;
  const regionOf = (id) => board.stations.get(id)?.region ?? "";
  const stroke = (a, b, kind2) => {
    const [[x1, y1], [x2, y2]] = [board.at(a), board.at(b)];
    return s("line", { class: kind2, x1, y1, x2, y2 });
  };
  return [
    ...sections.map(({ a, b }) => stroke(a, b, "land")),
    ...stations.map(
      ({ region, x, y }) => s("circle", {
        class: `field ${colourOf(board, region)}`,
        cx: x,
        cy: y,
        r: 66
      })
    ),
    ...sections.filter(({ a, b }) => regionOf(a) === regionOf(b)).map(({ a, b }) => stroke(a, b, `field ${colourOf(board, regionOf(a))}`))
  ];
}
function drawGround(picture2, board) {
  const [x, y, width, height] = extent2(board);
  const ground4 = group(picture2, "ground", { "pointer-events": "none" });
  const name2 = board.components.stations.map((row) => row.id).join();
  if (ground4.dataset.board === name2) return;
  ground4.dataset.board = name2;
  ground4.replaceChildren(
    // A window of another shape than the map has more sea to show.
    s("rect", {
      class: "sea",
      x: x - 3 * width,
      y: y - 3 * height,
      width: 7 * width,
      height: 7 * height
    }),
    ...fields(board)
  );
}
function trackPiece(track3) {
  const [[x1, y1], [x2, y2]] = [track3.a, track3.b];
  const line = (kind2) => s("line", { class: kind2, x1, y1, x2, y2 });
  const [x, y] = [x2 + (x2 - x1) * 0.2, y2 + (y2 - y1) * 0.2];
  const number = s(
    "g",
    { transform: translate2([x, y]) },
    fixed(
      s(
        "text",
        { class: "yard-number", y: 4.5 },
        track3.number === null ? "" : String(track3.number)
      )
    )
  );
  return s(
    "g",
    {},
    line("glow"),
    line("rail"),
    line("hit"),
    ...track3.yard ? [number] : []
  );
}
function drawTracks(picture2, board) {
  const tracks = keyed(group(picture2, "tracks"));
  for (const track3 of board.tracks.values()) {
    tracks.put(track3.id, () => trackPiece(track3), {
      "data-hit": `track:${track3.id}`,
      class: `track ${track3.yard ? "yard" : track3.long ? "long" : "short"}`
    });
  }
  tracks.done();
}
function drawStations(picture2, { view, scale, seat }, board) {
  const viewer = viewerOf(seat, view);
  const aboard = goals(board, view, viewer);
  const detail = detailOf(scale);
  const circles = keyed(
    group(picture2, "circles", { "pointer-events": "none" })
  );
  const stations = keyed(group(picture2, "stations"));
  for (const row of board.components.stations) {
    const colour2 = colourOf(board, row.region);
    if (detail === "tokens")
      row.circlesAt.forEach(({ x, y }, n) => {
        circles.put(`${row.id} ${n}`, () => circle(colour2), {
          transform: translate2([x, y])
        });
      });
    const sum = passengers(board, view.waiting[row.id] ?? []);
    const radius = stationRadius(board, view, row.id, scale);
    const kind2 = detail === "tokens" ? "near" : sum === 0 || detail === "dots" ? radius : "sum";
    stations.put(
      `${row.id} ${kind2} ${kind2 === "sum" ? `${sum} ${radius}` : ""}`,
      () => {
        if (kind2 === "near") return s("g", {}, station2(row.id, colour2));
        return s(
          "g",
          {},
          fixed(
            kind2 === "sum" ? sumOf(sum, colour2, radius) : dot(radius, colour2)
          )
        );
      },
      {
        transform: translate2([row.x, row.y]),
        "data-hit": `station:${row.id}`,
        class: [
          "stop",
          ...chipsAt(view, row.id).length > 0 ? ["disrupted"] : [],
          ...aboard.has(row.id) ? ["goal", `seat-${viewer}`] : []
        ].join(" ")
      }
    );
  }
  circles.done();
  stations.done();
}
function wishes(context, board, aboard) {
  const { view, scale, seat } = context;
  const detail = detailOf(scale);
  const mine = new Set(
    (view.seats[viewerOf(seat, view)]?.trains ?? []).flatMap(
      ({ toward }) => toward ?? []
    )
  );
  const rank = (id) => {
    if (aboard.has(id)) return 0;
    if (chipsAt(view, id).length > 0) return 1;
    return mine.has(id) ? 2 : 3;
  };
  return [...board.components.stations].filter(({ id }) => detail !== "sums" || rank(id) < 3).sort(
    (a, b) => rank(a.id) - rank(b.id) || b.circlesAt.length - a.circlesAt.length
  ).map(({ id, name: name2 }) => {
    const sum = aboard.get(id);
    const suffix = sum === void 0 ? "" : ` ${sum}`;
    return {
      station: id,
      texts: [
        `${name2}${suffix}`,
        ...detail === "tokens" ? [] : [`${id}${suffix}`]
      ],
      always: rank(id) < 3 && detail !== "sums",
      bold: sum !== void 0
    };
  });
}
function drawNames(picture2, context, board) {
  const { view, scale, seat } = context;
  const names = keyed(
    group(picture2, "names", {
      "pointer-events": "none",
      "aria-hidden": "true"
    })
  );
  const viewer = viewerOf(seat, view);
  const aboard = goals(board, view, viewer);
  const labels = detailOf(scale) === "dots" ? [] : placeLabels(
    board,
    view,
    { scale, viewer },
    wishes(context, board, aboard)
  );
  for (const { station: id, text: text3, at, width } of labels) {
    const goal = aboard.has(id);
    names.put(
      `${id} ${text3}`,
      () => s("g", {}, fixed(nameplate(text3, width))),
      {
        transform: translate2(at),
        class: goal ? `name goal seat-${viewer}` : "name"
      }
    );
  }
  names.done();
}
function drawCosts(picture2, { view, moves, chosen: chosen2, actor, components }, board) {
  const hand = actor === null ? null : inHand(moves, chosen2);
  const costs = keyed(group(picture2, "costs", { "aria-hidden": "true" }));
  const price = components.constants.costs.drive;
  for (const mv of moves) {
    if (!goesTo(mv, chosen2) || !("section" in mv) || mv.train !== hand)
      continue;
    const track3 = board.tracks.get(mv.section);
    if (track3 === void 0) continue;
    const taken = isTaken(view, mv.section, mv.train);
    const cost = mv.type === "decouple" ? "" : `${price}${taken ? "+" : ""}`;
    costs.put(
      `${mv.section} ${cost}`,
      () => s(
        "g",
        { class: "cost" },
        fixed(s("circle", { r: 11 }), s("text", { y: 4.5 }, cost))
      ),
      { transform: translate2(middle(track3)), "data-of": `track:${mv.section}` }
    );
  }
  costs.done();
}
var isTaken, goesTo;
var init_network = __esm({
  "src/element/games/koplopers/network.ts"() {
    "use strict";
    init_svg();
    init_board3();
    init_moves3();
    init_pieces3();
    init_placement();
    isTaken = (view, section, hand) => view.seats.some(
      (player, seat) => player.trains.some(
        (train2) => train2.section === section && !(seat === view.turn && train2.id === hand)
      )
    );
    goesTo = (mv, chosen2) => mv.type === "drive" && chosen2[1] === void 0 && chosen2[0] !== "build" && chosen2[0] !== "repair" || mv.type === "decouple" && chosen2[1] === "decouple";
  }
});

// src/element/games/koplopers/preview.ts
function preview3(layer, { target, events, after }, { view, components, scale, seat }) {
  const board = boardOf(components);
  const eye = { scale, viewer: viewerOf(seat, view) };
  layer.append(...rings(board, meant(target, view)));
  if (events === null || after === null) return;
  for (const event of events) layer.append(...ghosts(event, after, board, eye));
}
function meant({ hit: hit2, move }, view) {
  const [kind2, seat, id] = hit2.split(":");
  if (kind2 === "token" && seat !== void 0) return [seat];
  const load = kind2 === "train" ? trainOf(view, Number(seat), Number(id))?.load ?? [] : [];
  return move !== void 0 && "token" in move ? [move.token, ...load] : load;
}
function rings(board, tokens) {
  const goals2 = tokens.flatMap((id) => board.tokens.get(id)?.destination ?? []);
  return [...new Set(goals2)].map((goal) => ring(board, goal));
}
function ghosts(event, after, board, eye) {
  const ghost2 = (transform, piece2) => s("g", { class: "ghost", transform }, piece2);
  switch (event.type) {
    case "drove":
    case "reversed":
    case "built":
    case "decoupled": {
      const id = event.type === "decoupled" ? event.newTrain : event.train;
      const each2 = trainOf(after, event.seat, id);
      if (each2 === void 0) return [];
      const pose2 = trainPoses(board, after, eye).get(`${event.seat}:${id}`);
      if (pose2 === void 0) return [];
      return [ghost2(posed(pose2), train(event.seat, id, each2.units.length))];
    }
    case "disrupted": {
      const at = chipPlace(board, after, event.station, eye);
      return [
        ring(board, event.station),
        ghost2(translate2(at), fixed(chip(event.chip)))
      ];
    }
    case "boarded":
    case "alighted": {
      const [x, y] = board.at(event.station);
      const sign3 = event.type === "boarded" ? "+" : "✓ ";
      const note2 = s(
        "g",
        { transform: translate2([x, y - 34 / eye.scale]) },
        fixed(sumNote(`${sign3}${event.passengers}`))
      );
      return [...rings(board, event.tokens), note2];
    }
    default:
      return [];
  }
}
var ring;
var init_preview3 = __esm({
  "src/element/games/koplopers/preview.ts"() {
    "use strict";
    init_svg();
    init_board3();
    init_pieces3();
    init_placement();
    ring = (board, station3) => s("g", { transform: translate2(board.at(station3)) }, fixed(goalRing()));
  }
});

// src/element/games/koplopers/sight.ts
function around(board, train2) {
  const track3 = board.tracks.get(train2.section);
  if (track3 === void 0) return [];
  const next = board.components.sections.filter(({ a, b }) => a === train2.toward || b === train2.toward).flatMap(({ a, b }) => [board.at(a), board.at(b)]);
  return [track3.a, track3.b, ...next];
}
function sight(context) {
  const { view, seat, components, moves, chosen: chosen2 } = context;
  const board = boardOf(components);
  const viewer = seat ?? view.turn;
  const phase = view.phase;
  const asked2 = "train" in phase ? phase.train : null;
  const picked = chosen2.length > 0 ? inHand(moves, chosen2) : null;
  const hand = viewer === view.turn ? asked2 ?? picked : null;
  const trains = view.seats[viewer]?.trains ?? [];
  const shown = trains.filter(({ id }) => hand === null || id === hand);
  const points2 = shown.flatMap((train2) => around(board, train2));
  if (points2.length === 0)
    return { key: `${viewer}`, box: extent2(board), closest: CLOSEST };
  const [xs, ys] = [points2.map(([x2]) => x2), points2.map(([, y2]) => y2)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    key: `${viewer} ${view.round} ${shown.map(({ id, section }) => `${id}${hand === null ? "" : section}`).join()}`,
    box: [x, y, Math.max(...xs) - x, Math.max(...ys) - y],
    closest: CLOSEST
  };
}
var CLOSEST;
var init_sight = __esm({
  "src/element/games/koplopers/sight.ts"() {
    "use strict";
    init_board3();
    init_moves3();
    CLOSEST = 1;
  }
});

// src/element/games/koplopers/index.ts
var koplopers_exports = {};
__export(koplopers_exports, {
  default: () => koplopers_default2
});
function draw3(picture2, context) {
  const board = boardOf(context.components);
  drawGround(picture2, board);
  drawTracks(picture2, board);
  group(picture2, "circles", { "pointer-events": "none" });
  drawTrains(picture2, context, board);
  drawStations(picture2, context, board);
  drawTokens(picture2, context, board);
  drawNames(picture2, context, board);
  drawChips(picture2, context, board);
  drawCosts(picture2, context, board);
}
var seats, renderer3, koplopers_default2;
var init_koplopers2 = __esm({
  "src/element/games/koplopers/index.ts"() {
    "use strict";
    init_svg();
    init_abbreviations();
    init_animation3();
    init_board3();
    init_chapters3();
    init_hand();
    init_holdings();
    init_info();
    init_koplopers();
    init_log_parts3();
    init_movable_pieces();
    init_moves3();
    init_network();
    init_pieces3();
    init_preview3();
    init_sight();
    init_words4();
    seats = SEATS2.map((name2, seat) => ({
      name: name2,
      colour: `var(--knd-seat-${seat})`,
      ink: seat === 2 ? "#2b2100" : "#fff",
      device: DEVICES2[seat] ?? ""
    }));
    renderer3 = {
      css: koplopers_default,
      seats,
      viewBox: (_, components) => extent2(boardOf(components)),
      pan: "map",
      sight,
      draw: draw3,
      targets: targets3,
      illegal: illegal3,
      tellHit: tellHit3,
      glanceHit,
      keeps,
      drawHand: drawHand2,
      drawHoldings,
      nameHit: nameHit3,
      ask: ask3,
      aside: aside3,
      say: say3,
      tell: tell3,
      logParts: logParts3,
      describe: describe3,
      score: score3,
      preview: preview3,
      animate: animate3,
      chapters: chapters3,
      optionWords: OPTIONS2,
      card: { title: LABELS.abbreviations, draw: abbreviations }
    };
    koplopers_default2 = renderer3;
  }
});

// src/text/lessons/koplopers.en.json
var require_koplopers_en = __commonJS({
  "src/text/lessons/koplopers.en.json"(exports2, module2) {
    module2.exports = {
      format: 1,
      game: "koplopers",
      title: "Koplopers in ten steps",
      steps: [
        {
          title: "The goal",
          text: "Every party on your trains wants to go somewhere, and the map shows where in your colour. Whoever has taken the most passengers where they want to go wins.",
          task: "Set down the 100 who want to go to Zwolle.",
          scenario: "example4",
          expect: { type: "alight", train: 2 },
          hint: "Press the button that sets them down at Zwolle.",
          tries: [{ label: "Why not take others aboard first?", move: { type: "board", train: 2 }, rule: "KND-37" }],
          after: "100 passengers are in your box, and the other parties travel on to the north.",
          rules: ["KND-9", "KND-64", "KND-65", "KND-94"]
        },
        {
          title: "The first train",
          text: "You have five action points in a turn, and as the first player you build your first train in a yard with the number 1.",
          task: "Build at Heerlen, turn the train round, and take passengers aboard.",
          scenario: "example1",
          expect: { type: "build", yard: "Y-HRL" },
          hint: "Press the red yard beside Heerlen in the far south. Then turn the train round, and take passengers aboard.",
          tries: [{ label: "Why not at Amsterdam?", move: { type: "build", yard: "Y-ASD" }, rule: "KND-24" }],
          then: [
            { expect: { type: "reverse", train: 1 }, hint: "Turn the train round: it was built with its back to the station." },
            { expect: { type: "board", train: 1 }, hint: "Take everybody aboard." }
          ],
          after: "Building cost 3 action points, turning round cost 1, and boarding is free: 350 passengers are on their way.",
          rules: ["KND-11", "KND-23", "KND-26", "KND-27"]
        },
        {
          title: "Plan a route",
          text: "You are Green now, with 200 passengers for Utrecht at Roermond and five action points. By Eindhoven and ’s-Hertogenbosch it is three sections, and the train of Yellow may be overtaken there.",
          task: "Drive the short way to Utrecht and set your passengers down.",
          scenario: "example7",
          expect: { type: "drive", train: 1, section: "EHV-RM" },
          hint: "Press the line to Eindhoven, then the one to ’s-Hertogenbosch, then the one to Utrecht, and set your passengers down.",
          tries: [
            { label: "Why not by Venlo?", move: { type: "drive", train: 1, section: "VL-RM" }, says: "By Venlo, Nijmegen and Arnhem it is four sections: a point more, which could pay for something else." },
            { label: "Why not back to Sittard?", move: { type: "drive", train: 1, section: "RM-STD" }, rule: "KND-R5" }
          ],
          then: [
            { expect: { type: "drive", train: 1, section: "HT-EHV" }, hint: "Drive on to ’s-Hertogenbosch." },
            { expect: { type: "drive", train: 1, section: "HT-UT" }, hint: "Drive on to Utrecht." },
            { expect: { type: "alight", train: 1 }, hint: "Set your passengers down." }
          ],
          after: "Three action points took 200 passengers home, past a train beside which you may not stay.",
          rules: ["KND-32", "KND-33", "KND-34", "KND-35"]
        },
        {
          title: "Everybody who fits",
          text: "Your train has room for 400 passengers, and 500 wait here.",
          task: "Take the tokens of 200 and of 150 aboard, and see who follows.",
          continue: true,
          expect: { type: "board", train: 1 },
          hint: "Press the button that takes passengers aboard, then the tokens of 200 and of 150 at Utrecht.",
          tries: [
            { label: "Why not leave them?", move: { type: "endTurn" }, rule: "KND-38" },
            { label: "Why not drive on?", move: { type: "drive", train: 1, section: "ASD-UT" }, rule: "KND-17" }
          ],
          then: [
            { expect: [{ type: "boardToken", token: "R02" }, { type: "boardToken", token: "R01" }], hint: "Choose the token of 200 or of 150." },
            { expect: [{ type: "boardToken", token: "R01" }, { type: "boardToken", token: "R02" }], hint: "Choose the other large token." }
          ],
          after: "Everybody who fits must board, wherever they want to go: so the 50 followed, and only the 100 stayed behind.",
          rules: ["KND-38", "KND-59", "KND-62"]
        },
        {
          title: "Turn round, then drive",
          text: "Last turn you turned your train round at Zwolle, and now its front is at Meppel.",
          task: "Drive on to Groningen or Leeuwarden.",
          scenario: "meppel-next",
          expect: [{ type: "drive", train: 1, section: "GN-MP" }, { type: "drive", train: 1, section: "LW-MP" }],
          hint: "Press one of the two lines to the north.",
          tries: [
            { label: "Why not turn round again?", move: { type: "reverse", train: 1 }, rule: "KND-47" },
            { label: "Why not wait?", move: { type: "endTurn" }, rule: "KND-14" }
          ],
          after: "Every train must act if it can, and after turning round it must drive a section before it may turn round again.",
          rules: ["KND-14", "KND-42", "KND-47"]
        },
        {
          title: "Stuck at Leeuwarden",
          text: "Somebody played a disruption card: a chip lies on Leeuwarden, and a train that touches it cannot drive.",
          task: "Play your repair card, then drive on.",
          scenario: "repair",
          expect: { type: "repair", chip: "A" },
          hint: "Press your repair card; then drive to Groningen or Stavoren.",
          tries: [
            { label: "Why not drive at once?", move: { type: "drive", train: 1, section: "GN-LW" }, rule: "KND-53" },
            { label: "Why not turn the train round?", move: { type: "reverse", train: 1 }, rule: "KND-53" }
          ],
          then: [
            { expect: [{ type: "drive", train: 1, section: "GN-LW" }, { type: "drive", train: 1, section: "LW-STV" }], hint: "Drive to Groningen or Stavoren." }
          ],
          after: "The repair cost 1 action point, and it was your only repair card in this game.",
          rules: ["KND-48", "KND-53", "KND-56", "KND-58"]
        },
        {
          title: "All change",
          text: "Two of your trains stand at Amersfoort, and the passengers for Maastricht should be where those for Stavoren are.",
          task: "Let them change places: 100 for Maastricht, 200 for Stavoren.",
          scenario: "amersfoort",
          expect: [{ type: "transfer", token: "R20" }, { type: "transfer", token: "W03" }],
          hint: "Beside the map press the 100 for Maastricht in train 1 and that of 200 for Stavoren in train 2.",
          tries: [{ label: "Why not end the turn?", move: { type: "endTurn" }, rule: "KND-38" }],
          then: [
            { expect: [{ type: "transfer", token: "W03" }, { type: "transfer", token: "R20" }], hint: "Now the other token." }
          ],
          after: "Changing trains is free when both fronts are at the same station, and afterwards each train holds at most 500 passengers.",
          rules: ["KND-67", "KND-68", "KND-69"]
        },
        {
          title: "Coupling",
          text: "Both of your trains stand at Eindhoven, and what each does costs points of its own. Coupled they move as one and hold 1000 passengers.",
          task: "Couple train 2 to train 1.",
          scenario: "example2",
          expect: { type: "couple", keep: 1, remove: 2 },
          hint: "Choose train 1, then press the button that couples train 2 to it.",
          tries: [{ label: "Why not turn train 1 round?", move: { type: "reverse", train: 1 }, rule: "KND-41" }],
          after: "Unit 2 left the board, its passengers travel with those of train 1, and at any station with a free section the two can be uncoupled again.",
          rules: ["KND-72", "KND-73", "KND-75", "KND-76"]
        },
        {
          title: "Trading",
          text: "Your train and one of Green stand at Zwolle, so you may trade passengers if Green agrees. Green drives to the north, and you drive to Hengelo.",
          task: "Offer the 200 for Delfzijl and ask for the 100 for Hengelo.",
          scenario: "example4",
          before: [{ play: { type: "alight", train: 2 } }],
          expect: { type: "offer", train: 2, withSeat: 1, withTrain: 1 },
          hint: "Press the button for a trade with train 1 of Green, give 200 → Delfzijl, take 100 → Hengelo, and propose the exchange.",
          tries: [
            { label: "Why not just end the turn?", move: { type: "endTurn" }, rule: "KND-38" }
          ],
          then: [
            { expect: [{ type: "offerGive", token: "R02" }, { type: "offerTake", token: "S08" }], hint: "Give 200 → Delfzijl." },
            { expect: [{ type: "offerTake", token: "S08" }, { type: "offerGive", token: "R02" }], hint: "Take 100 → Hengelo." },
            { expect: { type: "propose" }, hint: "Propose the exchange." },
            { play: { type: "accept" }, seat: 1 }
          ],
          after: "Green accepted, and now each party is on a train that goes its way.",
          rules: ["KND-70", "KND-71"]
        },
        {
          title: "The end and the count",
          text: "This short game has two rounds, Red has delivered 150 passengers, and the last turn is yours, Green.",
          task: "Drive by ’s-Hertogenbosch to Utrecht and set down the 200 who want to go there.",
          options: { players: 2, seed: 18, board: { constants: { rounds: { "2": 2, "3": 2, "4": 2 } } } },
          before: [
            { play: { type: "build", yard: "Y-HRL" } },
            { play: { type: "reverse", train: 1 } },
            { play: { type: "board", train: 1 } },
            { play: { type: "endTurn" } },
            { play: { type: "build", yard: "Y-EHV" } },
            { play: { type: "reverse", train: 1 } },
            { play: { type: "board", train: 1 } },
            { play: { type: "endTurn" } },
            { play: { type: "drive", train: 1, section: "STD-HRL" } },
            { play: { type: "drive", train: 1, section: "RM-STD" } },
            { play: { type: "drive", train: 1, section: "VL-RM" } },
            { play: { type: "drive", train: 1, section: "NM-VL" } },
            { play: { type: "alight", train: 1 } },
            { play: { type: "board", train: 1 } },
            { play: { type: "endTurn" } }
          ],
          expect: { type: "drive", train: 1, section: "HT-EHV" },
          hint: "Press the line to ’s-Hertogenbosch, then the one to Utrecht, and set your passengers down.",
          tries: [{ label: "Why not end the turn?", move: { type: "endTurn" }, rule: "KND-14" }],
          then: [
            { expect: { type: "drive", train: 1, section: "HT-UT" }, hint: "Drive on to Utrecht." },
            { expect: { type: "alight", train: 1 }, hint: "Set your passengers down." },
            { play: { type: "board", train: 1 } },
            { play: { type: "boardToken", token: "R02" } },
            { play: { type: "boardToken", token: "R12" } },
            { play: { type: "endTurn" } }
          ],
          after: "Others boarded, the last round ended, and Green wins by 200 to 150: only delivered passengers count.",
          rules: ["KND-91", "KND-92", "KND-94"]
        }
      ]
    };
  }
});

// src/element/games/koplopers/frame.ts
var frame3, frame_default3;
var init_frame3 = __esm({
  "src/element/games/koplopers/frame.ts"() {
    "use strict";
    frame3 = {
      size: [1612, 1844],
      lines: 2,
      pans: true,
      hand: true,
      renderer: () => Promise.resolve().then(() => (init_koplopers2(), koplopers_exports)),
      tour: () => Promise.resolve().then(() => __toESM(require_koplopers_en(), 1))
    };
    frame_default3 = frame3;
  }
});

// src/element/games/ptites-locos/chapters.ts
var chapters4;
var init_chapters4 = __esm({
  "src/element/games/ptites-locos/chapters.ts"() {
    "use strict";
    chapters4 = {
      goal: "1-2",
      setup: "3-10",
      turn: "11-31",
      end: "32-37",
      scoring: "",
      variants: "38-42",
      aid: "2 11-14 17-19 21 25-26 28 32 37 39-40"
    };
  }
});

// src/element/games/ptites-locos/log-parts.ts
var logParts4;
var init_log_parts4 = __esm({
  "src/element/games/ptites-locos/log-parts.ts"() {
    "use strict";
    logParts4 = {
      begins: (event) => event.type === "rolled" || event.type === "tileUsed" ? { turn: event.seat } : null,
      turns: true,
      telling: ["arrived", "accident", "bumped", "entered", "moved"]
    };
  }
});

// src/element/games/ptites-locos/yard.ts
function turned2([x, y], degrees) {
  const angle2 = degrees * Math.PI / 180;
  return [
    x * Math.cos(angle2) - y * Math.sin(angle2),
    x * Math.sin(angle2) + y * Math.cos(angle2)
  ];
}
function onLine(line, [x, y]) {
  const [from = [0, 0], bend = [0, 0], to = [0, 0]] = line;
  if (Math.hypot(x - bend[0], y - bend[1]) < 0.2) {
    const inwards = (axis) => bend[axis] + 0.15 * (Math.sign(from[axis] - bend[axis]) + Math.sign(to[axis] - bend[axis]));
    return { point: [inwards(0), inwards(1)], angle: heading2(from, bend) + 45 };
  }
  const onFirst = Math.hypot(x - from[0], y - from[1]) < Math.hypot(bend[0] - from[0], bend[1] - from[1]);
  return {
    point: [x, y],
    angle: onFirst ? heading2(from, bend) : heading2(bend, to)
  };
}
function slopes(points2) {
  const steps = points2.slice(1).map(
    ([x, y], n) => (y - (points2[n]?.[1] ?? 0)) / (x - (points2[n]?.[0] ?? 0))
  );
  return points2.map((_, n) => {
    const [before3, after] = [
      steps[n - 1] ?? steps[n] ?? 0,
      steps[n] ?? steps[n - 1] ?? 0
    ];
    return before3 * after <= 0 ? 0 : (before3 + after) / 2;
  });
}
function smooth(points2) {
  const slope = slopes(points2);
  return points2.slice(1).reduce(
    (path, [x, y], n) => {
      const [fromX, fromY] = points2[n] ?? [x, y];
      const third = (x - fromX) / 3;
      return `${path}C${fromX + third} ${fromY + (slope[n] ?? 0) * third} ${x - third} ${y - (slope[n + 1] ?? 0) * third} ${x} ${y}`;
    },
    `M${points2[0]?.join(" ")}`
  );
}
function yardOf(components) {
  const known4 = yards.get(components);
  if (known4 !== void 0) return known4;
  const yard = {
    components,
    reach: UNIT2 * (components.grid.height - components.platformGrid.rows) / 2,
    fixed: /* @__PURE__ */ new Map(),
    lines: [],
    cells: /* @__PURE__ */ new Map(),
    tracks: { blue: [], red: [], yellow: [] }
  };
  for (const { id, kind: kind2, x, y } of components.squares) {
    const angle2 = slotAngle(kind2 === "start" ? 1 : 4, components);
    if (kind2 !== "rail")
      yard.fixed.set(id, { x: px2(x), y: px2(y), angle: angle2, scale: 1 });
  }
  for (const { id: slot } of components.slots.slice(0, -1)) {
    for (const lane of components.lanes) {
      const line = sectionLine(slot, lane.row, components);
      placeSquares(
        yard,
        line,
        components.squares.filter(
          (square) => square.section === slot && square.lane === lane.id
        )
      );
      yard.lines.push(line);
    }
  }
  for (const platform2 of components.platforms)
    yard.tracks[platform2.colour] = platform2.strands.map(
      (strand) => placeStrand(yard, platform2, strand)
    );
  yards.set(components, yard);
  return yard;
}
function sectionLine(slot, row, components) {
  const here = components.slots[slot - 1];
  const [from, to] = [
    besideSlot(slot, row, "behind", components),
    besideSlot(slot + 1, row, "before", components)
  ];
  const level = here?.heading === "west" || here?.heading === "east";
  const bend = level ? [to[0], from[1]] : [from[0], to[1]];
  return [from, bend, to];
}
function besideSlot(slot, row, where, { slots, platformGrid }) {
  const here = slots[slot - 1];
  if (here === void 0) return [0, 0];
  const column = where === "before" ? 0 : platformGrid.cols + 1;
  const [right, bottom] = [here.x0 + here.w, here.y0 + here.h];
  switch (here.heading) {
    case "north":
      return [here.x0 + row - 1, bottom - column];
    case "east":
      return [here.x0 + column - 1, here.y0 + row - 1];
    case "south":
      return [right - row, here.y0 + column - 1];
    case "west":
      return [right - column, bottom - row];
  }
}
function placeSquares(yard, line, squares) {
  const [from = [0, 0], , to = [0, 0]] = line;
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const scale = Math.min(
    1,
    squares.length > 1 ? length / (squares.length - 1) : 1
  );
  for (const square of squares) {
    const { point, angle: angle2 } = onLine(line, [square.x, square.y]);
    yard.fixed.set(square.id, {
      x: px2(point[0]),
      y: px2(point[1]),
      angle: angle2,
      scale
    });
  }
}
function placeStrand(yard, { colour: colour2, buffers }, strand) {
  const { rows: rows2, cols } = yard.components.platformGrid;
  const blocked = buffers.find((buffer3) => buffer3.strand === strand.id);
  const row = Math.min(rows2 + 0.14, Math.max(0.86, blocked?.row ?? 0));
  const buffer2 = [row, blocked?.col ?? 0];
  const from = strand.in === null ? buffer2 : [strand.in, 0.5];
  const to = strand.out === null ? buffer2 : [strand.out, cols + 0.5];
  const cells2 = strand.cells.map(({ row: row2, col }) => [row2, col]);
  const points2 = [from, ...cells2, to].map(
    (place3) => local(place3, yard.components)
  );
  const slope = slopes(points2);
  const size = cells2.length > cols ? (cols - 1) / cols : 1;
  strand.cells.forEach(({ id }, n) => {
    yard.cells.set(id, {
      colour: colour2,
      point: points2[n + 1] ?? [0, 0],
      angle: Math.atan(slope[n + 1] ?? 0) * 180 / Math.PI,
      size
    });
  });
  const end = strand.out === null ? "to" : strand.in === null ? "from" : null;
  return { points: points2, buffer: end, size };
}
function vacant({ platforms }, { slots }) {
  const taken = Object.values(platforms).map(({ slot }) => slot);
  return slots.find(({ id }) => !taken.includes(id))?.id ?? 0;
}
function spot(scene, id) {
  const { yard } = scene;
  const cell = yard.cells.get(id);
  if (cell === void 0)
    return yard.fixed.get(id) ?? { x: MIDDLE2, y: MIDDLE2, angle: 0, scale: 1 };
  const { angle: angle2, flip } = lies(scene.platforms[cell.colour], yard.components);
  const [dx, dy] = turned2(cell.point, flip);
  const [x, y] = turned2([dx, dy - yard.reach], angle2);
  return {
    x: MIDDLE2 + x,
    y: MIDDLE2 + y,
    angle: angle2 + cell.angle + 2 * flip,
    scale: cell.size
  };
}
function whereabouts2(scene, seat, number, place3) {
  if (place3 === "hand") {
    const { left, width } = panel(scene.players, seat);
    const gap = Math.min(
      60,
      (width - (scene.options.repairTiles ? 50 : 12)) / scene.yard.components.rulesConstants.locosPerSeat
    );
    return {
      x: left + 6 + gap * (number + 0.5),
      y: SIZE + 53,
      angle: 0,
      scale: Math.min(0.9, gap / 60)
    };
  }
  const shed = scene.yard.components.sheds.find(({ id }) => id === place3);
  if (shed !== void 0)
    return { x: px2(shed.x), y: px2(shed.y) + 9, angle: 0, scale: 0.8 };
  const pose2 = spot(scene, place3);
  return { ...pose2, scale: Math.max(0.35, pose2.scale) };
}
var UNIT2, SQUARE, SIZE, STRIP2, ANGLES, px2, MIDDLE2, local, heading2, nearest, yards, slotAngle, lies, sceneOf, panel;
var init_yard = __esm({
  "src/element/games/ptites-locos/yard.ts"() {
    "use strict";
    UNIT2 = 64;
    SQUARE = 56;
    SIZE = 824;
    STRIP2 = 84;
    ANGLES = {
      east: 0,
      south: 90,
      west: 180,
      north: 270
    };
    px2 = (n) => 60 + UNIT2 * (n + 0.5);
    MIDDLE2 = SIZE / 2;
    local = ([row, column], { platformGrid: { rows: rows2, cols } }) => [(column - (cols + 1) / 2) * UNIT2, (row - (rows2 + 1) / 2) * UNIT2];
    heading2 = ([x1, y1], [x2, y2]) => Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI;
    nearest = (from, to) => from + ((to - from) % 360 + 540) % 360 - 180;
    yards = /* @__PURE__ */ new WeakMap();
    slotAngle = (slot, { slots }) => ANGLES[slots[slot - 1]?.heading ?? "east"];
    lies = ({ slot, end }, components) => ({
      angle: slotAngle(slot, components),
      flip: end === "B" ? 180 : 0
    });
    sceneOf = (view, components) => ({
      ...view,
      yard: yardOf(components)
    });
    panel = (players, seat) => ({
      left: 8 + seat * (SIZE - 8) / players,
      width: (SIZE - 8) / players - 8
    });
  }
});

// src/element/games/ptites-locos/words.ts
function inWords(place3, components) {
  const { squares, lanes, sheds, platforms } = components;
  if (place3 === "hand") return "in hand";
  const shed = sheds.findIndex(({ id }) => id === place3);
  if (shed >= 0) return `in shed ${shed + 1}`;
  for (const { colour: colour2, strands } of platforms)
    for (const [n, { cells: cells2 }] of strands.entries()) {
      const cell = cells2.findIndex(({ id }) => id === place3);
      if (cell >= 0)
        return `on the ${colour2} platform (track ${n + 1} from end A, square ${cell + 1})`;
    }
  const square = squares.find(({ id }) => id === place3);
  if (square === void 0) return "on the board";
  const track3 = lanes.find(({ id }) => id === square.lane)?.name;
  return square.kind === "rail" ? `on the ${track3} track (${quarter(square, components)}, square ${square.index})` : `on the ${track3} ${square.kind} space`;
}
function slotName(slot, { slots }) {
  const side = slots.find(({ id }) => id === slot)?.side;
  return side === void 0 ? "the slot" : `the ${SIDES2[side]} slot`;
}
function quarter({ x, y }, { grid }) {
  const side = x < grid.width / 2 ? "left" : "right";
  return `${y < grid.height / 2 ? "upper" : "lower"} ${side}`;
}
function nameMove4(mv, context) {
  const { view, components } = context;
  switch (mv.type) {
    case "roll":
      return "Roll all three dice";
    case "useTile":
      return `Use a tile: move ${mv.colour}`;
    case "rolled":
      return `${mv.colour}, ${mv.dice[0]} and ${mv.dice[1]}`;
    case "shift":
      return `move the ${view.roll?.colour ?? ""} platform to ${slotName(vacant(view, components), components)} with end ${mv.end} at the buffer`;
    case "drive":
      return `drive ${called({ seat: view.seat, loco: mv.loco }, context)}, ${inWords(view.locos[view.seat]?.[mv.loco] ?? "hand", components)}`;
    case "enter":
      return `bring a locomotive in ${inWords(mv.start, components)}`;
    case "again":
      return "Play again";
    case "stop":
      return "Stop here";
  }
}
function nameHit4(hit2, context) {
  const [kind2, first = ""] = hit2.split(":");
  const { view, components } = context;
  if (kind2 === "loco") {
    const [seat = 0, number = 0] = first.split(".").map(Number);
    return `${called({ seat, loco: number }, context)}, ${inWords(view.locos[seat]?.[number] ?? "hand", components)}`;
  }
  if (kind2 === "start") return inWords(first, components).replace(/^on /, "");
  if (kind2 === "slot") {
    const slot = slotName(Number(first), components);
    const here = components.platforms.find(
      ({ colour: colour2 }) => view.platforms[colour2].slot === Number(first)
    )?.colour;
    return here === void 0 ? `${slot}, empty` : `${slot}, ${here} platform with end ${view.platforms[here].end} at the buffer`;
  }
  if (kind2 === "end") return `end ${first}`;
  return "the dice";
}
function ask4({
  view,
  actor,
  chosen: chosen2,
  name: name2,
  outcome,
  components,
  moves
}) {
  if (outcome !== null)
    return view.winner === null ? "The turn limit is reached, and nobody has won." : `${name2(view.winner)} has three locomotives home and wins.`;
  const who = name2(view.seat);
  if (actor === "chance") {
    if (chosen2.length === 0)
      return `${who} rolls: what does the colour die show?`;
    return chosen2.length === 1 ? `${chosen2[0]}: what does the first number die show?` : `${chosen2[0]}, ${chosen2[1]}: what does the second number die show?`;
  }
  if (actor === null) return `${who} is to play.`;
  const sum = view.roll === null ? 0 : view.roll.dice[0] + view.roll.dice[1];
  switch (view.phase) {
    case "start":
      return `${who}: use a repair tile to choose the platform, or roll all three dice.`;
    case "platform":
      return `${who}: the ${view.roll?.colour} platform moves to ${slotName(vacant(view, components), components)}. Which end goes outside?`;
    case "loco":
      return view.part === 2 ? `${who}: you rolled ${sum}. Move number ${(view.activeLoco ?? 0) + 1} again.` : `${who}: you rolled ${sum}. ${whatToMove(moves)}`;
    case "again":
      return `${who}: you rolled a double. Play again with number ${(view.activeLoco ?? 0) + 1}?`;
    default:
      return `${who} is to play.`;
  }
}
function whatToMove(moves) {
  const can = (type) => moves.some((mv) => mv.type === type);
  if (!can("drive")) return "Bring a locomotive in.";
  return can("enter") ? "Drive a locomotive or bring one in." : "Drive a locomotive.";
}
function aside4({ view, outcome }) {
  if (outcome !== null || view.roll === null) return null;
  const [one, other] = view.roll.dice;
  return `${view.part === 2 ? "Second play" : `Turn ${view.turn}`}: ${view.roll.colour}, ${one} and ${other}${one === other ? ", a double" : ""}`;
}
function say4(event, names) {
  const { name: name2, components } = names;
  switch (event.type) {
    case "tileUsed":
      return `${name2(event.seat)} uses a repair tile and sets the colour die to ${event.colour}.`;
    case "rolled":
      return `${name2(event.seat)} rolls ${event.colour}, ${event.dice[0]} and ${event.dice[1]}.`;
    case "platformMoved": {
      const riders = event.carried.length > 0 ? `, carrying ${listed4(event.carried.map((ref) => called(ref, names)))}` : "";
      return `The ${event.colour} platform moves from ${slotName(event.from, components)} to ${slotName(event.to, components)}, end ${event.end} at the buffer${riders}.`;
    }
    case "locoTurned":
      return `${called(event, names)} is turned round to face the arrival.`;
    case "noMove":
      return `${name2(event.seat)} has no locomotive to move, and the turn ends.`;
    case "entered":
      return `${called(event, names)} comes in ${inWords(event.square, components)}.`;
    case "moved": {
      const verb = event.rule === "LOC-21" ? "is pushed" : "goes";
      return `${called(event, names)} ${verb} ${counted(event.path.length, "square", "squares")} and is ${inWords(event.path.at(-1) ?? event.from, components)}.`;
    }
    case "bumped":
      return `${called(event.by, names)} hits ${called(event, names)}, which moves on with ${event.points === 1 ? "the last point" : `the ${event.points} points that are left`}.`;
    case "accident":
      return `${called(event, names)} ${CAUSES[event.cause]} and is back in hand. ${counted(event.lostPoints, "point is", "points are")} lost.`;
    case "tileGained":
      return `${name2(event.seat)} receives a repair tile and now has ${event.tiles}.`;
    case "arrived":
      return `${called(event, names)} is home ${inWords(event.shed, components)}: ${event.inSheds} of the three needed.`;
    case "replayOffered":
      return `A double: ${name2(event.seat)} may play again with number ${event.loco + 1}.`;
    case "playsAgain":
      return `${name2(event.seat)} plays again.`;
    case "turnEnded":
      return null;
    case "gameOver":
      return event.winner === null ? "The turn limit is reached, and nobody has won." : `${name2(event.winner)} has three locomotives home and wins.`;
  }
}
function describe4({ view, name: name2, players, components }) {
  const slots = components.platforms.map(
    ({ colour: colour2 }) => `${colour2} in ${slotName(view.platforms[colour2].slot, components)}, end ${view.platforms[colour2].end} at the buffer`
  );
  const seats3 = view.locos.map((places, seat) => {
    const out = places.flatMap(
      (place3, number) => place3 === "hand" ? [] : [`number ${number + 1} ${inWords(place3, components)}`]
    );
    const inHand2 = places.length - out.length;
    return `${name2(seat)}: ${[...out, ...inHand2 > 0 ? [`${inHand2} in hand`] : []].join(", ")}.`;
  });
  return `A yard of three tracks that run clockwise from the start spaces at the bottom to the arrival on the right, for ${players} players. Platforms: ${listed4(slots)}; ${slotName(vacant(view, components), components)} is empty. ${seats3.join(" ")}`;
}
function score4(seat, { view }) {
  const places = view.locos[seat] ?? [];
  const home = places.filter((place3) => place3.startsWith("shed")).length;
  const inHand2 = places.filter((place3) => place3 === "hand").length;
  const facts = [
    { label: "on the way", value: places.length - home - inHand2 },
    { label: "in hand", value: inHand2 }
  ];
  if (view.options.repairTiles)
    facts.push({
      label: view.tiles[seat] === 1 ? "tile" : "tiles",
      value: view.tiles[seat] ?? 0
    });
  return { points: home, facts };
}
var seatNames2, optionWords2, buttonWords2, colourLetter, handName, reserveWords, CAUSES, SIDES2, listed4, counted, called;
var init_words5 = __esm({
  "src/element/games/ptites-locos/words.ts"() {
    "use strict";
    init_yard();
    seatNames2 = ["Green", "White", "Orange", "Purple"];
    optionWords2 = {
      repairTiles: "Repair tiles",
      platformEnds: "Ends of the platforms",
      choice: "You choose the end",
      slide: "The platform slides and its ends swap",
      startEnds: "Ends at the start",
      turnLimit: "Turn limit",
      board: "A board of your own"
    };
    buttonWords2 = {
      end: (end) => `End ${end}`,
      atBuffer: "outside"
    };
    colourLetter = (colour2) => colour2.charAt(0).toUpperCase();
    handName = (name2) => name2.length > 22 ? `${name2.slice(0, 21)}…` : name2;
    reserveWords = (tiles) => `Reserve: ${tiles} ${tiles === 1 ? "tile" : "tiles"}`;
    CAUSES = {
      buffer: "runs against a buffer",
      gap: "derails at the empty slot",
      noTrack: "derails where its track ends",
      arrivalBuffer: "is pushed into the arrival buffer"
    };
    SIDES2 = { north: "top", east: "right", south: "bottom", west: "left" };
    listed4 = (list) => list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
    counted = (count3, one, many) => count3 === 1 ? `one ${one}` : `${count3} ${many}`;
    called = ({ seat, loco }, { name: name2 }) => `${name2(seat)} ${loco + 1}`;
  }
});

// src/element/games/ptites-locos/pieces.ts
function buffer([x, y], angle2) {
  const stripes = [-18, -3, 12].map(
    (from) => s("rect", { class: "stripe", x: -4, y: from, width: 8, height: 7 })
  );
  return s(
    "g",
    { class: "buffer", transform: `translate(${x} ${y}) rotate(${angle2})` },
    box(0, 0, 11, 46, { class: "beam", rx: 3 }),
    ...stripes
  );
}
function bent(line) {
  const [from = [0, 0], bend = [0, 0], to = [0, 0]] = line;
  const way = (a, b) => [
    Math.sign(b[0] - a[0]),
    Math.sign(b[1] - a[1])
  ];
  const [before3, after] = [way(from, bend), way(bend, to)];
  const at = (a, b, by) => `${px2(a[0] + b[0] * by)} ${px2(a[1] + b[1] * by)}`;
  return `M${at(from, before3, -0.5)}L${at(bend, before3, -0.6)}Q${at(bend, before3, 0)} ${at(bend, after, 0.6)}L${at(to, after, 0.5)}`;
}
function chequered(x, y) {
  const cells2 = [box(x, y, SQUARE, SQUARE, { class: "check light", rx: 8 })];
  for (let n = 0; n < 16; n += 1) {
    const [column, row] = [n % 4, Math.floor(n / 4)];
    if ((column + row) % 2 === 1)
      cells2.push(
        s("rect", {
          class: "check",
          x: x - 28 + column * 14,
          y: y - 28 + row * 14,
          width: 14,
          height: 14
        })
      );
  }
  return cells2;
}
function ground2(yard) {
  const { squares, arrivalBuffers, sheds, slots } = yard.components;
  const [starts, arrivals] = [
    squares.filter(({ kind: kind2 }) => kind2 === "start"),
    squares.filter(({ kind: kind2 }) => kind2 === "arrival")
  ];
  const isStart = (id) => starts.some((start) => start.id === id);
  const isArrival = (id) => arrivals.some((space) => space.id === id);
  const cross2 = `M${px2(3.5)} ${px2(-0.5)}H${px2(6.5)}V${px2(3.5)}H${px2(10.5)}V${px2(6.5)}H${px2(6.5)}V${px2(10.5)}H${px2(3.5)}V${px2(6.5)}H${px2(-0.5)}V${px2(3.5)}H${px2(3.5)}Z`;
  const lines = yard.lines.map(bent);
  for (const { x, y } of starts)
    lines.push(`M${px2(x + 0.45)} ${px2(y)}H${px2(x - 0.5)}`);
  for (const { x, y } of arrivals)
    lines.push(`M${px2(x)} ${px2(y - 0.5)}V${px2(y + 0.4)}`);
  const ink2 = [
    box(SIZE / 2, SIZE / 2, SIZE - 16, SIZE - 16, { class: "grass", rx: 26 }),
    s("path", { class: "recess", d: cross2 }),
    s("path", { class: "recess-shade", d: cross2 })
  ];
  ink2.push(...lines.map((d) => s("path", { class: "gravel", d })));
  for (const [id, { x, y, scale }] of yard.fixed) {
    if (isArrival(id)) ink2.push(...chequered(x, y));
    else
      ink2.push(
        box(x, y, SQUARE * scale, SQUARE * scale, {
          class: isStart(id) ? "pad start-pad" : "pad",
          rx: Math.min(12, 14 * scale)
        })
      );
  }
  ink2.push(...lines.flatMap(rails));
  for (const { x, y } of arrivalBuffers) ink2.push(buffer([px2(x), px2(y)], 90));
  for (const shed of sheds) {
    const [x, y] = [px2(shed.x), px2(shed.y)];
    ink2.push(
      box(x, y + 2, 58, 56, { class: "shed", rx: 5 }),
      s("path", {
        class: "roof",
        d: `M${x - 31} ${y - 12}L${x} ${y - 31}L${x + 31} ${y - 12}Z`
      })
    );
  }
  for (const { id, side, buffer: place3, bufferColour } of slots) {
    const [dx, dy] = turned2([0, -0.18 * UNIT2], slotAngle(id, yard.components));
    const [x, y] = [px2(place3.x) + dx, px2(place3.y) + dy];
    const upright = side === "west" || side === "east";
    const [width, height] = upright ? [17, 176] : [176, 17];
    ink2.push(
      s(
        "g",
        { class: `colour-${bufferColour ?? "grey"}` },
        box(x, y, width, height, { class: "deck", rx: 6 }),
        text(x, y, String(id), "letter")
      )
    );
  }
  return ink2;
}
function startSpace() {
  return s(
    "g",
    {},
    box(0, 0, SQUARE, SQUARE, { class: "spot", rx: 12 }),
    s("path", { class: "way-in", d: "M16 0h-32m11 -10l-11 10l11 10" })
  );
}
function endButton(end, colour2) {
  return s(
    "g",
    { class: `colour-${colour2}` },
    box(0, 0, 178, 76, { class: "deck", rx: 18 }),
    text(0, -12, buttonWords2.end(end), "words"),
    text(0, 18, buttonWords2.atBuffer, "words small")
  );
}
function platform(yard, colour2) {
  const tracks = yard.tracks[colour2];
  const ink2 = [
    box(0, 0, 3 * UNIT2, 4 * UNIT2, { class: "under", rx: 18 }),
    box(0, 0, 3 * UNIT2 - 8, 4 * UNIT2 - 8, { class: "deck", rx: 14 })
  ];
  for (const { points: points2, size } of tracks) {
    for (const [x, y] of points2.slice(1, -1))
      ink2.push(
        box(x, y, SQUARE * size, SQUARE * size, { class: "pad", rx: 10 })
      );
  }
  const over = [];
  for (const { points: points2, buffer: end } of tracks) {
    over.push(...rails(smooth(points2)));
    const [first = [0, 0], second = [0, 0], last = [0, 0], before3 = [0, 0]] = [
      points2[0],
      points2[1],
      points2.at(-1),
      points2.at(-2)
    ];
    if (end === "to") over.push(buffer(last, heading2(before3, last)));
    if (end === "from") over.push(buffer(first, heading2(first, second)));
  }
  const letters = [
    text(0, -2 * UNIT2 + 17, "A", "letter"),
    text(0, 2 * UNIT2 - 17, "B", "letter")
  ];
  return s(
    "g",
    { class: `platform colour-${colour2}` },
    ...ink2,
    ...over,
    ...letters
  );
}
function locomotive2(seat, number) {
  return s(
    "g",
    { class: `loco seat-${seat}` },
    s("circle", { class: "glow", r: 33 }),
    s("path", { class: "wheels", d: "M-20 -17h10v34h-10zM-2 -17h10v34h-10z" }),
    s("path", { class: "body", d: "M-27 -14h35a18 14 0 0 1 0 28h-35z" }),
    s("rect", { class: "cab", x: -27, y: -14, width: 14, height: 28 }),
    s("path", {
      class: "device",
      d: DEVICES3[seat] ?? "",
      transform: "translate(-20 0) scale(0.42) translate(-12 -12)"
    }),
    s("circle", { class: "funnel", cx: 18, cy: 0, r: 4.5 }),
    s("circle", { class: "plate", r: 12 }),
    s("g", { class: "upright" }, text(0, 1, String(number + 1), "number"))
  );
}
function die(face2) {
  const pips2 = (PIPS[face2] ?? []).map(
    (n) => s("circle", {
      class: "pip",
      cx: (n % 3 - 1) * 12,
      cy: (Math.floor(n / 3) - 1) * 12,
      r: 4.6
    })
  );
  return s(
    "g",
    { class: "die" },
    box(0, 0, 46, 46, { class: "cube", rx: 9 }),
    ...pips2
  );
}
function colourDie(colour2) {
  return s(
    "g",
    { class: `die colour-${colour2}` },
    box(0, 0, 46, 46, { class: "deck", rx: 9 }),
    text(0, 1, colourLetter(colour2), "letter")
  );
}
function tile2(count3) {
  return s(
    "g",
    { class: "tile" },
    box(0, 0, 34, 38, { class: "card", rx: 6 }),
    s("path", {
      class: "spanner",
      d: "M-10 8l12 -12m-1 -8a6.500 6.500 0 1 0 9 9"
    }),
    text(9, 11, String(count3), "number")
  );
}
function star() {
  const rays = Array.from(
    { length: 16 },
    (_, n) => turned2([n % 2 === 1 ? 20 : 42, 0], n * 22.5).map((value) => value.toFixed(1)).join(" ")
  );
  return s("path", { class: "crash", d: `M${rays.join("L")}Z` });
}
var DEVICES3, box, text, rails, slotSpace, PIPS;
var init_pieces4 = __esm({
  "src/element/games/ptites-locos/pieces.ts"() {
    "use strict";
    init_svg();
    init_words5();
    init_yard();
    DEVICES3 = [
      "M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16z",
      "M5 5h14v14H5z",
      "M12 4l9 16H3z",
      "M12 3l9 9-9 9-9-9z"
    ];
    box = (x, y, width, height, attributes) => s("rect", {
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      ...attributes
    });
    text = (x, y, words2, kind2) => s("text", { x, y, class: kind2 }, words2);
    rails = (d) => ["sleepers", "rails", "between", "ties"].map(
      (kind2) => s("path", { class: kind2, d })
    );
    slotSpace = () => s("g", {}, box(0, 0, 3 * UNIT2, 4 * UNIT2, { class: "spot", rx: 14 }));
    PIPS = {
      1: [4],
      2: [0, 8],
      3: [0, 4, 8],
      4: [0, 2, 6, 8],
      5: [0, 2, 4, 6, 8],
      6: [0, 2, 3, 5, 6, 8]
    };
  }
});

// src/element/games/ptites-locos/motion.ts
function put(scene, { seat, loco }, place3) {
  const places = scene.locos[seat];
  if (places !== void 0) places[loco] = place3;
}
function preview4(layer, { events }, { view, components }) {
  if (events === null) return;
  const scene = copied(sceneOf(view, components));
  for (const event of events) {
    if (event.type === "platformMoved") {
      scene.platforms[event.colour] = { slot: event.to, end: event.end };
      const { angle: angle2, flip } = lies(scene.platforms[event.colour], components);
      const ghost2 = platform(scene.yard, event.colour);
      ghost2.setAttribute(
        "transform",
        `translate(${MIDDLE2} ${MIDDLE2}) rotate(${angle2}) translate(0 ${-scene.yard.reach}) rotate(${flip})`
      );
      layer.append(s("g", { class: "ghost" }, ghost2));
      for (const ref of event.carried) {
        const { x, y, angle: way, scale } = pose(scene, ref);
        const rider = locomotive2(ref.seat, ref.loco);
        rider.setAttribute(
          "transform",
          `translate(${x} ${y}) rotate(${way}) scale(${scale})`
        );
        rider.querySelector(".upright")?.setAttribute("transform", `rotate(${-way})`);
        layer.append(s("g", { class: "ghost" }, rider));
      }
    } else if (event.type === "entered") {
      const { x, y } = spot(scene, event.square);
      layer.append(s("circle", { class: "way-end", cx: x, cy: y, r: 12 }));
    } else if (event.type === "moved") {
      const way = [event.from, ...event.path].map(
        (square) => spot(scene, square)
      );
      const last = way.at(-1);
      layer.append(
        s("path", {
          class: event.rule === "LOC-21" ? "way pushed" : "way",
          d: `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`
        })
      );
      if (last !== void 0)
        layer.append(
          s("circle", { class: "way-end", cx: last.x, cy: last.y, r: 12 })
        );
    } else if (event.type === "arrived") {
      const { x, y } = spot(scene, event.square);
      layer.append(
        s("path", { class: "way-home", d: `M${x - 13} ${y}l9 11l18 -22` })
      );
    } else if (event.type === "accident") {
      const { x, y } = spot(scene, event.square);
      layer.append(
        s("path", {
          class: "way-crash",
          d: `M${x - 17} ${y - 17}l34 34m0 -34l-34 34`
        })
      );
    }
  }
}
function before(board, after, events) {
  const scene = copied(after);
  for (const event of [...events].reverse()) {
    if (event.type === "platformMoved") {
      const was = board.querySelector(`[data-platform="${event.colour}"]`)?.getAttribute("data-was") ?? "";
      const other = event.end === "A" ? "B" : "A";
      const end = after.options.platformEnds === "slide" ? other : was.startsWith(String(event.from)) ? was.slice(1) : event.end;
      scene.platforms[event.colour] = { slot: event.from, end };
    } else if (event.type === "entered") put(scene, event, "hand");
    else if (event.type === "moved") put(scene, event, event.from);
    else if (event.type === "accident" || event.type === "arrived" || event.type === "bumped")
      put(scene, event, event.square);
  }
  return scene;
}
function animate4(board, events, { view, components }, layer) {
  const scene = before(board, sceneOf(view, components), events);
  const running = [];
  const film = /* @__PURE__ */ new Map();
  let now = 0;
  const record = (element, first, rest) => {
    if (element === null) return;
    const frames = film.get(element) ?? [{ ...first, time: 0 }];
    frames.push(first, ...rest);
    film.set(element, frames);
  };
  const moves = (ref, poses, duration, start = now) => {
    const element = board.querySelector(
      `[data-hit="loco:${ref.seat}.${ref.loco}"]`
    );
    for (let n = 1; n < poses.length; n += 1) {
      const [from, to] = [poses[n - 1], poses[n]];
      if (from !== void 0 && to !== void 0)
        poses[n] = { ...to, angle: nearest(from.angle, to.angle) };
    }
    const frames = poses.map((each2, n) => ({
      time: start + duration * n / Math.max(1, poses.length - 1),
      transform: placed(each2),
      angle: each2.angle
    }));
    const [first, ...rest] = frames;
    if (first !== void 0) record(element, first, rest);
  };
  const flash = (mark, where, duration) => {
    const at = `translate(${where.x}px, ${where.y}px)`;
    const frames = [
      { transform: `${at} scale(0.3)`, opacity: 0 },
      { transform: at, opacity: 1, offset: 0.25 },
      { transform: at, opacity: 1, offset: 0.75 },
      { transform: `${at} scale(1.2)`, opacity: 0 }
    ];
    running.push(
      layer.appendChild(mark).animate(frames, { duration, delay: now, fill: "both" })
    );
  };
  let last = null;
  for (const event of events) {
    switch (event.type) {
      case "rolled": {
        const dice2 = board.querySelector(".dice");
        const at = `translate(${MIDDLE2}px, ${MIDDLE2}px)`;
        const frames = [
          { transform: `${at} rotate(-200deg) scale(0.3)`, opacity: 0 },
          {
            transform: `${at} rotate(20deg) scale(1.15)`,
            opacity: 1,
            offset: 0.7
          },
          { transform: at, opacity: 1 }
        ];
        if (dice2 !== null)
          running.push(
            dice2.animate(frames, {
              duration: ROLL,
              delay: now,
              fill: "backwards",
              easing: "ease-out"
            })
          );
        now += ROLL;
        break;
      }
      case "platformMoved":
        slide(event);
        now += SLIDE;
        break;
      case "locoTurned": {
        const start = last === "locoTurned" ? now - TURN : now;
        const there = pose(scene, event);
        moves(
          event,
          [
            { ...there, angle: there.angle - 180 },
            { ...there, angle: there.angle - 90, scale: there.scale * 1.15 },
            there
          ],
          TURN,
          start
        );
        now = start + TURN;
        break;
      }
      case "entered": {
        const from = pose(scene, event);
        put(scene, event, event.square);
        moves(event, [from, pose(scene, event)], HOP);
        now += HOP;
        break;
      }
      case "moved": {
        const poses = [event.from, ...event.path].map(
          (square) => spot(scene, square)
        );
        put(scene, event, event.path.at(-1) ?? event.from);
        moves(event, poses, STEP * event.path.length);
        now += STEP * event.path.length;
        break;
      }
      case "bumped":
        flash(
          s("circle", { class: "knock", r: 34 }),
          spot(scene, event.square),
          220
        );
        now += 70;
        break;
      case "accident": {
        const from = pose(scene, event);
        flash(star(), from, WRECK);
        put(scene, event, "hand");
        const tipped = {
          ...from,
          angle: from.angle + 100,
          scale: from.scale * 1.2
        };
        const home = pose(scene, event);
        moves(event, [from, tipped, tipped, home], WRECK);
        now += WRECK;
        break;
      }
      case "arrived": {
        const from = pose(scene, event);
        put(scene, event, event.shed);
        moves(event, [from, pose(scene, event)], HOP);
        now += HOP;
        break;
      }
    }
    last = event.type;
  }
  function slide(event) {
    const [from, to] = [
      lies(scene.platforms[event.colour], components),
      lies({ slot: event.to, end: event.end }, components)
    ];
    const [begin2, end] = [
      from.angle + from.flip,
      nearest(from.angle + from.flip, to.angle + to.flip)
    ];
    const steps = Array.from({ length: 21 }, (_, n) => {
      const t = n / 20;
      const round2 = Math.min(1, Math.max(0, (t - 0.35) / 0.3));
      const reach = scene.yard.reach * Math.max(0, t < 0.5 ? 1 - t / 0.35 : (t - 0.65) / 0.35);
      return {
        centre: turned2([0, -reach], t < 0.5 ? from.angle : to.angle),
        turn: begin2 + (end - begin2) * round2,
        time: now + SLIDE * t
      };
    });
    for (const ref of event.carried) {
      const cell = scene.yard.cells.get(
        scene.locos[ref.seat]?.[ref.loco] ?? ""
      );
      if (cell === void 0) continue;
      const poses = steps.map(({ centre: centre2, turn }) => {
        const [x, y] = turned2(cell.point, turn);
        return {
          x: MIDDLE2 + centre2[0] + x,
          y: MIDDLE2 + centre2[1] + y,
          angle: turn + cell.angle + from.flip,
          scale: Math.max(0.35, cell.size)
        };
      });
      moves(ref, poses, SLIDE);
    }
    const frames = steps.map(({ centre: centre2, turn, time }) => ({
      time,
      transform: `translate(${MIDDLE2 + centre2[0]}px, ${MIDDLE2 + centre2[1]}px) rotate(${turn}deg)`,
      angle: null
    }));
    const [first, ...rest] = frames;
    if (first !== void 0)
      record(
        board.querySelector(`[data-platform="${event.colour}"]`),
        first,
        rest
      );
    scene.platforms[event.colour] = { slot: event.to, end: event.end };
  }
  for (const [element, frames] of film) {
    const end = frames.at(-1);
    if (end === void 0 || now === 0) continue;
    const whole = end.time < now ? [...frames, { ...end, time: now }] : frames;
    const timed = whole.map(({ time, transform }) => ({
      transform,
      offset: Math.min(1, time / now)
    }));
    running.push(element.animate(timed, { duration: now }));
    const number = element.querySelector(".upright");
    if (number !== null)
      running.push(
        number.animate(
          whole.map(({ time, angle: angle2 }) => ({
            transform: `rotate(${-(angle2 ?? 0)}deg)`,
            offset: Math.min(1, time / now)
          })),
          { duration: now }
        )
      );
  }
  return running;
}
var ROLL, SLIDE, TURN, STEP, HOP, WRECK, copied, pose, placed;
var init_motion = __esm({
  "src/element/games/ptites-locos/motion.ts"() {
    "use strict";
    init_svg();
    init_pieces4();
    init_yard();
    ROLL = 240;
    SLIDE = 560;
    TURN = 180;
    STEP = 85;
    HOP = 240;
    WRECK = 760;
    copied = ({ platforms, locos, ...rest }) => ({
      ...rest,
      platforms: { ...platforms },
      locos: locos.map((places) => [...places])
    });
    pose = (scene, { seat, loco }) => whereabouts2(scene, seat, loco, scene.locos[seat]?.[loco] ?? "hand");
    placed = ({ x, y, angle: angle2, scale }) => `translate(${x}px, ${y}px) rotate(${angle2}deg) scale(${scale})`;
  }
});

// src/element/games/ptites-locos/ptites-locos.css
var ptites_locos_default;
var init_ptites_locos = __esm({
  "src/element/games/ptites-locos/ptites-locos.css"() {
    ptites_locos_default = "/* Les P'tites Locos: a toy railway on a lawn, by day and by night. */\n\n:host {\n  --ludo-focus: light-dark(#3a1d02, #fff3c4);\n  --locos-seat-0: #2f8f4e;\n  --locos-seat-0-deep: #12522a;\n  --locos-seat-0-ink: #ffffff;\n  --locos-seat-1: #f6f4ee;\n  --locos-seat-1-deep: #4a4d52;\n  --locos-seat-1-ink: #33373d;\n  --locos-seat-2: #ef8a2d;\n  --locos-seat-2-deep: #8a4506;\n  --locos-seat-2-ink: #3a1d02;\n  --locos-seat-3: #8455b8;\n  --locos-seat-3-deep: #432169;\n  --locos-seat-3-ink: #ffffff;\n  --locos-grass: light-dark(#b9d08b, #3b4c31);\n  --locos-recess: light-dark(#8b9a72, #232c1d);\n  --locos-recess-edge: light-dark(#5f6d4c, #10150c);\n  --locos-gravel: light-dark(#cfc4ae, #544d3e);\n  --locos-pad: light-dark(#dfd6c3, #6d6553);\n  --locos-pad-edge: light-dark(#b3a78d, #8e846b);\n  --locos-steel: light-dark(#4c5560, #d3dae2);\n  --locos-wood: light-dark(#8a6544, #35261b);\n  --locos-glow: light-dark(#ffd84d, #ffe27a);\n}\n.picture, .ghosts { font-family: var(--ludo-font); }\n.colour-blue { --tint: #3f7fc4; --deep: #1d4f87; --on: #ffffff; }\n.colour-red { --tint: #d2574b; --deep: #8f2a21; --on: #ffffff; }\n.colour-yellow { --tint: #edc043; --deep: #8d6a0b; --on: #2c2102; }\n.colour-grey { --tint: #a7abb0; --deep: #60656b; --on: #22262b; }\n.deck { fill: var(--tint); stroke: var(--deep); stroke-width: 3; }\n.letter { font-size: 18px; font-weight: 700; text-anchor: middle; dominant-baseline: central; fill: #fff; stroke: var(--deep); stroke-width: 4; paint-order: stroke; }\n.label { font-size: 18px; font-weight: 600; dominant-baseline: central; fill: var(--ludo-ink); }\n\n/* The yard. */\n.grass { fill: var(--locos-grass); }\n.recess { fill: var(--locos-recess); stroke: var(--locos-recess-edge); stroke-width: 5; stroke-linejoin: round; }\n.recess-shade { fill: none; stroke: rgb(0 0 0 / 0.16); stroke-width: 18; stroke-linejoin: round; }\n.gravel { fill: none; stroke: var(--locos-gravel); stroke-width: 50; }\n.pad { fill: var(--locos-pad); stroke: var(--locos-pad-edge); stroke-width: 1.5; }\n.start-pad { fill: #6fb457; stroke: #3d7a2b; }\n.sleepers { fill: none; stroke: var(--locos-wood); stroke-width: 36; stroke-dasharray: 6 9; }\n.rails { fill: none; stroke: var(--locos-steel); stroke-width: 23; }\n.between { fill: none; stroke: var(--locos-pad); stroke-width: 14; }\n.ties { fill: none; stroke: var(--locos-wood); stroke-width: 14; stroke-dasharray: 6 9; }\n.check { fill: #33373d; }\n.check.light { fill: #f7f4ec; }\n.beam { fill: #22262b; stroke: #f7f4ec; stroke-width: 2; }\n.stripe { fill: #f7f4ec; }\n.shed { fill: light-dark(#c9a27c, #7d6046); stroke: light-dark(#7a5534, #34261a); stroke-width: 2; }\n.roof { fill: light-dark(#a5563f, #83432f); stroke: light-dark(#7a5534, #34261a); stroke-width: 2; }\n.reserve .label { fill: light-dark(#2b3324, #e9f0dd); }\n\n/* Platforms. */\n.under { fill: rgb(15 20 8 / 0.4); }\n.platform .pad { fill: #fff; fill-opacity: 0.45; stroke: var(--deep); stroke-opacity: 0.45; }\n.platform .between { stroke: var(--tint); }\n.platform .rails { stroke: #39414b; }\n.platform .sleepers, .platform .ties { stroke: #6d4b30; }\n\n/* Locomotives. */\n.seat-0 { --paint: var(--locos-seat-0); --dark: var(--locos-seat-0-deep); }\n.seat-1 { --paint: var(--locos-seat-1); --dark: var(--locos-seat-1-deep); }\n.seat-2 { --paint: var(--locos-seat-2); --dark: var(--locos-seat-2-deep); }\n.seat-3 { --paint: var(--locos-seat-3); --dark: var(--locos-seat-3-deep); }\n.loco .body { fill: var(--paint); stroke: var(--dark); stroke-width: 2.5; stroke-linejoin: round; }\n.loco .cab { fill: var(--dark); }\n.loco .device { fill: var(--paint); }\n.loco .wheels { fill: #22262b; }\n.loco .funnel { fill: #22262b; stroke: var(--paint); stroke-width: 1.5; }\n.loco .plate { fill: #fff; stroke: var(--dark); stroke-width: 2; }\n.loco.active .plate { stroke: #b3261e; stroke-width: 4; }\n.number { font-size: 20px; font-weight: 700; text-anchor: middle; dominant-baseline: central; fill: #22262b; font-variant-numeric: tabular-nums; }\n.loco .glow { fill: transparent; }\n.loco[data-target] .glow { fill: rgb(255 216 77 / 0.4); stroke: light-dark(#7a5600, #ffe27a); stroke-width: 4; stroke-dasharray: 9 6; animation: locos-breathe 1.8s ease-in-out infinite; }\n.loco[data-target]:hover .glow, .loco[data-target]:focus-visible .glow { fill: rgb(255 216 77 / 0.8); stroke-dasharray: none; animation: none; }\n@keyframes locos-breathe { 50% { fill-opacity: 0.35; } }\n@media (prefers-reduced-motion: reduce) { .loco[data-target] .glow, .start[data-target] .spot { animation: none; } }\n\n/* What can be pressed. */\n.spot { fill: transparent; }\n.way-in { fill: none; stroke: #fff; stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round; pointer-events: none; }\n.start[data-target] .spot { fill: rgb(255 216 77 / 0.5); stroke: light-dark(#5c4100, #ffe27a); stroke-width: 4; stroke-dasharray: 9 6; animation: locos-breathe 1.8s ease-in-out infinite; }\n.start[data-target]:hover .spot, .start[data-target]:focus-visible .spot { fill: rgb(255 216 77 / 0.85); stroke-dasharray: none; animation: none; }\n.start[data-target] .way-in { stroke: #33270a; }\n.slot.vacant .spot { fill: rgb(0 0 0 / 0.1); }\n.end .deck { stroke-width: 4; }\n.end[data-target] .deck { stroke: light-dark(#3a2a00, #ffe9a3); }\n.end[data-target]:hover .deck, .end[data-target]:focus-visible .deck { stroke: #fff; stroke-width: 6; }\ntext.words { font-size: 28px; font-weight: 700; text-anchor: middle; dominant-baseline: central; fill: var(--on); pointer-events: none; }\ntext.words.small { font-size: 20px; font-weight: 600; }\n\n/* Dice, hands, tiles. */\n.cube { fill: #fdfbf5; stroke: #3a3f45; stroke-width: 2; }\n.pip { fill: #22262b; }\n.panel-back { fill: var(--ludo-surface); stroke: var(--ludo-line); stroke-width: 1.5; }\n.hand.now .panel-back { stroke: var(--ludo-accent); stroke-width: 4; }\n.card { fill: #fdfbf5; stroke: #60656b; stroke-width: 1.5; }\n.spanner { fill: none; stroke: #3a3f45; stroke-width: 3.5; stroke-linecap: round; }\n\n/* What would happen, and what has happened. */\n.ghost { opacity: 0.66; }\n.way { fill: none; stroke: #1660c9; stroke-width: 9; stroke-linecap: round; stroke-linejoin: round; stroke-opacity: 0.85; }\n.way.pushed { stroke-dasharray: 1 14; }\n.way-end { fill: #fff; stroke: #1660c9; stroke-width: 5; }\n.way-home { fill: none; stroke: #12713a; stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; }\n.way-crash { fill: none; stroke: #d3222a; stroke-width: 11; stroke-linecap: round; }\n.crash { fill: #d3222a; stroke: #fff; stroke-width: 3; }\n.knock { fill: none; stroke: #fff; stroke-width: 6; }\n\n@container (max-width: 560px) {\n  /* What is written stays readable on a small board. */\n  .letter, .label, text.words.small { font-size: 25px; }\n  .loco .plate { r: 17px; }\n  .number { font-size: 31px; }\n}\n";
  }
});

// src/element/games/ptites-locos/index.ts
var ptites_locos_exports = {};
__export(ptites_locos_exports, {
  default: () => ptites_locos_default2
});
function draw4(board, context) {
  const { view, components } = context;
  const scene = sceneOf(view, components);
  const table = JSON.stringify(view.options.board);
  const still = keyed(group(board, "ground", { "pointer-events": "none" }));
  still.put(table, () => s("g", {}, ...ground2(scene.yard)));
  still.done();
  drawSlots(board, scene);
  drawPlatforms(board, context, scene);
  drawControls(board, context, scene);
  drawHands(board, context);
  const locos = keyed(group(board, "locos"));
  view.locos.forEach((places, seat) => {
    places.forEach((place3, number) => {
      const { x, y, angle: angle2, scale } = whereabouts2(scene, seat, number, place3);
      const active = seat === view.seat && number === view.activeLoco && view.phase !== "over";
      const element = locos.put(
        `${seat}.${number}`,
        () => locomotive2(seat, number),
        {
          transform: `translate(${x} ${y}) rotate(${angle2}) scale(${scale})`,
          "data-hit": `loco:${seat}.${number}`,
          class: `loco seat-${seat}${active ? " active" : ""}`
        }
      );
      const upright = element.querySelector(".upright");
      if (upright !== null) set(upright, { transform: `rotate(${-angle2})` });
    });
  });
  locos.done();
}
function drawSlots(board, scene) {
  const { components, reach } = scene.yard;
  const slots = keyed(group(board, "slots"));
  for (const { id: slot } of components.slots) {
    const angle2 = slotAngle(slot, components);
    const [x, y] = turned2([0, -reach], angle2);
    const free = slot === vacant(scene, components);
    slots.put(String(slot), slotSpace, {
      transform: `translate(${MIDDLE2 + x} ${MIDDLE2 + y}) rotate(${angle2})`,
      "data-hit": `slot:${slot}`,
      class: free ? "slot vacant" : "slot"
    });
  }
  slots.done();
}
function drawPlatforms(board, { view, components }, { yard }) {
  const table = JSON.stringify(view.options.board);
  const platforms = keyed(
    group(board, "platforms", { "pointer-events": "none" })
  );
  const colours = components.platforms.map(({ colour: colour2 }) => colour2);
  const named = colours.filter((colour2) => colour2 === view.roll?.colour);
  for (const colour2 of [
    ...colours.filter((colour3) => !named.includes(colour3)),
    ...named
  ]) {
    const berth = view.platforms[colour2];
    const { angle: angle2, flip } = lies(berth, components);
    const element = platforms.put(
      `${colour2} ${table}`,
      () => platform(yard, colour2),
      {
        transform: `translate(${MIDDLE2} ${MIDDLE2}) rotate(${angle2}) translate(0 ${-yard.reach}) rotate(${flip})`,
        "data-platform": colour2
      }
    );
    const now = `${berth.slot}${berth.end}`;
    if (element.dataset.berth !== now)
      set(element, { "data-was": element.dataset.berth, "data-berth": now });
  }
  platforms.done();
}
function drawControls(board, { view, components }, { yard }) {
  const starts = keyed(group(board, "starts"));
  for (const { id, kind: kind2, x, y } of components.squares) {
    if (kind2 !== "start") continue;
    starts.put(id, startSpace, {
      transform: `translate(${px2(x)} ${px2(y)})`,
      "data-hit": `start:${id}`,
      class: "start"
    });
  }
  starts.done();
  const middle2 = keyed(group(board, "middle"));
  const dice2 = middle2.put("dice", () => s("g"), {
    transform: `translate(${MIDDLE2} ${MIDDLE2})`,
    "data-hit": "dice",
    class: "dice"
  });
  const shown = keyed(dice2);
  const colour2 = view.roll?.colour ?? view.presetColour;
  if (colour2 !== null)
    shown.put(`colour ${colour2}`, () => colourDie(colour2), {
      transform: "translate(-56 0)"
    });
  for (const [n, face2] of view.roll?.dice.entries() ?? [])
    shown.put(`die ${n} ${face2}`, () => die(face2), {
      transform: `translate(${56 * n} 0)`
    });
  shown.done();
  const colourToMove = view.roll?.colour;
  if (view.phase === "platform" && colourToMove !== void 0) {
    for (const [end, reach] of [
      ["A", 4.28],
      ["B", 2.72]
    ]) {
      const free = vacant(view, components);
      const [x, y] = turned2([0, -reach * UNIT2], slotAngle(free, components));
      const [dx, dy] = Math.abs(x) > Math.abs(y) ? [Math.sign(x) * yard.reach, end === "A" ? -44 : 44] : [x, y];
      middle2.put(
        `end ${end} ${colourToMove}`,
        () => endButton(end, colourToMove),
        {
          transform: `translate(${MIDDLE2 + dx} ${MIDDLE2 + dy})`,
          "data-hit": `end:${end}`,
          class: `end colour-${colourToMove}`
        }
      );
    }
  }
  middle2.done();
}
function drawHands(board, { view, name: name2, outcome }) {
  const hands = keyed(group(board, "hands", { "pointer-events": "none" }));
  for (let seat = 0; seat < view.players; seat += 1) {
    const { left, width } = panel(view.players, seat);
    const [tiles, who] = [view.tiles[seat] ?? 0, name2(seat)];
    const make2 = () => s(
      "g",
      {},
      box(left + width / 2, SIZE + STRIP2 / 2 - 2, width, STRIP2 - 8, {
        class: "panel-back",
        rx: 12
      }),
      s(
        "text",
        { x: left + 12, y: SIZE + 18, class: "label" },
        handName(who)
      ),
      ...view.options.repairTiles ? [
        s(
          "g",
          { transform: `translate(${left + width - 26} ${SIZE + 50})` },
          tile2(tiles)
        )
      ] : []
    );
    hands.put(
      `${seat} ${view.players} ${view.options.repairTiles} ${tiles} ${who}`,
      make2,
      { class: seat === view.seat && outcome === null ? "hand now" : "hand" }
    );
  }
  if (view.options.repairTiles)
    hands.put(
      `reserve ${view.reserve}`,
      () => s(
        "g",
        { transform: `translate(${px2(0)} ${px2(-0.78)})`, class: "reserve" },
        text(20, 1, reserveWords(view.reserve), "label")
      )
    );
  hands.done();
}
function targets4(moves, chosen2, context) {
  if (context.actor === "chance") return dice(moves, chosen2);
  return moves.map((move) => ({
    hit: hitOf2(move, context.view),
    label: nameMove4(move, context),
    move,
    // What ends the turn is not the first thing that one sees.
    ...move.type === "stop" ? { look: "quiet" } : {}
  }));
}
function dice(moves, chosen2) {
  const found2 = /* @__PURE__ */ new Map();
  const set3 = moves.every(
    (move) => move.type === "rolled" && moves[0]?.type === "rolled" && move.colour === moves[0].colour
  );
  for (const move of moves) {
    if (move.type !== "rolled") continue;
    const shown = [...set3 ? [] : [move.colour], ...move.dice.map(String)];
    if (chosen2.some((choice, n) => shown[n] !== choice)) continue;
    const next = shown[chosen2.length];
    if (next === void 0 || found2.has(next)) continue;
    const whole = chosen2.length + 1 === shown.length;
    found2.set(next, {
      hit: `roll:${chosen2.length}:${next}`,
      label: next,
      ...whole ? { move } : { chosen: [...chosen2, next] }
    });
  }
  return [...found2.values()];
}
function hitOf2(move, view) {
  switch (move.type) {
    case "useTile":
      return `tile:${move.colour}`;
    case "shift":
      return `end:${move.end}`;
    case "drive":
      return `loco:${view.seat}.${move.loco}`;
    case "enter":
      return `start:${move.start}`;
    default:
      return move.type;
  }
}
function illegal4(hit2, { view, components }) {
  const [kind2, what = ""] = hit2.split(":");
  if (kind2 === "start") return { type: "enter", start: what };
  if (kind2 === "end") return { type: "shift", end: what };
  if (kind2 === "slot") return { type: "shift", end: "A" };
  if (kind2 === "dice") return { type: "roll" };
  const [seat = 0, loco = 0] = what.split(".").map(Number);
  if (seat === view.seat) return { type: "drive", loco };
  const place3 = view.locos[seat]?.[loco] ?? "hand";
  const isStart = components.squares.some(
    ({ id, kind: kind3 }) => id === place3 && kind3 === "start"
  );
  return isStart ? { type: "enter", start: place3 } : null;
}
var renderer4, ptites_locos_default2;
var init_ptites_locos2 = __esm({
  "src/element/games/ptites-locos/index.ts"() {
    "use strict";
    init_svg();
    init_chapters4();
    init_log_parts4();
    init_motion();
    init_pieces4();
    init_ptites_locos();
    init_words5();
    init_yard();
    renderer4 = {
      css: ptites_locos_default,
      seats: seatNames2.map((name2, seat) => ({
        name: name2,
        colour: `var(--locos-seat-${seat})`,
        ink: `var(--locos-seat-${seat}-ink)`,
        device: DEVICES3[seat] ?? ""
      })),
      viewBox: () => [0, 0, SIZE, SIZE + STRIP2],
      draw: draw4,
      targets: targets4,
      illegal: illegal4,
      nameHit: nameHit4,
      ask: ask4,
      aside: aside4,
      say: say4,
      logParts: logParts4,
      describe: describe4,
      score: score4,
      preview: preview4,
      animate: animate4,
      chapters: chapters4,
      optionWords: optionWords2
    };
    ptites_locos_default2 = renderer4;
  }
});

// src/text/lessons/ptites-locos.en.json
var require_ptites_locos_en = __commonJS({
  "src/text/lessons/ptites-locos.en.json"(exports2, module2) {
    module2.exports = {
      format: 1,
      game: "ptites-locos",
      title: "Les P'tites Locos in nine moves",
      steps: [
        {
          title: "Dice, platform, locomotive",
          text: "You rolled red and 3 + 2, so the red platform must go to the empty slot at the bottom. You choose which of its ends lies at the buffer.",
          task: "Move it with end A at the buffer, then bring in a locomotive on the middle start space.",
          scenario: "first-turn",
          before: [{ play: { type: "rolled", colour: "red", dice: [3, 2] } }],
          expect: { type: "shift", end: "A" },
          hint: "First choose end A, then press the middle one of the three green start spaces.",
          tries: [
            { label: "Why not bring one in at once?", move: { type: "enter", start: "sm" }, rule: "LOC-11" }
          ],
          then: [{ expect: { type: "enter", start: "sm" }, hint: "Press the middle one of the three green start spaces." }],
          after: "Bringing it in cost one of your five points, and with the other four it crossed the red platform to the outer track.",
          rules: ["LOC-11", "LOC-12", "LOC-13", "LOC-19"]
        },
        {
          title: "Look before you come in",
          text: "You rolled four. The yellow platform now lies next to the start spaces, and one of its tracks ends at a buffer.",
          task: "Bring in a locomotive so that it does not hit the buffer.",
          scenario: "buffer",
          before: [
            { play: { type: "rolled", colour: "yellow", dice: [1, 3] } },
            { play: { type: "shift", end: "A" } }
          ],
          expect: [
            { type: "enter", start: "so" },
            { type: "enter", start: "sm" }
          ],
          hint: "Follow each track across the yellow platform; the inner one stops after one square.",
          tries: [
            { label: "And the inner start space?", move: { type: "enter", start: "si" }, says: "It meets the buffer after one square: an accident, and the locomotive goes back to your hand." }
          ],
          after: "Your track went on, so the locomotive used all four points; against the buffer it would have gone back to your hand.",
          rules: ["LOC-18", "LOC-25", "LOC-26"]
        },
        {
          title: "Mind the empty slot",
          text: "You have just moved the blue platform away from the left side, so the track of your locomotive now ends at the empty slot.",
          task: "You must move one of your locomotives: bring in another one.",
          scenario: "gap",
          before: [
            { play: { type: "rolled", colour: "blue", dice: [4, 3] } },
            { play: { type: "shift", end: "A" } }
          ],
          expect: { type: "enter" },
          hint: "Press one of the three start spaces.",
          tries: [
            { label: "Why not stay put?", move: { type: "stop" }, rule: "LOC-R9" },
            { label: "And drive on?", move: { type: "drive", loco: 0 }, says: "You rolled seven: it runs into the empty slot and is wrecked." }
          ],
          after: "You may not pass, but you choose which locomotive moves, and one that waits in front of the empty slot is safe.",
          rules: ["LOC-R9", "LOC-R7", "LOC-25"]
        },
        {
          title: "A bump",
          text: "You rolled eight, and after five squares another locomotive stands in your way.",
          task: "Drive your locomotive into it.",
          scenario: "bump",
          before: [
            { play: { type: "rolled", colour: "yellow", dice: [5, 3] } },
            { play: { type: "shift", end: "A" } }
          ],
          expect: { type: "drive", loco: 0 },
          hint: "Press your locomotive on the outer track.",
          tries: [
            { label: "Why not turn the platform again?", move: { type: "shift", end: "B" }, rule: "LOC-R24" }
          ],
          after: "You stopped behind it, and the locomotive that you hit moved on with the three points that were left.",
          rules: ["LOC-21", "LOC-24"]
        },
        {
          title: "A ride",
          text: "Two locomotives stand on the blue platform and will ride along. The end that you choose decides which tracks they meet.",
          task: "Move blue so that your locomotive can go on, and drive it three squares.",
          scenario: "ride",
          before: [{ play: { type: "rolled", colour: "blue", dice: [1, 2] } }],
          expect: { type: "shift", end: "A" },
          hint: "Keep end A at the buffer; end B turns the platform round.",
          tries: [
            { label: "And end B?", move: { type: "shift", end: "B" }, says: "The platform is turned round: your locomotive now stands nearest to the middle of the board, and its track ends there." }
          ],
          then: [{ expect: { type: "drive", loco: 0 }, hint: "Press your locomotive on the blue platform." }],
          after: "With the same end at the buffer no locomotive was turned round, and your locomotive rolled off the platform onto the inner track.",
          rules: ["LOC-13", "LOC-14", "LOC-16"]
        },
        {
          title: "Play again",
          text: "You rolled 2 + 2, a double, and chose to play again. You rolled all three dice once more and moved the yellow platform.",
          task: "Drive the locomotive that you drove before.",
          scenario: "double",
          before: [
            { play: { type: "rolled", colour: "red", dice: [2, 2] } },
            { play: { type: "shift", end: "A" } },
            { play: { type: "enter", start: "si" } },
            { play: { type: "again" } },
            { play: { type: "rolled", colour: "yellow", dice: [1, 2] } },
            { play: { type: "shift", end: "A" } }
          ],
          expect: { type: "drive", loco: 0 },
          hint: "It stands on the red platform, where your first play ended.",
          tries: [
            { label: "Why not the other one?", move: { type: "drive", loco: 1 }, rule: "LOC-28" }
          ],
          after: "After a double you may play again with the same locomotive, but never a third time.",
          rules: ["LOC-28", "LOC-29", "LOC-30"]
        },
        {
          title: "Home",
          text: "Your locomotive is five squares from the arrival, and you rolled eleven.",
          task: "Drive it home.",
          scenario: "arrival",
          before: [
            { play: { type: "rolled", colour: "red", dice: [6, 5] } },
            { play: { type: "shift", end: "A" } }
          ],
          expect: { type: "drive", loco: 2 },
          hint: "Press your locomotive in the upper right.",
          after: "You drove it yourself, so it could brake: it went into a shed, and the six points that were left are lost.",
          rules: ["LOC-32", "LOC-33"]
        },
        {
          title: "Nobody to brake",
          text: "Your opponent's locomotive is one square from the arrival, yours is right behind it, and you rolled three.",
          task: "Push it.",
          scenario: "arrival-buffer",
          before: [
            { play: { type: "rolled", colour: "red", dice: [2, 1] } },
            { play: { type: "shift", end: "A" } }
          ],
          expect: { type: "drive", loco: 0 },
          hint: "Press your own locomotive on the blue platform.",
          after: "A locomotive that was hit has no driver to brake it, so it ran through the arrival into the buffer and has to begin again.",
          rules: ["LOC-34", "LOC-36", "LOC-23"]
        },
        {
          title: "The third one wins",
          text: "Two of your locomotives are in the sheds, and the third one is four squares from the arrival.",
          task: "Bring it home and end the game.",
          scenario: "third",
          before: [
            { play: { type: "rolled", colour: "red", dice: [6, 6] } },
            { play: { type: "shift", end: "A" } }
          ],
          expect: { type: "drive", loco: 2 },
          hint: "Press your locomotive in the upper right.",
          after: "With your third locomotive in a shed you win at once, three to one, and your double no longer matters.",
          rules: ["LOC-37", "LOC-R22"]
        }
      ]
    };
  }
});

// src/element/games/ptites-locos/frame.ts
var frame4, frame_default4;
var init_frame4 = __esm({
  "src/element/games/ptites-locos/frame.ts"() {
    "use strict";
    frame4 = {
      size: [824, 908],
      asking: [76, 112],
      renderer: () => Promise.resolve().then(() => (init_ptites_locos2(), ptites_locos_exports)),
      tour: () => Promise.resolve().then(() => __toESM(require_ptites_locos_en(), 1))
    };
    frame_default4 = frame4;
  }
});

// src/element/games/troia/board.ts
function plan(view, components) {
  return narrow() ? tall(view, components) : wide(view, components);
}
function wide(view, components) {
  const frames = /* @__PURE__ */ new Map();
  const at = {
    VIII: [662, -575],
    VII: [-970, -575],
    VI: [-970, -205],
    II: [662, -205],
    I: [700, 165]
  };
  for (const { id } of layersOf(view, components))
    frames.set(id, { x: at[id][0], y: at[id][1], cell: 77 });
  const others = view.options.players - 1;
  const height = Math.min(210, (442 - 8 * (others - 1)) / others);
  return {
    key: `wide ${view.options.players}`,
    box: [-1e3, -625, 2e3, 1712],
    frames,
    pile: { x: -910, y: 250, scale: 1.1 },
    tent: { x: -980, y: 636, width: 1240, height: 205, piece: 96 },
    front: { x: -980, y: 848, width: 1240, height: 94, piece: 84 },
    hand: { x: -980, y: 952, width: 1240, height: 128, card: 1, row: 13 },
    others: Array.from({ length: others }, (_, n) => ({
      x: 290,
      y: 636 + n * (height + 8),
      width: 690,
      height
    }))
  };
}
function tall(view, components) {
  const rows2 = Math.ceil(largestHand(view) / 8);
  const hand = {
    x: -620,
    y: 1090,
    width: 1240,
    height: rows2 * 212,
    card: 1.55,
    row: 8
  };
  const frames = /* @__PURE__ */ new Map();
  const top = hand.y + hand.height + 70;
  layersOf(view, components).forEach(({ id, columns }, n) => {
    frames.set(id, {
      x: -620 + 420 * (n % 3),
      y: top + 450 * Math.floor(n / 3),
      cell: columns < 4 ? 100 : 95
    });
  });
  const below2 = top + 450 * 2 - 40;
  const others = view.options.players - 1;
  return {
    key: `tall ${view.options.players}`,
    box: [-640, -620, 1280, below2 + others * 240 + 640],
    frames,
    pile: { x: 420, y: top + 450 + 190, scale: 1.6 },
    tent: { x: -620, y: 630, width: 1240, height: 310, piece: 115 },
    front: { x: -620, y: 950, width: 1240, height: 126, piece: 116 },
    hand,
    others: Array.from({ length: others }, (_, n) => ({
      x: -620,
      y: below2 + n * 240,
      width: 1240,
      height: 225
    }))
  };
}
function moundScale(view, { mound }) {
  const corner3 = Math.ceil(mound.halfSide * Math.SQRT2);
  let reach = FIELD;
  for (const { place: place3 } of view.pieces) {
    if (place3.type === "mound" && place3.x !== null && place3.y !== null)
      reach = Math.max(
        reach,
        Math.abs(place3.x) + corner3,
        Math.abs(place3.y) + corner3
      );
  }
  return FIELD / reach;
}
function inMound({ x, y, rot }, scale, { mound, rotations }) {
  const [east, north] = rotations[rot] ?? [1, 0];
  const turn = Math.atan2(north, east) * 180 / Math.PI;
  return {
    x: x * scale,
    y: -y * scale,
    turn: turn < 0 ? -turn - 360 : -turn,
    scale: mound.pieceSide / 100 * scale
  };
}
function inFrame({ x, y, cell: size }, cell) {
  const column = cell.charCodeAt(0) - 97;
  const row = cell.charCodeAt(1) - 49;
  return {
    x: x + (column + 0.5) * size,
    y: y + (row + 0.5) * size,
    turn: 0,
    scale: size * 0.97 / 100
  };
}
function rows({ x, y, width, height }, count3, most) {
  const gap = 8;
  let size = most;
  let across2 = 1;
  for (; size > 12; size -= 2) {
    across2 = Math.max(1, Math.floor((width + gap) / (size + gap)));
    if (Math.ceil(count3 / across2) * (size + gap) - gap <= height) break;
  }
  return Array.from({ length: count3 }, (_, n) => ({
    x: x + n % across2 * (size + gap) + size / 2,
    y: y + Math.floor(n / across2) * (size + gap) + size / 2,
    turn: 0,
    scale: size / 100
  }));
}
var FIELD, narrow, layersOf, largestHand, asAttribute, asStyle, round;
var init_board4 = __esm({
  "src/element/games/troia/board.ts"() {
    "use strict";
    FIELD = 505;
    narrow = () => globalThis.matchMedia?.("(max-width: 640px)").matches ?? false;
    layersOf = (view, { layers }) => layers.filter(({ usedWith }) => usedWith.includes(view.options.players)).reverse();
    largestHand = (view) => Math.max(8, ...view.seats.map((seat) => seat.hand.length));
    asAttribute = ({ x, y, turn, scale }) => `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})`;
    asStyle = ({ x, y, turn, scale }) => `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${round(scale)})`;
    round = (value) => Math.round(value * 1e3) / 1e3;
  }
});

// src/element/games/troia/lookup.ts
function found(row, id) {
  if (row === void 0) throw new Error(`Troia has no ${id}`);
  return row;
}
var layerRow, cardRow, setupRow, spaceRow, pieceOf;
var init_lookup = __esm({
  "src/element/games/troia/lookup.ts"() {
    "use strict";
    layerRow = ({ layers }, id) => found(
      layers.find((layer) => layer.id === id),
      id
    );
    cardRow = ({ cards: cards2 }, number) => found(
      cards2.find((card3) => card3.number === number),
      number
    );
    setupRow = ({ setup: setup2 }, { options }) => found(
      setup2.find(({ players }) => players === options.players),
      options.players
    );
    spaceRow = ({ scoreTrack }, renown) => found(scoreTrack.rows[renown % scoreTrack.spaces], renown);
    pieceOf = (view, id) => view.pieces[Number(id.slice(1)) - 1];
  }
});

// src/element/games/troia/pieces.ts
function clipped(lines, left, top, size) {
  let path = "";
  for (const { points: points2 } of lines) {
    let before3 = null;
    let end = "";
    for (const point of points2) {
      const part = before3 === null ? null : inside(before3, point, left, top, size);
      before3 = point;
      if (part === null) continue;
      const [from, to] = part.map(
        ([x, y]) => `${Math.round((x - left) * 10) / 10} ${Math.round((y - top) * 10) / 10}`
      );
      path += from === end ? `L${to}` : `M${from}L${to}`;
      end = to ?? "";
    }
  }
  return path;
}
function inside(a, b, left, top, size) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [from, to] = [0, 1];
  for (const [p, q] of [
    [-dx, a[0] - left],
    [dx, left + size - a[0]],
    [-dy, a[1] - top],
    [dy, top + size - a[1]]
  ]) {
    if (p === void 0 || q === void 0) continue;
    if (p === 0) {
      if (q < 0) return null;
    } else if (p < 0) from = Math.max(from, q / p);
    else to = Math.min(to, q / p);
  }
  return from < to ? [
    [a[0] + from * dx, a[1] + from * dy],
    [a[0] + to * dx, a[1] + to * dy]
  ] : null;
}
function once(key2, make2) {
  const found2 = paths.get(key2) ?? make2();
  paths.set(key2, found2);
  return found2;
}
function face({
  layer,
  cell,
  kind: kind2,
  shown
}, way, components) {
  const plan2 = way === "up" ? shown === "plan" : kind2 === "plan";
  const ink2 = [
    s("rect", {
      class: plan2 ? "earth plan-side" : "earth",
      x: -50,
      y: -50,
      width: 100,
      height: 100,
      rx: 4
    })
  ];
  if (cell !== null)
    ink2.push(
      s("path", {
        class: "contour",
        d: contourPath(components, cell),
        transform: "translate(-50 -50)"
      })
    );
  if (plan2 && layer !== null && cell !== null)
    ink2.push(
      s("path", {
        class: "plan",
        d: planPath(components, layer, cell),
        transform: "translate(-50 -50)"
      })
    );
  else if (plan2)
    ink2.push(
      s("path", {
        class: "hatch",
        d: "M-30-10-10-30M-30 10 10-30M-30 30 30-30M-10 30 30-10M10 30 30 10"
      })
    );
  if (plan2) ink2.push(s("path", { class: "north", d: "M39-43l6 17-6-4-6 4z" }));
  if (!plan2 && layer !== null) ink2.push(sign2(components, layer, 2.9));
  if (plan2 && way === "known" && layer !== null) {
    ink2.push(
      s(
        "g",
        { transform: "translate(-33 33)" },
        s("circle", { class: "small-ground", r: 15 }),
        sign2(components, layer, 1.05)
      )
    );
  }
  ink2.push(
    s("rect", {
      class: "edge",
      x: -48.5,
      y: -48.5,
      width: 97,
      height: 97,
      rx: 3
    })
  );
  return ink2;
}
function cardBack(components) {
  return s(
    "g",
    { class: "card back" },
    s("rect", {
      class: "paper",
      x: -46,
      y: -64,
      width: 92,
      height: 128,
      rx: 9
    }),
    s("rect", {
      class: "lining",
      x: -38,
      y: -56,
      width: 76,
      height: 112,
      rx: 5
    }),
    sign2(components, "VI", 2.2, "lining-sign")
  );
}
function card2({ number, kind: kind2, colour: colour2 }) {
  const digs = kind2 === "dig";
  const ink2 = [
    s("rect", {
      class: "paper",
      x: -46,
      y: -64,
      width: 92,
      height: 128,
      rx: 9
    }),
    s("text", { class: "number", y: -18 }, String(number)),
    digs ? shovelAndSieve() : map(),
    s("rect", { class: "glow", x: -44, y: -62, width: 88, height: 124, rx: 8 })
  ];
  if (colour2 !== null)
    ink2.push(s("circle", { class: `dot ${colour2}`, cx: 31, cy: -49, r: 8 }));
  return s("g", { class: `card ${digs ? "digs" : "publishes"}` }, ...ink2);
}
function shovelAndSieve() {
  return s(
    "g",
    { class: "emblem" },
    s("path", { d: "M-28 2h14M-21 2v26" }),
    s("path", { class: "solid", d: "M-29 28h16v10q0 14-8 17-8-3-8-17z" }),
    s("ellipse", { cx: 16, cy: 40, rx: 21, ry: 12 }),
    s("path", { d: "M1 36h30M-3 42h38M4 31v18M12 29v22M20 29v22M28 31v18" })
  );
}
function map() {
  return s(
    "g",
    { class: "emblem" },
    s("path", {
      class: "sheet",
      d: "M-34 8l22-8 23 8 23-8v46l-23 8-23-8-22 8z"
    }),
    s("path", { d: "M-12 0v46M11 8v46" }),
    s("path", { class: "trace", d: "M-28 40q8-14 16-8t12-10 22-6" })
  );
}
function pawn(colour2) {
  return s(
    "g",
    { class: `pawn ${colour2}` },
    s("ellipse", { class: "shade", cx: 2, cy: 4, rx: 17, ry: 16 }),
    s("circle", { class: "rim", r: 17 }),
    s("circle", { class: "body", r: 14.5 }),
    s("path", {
      class: "device",
      d: DEVICES4[colour2],
      transform: "scale(0.9) translate(-12 -12)"
    })
  );
}
function tent({
  x,
  y,
  width,
  height
}, colour2, pitch) {
  const middle2 = x + width / 2;
  return s(
    "g",
    { class: `tent ${colour2}` },
    s("path", {
      class: "canvas",
      d: `M${x} ${y + pitch}L${middle2} ${y}L${x + width} ${y + pitch}V${y + height}H${x}z`
    }),
    s("path", {
      class: "roof",
      d: `M${x - 8} ${y + pitch + 4}L${middle2} ${y}L${x + width + 8} ${y + pitch + 4}l-4 12L${middle2} ${y + 16}L${x - 4} ${y + pitch + 16}z`
    }),
    s("path", {
      class: "rope",
      d: `M${x} ${y + pitch + 8}l-12 ${height - pitch - 8}M${x + width} ${y + pitch + 8}l12 ${height - pitch - 8}`
    })
  );
}
function ground3(plan2, components) {
  const { board } = components.drawing;
  const { min, max } = components.mound.field;
  return [
    s("rect", {
      class: "sand",
      x: board.x,
      y: board.y,
      width: board.w,
      height: board.h,
      rx: 18
    }),
    s("path", {
      class: "contour hill",
      d: sitePath(components, 400),
      transform: `translate(${min} ${min}) scale(${(max - min) / 400})`
    }),
    ...track2(components),
    ...[...plan2.frames].map(([layer, at]) => frame5(layer, at, components))
  ];
}
function track2({ scoreTrack: { rows: rows2, size } }) {
  const half = size / 2;
  return rows2.flatMap(({ space, x, y }) => {
    const mark = space % 10 === 0 ? " ten" : space % 5 === 0 ? " five" : "";
    const square = s("rect", {
      class: `space${mark}`,
      x: x - half,
      y: y - half,
      width: size,
      height: size,
      rx: 5
    });
    if (mark === "") return [square];
    return [
      square,
      s("text", { class: "space-number", x, y: y + 7 }, String(space))
    ];
  });
}
function frame5(layer, { x, y, cell }, components) {
  const { columns, name: name2 } = layerRow(components, layer);
  const side = columns * cell;
  const cells2 = [];
  for (let n = 1; n < columns; n += 1)
    cells2.push(`M${n * cell} 0v${side}M0 ${n * cell}h${side}`);
  return s(
    "g",
    { class: "frame", transform: `translate(${x} ${y})` },
    s("rect", {
      class: "wood",
      x: -12,
      y: -12,
      width: side + 24,
      height: side + 24,
      rx: 8
    }),
    s("rect", { class: "bed", width: side, height: side }),
    s("path", {
      class: "contour",
      d: sitePath(components, 100 * columns),
      transform: `scale(${cell / 100})`
    }),
    s("path", { class: "cells", d: cells2.join("") }),
    s(
      "g",
      {
        class: "frame-title",
        transform: `translate(0 -22) scale(${cell / 80})`
      },
      s("g", { transform: "translate(12 -6)" }, sign2(components, layer, 1.2)),
      s("text", { x: 32, y: 2 }, name2)
    )
  );
}
var DEVICES4, paths, corner2, contourPath, planPath, sitePath, sign2;
var init_pieces5 = __esm({
  "src/element/games/troia/pieces.ts"() {
    "use strict";
    init_svg();
    init_lookup();
    DEVICES4 = {
      red: "M12 3l4 8h-2.500v5h3v5h-9v-5h3v-5H8z",
      blue: "M3 9q9-7 18 0l-1.500 2Q16 8.500 13.500 8v13h-3V8Q8 8.500 4.500 11z",
      yellow: "M9 3h6v2.500l-1 2q4 2.500 4 6.500 0 4-4 6.500h-4Q6 18 6 14q0-4 4-6.500l-1-2z",
      green: "M5 3h14v3H5zM8 7h2v10H8zM11 7h2v10h-2zM14 7h2v10h-2zM5 18h14v3H5z"
    };
    paths = /* @__PURE__ */ new Map();
    corner2 = (cell) => [
      (cell.charCodeAt(0) - 97) * 100,
      (cell.charCodeAt(1) - 49) * 100
    ];
    contourPath = ({ contours }, cell) => once(cell, () => clipped(contours, ...corner2(cell), 100));
    planPath = ({ planArt }, layer, cell) => once(
      `${layer}${cell}`,
      () => clipped(
        planArt.filter((line) => line.layer === layer),
        ...corner2(cell),
        100
      )
    );
    sitePath = ({ contours }, size) => once(`site${size}`, () => clipped(contours, 0, 0, size));
    sign2 = (components, layer, size, name2 = "sign") => s("path", {
      class: name2,
      d: layerRow(components, layer).sign.path,
      transform: `scale(${size})`
    });
  }
});

// src/element/games/troia/words.ts
function pieceWords({ layer, cell, kind: kind2 }, components) {
  const what = kind2 === "plan" ? "plan piece" : kind2 === "rubble" ? "rubble piece" : "piece";
  const from = layer === null ? "" : ` of ${layerName(components, layer)}`;
  return `${what}${from}${cell === null ? "" : `, ${cell}`}`;
}
function nameHit5(hit2, { view, name: name2, seat, components }) {
  const [kind2, id = ""] = hit2.split(":");
  if (kind2 === "card") return `card ${id}, ${cardUse(components, Number(id))}`;
  const piece2 = pieceOf(view, id);
  if (piece2 === void 0) return hit2;
  const { place: place3 } = piece2;
  const words2 = pieceWords(piece2, components);
  switch (place3.type) {
    case "mound":
      return `${words2}, ${place3.free ? "free" : "covered"} in the mound, level ${place3.z}`;
    case "front":
      return `${words2}, in front of ${place3.seat === seat ? "your" : `${name2(place3.seat)}'s`} tent`;
    case "tent":
      return `${words2}, behind ${place3.seat === seat ? "your" : `${name2(place3.seat)}'s`} tent`;
    case "published":
      return `${words2}, published by ${name2(place3.seat)} in round ${place3.round}`;
  }
}
function nameMove5(mv, { view, components }) {
  const words2 = (id) => pieceWords(
    pieceOf(view, id) ?? { layer: null, cell: null, kind: null },
    components
  );
  switch (mv.type) {
    case "chooseCards":
      return `keep ${listed5(mv.cards.map(String))}`;
    case "takeStart":
      return `take the ${words2(mv.piece)} as starting piece`;
    case "playCard":
      return `lay card ${mv.card}, ${cardUse(components, mv.card)}, face down`;
    case "dig":
      return `dig the ${words2(mv.piece)}`;
    case "examine":
      return `examine the ${words2(mv.piece)}`;
    case "publish":
      return `publish ${listed5(mv.pieces.map((id) => pieceOf(view, id)?.cell ?? id))} of ${layerName(components, pieceOf(view, mv.pieces[0] ?? "")?.layer ?? "I")}`;
    case "endTurn":
      return "end the turn";
    case "permitDrawn":
      return `permit ${mv.card}`;
  }
}
function tentWords({ view, name: name2, components }, seat) {
  const cards2 = view.seats[seat]?.hand.length ?? 0;
  const renown = view.seats[seat]?.renown ?? 0;
  const laps = Math.floor(renown / components.scoreTrack.spaces);
  return `${name2(seat)} · ${cards2} ${cards2 === 1 ? "card" : "cards"}${laps > 0 ? ` · lap ${laps + 1}` : ""}`;
}
function ask5({
  view,
  actor,
  chosen: chosen2,
  name: name2,
  outcome,
  components
}) {
  if (outcome !== null) {
    const best = outcome.ranking[0] ?? [];
    const points2 = outcome.scores[best[0] ?? 0] ?? 0;
    return best.length === 1 ? `${name2(best[0] ?? 0)} wins with ${points2} renown.` : `${listed5(best.map(name2))} share the first place.`;
  }
  if (actor === "chance")
    return `${name2(view.turn?.seat ?? 0)} draws a permit.`;
  if (actor === null)
    return view.turn === null ? "Waiting for the others." : `It is the turn of ${name2(view.turn.seat)}.`;
  const who = name2(actor);
  switch (view.phase) {
    case "chooseCards": {
      const { digCards, publicationCards } = setupRow(components, view);
      const hand = view.seats[actor]?.hand.length ?? 0;
      const left = hand - digCards - publicationCards - chosen2.length;
      const more2 = chosen2.length === 0 ? "card" : "more card";
      return `${who}: choose ${some(left, more2)} of your hand to leave out. You keep ${digCards} dig cards and ${publicationCards} publication cards.`;
    }
    case "startPieces":
      return `${who}: take a starting piece from the top of the mound.`;
    case "playCards":
      return `${who}: lay a card face down for round ${view.round}.`;
    case "dig": {
      const left = components.limits.handlingsPerDigTurn - (view.turn?.handled ?? 0);
      return `${who}: dig in the mound, or examine a piece in front of your tent. ${left === 0 ? "No action" : capitalised(some(left, "action"))} left.`;
    }
    case "publish": {
      const published = view.turn?.published ?? 0;
      const left = components.limits.piecesPublishedPerTurn - published;
      const pieces = some(left, published === 0 ? "piece" : "more piece");
      return chosen2.length > 0 ? `${who}: add a piece to the group, or publish it.` : `${who}: publish pieces from behind your tent. You may publish up to ${pieces}.`;
    }
    default:
      return `${who} is to act.`;
  }
}
function numbers(cards2) {
  const all = cards2.map(({ number }) => number);
  return `${Math.min(...all)} to ${Math.max(...all)}`;
}
function aside5({ view, seat, name: name2, components }) {
  if (view.phase === "over") return null;
  if (view.phase === "chooseCards") {
    const own = components.cards.filter(({ colour: colour2 }) => colour2 !== null);
    const dig = own.filter(({ kind: kind2 }) => kind2 === "dig");
    const publication = own.filter(({ kind: kind2 }) => kind2 === "publication");
    return `Dig cards are numbered ${numbers(dig)}, publication cards ${numbers(publication)}. The highest number acts first.`;
  }
  if (view.phase === "playCards") {
    const done = view.seats.flatMap(
      (_, n) => view.waiting.includes(n) ? [] : [name2(n)]
    );
    return done.length === 0 ? "Everybody chooses in secret; the highest number acts first." : `${listed5(done)} ${done.length === 1 ? "has" : "have"} chosen.`;
  }
  if (view.turn !== null && view.phase === "publish")
    return view.turn.points > 0 ? `${some(view.turn.points, "point")} in this turn so far.` : null;
  if (view.turn !== null && view.order.length > 0) {
    const cards2 = view.order.map(
      (n) => `${n === seat ? "you" : name2(n)} ${view.seats[n]?.played.at(-1) ?? ""}`
    );
    return `Round ${view.round}: ${cards2.join(", ")}.`;
  }
  return null;
}
function say5(event, { name: name2, components }) {
  switch (event.type) {
    case "cardsChosen":
      return event.setAside === null ? `${name2(event.seat)} has chosen the starting cards.` : `${name2(event.seat)} leaves out the cards ${listed5(event.setAside.map(String))}.`;
    case "startTaken":
      return `${name2(event.seat)} starts with a ${pieceWords(event.piece, components)}.`;
    case "cardLaid":
      return event.card === null ? `${name2(event.seat)} lays a card face down.` : `${name2(event.seat)} lays card ${event.card} face down.`;
    case "revealed":
      return `The cards are turned up: ${listed5(event.cards.map(({ seat, card: card3 }) => `${name2(seat)} ${card3}`))}.`;
    case "turnBegan":
      return `${name2(event.seat)} ${event.action === "dig" ? "digs" : "publishes"} with card ${event.card}.`;
    case "dug":
      return `${name2(event.seat)} digs a ${pieceWords(event.piece, components)}.`;
    case "cameToLight":
      return `${some(event.pieces.length, "piece")} ${event.pieces.length === 1 ? "comes" : "come"} to light.`;
    case "examined":
      return `${name2(event.seat)} examines a ${pieceWords(event.piece, components)}.`;
    case "published": {
      const cells2 = listed5(event.pieces.map(({ cell }) => cell ?? "?"));
      return `${name2(event.seat)} publishes ${cells2} of ${layerName(components, event.layer)}: ${STATUS[event.status]}, ${some(event.pieceTotal + event.bonus, "point")}.`;
    }
    case "layerCompleted":
      return `${layerName(components, event.layer)} is complete.`;
    case "pawnMoved":
      return `${name2(event.seat)} advances from ${event.from} to ${event.to} renown.`;
    case "pawnMovedBack":
      return `${name2(event.seat)} was on that space and is moved back to ${event.to}.`;
    case "permitDrawn":
      return event.card === null ? `${name2(event.seat)} draws a permit.` : `${name2(event.seat)} draws permit ${event.card}.`;
    case "turnEnded":
      return null;
    case "roundBegan":
      return `Round ${event.round} begins.`;
    case "gameOver":
      return "The publication cards are used up. The game is over.";
  }
}
function tell4(events, names) {
  const story2 = [];
  for (const event of events) {
    const text3 = say5(event, names);
    const last = story2.at(-1);
    if (text3 === null) continue;
    if (event.type === "cameToLight" && last !== void 0) {
      last.text = `${last.text.slice(0, -1)}; ${text3}`;
      last.rules.push(event.rule);
    } else
      story2.push({
        seat: "seat" in event ? event.seat : null,
        text: text3,
        rules: [event.rule]
      });
  }
  return story2;
}
function describe5({ view, name: name2, components }) {
  const free = view.pieces.filter(
    ({ place: place3 }) => place3.type === "mound" && place3.free
  );
  const buried = view.pieces.filter(
    ({ place: place3 }) => place3.type === "mound" && !place3.seen
  ).length;
  const seen = view.pieces.filter(
    ({ place: place3 }) => place3.type === "mound" && place3.seen
  ).length;
  const layers = components.layers.map((layer) => {
    const cells2 = view.pieces.filter(
      (piece2) => piece2.place.type === "published" && piece2.layer === layer.id
    ).map((piece2) => piece2.cell ?? "");
    return cells2.length === 0 ? "" : `${layer.name}: ${listed5(cells2)} published. `;
  });
  const seats3 = view.seats.map((seat, n) => {
    const count3 = (type) => view.pieces.filter(
      ({ place: place3 }) => place3.type === type && place3.type !== "mound" && place3.seat === n
    ).length;
    return `${name2(n)}: renown ${seat.renown}, ${count3("front")} in front of the tent, ${count3("tent")} behind it, ${seat.hand.length} cards. `;
  });
  return `The mound has ${seen} pieces in sight, ${free.length} of them free, and ${buried} buried. ${layers.join("")}${seats3.join("")}${view.permits.length} permits in the pile.`;
}
function score5(seat, { view, components }) {
  const here = view.seats[seat];
  const kept2 = setupRow(components, view).publicationCards;
  const used = here?.played.filter(
    (card3) => cardRow(components, card3).kind === "publication"
  ).length ?? 0;
  const behind = view.pieces.filter(
    ({ place: place3 }) => place3.type === "tent" && place3.seat === seat
  ).length;
  return {
    points: here?.renown ?? 0,
    facts: [
      {
        label: here?.hand.length === 1 ? "card" : "cards",
        value: here?.hand.length ?? 0
      },
      { label: "to publish", value: kept2 - used },
      { label: "in tent", value: behind }
    ]
  };
}
var optionWords3, capitalised, colourWords, listed5, some, layerName, cardUse, buttonWords3, choosePiece, releasePiece, setCardAside, keepCard, pileWords, EMPTY_FRONT, STATUS;
var init_words6 = __esm({
  "src/element/games/troia/words.ts"() {
    "use strict";
    init_lookup();
    optionWords3 = {
      plans: "Plan pieces",
      drawn: "Drawn for each game",
      box: "The same in every game",
      contours: "Contour lines",
      open: "Legible to everybody",
      examined: "Legible behind the tent only",
      bridges: "Digging under bridges"
    };
    capitalised = (text3) => text3.charAt(0).toUpperCase() + text3.slice(1);
    colourWords = (colour2) => capitalised(colour2);
    listed5 = (list) => list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
    some = (n, one, many = `${one}s`) => n === 1 ? `one ${one}` : `${n} ${many}`;
    layerName = (components, layer) => layerRow(components, layer).name;
    cardUse = (components, number) => cardRow(components, number).kind === "dig" ? "dig" : "publish";
    buttonWords3 = (mv, context) => capitalised(nameMove5(mv, context));
    choosePiece = (hit2, context) => `choose the ${nameHit5(hit2, context)}`;
    releasePiece = (hit2, context) => `${nameHit5(hit2, context)}, chosen: press again to let go`;
    setCardAside = (number, { components }) => `leave out card ${number}, ${cardUse(components, number)}`;
    keepCard = (number) => `card ${number} is left out: press again to keep it`;
    pileWords = (permits) => permits === 1 ? "1 permit" : `${permits} permits`;
    EMPTY_FRONT = "In front of the tent";
    STATUS = {
      primordial: "a primary publication",
      secondary: "a secondary publication",
      final: "the final publication"
    };
  }
});

// src/element/games/troia/seats.ts
function drawPile(board, { view, components }, { pile }) {
  const cards2 = keyed(group(board, "pile", { "pointer-events": "none" }));
  const left = view.permits.length;
  for (let n = 0; n < Math.min(left, 4); n += 1)
    cards2.put(`back ${n}`, () => cardBack(components), {
      transform: `translate(${pile.x + 3 * n} ${pile.y - 3 * n}) scale(${pile.scale})`
    });
  cards2.put(
    `count ${left}`,
    () => s("text", { class: "pile-count" }, pileWords(left)),
    {
      x: pile.x + 4,
      y: pile.y + 64 * pile.scale + 34,
      "font-size": 26 * Math.min(1.3, pile.scale)
    }
  );
  cards2.done();
}
function drawTents(board, context, places) {
  const tents = keyed(group(board, "tents", { "pointer-events": "none" }));
  const main = mainSeat(context);
  drawLargeTent(tents, context, places, main);
  const others = context.view.seats.map((_, n) => n).filter((n) => n !== main);
  for (const [n, area] of places.others.entries()) {
    const seat = others[n];
    if (seat !== void 0)
      drawSmallTent(tents, context, area, seat, `${places.key} ${n + 1}`);
  }
  tents.done();
}
function drawLargeTent(tents, context, { tent: large, front: front2, key: key2 }, seat) {
  const { view, components } = context;
  tents.put(`front ${seat} ${key2}`, () => before2({ ...front2, rx: 10 }));
  tents.put(`tent ${seat} ${key2}`, () => tent(large, colourOf2(view, seat), 46));
  tents.put(
    `title ${seat}`,
    () => s("text", { class: "tent-name large" }, ""),
    { x: large.x + large.width / 2, y: large.y + 44 }
  ).textContent = tentWords(context, seat);
  if (!view.pieces.some(
    ({ place: place3 }) => place3.type === "front" && place3.seat === seat
  ))
    tents.put("empty", () => s("text", { class: "hint" }, EMPTY_FRONT), {
      x: front2.x + 20,
      y: front2.y + front2.height / 2 + 9
    });
  const last = view.seats[seat]?.played.at(-1);
  if (last !== void 0)
    tents.put(`last ${seat} ${last}`, () => lastCard(components, last), {
      transform: `translate(${front2.x + front2.width - 48} ${front2.y + front2.height / 2}) scale(${(front2.height - 8) / 132})`
    });
}
function drawSmallTent(tents, context, area, seat, key2) {
  const { view, components } = context;
  const scale = cardScale(area);
  tents.put(`tent ${seat} ${key2}`, () => tent(area, colourOf2(view, seat), 26));
  const half = (area.height - 58) / 2;
  tents.put(
    `front ${seat} ${key2}`,
    () => before2({
      x: area.x + 8,
      y: area.y + 49 + half,
      width: area.width - 34 - 92 * scale,
      height: half + 6,
      rx: 6
    })
  );
  tents.put(`title ${seat}`, () => s("text", { class: "tent-name" }, ""), {
    x: area.x + area.width / 2,
    y: area.y + 38
  }).textContent = tentWords(context, seat);
  const transform = `translate(${area.x + area.width - 10 - 46 * scale} ${area.y + area.height / 2 + 14}) scale(${scale})`;
  const laid = view.phase === "playCards" && !view.waiting.includes(seat) && view.round > 0;
  const played = view.seats[seat]?.played.at(-1);
  if (laid)
    tents.put(`laid ${seat}`, () => cardBack(components), { transform });
  else if (played !== void 0)
    tents.put(`last ${seat} ${played}`, () => lastCard(components, played), {
      transform
    });
}
function drawPawns(board, { view, components }) {
  const pawns = keyed(group(board, "pawns", { "pointer-events": "none" }));
  view.seats.forEach(({ colour: colour2, renown }, seat) => {
    const spot2 = pawnSpot(view, seat, renown, components);
    pawns.put(`${seat}${colour2}`, () => pawn(colour2), {
      transform: asAttribute(spot2),
      "data-seat": seat
    });
  });
  pawns.done();
}
function pawnSpot(view, seat, renown, components) {
  const { space, x, y } = spaceRow(components, renown);
  const sharing = view.seats.filter(
    (other) => spaceRow(components, other.renown).space === space
  ).length > 1;
  if (!sharing) return { x, y, turn: 0, scale: 1.15 };
  return {
    x: x + (seat % 2 === 0 ? -10 : 10),
    y: y + (seat < 2 ? -10 : 10),
    turn: 0,
    scale: 0.62
  };
}
function drawHand3(board, context, { hand }) {
  const { view, chosen: chosen2, components } = context;
  const main = mainSeat(context);
  const seat = view.seats[main];
  const cards2 = keyed(group(board, "hand"));
  const held = [...seat?.hand ?? []];
  const width = 92 * hand.card;
  const step2 = Math.min(
    width + 6,
    (hand.width - width) / Math.max(1, Math.min(hand.row, Math.max(held.length, 1)) - 1)
  );
  held.forEach((number, n) => {
    const x = hand.x + width / 2 + n % hand.row * step2;
    const y = hand.y + 64 * hand.card + Math.floor(n / hand.row) * 138 * hand.card;
    const spot2 = { x, y, turn: 0, scale: hand.card };
    if (number === null)
      cards2.put(`back ${n}`, () => cardBack(components), {
        transform: asAttribute(spot2)
      });
    else {
      cards2.put(
        `${number}`,
        () => s(
          "g",
          {},
          s("g", { class: "lift" }, card2(cardRow(components, number)))
        ),
        {
          transform: asAttribute(spot2),
          "data-hit": `card:${number}`,
          class: chosen2.includes(`card:${number}`) ? "held aside" : "held"
        }
      );
    }
  });
  const choice = seat?.choice;
  if (choice !== null && choice !== void 0)
    cards2.put(
      `choice ${choice}`,
      () => s("g", { class: "choice-card" }, card2(cardRow(components, choice))),
      {
        transform: `translate(${hand.x + hand.width - 50} ${hand.y - 62}) scale(0.7)`,
        "pointer-events": "none"
      }
    );
  cards2.done();
}
var cardScale, mainSeat, colourOf2, before2, lastCard;
var init_seats = __esm({
  "src/element/games/troia/seats.ts"() {
    "use strict";
    init_svg();
    init_board4();
    init_lookup();
    init_pieces5();
    init_words6();
    cardScale = ({ height }) => Math.min(1.3, (height - 52) / 140);
    mainSeat = ({ seat, actor, view }) => seat ?? (typeof actor === "number" ? actor : view.turn?.seat ?? 0);
    colourOf2 = (view, seat) => view.seats[seat]?.colour ?? "red";
    before2 = ({ x, y, width, height, rx }) => s("rect", { class: "before", x, y, width, height, rx });
    lastCard = (components, number) => s("g", { class: "last-card" }, card2(cardRow(components, number)));
  }
});

// src/element/games/troia/animation.ts
function pieceComes(board, id, delay) {
  const element = plate(board, id);
  const { was, is } = element?.dataset ?? {};
  if (element === null || was === void 0 || is === void 0) return null;
  return element.animate([{ transform: was }, { transform: is }], {
    ...TIMING3,
    delay
  });
}
function pawnGoes(board, { seat, from, to }, delay, { view, components }) {
  const end = pawnSpot(view, seat, to, components);
  const way = to >= from ? 1 : -1;
  const frames = [];
  for (let at = from; at !== to + way; at += way) {
    const { x, y } = spaceRow(components, at);
    frames.push({ transform: asStyle({ ...end, x, y }) });
  }
  frames.push({ transform: asStyle(end) });
  return board.querySelector(`.pawns [data-seat="${seat}"]`)?.animate(frames, { ...TIMING3, duration: 260, delay });
}
function animate5(board, events, context) {
  const running = [];
  const run = (...started) => {
    for (const each2 of started) if (each2) running.push(each2);
  };
  const moved2 = /* @__PURE__ */ new Set();
  const comes = (id, wait) => {
    if (moved2.has(id)) return;
    const started = pieceComes(board, id, wait);
    if (started !== null) moved2.add(id);
    run(started);
  };
  let delay = 0;
  for (const event of events) {
    switch (event.type) {
      case "dug":
      case "examined":
      case "startTaken":
        comes(event.piece.id, delay);
        break;
      case "published":
        event.pieces.forEach(({ id }, n) => {
          comes(id, delay + 40 * n);
        });
        break;
      case "cameToLight":
        for (const { id } of event.pieces)
          run(
            plate(board, id)?.animate([{ opacity: 0 }, { opacity: 1 }], {
              ...TIMING3,
              delay: delay + 120
            })
          );
        break;
      case "pawnMoved":
      case "pawnMovedBack":
        run(pawnGoes(board, event, delay + 160, context));
        delay += 120;
        break;
      case "revealed":
        run(...cardsTurn(board));
        delay += 120;
        break;
      case "permitDrawn":
        if (event.card !== null)
          run(permitComes(board, event.card, delay + 80));
    }
  }
  for (const element of board.querySelectorAll(".pieces [data-was]"))
    comes(element.getAttribute("data-key") ?? "", 0);
  return running;
}
var TIMING3, plate, cardsTurn, permitComes;
var init_animation4 = __esm({
  "src/element/games/troia/animation.ts"() {
    "use strict";
    init_board4();
    init_lookup();
    init_seats();
    TIMING3 = {
      duration: 240,
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
      fill: "backwards"
    };
    plate = (board, id) => board.querySelector(`.pieces [data-key="${id}"]`);
    cardsTurn = (board) => [...board.querySelectorAll(".tents .last-card")].map(
      (element) => element.animate([{ scale: "0 1" }, { scale: "1 1" }], {
        ...TIMING3,
        duration: 200
      })
    );
    permitComes = (board, card3, delay) => board.querySelector(`.hand [data-key="${card3}"] .lift`)?.animate(
      [
        { transform: "translate(0, -60px)", opacity: 0 },
        { transform: "none", opacity: 1 }
      ],
      { ...TIMING3, delay }
    );
  }
});

// src/element/games/troia/chapters.ts
var chapters5;
var init_chapters5 = __esm({
  "src/element/games/troia/chapters.ts"() {
    "use strict";
    chapters5 = {
      goal: "1-2",
      setup: "3-17",
      turn: "18-42 46-47",
      end: "62-64",
      scoring: "43-45 48-61",
      variants: "",
      aid: "2 18-19 22-23 25 28 31 34 36 40 43 45 48-50 57-58 62"
    };
  }
});

// src/element/games/troia/log-parts.ts
var logParts5;
var init_log_parts5 = __esm({
  "src/element/games/troia/log-parts.ts"() {
    "use strict";
    logParts5 = {
      begins: (event) => {
        if (event.type === "roundBegan") return { round: event.round };
        return event.type === "turnBegan" ? { turn: event.seat } : null;
      },
      turns: true,
      telling: ["published", "layerCompleted", "dug", "examined", "permitDrawn"]
    };
  }
});

// src/element/games/troia/moves.ts
function targets5(moves, chosen2, context) {
  if (context.actor === "chance") return [];
  const found2 = [];
  const quiet = { look: "quiet" };
  for (const mv of moves) {
    const label2 = nameMove5(mv, context);
    if (mv.type === "takeStart" || mv.type === "dig" || mv.type === "examine")
      found2.push({ hit: `piece:${mv.piece}`, label: label2, move: mv });
    if (mv.type === "playCard")
      found2.push({ hit: `card:${mv.card}`, label: label2, move: mv });
    if (mv.type === "endTurn" && chosen2.length === 0)
      found2.push({
        hit: "end",
        label: buttonWords3(mv, context),
        move: mv,
        ...moves.length > 1 ? quiet : {}
      });
  }
  return [
    ...found2,
    ...publications(moves, chosen2, context),
    ...choices(moves, chosen2, context)
  ];
}
function publications(moves, chosen2, context) {
  const fitting = moves.filter(
    (mv) => mv.type === "publish" && chosen2.every((id) => mv.pieces.includes(id))
  );
  const found2 = [];
  const ids = new Set(
    fitting.flatMap((mv) => mv.type === "publish" ? mv.pieces : [])
  );
  for (const id of ids) {
    if (chosen2.includes(id)) continue;
    const having = fitting.filter(
      (mv) => mv.type === "publish" && mv.pieces.includes(id)
    );
    const only = having.length === 1 ? having[0] : void 0;
    const hit2 = `piece:${id}`;
    if (only !== void 0 && only.type === "publish" && only.pieces.length === chosen2.length + 1)
      found2.push({ hit: hit2, label: nameMove5(only, context), move: only });
    else
      found2.push({
        hit: hit2,
        label: choosePiece(hit2, context),
        chosen: [...chosen2, id]
      });
  }
  for (const id of chosen2.filter((each2) => each2.startsWith("t"))) {
    const hit2 = `piece:${id}`;
    found2.push({
      hit: hit2,
      label: releasePiece(hit2, context),
      chosen: chosen2.filter((other) => other !== id),
      look: "selected"
    });
  }
  const whole = fitting.find(
    (mv) => mv.type === "publish" && mv.pieces.length === chosen2.length
  );
  if (whole !== void 0)
    found2.push({
      hit: "publish",
      label: buttonWords3(whole, context),
      move: whole
    });
  return found2;
}
function choices(moves, chosen2, context) {
  const gone = chosen2.filter((hit2) => hit2.startsWith("card:")).map((hit2) => Number(hit2.slice(5)));
  const fitting = moves.filter(
    (mv) => mv.type === "chooseCards" && gone.every((number) => !mv.cards.includes(number))
  );
  const hand = typeof context.actor === "number" ? context.view.seats[context.actor]?.hand ?? [] : [];
  if (fitting.length === 0) return [];
  const found2 = [];
  for (const number of hand) {
    if (number === null) continue;
    const hit2 = `card:${number}`;
    if (gone.includes(number)) {
      found2.push({
        hit: hit2,
        label: keepCard(number),
        chosen: chosen2.filter((other) => other !== hit2),
        look: "selected"
      });
      continue;
    }
    const without = fitting.filter(
      (mv) => mv.type === "chooseCards" && !mv.cards.includes(number)
    );
    const label2 = setCardAside(number, context);
    if (without.length === 1) found2.push({ hit: hit2, label: label2, move: without[0] });
    else if (without.length > 1)
      found2.push({ hit: hit2, label: label2, chosen: [...chosen2, hit2] });
  }
  return found2;
}
function illegal5(hit2, { view, chosen: chosen2 }) {
  const [kind2, id = ""] = hit2.split(":");
  if (kind2 === "card") {
    const number = Number(id);
    if (view.phase !== "chooseCards") return { type: "playCard", card: number };
    return {
      type: "chooseCards",
      cards: view.seats.flatMap(
        ({ hand }) => hand.includes(number) ? hand.filter(
          (held) => held !== null && held !== number && !chosen2.includes(`card:${held}`)
        ) : []
      ).map(Number)
    };
  }
  const place3 = pieceOf(view, id)?.place.type;
  if (view.phase === "chooseCards") return { type: "takeStart", piece: id };
  if (view.phase === "startPieces") return { type: "takeStart", piece: id };
  if (view.phase === "publish") {
    if (place3 === "mound") return { type: "dig", piece: id };
    if (place3 === "front") return { type: "examine", piece: id };
    return { type: "publish", pieces: [...chosen2, id] };
  }
  if (place3 === "front") return { type: "examine", piece: id };
  if (place3 === "tent")
    return [
      { type: "publish", pieces: [id] },
      { type: "examine", piece: id }
    ];
  return { type: "dig", piece: id };
}
var init_moves4 = __esm({
  "src/element/games/troia/moves.ts"() {
    "use strict";
    init_lookup();
    init_words6();
  }
});

// src/element/games/troia/plates.ts
function drawPieces(board, context, places) {
  const { view, chosen: chosen2 } = context;
  const pieces = keyed(group(board, "pieces"));
  const spots = spotsOf(context, places);
  const level = ({ place: place3 }) => place3.type === "mound" ? place3.z ?? 0 : Infinity;
  const top = Math.max(1, ...view.pieces.map(level).filter(Number.isFinite));
  const fresh2 = new Set(
    context.events.flatMap(
      (event) => event.type === "cameToLight" ? event.pieces.map(({ id }) => id) : []
    )
  );
  for (const piece2 of [...view.pieces].sort((a, b) => level(a) - level(b))) {
    const spot2 = spots.get(piece2.id);
    if (spot2 === void 0) continue;
    const { place: place3 } = piece2;
    const way = place3.type === "published" ? "done" : piece2.layer !== null && piece2.kind !== null ? "known" : "up";
    const look2 = [
      piece2.layer,
      piece2.cell,
      piece2.kind,
      piece2.shown,
      way,
      place3.type === "mound" ? `${level(piece2)} of ${top}` : "",
      // The shadow falls the same way however the plate is turned.
      spot2.turn,
      place3.type === "published" ? place3.seat : ""
    ].join();
    const at = asAttribute(spot2);
    const element = pieces.put(piece2.id, () => s("g"), {
      "data-hit": `piece:${piece2.id}`
    });
    if (element.dataset.look !== look2) {
      element.dataset.look = look2;
      element.replaceChildren(...ink(piece2, spot2, way, top, context));
    }
    if (element.getAttribute("transform") !== at) {
      const was = element.dataset.is;
      if (was === void 0) delete element.dataset.was;
      else element.dataset.was = was;
      element.dataset.is = asStyle(spot2);
      element.setAttribute("transform", at);
    } else delete element.dataset.was;
    element.setAttribute(
      "class",
      [
        "plate",
        place3.type,
        fresh2.has(piece2.id) ? "fresh" : "",
        chosen2.includes(piece2.id) ? "picked" : ""
      ].join(" ").trim()
    );
  }
  pieces.done();
}
function ink(piece2, spot2, way, top, { view, components }) {
  const { place: place3 } = piece2;
  const z = place3.type === "mound" ? place3.z ?? 0 : 0;
  const turn = -spot2.turn * Math.PI / 180;
  const fall = (far) => `translate(${(far * (Math.cos(turn) - Math.sin(turn))).toFixed(2)} ${(far * (Math.sin(turn) + Math.cos(turn))).toFixed(2)})`;
  const square = { x: -50, y: -50, width: 100, height: 100, rx: 4 };
  const marks2 = face(piece2, way, components);
  if (place3.type === "mound" && z < top)
    marks2.push(
      s("rect", {
        class: "depth",
        ...square,
        opacity: Math.min(0.3, 0.035 * (top - z)).toFixed(3)
      })
    );
  if (place3.type === "published") {
    const colour2 = colourOf2(view, place3.seat);
    marks2.push(
      s("circle", { class: `ring ${colour2}`, cx: -36, cy: -36, r: 8 }),
      s("path", {
        class: "ring-device",
        d: DEVICES4[colour2],
        transform: "translate(-36 -36) scale(0.5) translate(-12 -12)"
      })
    );
  }
  const lifted = s(
    "g",
    { class: "lift" },
    s("rect", { class: "side", ...square, transform: fall(2) }),
    ...marks2
  );
  const shadow = place3.type === "mound" ? [
    s("rect", {
      class: "shadow far",
      ...square,
      transform: fall(3 + 0.8 * z)
    }),
    s("rect", {
      class: "shadow near",
      ...square,
      transform: fall(2.5 + 0.3 * z)
    })
  ] : [s("rect", { class: "shadow near", ...square, transform: fall(2) })];
  return place3.type === "published" ? [lifted] : [...shadow, lifted];
}
function spotsOf(context, places) {
  const { view, components } = context;
  const spots = /* @__PURE__ */ new Map();
  const scale = moundScale(view, components);
  for (const { id, layer, cell, place: place3 } of view.pieces) {
    if (place3.type === "mound") {
      const { x, y, rot } = place3;
      if (x !== null && y !== null && rot !== null)
        spots.set(id, inMound({ x, y, rot }, scale, components));
    }
    const frame7 = layer === null ? void 0 : places.frames.get(layer);
    if (place3.type === "published" && frame7 !== void 0 && cell !== null)
      spots.set(id, inFrame(frame7, cell));
  }
  for (const { type, seat, area, most } of areasOf(context, places)) {
    const lying = view.pieces.filter(({ place: place3 }) => place3.type === type && place3.seat === seat).sort(byPlace(components));
    for (const [n, spot2] of rows(area, lying.length, most).entries())
      spots.set(lying[n]?.id ?? "", spot2);
  }
  return spots;
}
function areasOf(context, { tent: tent2, front: front2, others }) {
  const main = mainSeat(context);
  const behind = {
    x: tent2.x + 24,
    y: tent2.y + 56,
    width: tent2.width - 48,
    height: tent2.height - 64
  };
  const before3 = {
    x: front2.x + 8,
    y: front2.y + (front2.height - front2.piece) / 2,
    width: front2.width - 110,
    height: front2.piece
  };
  const seats3 = context.view.seats.map((_, n) => n).filter((n) => n !== main);
  return [
    { type: "tent", seat: main, area: behind, most: tent2.piece },
    { type: "front", seat: main, area: before3, most: front2.piece },
    ...seats3.flatMap((seat, n) => {
      const place3 = others[n];
      if (place3 === void 0) return [];
      const most = (place3.height - 58) / 2;
      const width = place3.width - 50 - 92 * cardScale(place3);
      const area = { x: place3.x + 16, width, height: most };
      return [
        { type: "tent", seat, area: { ...area, y: place3.y + 46 }, most },
        {
          type: "front",
          seat,
          area: { ...area, y: place3.y + 52 + most },
          most
        }
      ];
    })
  ];
}
function byPlace({ layers }) {
  const rank = ({ layer, cell }) => (layer === null ? 900 : 100 * layers.findIndex(({ id }) => id === layer)) + (cell === null ? 50 : Number(cell[1]) * 4 + cell.charCodeAt(0) - 97);
  return (a, b) => rank(a) - rank(b) || Number(a.id.slice(1)) - Number(b.id.slice(1));
}
var init_plates = __esm({
  "src/element/games/troia/plates.ts"() {
    "use strict";
    init_svg();
    init_board4();
    init_pieces5();
    init_seats();
  }
});

// src/element/games/troia/preview.ts
function preview5(layer, { target }, { view, components }) {
  const places = plan(view, components);
  const mv = target.move;
  const ids = mv?.type === "publish" ? mv.pieces : target.hit.startsWith("piece:") ? [target.hit.slice(6)] : [];
  for (const id of ids) {
    const piece2 = pieceOf(view, id);
    if (piece2 === void 0 || piece2.cell === null) continue;
    for (const [name2, frame7] of places.frames) {
      if (piece2.layer !== null ? piece2.layer !== name2 : !layerRow(components, name2).cells.includes(piece2.cell))
        continue;
      const taken = view.pieces.some(
        (other) => other.place.type === "published" && other.layer === name2 && other.cell === piece2.cell
      );
      if (taken) continue;
      const spot2 = inFrame(frame7, piece2.cell);
      layer.append(
        s("rect", {
          class: piece2.layer === null ? "belongs perhaps" : "belongs",
          x: -50,
          y: -50,
          width: 100,
          height: 100,
          rx: 6,
          transform: asAttribute(spot2)
        })
      );
    }
  }
}
var init_preview4 = __esm({
  "src/element/games/troia/preview.ts"() {
    "use strict";
    init_svg();
    init_board4();
    init_lookup();
  }
});

// src/element/games/troia/troia.css
var troia_default;
var init_troia = __esm({
  "src/element/games/troia/troia.css"() {
    troia_default = '/* Troia: sand, ink and canvas; by night the sand lies in the dark, and the pieces on it are lit. */\n\n:host {\n  --ludo-focus: #6b2c00;\n  --troia-red: #b5352b;\n  --troia-blue: #2f5f9e;\n  --troia-yellow: #d9a520;\n  --troia-green: #3f7d46;\n  --troia-sand: light-dark(#e4cfa0, #5a4a2e);\n  --troia-sand-deep: light-dark(#c9ab72, #463920);\n  --troia-earth: #efe0bd;\n  --troia-plan: #f5ecd3;\n  --troia-line: #a5793f;\n  --troia-ink: #3d2814;\n  --troia-light: #fff4c9;\n}\n.picture { font-family: var(--ludo-font); }\n.red { --own: var(--troia-red); --on: #fff8e8; }\n.blue { --own: var(--troia-blue); --on: #fff8e8; }\n.yellow { --own: var(--troia-yellow); --on: #2b2108; }\n.green { --own: var(--troia-green); --on: #fff8e8; }\n\n/* The board. */\n.sand { fill: var(--troia-sand); stroke: #8d6b3a; stroke-width: 4; }\n.contour { fill: none; stroke: var(--troia-line); stroke-width: 1.4; stroke-linejoin: round; opacity: 0.75; }\n.contour.hill { stroke: #b08a52; stroke-width: 1.1; opacity: 0.6; }\n.space { fill: light-dark(#f0dfb6, #6b5a3b); stroke: light-dark(#a98752, #8d7349); stroke-width: 1.5; }\n.space.five { fill: light-dark(#e7d09b, #77643f); }\n.space.ten { fill: light-dark(#d8bb7c, #846e42); }\n.space-number { fill: light-dark(#5d4320, #fff1cf); font-size: 30px; font-weight: 600; text-anchor: middle; font-variant-numeric: tabular-nums; }\n\n/* Frames. */\n.frame .wood { fill: #8a6236; stroke: #5e4020; stroke-width: 3; }\n.frame .bed { fill: light-dark(#d9c08c, #51432a); }\n.frame .contour { stroke-width: 1.6; opacity: 0.55; }\n.frame .cells { fill: none; stroke: #8a6236; stroke-width: 1.5; stroke-dasharray: 5 5; opacity: 0.7; }\n.frame-title text { fill: var(--ludo-ink); font-size: 31px; font-weight: 600; }\n.frame-title .sign { fill: var(--ludo-ink); }\n\n/* Pieces. */\n.earth { fill: var(--troia-earth); }\n.earth.plan-side { fill: var(--troia-plan); }\n.edge { fill: none; stroke: #a98a58; stroke-width: 2; }\n.side { fill: #9c7c49; }\n.shadow { fill: #3a2408; }\n.shadow.far { opacity: 0.13; }\n.shadow.near { opacity: 0.22; }\n.depth { fill: #4a2f0c; pointer-events: none; }\n.sign { fill: #7c2f1c; }\n.plan { fill: none; stroke: var(--troia-ink); stroke-width: 3.4; stroke-linejoin: round; stroke-linecap: round; }\n.hatch { fill: none; stroke: var(--troia-ink); stroke-width: 2.2; opacity: 0.55; }\n.north { fill: var(--troia-ink); }\n.small-ground { fill: var(--troia-plan); stroke: #a98a58; stroke-width: 1.5; }\n.ring { fill: var(--own); stroke: #fff8e8; stroke-width: 2; }\n.ring-device { fill: #fff8e8; }\n.lift { transition: transform 140ms ease-out; }\n.plate.mound:hover .lift { transform: translate(0, -7px) scale(1.05); }\n.plate[data-target] .edge { stroke: #fff8dc; stroke-width: 4; }\n.plate[data-target="main"] .earth { fill: #fdf1cd; }\n.plate[data-target="main"] .edge { stroke: #ffcf33; stroke-width: 7; paint-order: stroke; filter: drop-shadow(0 0 3px #6b4500); }\n/* What can be dug is lit, the others lie in the shade. */\n.board:has(.plate.mound[data-target]) .plate.mound:not([data-target]) { filter: brightness(0.72); }\n.plate.tent[data-target="main"] .edge, .plate.front[data-target="main"] .edge { stroke: #b87700; stroke-width: 7; filter: none; }\n.plate[data-target]:hover .edge, .plate[data-target]:focus .edge { stroke: #8a4b00; stroke-width: 6; }\n.plate[data-target]:hover .lift, .plate[data-target]:focus .lift { transform: translate(0, -8px) scale(1.07); }\n.plate[data-target="selected"] .edge { stroke: #7a3e00; stroke-width: 8; }\n.plate[data-target="selected"] .earth { fill: #ffe7a3; }\n.belongs { fill: rgb(255 244 201 / 0.5); stroke: #7a3e00; stroke-width: 6; stroke-dasharray: 14 9; }\n.belongs.perhaps { fill: none; stroke-width: 4; opacity: 0.6; }\n\n/* Tents. */\n.canvas { fill: light-dark(#ece3cd, #4b4436); stroke: light-dark(#b5a57f, #6d6450); stroke-width: 3; }\n.roof { fill: var(--own); stroke: rgb(0 0 0 / 0.25); stroke-width: 2; }\n.rope { fill: none; stroke: light-dark(#a08f68, #7c7259); stroke-width: 2; stroke-dasharray: 6 5; }\n.tent-name { fill: var(--ludo-ink); font-size: 30px; font-weight: 600; text-anchor: middle; }\n.before { fill: light-dark(#dcc798, #5a4c30); stroke: light-dark(#b99d63, #75633f); stroke-width: 2; }\n.hint { fill: light-dark(#6d5a32, #cdbd95); font-size: 30px; }\n\n/* Pawns. */\n.pawn .shade { fill: rgb(40 25 0 / 0.35); }\n.pawn .rim { fill: #fff8e8; }\n.pawn .body { fill: var(--own); }\n.pawn .device { fill: var(--on); }\n\n/* Cards. */\n.card .paper { fill: #fbf5e4; stroke: #7d6a45; stroke-width: 2; }\n.card.publishes .paper { fill: #e9f0ee; stroke: #4c6a6c; }\n.card .number { fill: #2a2012; font-size: 46px; font-weight: 700; text-anchor: middle; font-variant-numeric: tabular-nums; }\n.card .emblem { fill: none; stroke: #6b4a1e; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }\n.card.publishes .emblem { stroke: #2f5557; }\n.card .emblem .solid { fill: #6b4a1e; }\n.card .emblem .sheet { fill: #f7f3e6; }\n.card .emblem .trace { stroke: #a3402c; stroke-dasharray: 5 5; }\n.card .dot { fill: var(--own); stroke: #fff; stroke-width: 2; }\n.card .glow { fill: none; }\n.card.back .paper { fill: #8a6236; stroke: #4f3516; }\n.card.back .lining { fill: none; stroke: #d9b676; stroke-width: 2; }\n.lining-sign { fill: none; stroke: #d9b676; stroke-width: 1.2; }\n.pile-count { fill: var(--ludo-ink); font-size: 30px; font-weight: 600; text-anchor: middle; }\n.held[data-target="main"] .glow { stroke: #b87700; stroke-width: 4; }\n.held[data-target]:hover .lift, .held[data-target]:focus .lift { transform: translate(0, -14px); }\n.held[data-target]:hover .glow, .held[data-target]:focus .glow { stroke: #7a3e00; stroke-width: 6; }\n.held.aside .card { opacity: 0.45; }\n.held.aside .glow { stroke: #7a3e00; stroke-width: 5; stroke-dasharray: 8 6; }\n.choice-card { opacity: 0.9; }\n\n/* On a phone everything comes in one column, as long as it is. */\n@media (max-width: 640px) {\n  .board { max-height: none; }\n  .space-number, .tent-name, .hint { font-size: 39px; }\n  .frame-title text { font-size: 34px; }\n  .pile-count { font-size: 39px; }\n}\n';
  }
});

// src/element/games/troia/index.ts
var troia_exports = {};
__export(troia_exports, {
  default: () => troia_default2
});
function draw5(board, context) {
  const { view, components } = context;
  const places = plan(view, components);
  const still = group(board, "ground");
  if (still.dataset.plan !== places.key) {
    still.dataset.plan = places.key;
    still.replaceChildren(...ground3(places, components));
  }
  drawPile(board, context, places);
  drawTents(board, context, places);
  drawPawns(board, context);
  drawHand3(board, context, places);
  drawPieces(board, context, places);
}
var renderer5, troia_default2;
var init_troia2 = __esm({
  "src/element/games/troia/index.ts"() {
    "use strict";
    init_svg();
    init_animation4();
    init_board4();
    init_chapters5();
    init_log_parts5();
    init_moves4();
    init_pieces5();
    init_plates();
    init_preview4();
    init_seats();
    init_troia();
    init_words6();
    renderer5 = {
      css: troia_default,
      seats: Object.keys(DEVICES4).map((colour2) => ({
        name: colourWords(colour2),
        colour: `var(--troia-${colour2})`,
        ink: colour2 === "yellow" ? "#2b2108" : "#fff8e8",
        device: DEVICES4[colour2]
      })),
      viewBox: (view, components) => plan(view, components).box,
      draw: draw5,
      targets: targets5,
      illegal: illegal5,
      nameHit: nameHit5,
      ask: ask5,
      aside: aside5,
      say: say5,
      tell: tell4,
      logParts: logParts5,
      describe: describe5,
      score: score5,
      preview: preview5,
      animate: animate5,
      chapters: chapters5,
      optionWords: optionWords3
    };
    troia_default2 = renderer5;
  }
});

// src/text/lessons/troia.en.json
var require_troia_en = __commonJS({
  "src/text/lessons/troia.en.json"(exports2, module2) {
    module2.exports = {
      format: 1,
      game: "troia",
      title: "Troia in eight moves",
      steps: [
        {
          title: "A piece to begin with",
          text: "The mound holds the pieces of the cities of Troy, the oldest at the bottom. You begin with one piece from its top.",
          task: "Take a piece from the top of the mound.",
          options: { players: 2, seed: 7 },
          expect: { type: "takeStart" },
          hint: "The pieces that you can take are lit; any of them will do.",
          tries: [
            { label: "Why not a covered one?", move: { type: "takeStart", piece: "t42" }, rule: "TRO-17", says: "Another piece touches it from above." }
          ],
          after: "It went behind your tent, where you know both of its faces, and cost you neither a card nor a turn.",
          rules: ["TRO-17", "TRO-31", "TRO-R5"]
        },
        {
          title: "A card each",
          text: "Everybody lays a card in secret: 1 to 36 dig, 37 to 64 publish. The highest number acts first.",
          task: "Play your highest dig card, the 18.",
          options: { players: 2, seed: 7 },
          before: [
            { play: { type: "takeStart", piece: "t6" } },
            { play: { type: "takeStart", piece: "t15" } },
            { play: { type: "playCard", card: 3 }, seat: 1 }
          ],
          expect: { type: "playCard", card: 18 },
          hint: "Press the card with the number 18.",
          tries: [{ label: "Why not pass?", move: { type: "endTurn" }, rule: "TRO-20" }],
          after: "Blue had laid the 3, so you act first with your 18, and neither card comes back to a hand.",
          rules: ["TRO-19", "TRO-22", "TRO-24"]
        },
        {
          title: "Dig, then examine",
          text: "A dig card gives you five actions: digging a piece is one, and examining it is another. You can dig a piece that no other touches from above, even if one lies higher over it like a bridge.",
          task: "Dig a free piece, then examine it.",
          continue: true,
          expect: { type: "dig" },
          hint: "Press a lit piece of the mound; you put it in front of your tent.",
          tries: [
            { label: "Why not publish at once?", move: { type: "publish", pieces: ["t6"] }, rule: "TRO-23" },
            { label: "Why not dig deeper?", move: { type: "dig", piece: "t42" }, rule: "TRO-31" }
          ],
          then: [{ expect: { type: "examine" }, hint: "Press the piece in front of your tent." }],
          after: "Now it is behind your tent, where you may turn it over and publish it later; you have three actions left.",
          rules: ["TRO-28", "TRO-30", "TRO-36", "TRO-37"]
        },
        {
          title: "The first of its layer",
          text: "Some rounds later you have played a publication card. Nothing of Troy VIII/IX has been published yet.",
          task: "Publish the rubble piece, the one with the large cross, by itself.",
          scenario: "example-1",
          expect: { type: "publish", pieces: ["t58"] },
          hint: "Press the piece with the large cross behind your tent.",
          tries: [{ label: "Why not dig as well?", move: { type: "dig", piece: "t1" }, rule: "TRO-47" }],
          after: "The first publication of a layer is a primary one, so your rubble piece earned one point and one more as a bonus.",
          rules: ["TRO-48", "TRO-56", "TRO-57"]
        },
        {
          title: "Larger than any",
          text: "From now on a publication is primary only if it is a group of more pieces than the largest one there.",
          task: "Publish both plan pieces together.",
          continue: true,
          expect: { type: "publish", pieces: ["t64", "t65"] },
          hint: "Press both pieces behind your tent, one after the other.",
          tries: [
            { label: "Why not one alone?", move: { type: "publish", pieces: ["t64"] }, rule: "TRO-51", says: "One piece is not more than one, so it would have to touch the piece on a1." }
          ],
          then: [{ play: { type: "permitDrawn", card: 21 } }],
          after: "Two are more than one: the plan pieces earned 2 each and the group 2 more, which makes 8 points in this turn.",
          rules: ["TRO-49", "TRO-55", "TRO-57"]
        },
        {
          title: "Next to the others",
          text: "You are Blue now. A publication that is not larger than the largest group must touch a published piece of its layer.",
          task: "Publish your two pieces, one after the other.",
          scenario: "example-2",
          expect: [{ type: "publish", pieces: ["t62"] }, { type: "publish", pieces: ["t61"] }],
          hint: "Press one piece behind your tent, then the other.",
          tries: [
            { label: "Why not both at once?", move: { type: "publish", pieces: ["t61", "t62"] }, rule: "TRO-45", says: "They lie in opposite corners and share no edge." }
          ],
          then: [
            { expect: { type: "publish" }, hint: "Now press the other one." },
            { play: { type: "permitDrawn", card: 22 } }
          ],
          after: "Both were secondary publications, so you got 2 points for each plan piece and no bonus.",
          rules: ["TRO-50", "TRO-51", "TRO-45"]
        },
        {
          title: "Four at a stroke",
          text: "You are Yellow. The largest group has three pieces, two of them from Red and one from Blue.",
          task: "Publish your four pieces as one group.",
          scenario: "example-3",
          expect: { type: "publish", pieces: ["t67", "t71", "t72", "t73"] },
          hint: "Press all four pieces behind your tent.",
          tries: [
            { label: "Why not two of them?", move: { type: "publish", pieces: ["t72", "t73"] }, rule: "TRO-51", says: "A group of two is not larger than three, and it touches nothing." }
          ],
          then: [{ play: { type: "permitDrawn", card: 23 } }],
          after: "Four are more than three, so it was a primary publication and could lie anywhere: 7 points for the pieces and 4 as a bonus.",
          rules: ["TRO-49", "TRO-52", "TRO-R17"]
        },
        {
          title: "The last card",
          text: "You are Red, with the last publication card of the game. Yellow leads by 11 to 8.",
          task: "Publish both of your pieces, one by one, and watch the pawns.",
          scenario: "example-3",
          before: [
            { play: { type: "publish", pieces: ["t67", "t71", "t72", "t73"] } },
            { play: { type: "permitDrawn", card: 23 } },
            { play: { type: "endTurn" } },
            { play: { type: "dig", piece: "t63" } },
            { play: { type: "examine", piece: "t63" } },
            { play: { type: "dig", piece: "t66" } },
            { play: { type: "examine", piece: "t66" } },
            { play: { type: "endTurn" } },
            { play: { type: "playCard", card: 57 }, seat: 0 },
            { play: { type: "playCard", card: 46 }, seat: 1 },
            { play: { type: "playCard", card: 47 }, seat: 2 },
            { play: { type: "endTurn" } },
            { play: { type: "permitDrawn", card: 24 } },
            { play: { type: "permitDrawn", card: 25 } },
            { play: { type: "permitDrawn", card: 26 } },
            { play: { type: "playCard", card: 54 }, seat: 0 },
            { play: { type: "playCard", card: 49 }, seat: 1 },
            { play: { type: "playCard", card: 50 }, seat: 2 },
            { play: { type: "endTurn" } },
            { play: { type: "permitDrawn", card: 27 } },
            { play: { type: "permitDrawn", card: 28 } },
            { play: { type: "permitDrawn", card: 29 } },
            { play: { type: "playCard", card: 51 }, seat: 0 },
            { play: { type: "playCard", card: 56 }, seat: 1 },
            { play: { type: "playCard", card: 55 }, seat: 2 },
            { play: { type: "permitDrawn", card: 30 } },
            { play: { type: "permitDrawn", card: 31 } },
            { play: { type: "endTurn" } },
            { play: { type: "permitDrawn", card: 32 } },
            { play: { type: "playCard", card: 48 }, seat: 0 },
            { play: { type: "playCard", card: 59 }, seat: 1 },
            { play: { type: "playCard", card: 63 }, seat: 2 },
            { play: { type: "permitDrawn", card: 33 } },
            { play: { type: "permitDrawn", card: 34 } }
          ],
          expect: [{ type: "publish", pieces: ["t63"] }, { type: "publish", pieces: ["t66"] }],
          hint: "Press one piece behind your tent, then the other.",
          tries: [
            { label: "Why not both at once?", move: { type: "publish", pieces: ["t63", "t66"] }, rule: "TRO-45", says: "They only meet at a corner." },
            { label: "And keep them?", move: { type: "endTurn" }, says: "Pieces behind a tent are worth nothing at the end, and Yellow would win." }
          ],
          then: [
            { expect: { type: "publish" }, hint: "Now press the other one." },
            { play: { type: "permitDrawn", card: 35 } }
          ],
          after: "Three points took you to Yellow’s space and moved Yellow back to 10, so you win with 11 when the last publication card is played.",
          rules: ["TRO-61", "TRO-62", "TRO-2"]
        }
      ]
    };
  }
});

// src/element/games/troia/frame.ts
var frame6, frame_default5;
var init_frame5 = __esm({
  "src/element/games/troia/frame.ts"() {
    "use strict";
    frame6 = {
      size: [2e3, 1712],
      small: { upTo: 640, size: [1280, 3804] },
      lines: 2,
      asking: [76, 138],
      renderer: () => Promise.resolve().then(() => (init_troia2(), troia_exports)),
      tour: () => Promise.resolve().then(() => __toESM(require_troia_en(), 1))
    };
    frame_default5 = frame6;
  }
});

// src/element/games/index.ts
var games_exports = {};
__export(games_exports, {
  frachtexpress: () => frame_default,
  kopis: () => frame_default2,
  koplopers: () => frame_default3,
  "ptites-locos": () => frame_default4,
  troia: () => frame_default5
});
var init_games = __esm({
  "src/element/games/index.ts"() {
    "use strict";
    init_frame();
    init_frame2();
    init_frame3();
    init_frame4();
    init_frame5();
  }
});

// src/element/games/frames.ts
function frameOf(id) {
  return Object.hasOwn(FRAMES, id) ? FRAMES[id] ?? null : null;
}
async function rendererOf(id) {
  const frame7 = frameOf(id);
  return frame7 === null ? null : (await frame7.renderer()).default;
}
var FRAMES, framedGames, framedIds;
var init_frames = __esm({
  "src/element/games/frames.ts"() {
    "use strict";
    init_loading();
    init_games();
    FRAMES = games_exports;
    framedGames = () => games2().filter(({ id }) => frameOf(id) !== null);
    framedIds = () => framedGames().map(({ id }) => id);
  }
});

// src/element/json.ts
function parseJson(text3) {
  const value = JSON.parse(text3);
  if (fieldsWritten(text3) > fieldsIn(value)) throw new Error(jsonWords.doubled);
  return value;
}
function fieldsWritten(json2) {
  let count3 = 0;
  let inText = false;
  for (let at = 0; at < json2.length; at += 1) {
    const letter = json2[at];
    if (inText && letter === "\\") at += 1;
    else if (letter === '"') inText = !inText;
    else if (letter === ":" && !inText) count3 += 1;
  }
  return count3;
}
function fieldsIn(value) {
  let count3 = 0;
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next !== "object" || next === null) continue;
    const inside2 = Object.values(next);
    if (!Array.isArray(next)) count3 += inside2.length;
    for (const each2 of inside2) rest.push(each2);
  }
  return count3;
}
var init_json = __esm({
  "src/element/json.ts"() {
    "use strict";
    init_words();
  }
});

// src/element/parts/asking.ts
function reserve(table, frame7) {
  const [wide2, narrow2] = frame7?.asking ?? USUAL;
  table.style.setProperty("--asking-wide", `${wide2}px`);
  table.style.setProperty("--asking-narrow", `${narrow2}px`);
}
function spokenTo(question, {
  actor,
  name: name2
}, label2) {
  if (typeof actor !== "number") return question;
  const start = `${name2(actor)}: `;
  return question.startsWith(start) ? `${label2(actor)}: ${question.slice(start.length)}` : question;
}
function showWithin(box2, element) {
  const [around2, at] = [
    box2.getBoundingClientRect(),
    element.getBoundingClientRect()
  ];
  if (at.top < around2.top) box2.scrollTop += at.top - around2.top;
  else if (at.bottom > around2.bottom)
    box2.scrollTop += Math.min(at.bottom - around2.bottom, at.top - around2.top);
  if (at.left < around2.left) box2.scrollLeft += at.left - around2.left;
  else if (at.right > around2.right) box2.scrollLeft += at.right - around2.right;
}
var USUAL;
var init_asking = __esm({
  "src/element/parts/asking.ts"() {
    "use strict";
    USUAL = [98, 138];
  }
});

// src/element/delay.ts
var Delay;
var init_delay = __esm({
  "src/element/delay.ts"() {
    "use strict";
    Delay = class {
      #timer;
      #resolve = () => {
      };
      /** Resolves when it has happened, or was called off. */
      over = Promise.resolve();
      start(ms, then) {
        this.stop();
        this.over = new Promise((resolve) => {
          this.#resolve = resolve;
        });
        this.#timer = setTimeout(() => {
          this.#resolve();
          then();
        }, ms);
      }
      stop() {
        clearTimeout(this.#timer);
        this.#resolve();
      }
    };
  }
});

// src/element/parts/lesson.css
var lesson_default;
var init_lesson = __esm({
  "src/element/parts/lesson.css"() {
    lesson_default = '/* The card of a lesson: what is to be seen, what to do, what came of it. Above the board, or at the top of the column beside it. */\n\n.lesson { display: grid; align-content: start; gap: 8px; padding: 14px 16px; border: 1px solid var(--ludo-line); border-radius: var(--ludo-radius); background: var(--ludo-surface); }\n.lesson-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; color: var(--ludo-muted); font-size: 0.8125rem; }\n.lesson-dots { display: flex; align-items: center; gap: 5px; min-height: 16px; }\n.lesson-dot { width: 9px; height: 9px; border: 2px solid var(--ludo-strong-line); border-radius: 50%; }\n.lesson-dot[data-done] { border-color: var(--ludo-accent); background: var(--ludo-accent); }\n.lesson-dot[aria-current] { width: 15px; height: 15px; border-color: var(--ludo-accent); box-shadow: inset 0 0 0 2px var(--ludo-surface); }\n.lesson h2 { font-size: 1.15rem; line-height: 1.25; text-wrap: balance; }\n.lesson h2:focus { outline: none; }\n.lesson-text { text-wrap: pretty; }\n.lesson-task { font-weight: 600; text-wrap: pretty; }\n.lesson-tries { display: flex; flex-wrap: wrap; gap: 6px 8px; }\n.lesson-tries button { min-height: 36px; padding: 4px 12px; border: 1px dashed var(--ludo-strong-line); border-radius: 18px; background: none; font-size: 0.9375rem; }\n.lesson-tries button:hover { border-style: solid; background: var(--ludo-raised); }\n.lesson-tries:empty { display: none; }\n.lesson-says { min-height: 1.45em; padding: 8px 12px; border-left: 4px solid var(--ludo-strong-line); border-radius: 0 8px 8px 0; background: var(--ludo-raised); text-wrap: pretty; }\n.lesson-says[data-mood="right"] { border-color: var(--ludo-accent); background: var(--ludo-accent-soft); }\n.lesson-says[data-mood="right"]::before { content: "✓ "; color: var(--ludo-accent); font-weight: 700; }\n.lesson-says:empty { display: none; }\n.lesson-nav { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }\n.lesson-nav button { min-height: 40px; padding: 6px 14px; border: 1px solid var(--ludo-line); border-radius: 8px; background: var(--ludo-surface); }\n.lesson-nav button:hover { border-color: var(--ludo-strong-line); background: var(--ludo-raised); }\n.lesson-nav .forward { margin-left: auto; min-width: 88px; }\n.lesson-nav [data-main] { border-color: transparent; background: var(--ludo-accent); color: var(--ludo-accent-ink); font-weight: 600; }\n.table[data-lesson="done"] .asking { visibility: hidden; }\n\n@container (min-width: 880px) {\n  .table[data-lesson] { grid-template-rows: var(--asking-wide) auto auto minmax(0, 1fr); }\n  .lesson { grid-area: 1 / 2 / 3 / 3; }\n  .table[data-lesson] .seats { grid-area: 3 / 2; }\n  .table[data-lesson] .bars { display: none; }\n}\n@media (max-height: 540px) {\n  @container (min-width: 600px) and (max-width: 879.9px) {\n    .lesson { grid-area: 1 / 2; padding: 8px 10px; }\n    .table[data-lesson] { grid-template-rows: auto auto auto auto minmax(0, 1fr); }\n    .table[data-lesson] .field-of-play { grid-area: 1 / 1 / 6 / 2; }\n    .table[data-lesson] .asking { grid-area: 2 / 2; }\n    .table[data-lesson] .seats { grid-area: 3 / 2; }\n    .table[data-lesson] .panel { grid-area: 4 / 2; }\n  }\n}\n@container (max-width: 879.9px) {\n  /* The card says what to do; the line above the board only helps with moves in steps. */\n  .table[data-lesson] .asking { height: 46px; }\n  /* Its height is reserved, too: what is said in it moves nothing. */\n  .lesson { height: 324px; align-content: start; overflow-y: auto; overscroll-behavior: contain; }\n  .lesson-nav { position: sticky; bottom: -14px; margin-bottom: -14px; padding: 6px 0 14px; background: var(--ludo-surface); }\n  .table[data-lesson] .ask { font-size: 0.9375rem; font-weight: 500; }\n  .table[data-lesson] .aside { display: none; }\n}\n@container (max-width: 420px) {\n  .lesson { padding: 10px 12px; gap: 6px; }\n}\n';
  }
});

// src/element/parts/lesson.ts
function isOutOfSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}
function lessonCard({
  title,
  of,
  wish,
  attempt,
  mark
}) {
  const dots = Array.from(
    { length: of },
    () => h("li", { class: "lesson-dot" })
  );
  const count3 = h("span", { class: "lesson-count" });
  const heading3 = h("h2", { tabindex: -1 });
  const text3 = h("p", { class: "lesson-text" });
  const task = h("p", { class: "lesson-task" });
  const tries = h("div", { class: "lesson-tries" });
  const says = h("p", { class: "lesson-says", role: "status" });
  const button2 = (what, words2) => h(
    "button",
    { type: "button", "data-lesson-action": what, onclick: () => wish(what) },
    words2
  );
  const [back3, hint, again, restart, forward] = [
    button2("back", lessonWords.back),
    button2("hint", lessonWords.hint),
    button2("again", lessonWords.again),
    button2("restart", lessonWords.restart),
    button2("next", lessonWords.skip)
  ];
  const playNow = button2("play", lessonWords.playNow);
  playNow.dataset.main = "";
  forward.classList.add("forward");
  playNow.classList.add("forward");
  const element = h(
    "section",
    { class: "lesson", part: "lesson", "aria-label": lessonWords.label(title) },
    h(
      "div",
      { class: "lesson-head" },
      h("span", {}, title),
      h("span", { class: "unseen" }, count3),
      h("ol", { class: "lesson-dots", "aria-hidden": "true" }, ...dots)
    ),
    heading3,
    text3,
    task,
    tries,
    says,
    h(
      "div",
      { class: "lesson-nav" },
      back3,
      restart,
      hint,
      again,
      forward,
      playNow
    )
  );
  return {
    element,
    /** A step as the reader meets it. */
    show({
      index,
      title: name2,
      text: words2,
      task: wanted,
      labels,
      hint: hasHint,
      done
    }) {
      dots.forEach((dot2, n) => {
        dot2.toggleAttribute("data-done", done.has(n));
        if (n === index) dot2.setAttribute("aria-current", "step");
        else dot2.removeAttribute("aria-current");
      });
      count3.textContent = lessonWords.step(index + 1, of);
      heading3.textContent = name2;
      text3.textContent = words2;
      task.textContent = wanted;
      tries.replaceChildren(
        ...labels.flatMap(
          (label2, n) => label2 === void 0 ? [] : [
            h(
              "button",
              { type: "button", "data-try": n, onclick: () => attempt(n) },
              label2
            )
          ]
        )
      );
      says.replaceChildren();
      delete says.dataset.mood;
      back3.hidden = index === 0;
      hint.hidden = !hasHint;
      again.hidden = true;
      restart.hidden = true;
      forward.textContent = lessonWords.skip;
      forward.hidden = index === of - 1;
      forward.removeAttribute("data-main");
      playNow.hidden = true;
    },
    /**
     * Says a sentence, with the rules it is about.
     * @param reason said first: why the engine refused
     */
    say(mood, sentence2, rules = [], reason = "") {
      says.dataset.mood = mood;
      says.replaceChildren(
        ...reason === "" ? [] : [h("strong", {}, reason), " "],
        sentence2,
        ...rules.flatMap((id) => [" ", mark(id)])
      );
      requestAnimationFrame(() => {
        showWithin(element, says);
        if (isOutOfSight(says)) bringIntoView(element, { block: "nearest" });
      });
    },
    /** What was tried and said before the answer has had its time. */
    answered() {
      says.replaceChildren();
      tries.replaceChildren();
    },
    /** The step is done. */
    done({ index, last }) {
      dots[index]?.setAttribute("data-done", "");
      hint.hidden = true;
      again.hidden = false;
      forward.textContent = lessonWords.next;
      forward.hidden = last;
      forward.toggleAttribute("data-main", !last);
      restart.hidden = !last;
      playNow.hidden = !last;
    },
    focusHeading() {
      heading3.focus({ preventScroll: true });
      element.scrollTop = 0;
    },
    focusForward() {
      (forward.hidden ? playNow : forward).focus();
    }
  };
}
var init_lesson2 = __esm({
  "src/element/parts/lesson.ts"() {
    "use strict";
    init_platform();
    init_svg();
    init_words();
    init_asking();
  }
});

// src/element/lessons/run.ts
function fits(pattern, value) {
  if (typeof pattern !== "object" || pattern === null) return pattern === value;
  if (typeof value !== "object" || value === null || Array.isArray(pattern) !== Array.isArray(value))
    return false;
  if (Array.isArray(pattern) && pattern.length !== value.length)
    return false;
  return Object.entries(pattern).every(
    ([key2, part]) => Object.hasOwn(value, key2) && fits(part, value[key2])
  );
}
function answers(expect, move) {
  return expect === "any" || [expect].flat().some((pattern) => fits(pattern, move));
}
function asked(game, step2) {
  const actors = game.actors();
  return (typeof step2.view === "number" && actors.includes(step2.view) ? step2.view : actors[0]) ?? null;
}
function begin(engine2, lesson, step2) {
  const start = step2.scenario !== void 0 ? { scenario: step2.scenario } : step2.position !== void 0 ? { position: step2.position } : {};
  return engine2.createGame(lesson.game, {
    seed: 0,
    ...start,
    ...step2.options,
    chance: "manual"
  });
}
function make(game, { play, seat }) {
  game.apply(play, seat ?? game.actors()[0]);
}
function solve(game, step2) {
  for (const item of [{ expect: step2.expect }, ...step2.then ?? []]) {
    if ("play" in item) make(game, item);
    else {
      const actor = asked(game, step2);
      const move = actor === null ? void 0 : game.legalMoves(actor).find((each2) => answers(item.expect, each2));
      if (actor !== null && move !== void 0) game.apply(move, actor);
    }
  }
}
function arrive(engine2, lesson, index) {
  let first = index;
  while (first > 0 && lesson.steps[first]?.continue) first -= 1;
  const path = lesson.steps.slice(first, index + 1);
  const game = begin(engine2, lesson, path[0]);
  path.forEach((step2, n) => {
    for (const play of step2.before ?? []) make(game, play);
    if (n < path.length - 1) solve(game, step2);
  });
  return game;
}
var BEGINNINGS;
var init_run = __esm({
  "src/element/lessons/run.ts"() {
    "use strict";
    BEGINNINGS = [
      "scenario",
      "position",
      "options",
      "continue"
    ];
  }
});

// src/element/lessons/check.ts
function problems(lesson, engine2) {
  const found2 = [];
  const teller = (step2) => (field2, message) => {
    const title = step2 === null ? void 0 : lesson.steps?.[step2 - 1]?.title;
    const where = step2 === null ? problemWords.whole : problemWords.step(step2, title);
    if (found2.length === MOST_PROBLEMS) return;
    found2.push({
      step: step2,
      field: cut(field2),
      message: problemWords.problem(where, cut(field2), message)
    });
  };
  shape(lesson, engine2, teller);
  if (found2.length === 0) playThrough2(lesson, engine2, teller);
  return found2;
}
function shape(lesson, engine2, teller) {
  const tell5 = teller(null);
  if (!isObject2(lesson))
    return tell5("lesson", problemWords.lesson(LESSON, kind(lesson)));
  strangers(lesson, LESSON, "", tell5);
  if (lesson.format !== 1)
    tell5("format", problemWords.format(kind(lesson.format)));
  const ids = engine2.games().map(({ id }) => id);
  if (!ids.some((id) => id === lesson.game))
    tell5("game", problemWords.games(ids, kind(lesson.game)));
  text2(lesson, "title", tell5);
  if (!Array.isArray(lesson.steps) || lesson.steps.length === 0)
    return tell5("steps", problemWords.steps(kind(lesson.steps)));
  if (isTooLong(lesson.steps, "steps", tell5)) return;
  for (const [index, step2] of lesson.steps.entries())
    stepShape(step2, index, teller(index + 1));
}
function stepShape(step2, index, tell5) {
  if (!isObject2(step2)) return tell5("step", problemWords.aStep(kind(step2)));
  strangers(step2, STEP2, "", tell5);
  for (const field2 of ["title", "text", "task", "after"])
    text2(step2, field2, tell5);
  if (step2.hint !== void 0) text2(step2, "hint", tell5);
  beginning(step2, index, tell5);
  if (step2.view !== void 0 && step2.view !== "all" && !Number.isInteger(step2.view))
    tell5("view", problemWords.view(kind(step2.view)));
  expectation(step2.expect, "expect", tell5);
  each(step2, "before", tell5, (item, field2) => {
    if (isPlay(item, field2, tell5))
      strangers(item, ["play", "seat"], field2, tell5);
  });
  each(step2, "then", tell5, (item, field2) => {
    if (isObject2(item) && "expect" in item) {
      strangers(item, ["expect", "hint"], field2, tell5);
      expectation(item.expect, `${field2}.expect`, tell5);
      if (item.hint !== void 0) text2(item, "hint", tell5, field2);
    } else if (isPlay(item, field2, tell5))
      strangers(item, ["play", "seat"], field2, tell5);
  });
  each(step2, "tries", tell5, (item, field2) => {
    if (!isObject2(item)) return tell5(field2, problemWords.aTry(kind(item)));
    strangers(item, ["move", "rule", "says", "label"], field2, tell5);
    if (!isMove2(item.move))
      tell5(`${field2}.move`, problemWords.aMove(kind(item.move)));
    for (const name2 of ["rule", "says", "label"])
      if (item[name2] !== void 0) text2(item, name2, tell5, field2);
    if (item.rule === void 0 && item.says === void 0)
      tell5(`${field2}.says`, problemWords.saysNeeded);
  });
  each(step2, "rules", tell5, (item, field2) => {
    if (typeof item !== "string")
      tell5(field2, problemWords.ruleNumber(kind(item)));
  });
}
function beginning(step2, index, tell5) {
  const ways = BEGINNINGS.filter((way) => step2[way] !== void 0);
  if (ways.length !== 1)
    return tell5(
      ways[1] ?? "scenario",
      problemWords.oneBeginning(BEGINNINGS, ways)
    );
  if (step2.continue !== void 0) {
    if (step2.continue !== true)
      tell5("continue", problemWords.continues(kind(step2.continue)));
    else if (index === 0) tell5("continue", problemWords.nothingToContinue);
  }
  if (step2.scenario !== void 0) text2(step2, "scenario", tell5);
  if (step2.position !== void 0 && !isObject2(step2.position))
    tell5("position", problemWords.position(kind(step2.position)));
  if (step2.options === void 0) return;
  if (!isObject2(step2.options))
    tell5("options", problemWords.options(kind(step2.options)));
  else if (step2.options.seed === void 0)
    tell5("options.seed", problemWords.seedNeeded);
  else if (step2.options.chance !== void 0)
    tell5("options.chance", problemWords.scripted);
}
function playThrough2(lesson, engine2, teller) {
  const known4 = new Set(engine2.rules(lesson.game).map(({ id }) => String(id)));
  let game = null;
  lesson.steps.forEach((step2, index) => {
    const tell5 = teller(index + 1);
    const cited = [
      ...(step2.rules ?? []).map((id, n) => [`rules[${n}]`, id]),
      ...(step2.tries ?? []).flatMap(
        ({ rule }, n) => rule === void 0 ? [] : [[`tries[${n}].rule`, rule]]
      )
    ];
    for (const [field2 = "", id = ""] of cited)
      if (!known4.has(id)) tell5(field2, problemWords.noRule(lesson.game, id));
    if (!step2.continue) {
      game?.free();
      game = opened2(lesson, step2, engine2, tell5);
    }
    if (game === null) return;
    if (!stepMoves(game, step2, tell5)) {
      game.free();
      game = null;
    }
  });
  game?.free();
}
function opened2(lesson, step2, engine2, tell5) {
  const all = engine2.scenarios(lesson.game).map(({ id }) => String(id));
  if (step2.scenario !== void 0 && !all.includes(step2.scenario)) {
    tell5(
      "scenario",
      problemWords.scenario(lesson.game, all, kind(step2.scenario))
    );
    return null;
  }
  try {
    return begin(engine2, lesson, step2);
  } catch (error) {
    tell5(
      step2.position === void 0 ? "options" : "position",
      problemWords.notTaken(messageOf(error))
    );
    return null;
  }
}
function stepMoves(game, step2, tell5) {
  for (const [n, play] of (step2.before ?? []).entries())
    if (!scripted(game, play, `before[${n}]`, tell5)) return false;
  if (typeof step2.view === "number" && (step2.view < 0 || step2.view >= game.players))
    tell5("view", problemWords.seats(game.players, step2.view));
  wrongTries(game, step2, tell5);
  if (!reader(game, step2, step2.expect, "expect", tell5)) return false;
  return (step2.then ?? []).every(
    (item, n) => "play" in item ? scripted(game, item, `then[${n}]`, tell5) : reader(game, step2, item.expect, `then[${n}].expect`, tell5)
  );
}
function scripted(game, play, field2, tell5) {
  try {
    make(game, play);
    return true;
  } catch (error) {
    tell5(
      `${field2}.play`,
      problemWords.cannotBePlayed(brief(play.play), messageOf(error))
    );
    return false;
  }
}
function reader(game, step2, expect, field2, tell5) {
  const actor = asked(game, step2);
  if (actor === null) {
    tell5(field2, problemWords.over);
    return false;
  }
  const moves = game.legalMoves(actor);
  const move = moves.find((each2) => answers(expect, each2));
  const needed = expect === "any" || move !== void 0 && field2 !== "expect" ? [] : [expect].flat();
  let fine = true;
  for (const [n, pattern] of needed.entries()) {
    if (moves.some((each2) => fits(pattern, each2))) continue;
    fine = false;
    tell5(
      Array.isArray(expect) ? `${field2}[${n}]` : field2,
      problemWords.notLegal(
        brief(pattern),
        actor,
        whyNot(game, pattern, actor) ?? problemWords.legalAre(some2(moves))
      )
    );
  }
  if (!fine || move === void 0) return false;
  game.apply(move, actor);
  return true;
}
function wrongTries(game, step2, tell5) {
  const actor = asked(game, step2);
  if (actor === null) return;
  const moves = game.legalMoves(actor);
  for (const [n, { move, rule }] of (step2.tries ?? []).entries()) {
    const field2 = `tries[${n}]`;
    if (rule === void 0) {
      const meant2 = moves.filter((each2) => fits(move, each2));
      if (meant2.length === 0)
        tell5(
          `${field2}.rule`,
          problemWords.ruleNeeded(
            brief(move),
            whyNot(game, move, actor) ?? problemWords.legalAre(some2(moves))
          )
        );
      else if (meant2.every((each2) => answers(step2.expect, each2)))
        tell5(`${field2}.move`, problemWords.askedFor(brief(move)));
      continue;
    }
    const verdict = judged(game, move, actor);
    if (verdict === null)
      tell5(`${field2}.move`, problemWords.noWholeMove(brief(move)));
    else if (verdict.legal)
      tell5(`${field2}.rule`, problemWords.isLegal(brief(move), rule));
    else if (verdict.rule !== rule)
      tell5(
        `${field2}.rule`,
        problemWords.otherRule(
          brief(move),
          verdict.rule ?? verdict.code,
          verdict.reason,
          rule
        )
      );
  }
}
function judged(game, move, actor) {
  try {
    return game.check(move, actor);
  } catch {
    return null;
  }
}
function whyNot(game, move, actor) {
  const verdict = judged(game, move, actor);
  return verdict === null || verdict.legal ? null : `${verdict.reason}${verdict.rule === null ? "" : ` (${verdict.rule})`}`;
}
function isPlay(item, field2, tell5) {
  if (!isObject2(item) || !("play" in item)) {
    tell5(field2, problemWords.aPlay(kind(item)));
    return false;
  }
  if (!isMove2(item.play))
    tell5(`${field2}.play`, problemWords.aMove(kind(item.play)));
  if (item.seat !== void 0 && item.seat !== "chance" && !Number.isInteger(item.seat))
    tell5(`${field2}.seat`, problemWords.seat(kind(item.seat)));
  return true;
}
function expectation(expect, field2, tell5) {
  if (expect === "any" || isMove2(expect)) return;
  if (!Array.isArray(expect) || expect.length === 0)
    return tell5(field2, problemWords.expect(kind(expect)));
  if (isTooLong(expect, field2, tell5)) return;
  expect.forEach((move, n) => {
    if (!isMove2(move)) tell5(`${field2}[${n}]`, problemWords.aMove(kind(move)));
  });
}
function text2(object, field2, tell5, within = "") {
  const value = object[field2];
  if (typeof value !== "string" || value.trim() === "")
    tell5(
      within === "" ? field2 : `${within}.${field2}`,
      problemWords.text(kind(value))
    );
}
function each(object, field2, tell5, look2) {
  const value = object[field2];
  if (value === void 0) return;
  if (!Array.isArray(value)) return tell5(field2, problemWords.list(kind(value)));
  if (isTooLong(value, field2, tell5)) return;
  for (const [n, item] of value.entries()) look2(item, `${field2}[${n}]`);
}
function isTooLong(list, field2, tell5) {
  const tooLong = list.length > MOST_ENTRIES;
  if (tooLong) tell5(field2, problemWords.tooMany(list.length, MOST_ENTRIES));
  return tooLong;
}
function strangers(object, known4, within, tell5) {
  for (const field2 of Object.keys(object))
    if (!known4.includes(field2))
      tell5(
        within === "" ? field2 : `${within}.${field2}`,
        problemWords.noField(known4)
      );
}
function kind(value) {
  if (value === void 0) return problemWords.kinds.missing;
  if (typeof value === "string")
    return value.trim() === "" ? problemWords.kinds.emptyText : `«${cut(value)}»`;
  if (Array.isArray(value))
    return value.length === 0 ? problemWords.kinds.emptyList : problemWords.kinds.list;
  return isObject2(value) ? problemWords.kinds.object : cut(String(value));
}
function brief(move) {
  try {
    const written = JSON.stringify(move);
    return written.length > 160 ? `${written.slice(0, 157)}…` : written;
  } catch {
    return problemWords.kinds.noJson;
  }
}
var LESSON, STEP2, MOST_PROBLEMS, MOST_ENTRIES, MOST_FIELDS, isObject2, isMove2, some2;
var init_check = __esm({
  "src/element/lessons/check.ts"() {
    "use strict";
    init_words();
    init_run();
    LESSON = ["format", "game", "title", "steps"];
    STEP2 = [
      "title",
      "text",
      "task",
      ...BEGINNINGS,
      "before",
      "view",
      "expect",
      "hint",
      "tries",
      "then",
      "after",
      "rules"
    ];
    MOST_PROBLEMS = 100;
    MOST_ENTRIES = 200;
    MOST_FIELDS = 50;
    isObject2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
    isMove2 = (value) => isObject2(value) && typeof value.type === "string" && Object.keys(value).length <= MOST_FIELDS;
    some2 = (moves) => moves.slice(0, 4).map(brief).join(", ") + (moves.length > 4 ? problemWords.more(moves.length - 4) : "");
  }
});

// src/element/lessons/player.ts
var player_exports = {};
__export(player_exports, {
  LessonPlayer: () => LessonPlayer,
  lessonOf: () => lessonOf,
  problems: () => problems
});
async function lessonOf(what, base) {
  if (typeof what !== "string") return valid(what, lessonWords.given);
  const frame7 = frameOf(what);
  if (frame7 !== null) return (await frame7.tour()).default;
  const response = await fetch(new URL(what, base)).catch(() => null);
  if (!response?.ok)
    throw new Error(lessonWords.notLoaded(what, response?.status ?? null));
  return valid(read3(what, await response.text()), lessonWords.at(what));
}
function read3(address2, text3) {
  try {
    return parseJson(text3);
  } catch (error) {
    throw new Error(lessonWords.notJson(address2, messageOf(error)));
  }
}
async function valid(value, name2) {
  const wrong = problems(value, await readyFor(value));
  if (wrong.length > 0)
    throw new Error(
      [
        lessonWords.problems(name2, wrong.length),
        ...wrong.map(({ message }) => message)
      ].join("\n")
    );
  return value;
}
var PAUSE, LessonPlayer;
var init_player = __esm({
  "src/element/lessons/player.ts"() {
    "use strict";
    init_delay();
    init_frames();
    init_json();
    init_loading();
    init_lesson();
    init_lesson2();
    init_words();
    init_check();
    init_run();
    PAUSE = 1100;
    LessonPlayer = class {
      #lesson;
      #engine;
      #host;
      #card;
      #index = 0;
      /** What is still to come in this step; the first is what the reader is asked. */
      #todo = [];
      /** The position that the reader is asked about, to come back to. */
      #before = null;
      #done = /* @__PURE__ */ new Set();
      /** Whose view the reader has. */
      #view = "all";
      #busy = false;
      #delay = new Delay();
      constructor(lesson, engine2, host) {
        this.#lesson = lesson;
        this.#engine = engine2;
        this.#host = host;
        this.#card = lessonCard({
          title: lesson.title,
          of: lesson.steps.length,
          wish: (what) => this.#wish(what),
          attempt: (n) => this.#attempt(n),
          mark: host.mark
        });
      }
      /** The style sheet of the card. */
      get css() {
        return lesson_default;
      }
      get element() {
        return this.#card.element;
      }
      /** Whose view the reader has. */
      get view() {
        return this.#view;
      }
      /** Nothing can be pressed: a move is being shown, or the step is done. */
      get busy() {
        return this.#busy;
      }
      /** Settles when the move that is being shown has been looked at. */
      get pending() {
        return this.#delay.over;
      }
      /** Whether something is asked; at the end of a game its last words stay. */
      get state() {
        return this.#todo.length === 0 && this.#host.game().outcome() === null ? "done" : "asked";
      }
      get #step() {
        return this.#lesson.steps[this.#index];
      }
      /**
       * The game that the lesson begins with.
       * @param id of the game that the table is for
       */
      begin(id) {
        if (id !== this.#lesson.game)
          throw new Error(
            lessonWords.otherGame(this.#lesson.title, this.#lesson.game, id)
          );
        return this.#arrive(0);
      }
      /** Tells the page where the reader is. */
      tell(done) {
        this.#host.emit("lesson", {
          step: this.#index + 1,
          of: this.#lesson.steps.length,
          done
        });
      }
      #go(index) {
        this.#host.take(this.#arrive(index));
        this.tell(false);
      }
      /** Comes to a step: the card shows it, and its game is given back. */
      #arrive(index) {
        this.close();
        this.#index = index;
        const step2 = this.#step;
        const game = arrive(this.#engine, this.#lesson, index);
        const actor = asked(game, step2);
        this.#todo = [
          {
            expect: step2.expect,
            ...step2.hint === void 0 ? {} : { hint: step2.hint }
          },
          ...step2.then ?? []
        ];
        this.#view = step2.view ?? (typeof actor === "number" ? actor : "all");
        this.#before = game.clone();
        this.#card.show({
          index,
          title: step2.title,
          text: step2.text,
          task: step2.task,
          labels: (step2.tries ?? []).map(({ label: label2 }) => label2),
          hint: step2.hint !== void 0,
          done: this.#done
        });
        return game;
      }
      /** Ends what is under way. */
      close() {
        this.#delay.stop();
        this.#before?.free();
        this.#before = null;
        this.#busy = false;
      }
      /** A move was made, by the reader or by the script. The table draws afterwards. */
      moved(move) {
        const [now] = this.#todo;
        if (now === void 0) return;
        if (!("play" in now) && !answers(now.expect, move))
          return this.#other(move);
        if (!("play" in now)) this.#card.answered();
        this.#todo.shift();
        this.#before?.free();
        this.#before = null;
        this.#goOn();
      }
      /** The reader tried something that the rules forbid; the table has shown why. */
      refused(move, verdict) {
        const tries = this.#step.tries ?? [];
        const known4 = tries.find((each2) => fits(each2.move, move)) ?? tries.find(({ rule }) => rule !== void 0 && rule === verdict.rule);
        if (known4?.says !== void 0) this.#card.say("other", known4.says);
      }
      /** What comes next: a move of the script after a moment, a question to the reader, or the end of the step. */
      #goOn() {
        const game = this.#host.game();
        while (this.#todo[0] !== void 0 && !this.#open(this.#todo[0]))
          this.#todo.shift();
        const [next] = this.#todo;
        if (next === void 0) this.#finish();
        else if ("play" in next)
          this.#wait(
            () => this.#host.play(next.play, next.seat ?? game.actors()[0])
          );
        else {
          this.#busy = false;
          this.#before = game.clone();
        }
      }
      #open(item) {
        if ("play" in item) return true;
        const game = this.#host.game();
        const actor = asked(game, this.#step);
        return actor !== null && game.legalMoves(actor).some((move) => answers(item.expect, move));
      }
      #finish() {
        const step2 = this.#step;
        const last = this.#index === this.#lesson.steps.length - 1;
        this.#busy = true;
        this.#done.add(this.#index);
        this.#card.done({ index: this.#index, last });
        this.#card.say("right", step2.after, step2.rules);
        if (this.#host.byKey()) this.#card.focusForward();
        this.tell(true);
      }
      /** A legal move that the step is not about: it is looked at for a moment, then the position comes back. */
      #other(move) {
        const known4 = this.#step.tries?.find(
          (each2) => each2.rule === void 0 && fits(each2.move, move)
        );
        this.#card.say("other", known4?.says ?? lessonWords.somethingElse);
        this.#wait(() => {
          this.#busy = false;
          if (this.#before !== null) this.#host.take(this.#before.clone());
        });
      }
      /** Nothing can be pressed for a moment, then something happens. */
      #wait(then) {
        this.#busy = true;
        this.#delay.start(PAUSE, then);
      }
      /** The button of a try was pressed. */
      #attempt(n) {
        const [game, attempt] = [this.#host.game(), this.#step.tries?.[n]];
        if (this.#busy || attempt === void 0) return;
        const actor = asked(game, this.#step);
        if (actor === null) return;
        const legal = game.legalMoves(actor).find((each2) => fits(attempt.move, each2));
        if (legal !== void 0) return this.#host.play(legal, actor);
        const move = attempt.move;
        const verdict = game.check(move, actor);
        if (verdict.legal) return;
        this.#card.say(
          "other",
          attempt.says ?? "",
          verdict.rule === null ? [] : [verdict.rule],
          sentence(verdict.reason)
        );
        this.#host.emit("refusal", { move, verdict });
      }
      /** The hint of what is asked now, and a mark where it begins. */
      #hint() {
        const [ask6] = this.#todo;
        if (this.#busy || ask6 === void 0 || "play" in ask6) return;
        this.#card.say("hint", ask6.hint ?? this.#step.hint ?? "");
        const game = this.#host.game();
        const actor = asked(game, this.#step);
        const move = actor === null ? void 0 : game.legalMoves(actor).find((each2) => answers(ask6.expect, each2));
        if (move !== void 0) this.#host.point(move);
      }
      #wish(what) {
        if (what === "hint") return this.#hint();
        if (what === "play") return this.#host.leave();
        if (what === "restart") this.#done.clear();
        this.#go(
          {
            back: this.#index - 1,
            next: this.#index + 1,
            again: this.#index,
            restart: 0
          }[what]
        );
        this.#card.focusHeading();
      }
    };
  }
});

// src/element/index.ts
var element_exports = {};
__export(element_exports, {
  LudoTable: () => LudoTable,
  RENDERERS: () => RENDERERS,
  liveBoard: () => liveBoard,
  picture: () => picture,
  ready: () => ready,
  tableAttributes: () => tableAttributes,
  validateLesson: () => validateLesson
});
module.exports = __toCommonJS(element_exports);
init_frames();
init_loading();

// src/element/table.ts
var import_engine = require("./engine.cjs");

// src/element/copies.ts
function rematch(engine2, game) {
  const { setup: setup2 } = JSON.parse(game.save());
  const { seed: _, ...options } = setup2;
  return engine2.createGame(game.id, options);
}
function copyOf(engine2, game) {
  return engine2.restoreGame(game.save({ seed: false }));
}

// src/element/embed-codes.ts
var SHOWN = [
  "game",
  "scenario",
  "options",
  "players",
  "names",
  "view",
  "curtain",
  "controls",
  "readonly",
  "move-list",
  "theme",
  "lang"
];
var HEIGHT2 = 720;
var escaped = (text3) => text3.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
function embedCodes(table, title) {
  const given = SHOWN.flatMap((name2) => {
    const value = table.getAttribute(name2);
    return value === null ? [] : [[name2, value]];
  });
  const words2 = given.map(
    ([name2, value]) => value === "" ? name2 : `${name2}="${escaped(value)}"`
  );
  const tag = `<ludo-table ${words2.join(" ")}></ludo-table>`;
  const page = table.getAttribute("frame");
  if (page === null) return [{ name: "tag", text: tag }];
  const address2 = new URL(page, table.baseURI);
  for (const [name2, value] of given) address2.searchParams.set(name2, value);
  const frame7 = `<iframe src="${escaped(address2.href)}" title="${escaped(title)}" sandbox="allow-scripts" width="100%" height="${HEIGHT2}" style="border: 0"></iframe>`;
  return [
    { name: "tag", text: tag },
    { name: "frame", text: frame7 }
  ];
}

// src/element/table.ts
init_frames();

// src/element/link-targets.ts
init_platform();

// src/element/share-links.ts
init_json();

// src/element/settings.ts
init_frames();
init_json();
init_words();
var CONTROLS = [
  "undo",
  "redo",
  "hint",
  "random",
  "new",
  "share",
  "save",
  "more",
  "timeline",
  "log",
  "rules"
];
var LEVELS = ["easy", "medium", "hard"];
var THEMES = ["auto", "light", "dark"];
var MOST_MOVES = 1e4;
var Wrong = class extends Error {
  /** @param allowed a sentence */
  constructor(attribute, given, allowed) {
    const found2 = given === "" ? attributeWords.empty(attribute) : attributeWords.given(attribute, cut(given));
    super(`${found2} ${allowed}`);
    this.attribute = attribute;
    this.name = "Wrong";
  }
  attribute;
};
var ATTRIBUTES = [
  "game",
  "scenario",
  "options",
  "players",
  "solo",
  "view",
  "controls",
  "readonly",
  "move-list",
  "lang",
  "theme",
  "names",
  "curtain",
  "keep",
  "frame",
  "lesson"
];
var isOn = (element, name2) => (element.getAttribute(name2) ?? "false") !== "false";
function settingsOf(element) {
  const given = (name2) => element.getAttribute(name2);
  const lesson = element.lesson ?? null;
  const game = (given("game") ?? taught(lesson)).trim();
  if (frameOf(game) === null)
    throw new Wrong("game", game, attributeWords.game(framedIds()));
  const theme = given("theme") ?? "auto";
  if (!THEMES.includes(theme))
    throw new Wrong("theme", theme, attributeWords.oneOf(THEMES));
  const curtain2 = given("curtain") ?? "";
  if (!["", "auto", "always"].includes(curtain2))
    throw new Wrong(
      "curtain",
      curtain2,
      attributeWords.oneOf(["auto", "always"])
    );
  const settings = {
    game,
    scenario: given("scenario"),
    options: optionsIn(given("options")),
    players: playersIn(given("players")),
    solo: element.hasAttribute("solo"),
    view: viewIn(given("view")),
    controls: controlsIn(given("controls")),
    readonly: isOn(element, "readonly"),
    moveList: movesIn(given("move-list")),
    lang: languageIn(element),
    names: (given("names") ?? "").split(",").map((name2) => name2.trim()),
    curtain: curtain2 === "always",
    keep: isOn(element, "keep"),
    lesson
  };
  if (lesson === null) return settings;
  const controls2 = new Set(
    ["log", "rules"].filter((name2) => settings.controls.has(name2))
  );
  return {
    ...settings,
    scenario: null,
    options: {},
    players: [],
    solo: false,
    moveList: null,
    keep: false,
    controls: controls2
  };
}
function taught(lesson) {
  if (typeof lesson !== "string")
    return String(lesson?.game ?? "");
  if (frameOf(lesson) !== null) return lesson;
  if (lesson.includes("/") || lesson.endsWith(".json"))
    throw new Wrong("game", "", attributeWords.gameOfLesson);
  throw new Wrong("lesson", lesson, attributeWords.lesson(framedIds()));
}
function json(attribute, text3, allowed) {
  try {
    return parseJson(text3);
  } catch (error) {
    throw new Wrong(
      attribute,
      text3,
      `${attributeWords.notJson(messageOf(error))} ${allowed}`
    );
  }
}
function optionsIn(text3) {
  if (text3 === null || text3.trim() === "") return {};
  const allowed = attributeWords.options;
  const options = json("options", text3, allowed);
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new Wrong("options", text3, allowed);
  return options;
}
function playersIn(text3) {
  return (text3 ?? "").split(/[\s,]+/).filter(Boolean).map((word) => playerOf(word, text3 ?? ""));
}
function playerOf(word, all) {
  const [kind2, level = "medium", more2] = word.split(":");
  if (kind2 === "bot" && LEVELS.includes(level) && more2 === void 0)
    return { kind: kind2, level };
  if (word === "person" || word === "nobody") return { kind: word };
  throw new Wrong(
    "players",
    all,
    attributeWords.player(
      cut(word),
      LEVELS.map((each2) => `bot:${each2}`)
    )
  );
}
var wordOf = (player) => player.kind === "bot" ? `bot:${player.level}` : player.kind;
function viewIn(text3) {
  if (text3 === null || text3 === "" || text3 === "actor") return "actor";
  if (text3 === "all") return "all";
  if (/^\d$/.test(text3)) return Number(text3);
  throw new Wrong("view", text3, attributeWords.view);
}
function controlsIn(text3) {
  if (text3 === null) return new Set(CONTROLS);
  const words2 = text3.split(/[\s,]+/).filter(Boolean);
  const strange = words2.find((word) => !CONTROLS.includes(word));
  if (strange !== void 0)
    throw new Wrong(
      "controls",
      text3,
      attributeWords.control(cut(strange), CONTROLS)
    );
  return new Set(words2);
}
function movesIn(text3) {
  if (text3 === null) return null;
  const allowed = attributeWords.moveList;
  const list = json("move-list", text3, allowed);
  if (!Array.isArray(list)) throw new Wrong("move-list", text3, allowed);
  if (list.length > MOST_MOVES)
    throw new Wrong(
      "move-list",
      text3,
      attributeWords.tooManyMoves(list.length, MOST_MOVES)
    );
  return list.map((each2, n) => {
    if (typeof each2?.type === "string") return { move: each2 };
    if (typeof each2?.move?.type === "string")
      return { seat: each2.seat, move: each2.move };
    throw new Wrong(
      "move-list",
      text3,
      `${attributeWords.noMove(n + 1)} ${allowed}`
    );
  });
}
function languageIn(element) {
  const wanted = element.closest("[lang]")?.getAttribute("lang") || "en";
  try {
    return Intl.NumberFormat.supportedLocalesOf(wanted)[0] ?? "en";
  } catch {
    return "en";
  }
}

// src/element/slices.ts
var SLICE = 8;
var Unwanted = class extends Error {
};
var TooSlow = class extends Error {
};
var UNWATCHED = { wanted: () => true, done: () => {
} };
async function inSlices(work, most, { wanted, done }) {
  let [spent, steps] = [0, 0];
  for (; ; ) {
    const begun2 = performance.now();
    let now = begun2;
    while (now - begun2 < SLICE) {
      if (work.next().done) return;
      steps += 1;
      now = performance.now();
    }
    spent += now - begun2;
    if (spent > most) throw new TooSlow();
    done(steps);
    await new Promise((resume) => setTimeout(resume));
    if (!wanted()) throw new Unwanted();
  }
}

// src/element/share-links.ts
init_words();
var FORMAT = 1;
var NAME = "ludo";
var MOST_CHARACTERS = 64e3;
var MOST_BYTES = 1e6;
var PIECE = 256;
var MOST_TIME = 5e3;
var stateOf = (game) => JSON.stringify(game.state());
function hides(game, { hiddenInformation }) {
  if (!hiddenInformation) return false;
  const all = stateOf(game);
  for (let seat = 0; seat < game.players; seat += 1)
    if (JSON.stringify(game.view(seat)) !== all) return true;
  return false;
}
function textIn(hash) {
  const plain = decoded(hash);
  const found2 = plain.match(/[#&]ludo=([^&]*)/i)?.[1];
  if (found2 !== void 0) return found2;
  return plain.toLowerCase() === `#${NAME}` ? "" : null;
}
function decoded(text3) {
  try {
    return decodeURIComponent(text3);
  } catch {
    return text3;
  }
}
function address(page, text3) {
  const url = new URL(page);
  url.hash = `${NAME}=${text3}`;
  return url.href;
}
async function encode(engine2, info, game, dealt) {
  const whole = game.clone();
  try {
    while (whole.redo()) ;
    if (whole.outcome() === null && hides(whole, info))
      throw new Error(linkWords.hidden);
    if (whole.ply > MOST_MOVES)
      throw new Error(linkWords.tooManyMoves(whole.ply, MOST_MOVES));
    const at = game.ply < whole.ply ? { at: game.ply } : {};
    const wanted = stateOf(game);
    for (const shared2 of candidates2(engine2, info, whole, dealt)) {
      const proven = await prove(engine2, { ...shared2, ...at }, wanted);
      if (proven === null) continue;
      const text3 = await pack(JSON.stringify(proven));
      if (text3.length > MOST_CHARACTERS)
        throw new Error(linkWords.tooLong(text3.length, MOST_CHARACTERS));
      return text3;
    }
    throw new Error(linkWords.impossible);
  } finally {
    whole.free();
  }
}
function* candidates2(engine2, info, whole, dealt) {
  const { setup: setup2, rules } = JSON.parse(whole.save());
  const { seed, chance, ...options } = setup2;
  const head = { format: FORMAT, game: whole.id, rules };
  const history2 = whole.history();
  if (whole.outcome() !== null && chance === "auto")
    return yield {
      ...head,
      setup: { ...notDefault(info, options), seed },
      history: history2.filter(({ seat }) => seat !== "chance")
    };
  const drawn = dealt || chance === "auto" ? { dealt: true } : {};
  const given = (begin2) => ({
    ...head,
    setup: { ...begin2, chance: "manual" },
    history: history2,
    ...drawn
  });
  yield given(notDefault(info, options));
  const first = create(engine2, whole.id, { ...setup2, chance: "manual" });
  try {
    yield given({ position: first.state() });
  } finally {
    first.free();
  }
}
function notDefault(info, options) {
  const defaults = { players: info.defaultPlayers };
  for (const option of info.options) defaults[option.name] = option.default;
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name2, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name2])
    )
  );
}
async function prove(engine2, { history: history2, ...head }, wanted) {
  const seats3 = [];
  const game = create(engine2, head.game, head.setup);
  function* steps() {
    for (const { seat, move } of history2) {
      if (game.actors().length > 1) seats3.push(seat);
      yield game.apply(move, seat);
    }
    yield* back2(game, head.at);
  }
  try {
    await inSlices(steps(), MOST_TIME, UNWATCHED);
    if (stateOf(game) !== wanted) return null;
  } catch {
    return null;
  } finally {
    game.free();
  }
  const moves = history2.map(({ move }) => move);
  return { ...head, moves, ...seats3.length > 0 ? { seats: seats3 } : {} };
}
function create(engine2, id, setup2) {
  const whole = setup2.chance === "manual" ? { seed: 0, ...setup2 } : setup2;
  return engine2.createGame(id, whole);
}
function* back2(game, at) {
  while (at !== void 0 && game.ply > at && game.undo()) yield;
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
async function read(text3) {
  if (text3.length > MOST_CHARACTERS)
    throw new Error(linkWords.tooLong(text3.length, MOST_CHARACTERS));
  let shared2;
  try {
    shared2 = parseJson(await unpack(text3));
  } catch (error) {
    throw error instanceof TooBig ? error : new Error(linkWords.damaged);
  }
  if (!isObject(shared2)) throw new Error(linkWords.noGame);
  const { format = FORMAT, at } = shared2;
  if (format !== FORMAT)
    throw new Error(linkWords.otherFormat(String(format).slice(0, 20), FORMAT));
  const sound = typeof shared2.game === "string" && isObject(shared2.setup) && Array.isArray(shared2.moves) && shared2.moves.every(isMove) && Array.isArray(shared2.seats ?? []) && (at === void 0 || Number.isInteger(at) && Number(at) >= 0);
  if (!sound) throw new Error(linkWords.noGame);
  const { moves } = shared2;
  if (moves.length > MOST_MOVES)
    throw new Error(linkWords.tooManyMoves(moves.length, MOST_MOVES));
  return shared2;
}
var isMove = (value) => isObject(value) && typeof value.type === "string";
async function open(engine2, info, shared2, watch) {
  try {
    return await rebuild(engine2, shared2, watch);
  } catch (error) {
    if (error instanceof Unwanted) throw error;
    if (error instanceof TooSlow) throw new Error(linkWords.tooSlow);
    throw new Error(
      linkWords.unplayable(
        shared2.rules === info.rulesVersion ? "" : linkWords.otherRules,
        messageOf(error)
      )
    );
  }
}
async function rebuild(engine2, { game: id, setup: setup2, moves, seats: seats3 = [], at, dealt }, watch) {
  const game = create(engine2, id, setup2);
  function* steps() {
    let named = 0;
    for (const move of moves) {
      const actors = game.actors();
      const seat = actors.length > 1 ? seats3[named++] : actors[0];
      yield game.apply(move, seat);
    }
    yield* back2(game, at);
  }
  try {
    await inSlices(steps(), MOST_TIME, watch);
    return { game, dealt: dealt === true };
  } catch (error) {
    game.free();
    throw error;
  }
}
var TooBig = class extends Error {
  message = linkWords.tooBig;
};
async function pack(json2) {
  const bytes = new TextEncoder().encode(json2);
  try {
    return `a${base64(await through(bytes, new CompressionStream("deflate-raw")))}`;
  } catch {
    return `b${base64(bytes)}`;
  }
}
async function unpack(text3) {
  const bytes = Uint8Array.from(
    atob(text3.slice(1).replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.charCodeAt(0)
  );
  if (text3[0] === "b")
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (text3[0] !== "a") throw new Error("another format");
  return new TextDecoder("utf-8", { fatal: true }).decode(
    await through(bytes, new DecompressionStream("deflate-raw"))
  );
}
async function through(bytes, stream) {
  const reader2 = inPieces(bytes).pipeThrough(stream).getReader();
  const parts = [];
  let length = 0;
  for (let next = await reader2.read(); !next.done; next = await reader2.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > MOST_BYTES) {
      reader2.cancel().catch(() => {
      });
      throw new TooBig();
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
function inPieces(bytes) {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + PIECE));
      at += PIECE;
    }
  });
}
function base64(bytes) {
  let text3 = "";
  for (const byte of bytes) text3 += String.fromCharCode(byte);
  return btoa(text3).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// src/element/link-targets.ts
init_words();
var WAIT = 1e3;
var targets6 = /* @__PURE__ */ new Set();
var opened = null;
var due = false;
var reading = Promise.resolve();
var timer;
var linkRead = () => reading;
function look() {
  if (due) return;
  due = true;
  reading = soon(() => {
    due = false;
    return follow();
  });
}
function linkText() {
  const { hash } = location;
  const text3 = textIn(hash);
  const name2 = hash.slice(1);
  const named = () => document.getElementById(name2) !== null || document.getElementsByName(name2).length > 0;
  if (text3 === "") return named() ? null : "";
  if (text3 !== null) return text3;
  return /%(?![0-9a-f]{2})/i.test(hash) && !named() ? "" : null;
}
var moved = () => {
  opened = null;
  look();
};
function able() {
  const following = (a, b) => a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return [...targets6].filter((target) => target.wants() !== null).sort(following);
}
async function follow() {
  const text3 = linkText();
  if (text3 === null || text3 === opened || able().length === 0) return;
  let shared2;
  try {
    shared2 = await read(text3);
  } catch (error) {
    if (text3 === opened) return;
    opened = text3;
    able()[0]?.complain(messageOf(error));
    return;
  }
  clearTimeout(timer);
  if (text3 === opened) return;
  const target = able().find((each2) => each2.wants() === shared2.game);
  if (target !== void 0) {
    opened = text3;
    target.open(shared2, () => linkText() === text3);
    return;
  }
  timer = setTimeout(() => {
    if (text3 === opened) return;
    opened = text3;
    able()[0]?.complain(linkWords.otherGame(shared2.game.slice(0, 40)));
  }, WAIT);
}
function join(target) {
  if (targets6.size === 0) window.addEventListener("hashchange", moved);
  targets6.add(target);
  look();
  return () => {
    targets6.delete(target);
    if (targets6.size === 0) {
      window.removeEventListener("hashchange", moved);
      clearTimeout(timer);
    }
  };
}
function forget() {
  if (textIn(location.hash) !== null)
    history.replaceState(
      history.state,
      "",
      location.pathname + location.search
    );
}

// src/element/storage.ts
init_json();
init_words();
var FORMAT2 = 1;
var MOST_ASIDE = 3;
var key = (id) => `ludotheque/${id}`;
var turnKey = (id) => `${key(id)}/table`;
var asideKeys = (id) => Array.from({ length: MOST_ASIDE }, (_, n) => `${key(id)}/aside/${n + 1}`);
function storedIn(text3) {
  let found2;
  try {
    found2 = parseJson(text3);
  } catch {
    throw new Error(storageWords.damaged);
  }
  const { format = FORMAT2, save, names, players, ...rest } = found2 ?? {};
  if (format !== FORMAT2)
    throw new Error(
      storageWords.otherFormat(String(format).slice(0, 20), FORMAT2)
    );
  if (typeof save !== "string") throw new Error(storageWords.damaged);
  return {
    save,
    names: Array.isArray(names) ? names.filter((name2) => typeof name2 === "string") : [],
    players: storedPlayers(players),
    dealt: rest.dealt === true,
    over: rest.over === true
  };
}
function textOf({ players, ...rest }) {
  const words2 = players.map(wordOf).join(" ");
  return JSON.stringify({ format: FORMAT2, ...rest, players: words2 });
}
function storedPlayers(words2) {
  try {
    return playersIn(typeof words2 === "string" ? words2 : "");
  } catch {
    return [];
  }
}
function movesIn2(text3) {
  return JSON.parse(storedIn(text3).save).moves.length;
}
function isMissed(text3) {
  try {
    return !storedIn(text3).over && movesIn2(text3) > 0;
  } catch {
    return true;
  }
}
function read2(name2) {
  try {
    return localStorage.getItem(name2);
  } catch {
    return null;
  }
}
var keptText = (id) => read2(key(id));
var asideTexts = (id) => asideKeys(id).map(read2).filter((text3) => text3 !== null);
function putAside(id, text3) {
  writeAside(id, [text3, ...asideTexts(id).filter((each2) => each2 !== text3)]);
}
function writeAside(id, texts) {
  asideKeys(id).map((name2, n) => [name2, texts[n]]).reverse().forEach(([name2, text3]) => {
    if (text3 === void 0) localStorage.removeItem(name2);
    else if (localStorage.getItem(name2) !== text3)
      localStorage.setItem(name2, text3);
  });
}
var keepers = /* @__PURE__ */ new Set();
var refused = false;
var Keeper = class {
  #id;
  #tell;
  /** The text that this table has read as its game, or has written. */
  #known = null;
  /** A game that was put aside and is played on; it is aside no longer once it is kept. */
  #resumed = null;
  /** The number under which it keeps the game; null until it does. */
  #turn = null;
  /** Whether another table keeps the game. */
  #isLost = false;
  /** Whether something was played on this table since then. */
  #isUnsaved = false;
  #due = null;
  constructor(id, tell5) {
    this.#id = id;
    this.#tell = tell5;
    if (keepers.size === 0) listen();
    keepers.add(this);
  }
  get id() {
    return this.#id;
  }
  get isLost() {
    return this.#isLost;
  }
  get isUnsaved() {
    return this.#isUnsaved;
  }
  close() {
    this.flush();
    keepers.delete(this);
    if (keepers.size === 0) unlisten();
  }
  /** The game of the table is that of this text. */
  own(text3) {
    this.#known = text3;
    this.#resumed = text3;
  }
  /** Another game comes onto the table: what is kept is none of its business. */
  disown() {
    this.flush();
    this.#known = null;
    this.#resumed = null;
  }
  /** From now on this table keeps the game, and no other does. */
  claim() {
    this.#isLost = false;
    this.#isUnsaved = false;
    try {
      this.#turn = String((Number(read2(turnKey(this.#id))) || 0) + 1);
      localStorage.setItem(turnKey(this.#id), this.#turn);
    } catch {
    }
    for (const other of keepers) if (other !== this) other.look();
  }
  /** Looks whether another table has taken the game over. */
  look() {
    const turn = read2(turnKey(this.#id));
    if (this.#isLost || this.#turn === null || turn === null) return;
    if (turn === this.#turn) return;
    this.#isLost = true;
    this.#tell.lost();
  }
  /** Stores the game when the browser has nothing better to do: nobody waits for it. */
  soon(stored) {
    if (this.#due === null) {
      if (typeof requestIdleCallback === "undefined")
        setTimeout(() => this.flush(), 200);
      else requestIdleCallback(() => this.flush(), { timeout: 1e3 });
    }
    this.#due = stored;
  }
  /** Stores what is still to be stored. */
  flush() {
    const stored = this.#due;
    this.#due = null;
    if (stored === null) return;
    this.look();
    if (this.#isLost) {
      this.#isUnsaved = true;
      return;
    }
    if (this.#turn === null) this.claim();
    try {
      this.#write(textOf(stored()));
    } catch {
      if (!refused) this.#tell.refused();
      refused = true;
    }
  }
  #write(text3) {
    const before3 = keptText(this.#id);
    const missed = before3 !== null && before3 !== this.#known && isMissed(before3);
    if (missed) putAside(this.#id, before3);
    localStorage.setItem(key(this.#id), text3);
    this.#known = text3;
    if (this.#resumed !== null) {
      const resumed2 = this.#resumed;
      this.#resumed = null;
      writeAside(
        this.#id,
        asideTexts(this.#id).filter((each2) => each2 !== resumed2)
      );
    }
    if (missed) this.#tell.putAside(before3);
  }
};
var flushAll = () => {
  for (const keeper of keepers) keeper.flush();
};
var onHidden = () => document.hidden && flushAll();
var onStorage = ({ key: name2 }) => {
  for (const keeper of keepers) if (name2 === turnKey(keeper.id)) keeper.look();
};
function listen() {
  addEventListener("pagehide", flushAll);
  addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onHidden);
}
function unlisten() {
  removeEventListener("pagehide", flushAll);
  removeEventListener("storage", onStorage);
  document.removeEventListener("visibilitychange", onHidden);
}

// src/element/parts/put-aside.ts
init_svg();
init_words();
function toFile(id, text3) {
  const url = URL.createObjectURL(
    new Blob([text3], { type: "application/json" })
  );
  h("a", { href: url, download: `${id}-put-aside.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1e3);
}
function label(text3) {
  try {
    return storageWords.asideMoves(movesIn2(text3));
  } catch {
    return storageWords.asideUnreadable;
  }
}
function asideList({
  id,
  texts,
  goBack
}) {
  const button2 = (words2, act) => h("button", { type: "button", class: "link", onclick: act }, words2);
  return h(
    "section",
    { class: "put-aside" },
    h("h3", {}, storageWords.asideTitle),
    h("p", {}, storageWords.asideAbout(MOST_ASIDE)),
    h(
      "ul",
      {},
      ...texts.map(
        (text3) => h(
          "li",
          {},
          h("span", {}, label(text3)),
          button2(storageWords.goBack, () => goBack(text3)),
          button2(storageWords.toFile, () => toFile(id, text3))
        )
      )
    )
  );
}

// src/element/start.ts
init_words();
var said = (error) => sentence(messageOf(error));
function described(engine2, id, scenario) {
  const example = engine2.scenarios(id).find((each2) => each2.id === scenario);
  return example === void 0 ? "" : `${example.title}. ${example.note}`;
}
var Unplayable = class extends Error {
  constructor(message, text3) {
    super(message);
    this.text = text3;
  }
  text;
};
function resumed(engine2, id, text3) {
  let save;
  let rest;
  try {
    const { names, players, dealt, ...stored } = storedIn(text3);
    [save, rest] = [stored.save, { names, players, dealt }];
  } catch (error) {
    throw new Unplayable(messageOf(error), text3);
  }
  try {
    const game = engine2.restoreGame(save);
    if (game.id === id) return { game, ...rest };
    const theirs = game.id;
    game.free();
    throw new Error(tableWords.isGameOf(theirs));
  } catch (error) {
    throw new Unplayable(storageWords.unplayable(messageOf(error)), text3);
  }
}
function kept(engine2, { id }, { keep, scenario, moveList, options, players }) {
  const plain = scenario === null && moveList === null && Object.keys(options).length === 0;
  const text3 = keep && plain ? keptText(id) : null;
  if (text3 === null) return null;
  const opening = resumed(engine2, id, text3);
  if (players.length > opening.game.players) {
    opening.game.free();
    return null;
  }
  return { ...opening, text: text3, ...players.length > 0 ? { players } : {} };
}
function fresh(engine2, info, settings) {
  const game = begun(engine2, info, settings);
  const { players, solo, scenario, moveList } = settings;
  const seated = solo && players.length === 0 && scenario === null && moveList === null;
  return {
    game,
    preface: described(engine2, info.id, scenario),
    ...seated ? { players: againstBots(game.players) } : {}
  };
}
var againstBots = (seats3) => Array.from(
  { length: seats3 },
  (_, seat) => seat === 0 ? { kind: "person" } : { kind: "bot", level: "easy" }
);
function begun(engine2, info, settings) {
  const { scenario, moveList, players } = settings;
  const known4 = engine2.scenarios(info.id).map(({ id }) => id);
  if (scenario !== null && !known4.includes(scenario))
    throw new Wrong("scenario", scenario, attributeWords.oneOfThese(known4));
  const options = { ...settings.options };
  if (scenario !== null) options.scenario = scenario;
  const open2 = scenario === null && !("position" in options) && !("players" in options) && info.minPlayers < info.maxPlayers;
  if (open2 && players.length >= info.minPlayers)
    options.players = Math.min(players.length, info.maxPlayers);
  if (moveList?.some(({ seat }) => seat === "chance") && !("chance" in options))
    options.chance = "manual";
  const game = made(engine2, info.id, options, settings);
  try {
    judge(settings, game);
    if (moveList !== null) playThrough(game, moveList);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}
function made(engine2, id, options, settings) {
  try {
    return engine2.createGame(id, options);
  } catch (error) {
    throw new Wrong("options", JSON.stringify(settings.options), said(error));
  }
}
function judge({ players, view }, game) {
  if (players.length > game.players)
    throw new Wrong(
      "players",
      attributeWords.players(players.length),
      attributeWords.seats(game.players)
    );
  if (typeof view === "number" && view >= game.players)
    throw new Wrong("view", String(view), attributeWords.viewOf(game.players));
}
function playThrough(game, list) {
  list.forEach(({ seat, move }, n) => {
    if (seat === "chance" && game.actors()[0] !== "chance") return;
    try {
      game.apply(move, seat ?? game.actors()[0]);
    } catch (error) {
      const rule = error.rule;
      throw new Wrong(
        "move-list",
        JSON.stringify(move),
        `${attributeWords.moveRefused(n + 1, rule)} ${said(error)}`
      );
    }
  });
}

// src/element/keeping.ts
init_words();
var Keeping = class {
  #table;
  /** Null where nothing is kept yet. */
  #keeper = null;
  /** Whether what is on the table is the game of a link, as it came. */
  #visiting = false;
  /** Whether the game is the kept one or somebody has played here: only then it is kept. */
  #played = false;
  #fresh = false;
  constructor(table) {
    this.#table = table;
  }
  /** Whether it is a fresh game that nobody asked for by a button. */
  get isFresh() {
    return this.#fresh;
  }
  /** The kept game comes onto the table, or a fresh one where nothing was kept. */
  begin(kept2) {
    const { players, readonly } = this.#table.settings();
    this.#visiting = false;
    this.#fresh = kept2 === null;
    this.#played = kept2 !== null && players.length === 0;
    if (kept2 === null) return;
    this.#keeping().own(kept2);
    if (this.#played && !readonly) this.#keeping().claim();
  }
  /** The game of a link comes onto the table. */
  visit() {
    this.#leave();
    this.#visiting = true;
  }
  /** Another game is to come: that of a link and that which is kept are none of its business. */
  leaveGame() {
    this.#leave();
    forget();
  }
  #leave() {
    this.#visiting = false;
    this.#fresh = false;
    this.#played = false;
    this.#keeper?.disown();
  }
  /** @param by who changed something; what came by itself is kept only when somebody goes on with it */
  changed(by) {
    const session = this.#table.session();
    if (session === null) return;
    if (by === "player") {
      this.#played = true;
      this.#fresh = false;
      if (this.#visiting) forget();
      this.#visiting = false;
    }
    if (!this.#table.settings().keep || !this.#played) return;
    this.#keeping().soon(() => ({
      save: session.game.save(),
      names: session.names,
      players: session.players,
      dealt: session.dealt,
      over: session.isOver
    }));
  }
  /** Stores what was to be stored. */
  flush() {
    this.#keeper?.flush();
  }
  close() {
    this.#keeper?.close();
    this.#keeper = null;
  }
  /** A game that was stored comes onto the table again, as it was. */
  goBack(text3) {
    const session = this.#table.session();
    const { engine: engine2, info } = this.#table.loaded();
    try {
      const { game, ...options } = resumed(engine2, info.id, text3);
      this.leaveGame();
      this.#played = true;
      this.#keeping().own(text3);
      session?.take(game, options);
    } catch (error) {
      session?.parts.notice(messageOf(error), {
        topic: "kept",
        offers: [asFile(info.id, text3)]
      });
    }
  }
  /** What was kept cannot be played: it is offered as a file. */
  tellOfUnplayable({ message, text: text3 }) {
    this.#table.session()?.parts.notice(
      `${tableWords.freshGame(message)} ${storageWords.notLost}`,
      { topic: "kept", offers: [asFile(this.#table.settings().game, text3)] }
    );
  }
  #keeping() {
    this.#keeper ??= new Keeper(this.#table.settings().game, {
      lost: () => this.#table.session()?.parts.notice(storageWords.elsewhere, {
        topic: "elsewhere",
        offers: [
          { label: storageWords.playHere, act: () => this.#playHere() }
        ]
      }),
      putAside: (text3) => this.#tellOfAside(text3),
      refused: () => this.#table.session()?.parts.notice(storageWords.notKept, {
        topic: "storage",
        quiet: true
      })
    });
    return this.#keeper;
  }
  /** This table keeps the game again: what was played here meanwhile, else what is kept. */
  #playHere() {
    const keeper = this.#keeping();
    const unsaved = keeper.isUnsaved;
    const text3 = keptText(keeper.id);
    keeper.claim();
    if (unsaved || text3 === null) this.changed("player");
    else this.goBack(text3);
  }
  #tellOfAside(text3) {
    const goBack = {
      label: storageWords.goBack,
      act: () => this.goBack(text3),
      stays: false
    };
    this.#table.session()?.parts.notice(storageWords.putAside(MOST_ASIDE), {
      topic: "kept",
      quiet: true,
      offers: [goBack, asFile(this.#table.settings().game, text3)]
    });
  }
};
function asFile(id, text3) {
  return {
    label: storageWords.toFile,
    act: () => toFile(id, text3),
    stays: true
  };
}

// src/element/lazy-loading.ts
var MARGIN = "600px 200px";
var waiting = /* @__PURE__ */ new Map();
var observer = null;
function whenNearViewport(element, run) {
  if (typeof IntersectionObserver === "undefined") {
    run();
    return () => {
    };
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const due2 = isIntersecting ? waiting.get(target) : void 0;
        if (due2 === void 0) continue;
        forget2(target);
        due2();
      }
    },
    { rootMargin: MARGIN }
  );
  waiting.set(element, run);
  observer.observe(element);
  return () => forget2(element);
}
function forget2(element) {
  if (!waiting.delete(element)) return;
  observer?.unobserve(element);
  if (waiting.size === 0) {
    observer?.disconnect();
    observer = null;
  }
}

// src/element/table.ts
init_loading();

// src/element/pace.ts
var PACES = {
  slow: { breath: 900, wait: Number.POSITIVE_INFINITY },
  usual: { breath: 450, wait: 1800 },
  fast: { breath: 150, wait: 700 },
  instant: { breath: 0, wait: 0 }
};
var KEY = "ludotheque/pace";
var chosen = null;
var paces = Object.keys(PACES);
function pace() {
  if (chosen !== null) return chosen;
  try {
    const kept2 = localStorage.getItem(KEY);
    return paces.find((each2) => each2 === kept2) ?? "usual";
  } catch {
    return "usual";
  }
}
function choosePace(next) {
  chosen = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
  }
}
var LEAST = 60;
function breath(waited) {
  const { breath: usual, wait } = PACES[pace()];
  if (waited === null) return usual;
  const next = Math.min(usual, (wait - waited) / 4);
  return next < LEAST ? null : next;
}

// src/element/parts/more.ts
init_svg();
init_words();

// src/element/parts/dialog.ts
init_svg();
init_words();
function dialog(title, ...body) {
  const close = h(
    "button",
    {
      type: "button",
      class: "quiet-button",
      "aria-label": buttonWords.close,
      onclick: () => element.close()
    },
    "×"
  );
  const element = h(
    "dialog",
    { class: "dialog", part: "dialog", "aria-label": title },
    h("header", {}, h("h2", { tabindex: -1, autofocus: true }, title), close),
    ...body
  );
  element.addEventListener("click", (event) => {
    if (event.target === element) element.close();
  });
  element.addEventListener("close", () => element.remove());
  return element;
}
function complaint() {
  const element = h("p", { class: "complaint", role: "alert", hidden: true });
  return {
    element,
    show(error) {
      element.textContent = messageOf(error);
      element.hidden = false;
    },
    hide() {
      element.hidden = true;
    }
  };
}

// src/element/parts/more.ts
function more({
  flip,
  table
}) {
  const speed = h(
    "select",
    {
      name: "pace",
      onchange: () => choosePace(speed.value)
    },
    ...paces.map((each2) => h("option", { value: each2 }, moreWords.paces[each2]))
  );
  speed.value = pace();
  const whole = document.fullscreenElement !== null;
  const button2 = (name2, words2, act) => h(
    "button",
    {
      type: "button",
      "data-more": name2,
      onclick: () => {
        element.close();
        act();
      }
    },
    words2
  );
  const buttons = [
    ...document.fullscreenEnabled ? [
      button2(
        "full-screen",
        whole ? moreWords.leaveFullScreen : moreWords.fullScreen,
        () => void (whole ? document.exitFullscreen() : table.requestFullscreen()).catch(() => {
        })
      )
    ] : [],
    ...flip === null ? [] : [button2("flip", moreWords.flip, flip)]
  ];
  const element = dialog(
    moreWords.title,
    h("label", { class: "field" }, h("span", {}, moreWords.pace), speed),
    h("div", { class: "buttons" }, ...buttons),
    h("h3", {}, moreWords.keys),
    h(
      "dl",
      { class: "keys" },
      ...moreWords.keyList.flatMap(([keys, does]) => [
        h("dt", {}, ...keys.map((key2) => h("kbd", {}, key2))),
        h("dd", {}, does)
      ])
    )
  );
  element.classList.add("more-box");
  return element;
}

// src/element/adopt-styles.ts
init_svg();
var sheets = /* @__PURE__ */ new Map();
var constructs = () => typeof globalThis.CSSStyleSheet?.prototype.replaceSync === "function" && "adoptedStyleSheets" in Document.prototype;
function fillShadow(shadow, texts, content) {
  if (!constructs())
    return shadow.replaceChildren(
      ...texts.map((text3) => h("style", {}, text3)),
      content
    );
  shadow.adoptedStyleSheets = texts.map((text3) => {
    let sheet = sheets.get(text3);
    if (sheet === void 0) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text3);
      sheets.set(text3, sheet);
    }
    return sheet;
  });
  shadow.replaceChildren(content);
}

// src/element/parts/placeholder.ts
init_platform();
init_svg();

// src/element/table.css
var table_default = `/* The frame around a board: calm, and the same for every game. */

:host {
  display: block;
  color: var(--ludo-ink);
  font: 16px/1.45 var(--ludo-font);
  container-type: inline-size;
}
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
p, h2, h3, ul, ol { margin: 0; padding: 0; }
ul, ol { list-style: none; }
button, input, select, textarea { font: inherit; color: inherit; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 3px solid var(--ludo-accent); outline-offset: 2px; }

:host(:fullscreen) { --ludo-height: 100dvh; padding: 12px; background: var(--ludo-paper); overflow: auto; }
.root { position: relative; }
.table { display: flex; flex-direction: column; gap: var(--ludo-gap); min-height: var(--ludo-height, 0); }

.table[inert] { visibility: hidden; }

/* What is asked now. */
/* Its height is reserved: what is said or offered never moves the board. What does not fit scrolls in here. */
.asking { display: flex; flex-wrap: wrap; align-items: center; align-content: safe center; gap: 6px 12px; height: calc(var(--asking-narrow) + var(--asking-more, 0px)); padding: 0 4px; overflow: hidden auto; }
/* What an example of the rulebook shows is said until somebody moves; the place for it stays. */
.table[data-prefaced] { --asking-more: 64px; }
.lines { flex: 1 1 240px; min-width: 0; }
.ask { font-size: 1.1rem; font-weight: 600; line-height: 1.3; text-wrap: balance; }
.aside { color: var(--ludo-muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.advice { margin-top: 2px; color: var(--ludo-accent); font-weight: 600; font-size: 0.9375rem; }
.advice::first-letter { text-transform: uppercase; }
/* Above the buttons or on the panel, never above the board. */
.notices { position: sticky; bottom: 76px; z-index: 4; }
.notices:empty { display: none; }
.notice { display: flex; align-items: center; gap: 8px; padding: 4px 4px 4px 14px; border: 1px solid var(--ludo-strong-line); border-left: 5px solid var(--ludo-wrong); border-radius: 8px; background: var(--ludo-surface); font-size: 0.9375rem; }
.notice p { flex: 1 1 12rem; }
.notice { flex-wrap: wrap; }
.notice.quiet { border-left-color: var(--ludo-line); }
.notice + .notice { margin-top: 6px; }
.offers { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.offers .link, .put-aside .link { min-height: 40px; }
.answers { display: flex; gap: 8px; max-width: 100%; padding: 4px; margin: -4px; }
.choices { display: flex; gap: 8px; min-width: 0; padding: 4px; margin: -4px; overflow-x: auto; scrollbar-width: thin; }
.choices > * { flex: none; }
.choices:empty { display: none; }
.back, .skip { flex: none; }
/* A short wait needs no button. */
.skip { animation: late 1ms 700ms backwards; }
@keyframes late { from { visibility: hidden; } }

/* The board. */
.field-of-play { position: relative; display: grid; place-items: center; min-width: 0; min-height: 0; }
.board { display: block; width: 100%; max-height: var(--ludo-board-height, max(280px, 100dvh - 150px)); touch-action: manipulation; user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent; overflow: hidden; }
.board [data-hit] { outline: none; cursor: help; }
.board [data-target] { cursor: pointer; }
.board [data-hit]:focus-visible { outline: 3px solid var(--ludo-focus, #fff3c4); outline-offset: -2px; }
.board [data-hint] { outline: 3px dashed var(--ludo-focus, #fff3c4); outline-offset: -2px; scroll-margin: 80px; }
.choice[data-hint] { outline: 3px dashed var(--ludo-accent); outline-offset: 2px; }
.zoom { position: absolute; right: 8px; bottom: 8px; display: flex; flex-direction: column; align-items: flex-end; gap: 4px; }
.zoom button { min-width: 40px; }
.zoom .look-up { padding: 6px 8px; font-size: 0.75rem; }

/* A map fills its window. Where there is a hand, the question and the choices have their height kept, so that the board stands still. */
.with-map .board { background: var(--ludo-line); border-radius: var(--ludo-radius); }
.with-hand > .asking { align-items: flex-start; height: 78px; overflow-y: auto; }
.with-hand > .choices, .with-hand > .choices:empty { display: flex; align-content: flex-start; align-items: flex-start; gap: 6px; height: 104px; flex: none; padding: 7px; border: 1px solid var(--ludo-line); border-radius: var(--ludo-radius); overflow-y: auto; }
.with-hand > .choices:empty { border-color: transparent; }
.hand { height: 62px; }
.hand:not(:empty) { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; align-items: center; gap: 8px; }
.card-list { display: flex; flex-wrap: wrap; gap: 4px; }
.card-list li { padding: 1px 9px; border: 1px solid var(--ludo-line); border-radius: 12px; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.note.passing { width: max-content; max-width: 300px; padding-right: 14px; pointer-events: none; }
.note.passing .note-close { display: none; }

/* Buttons. */
button { cursor: pointer; }
.controls button, .controls .button, .zoom button, .problem button, .choice, .back, .skip, .buttons button, .preset, .main-button, .curtain button {
  min-height: 40px; padding: 6px 12px; border: 1px solid var(--ludo-line); border-radius: 8px; background: var(--ludo-surface); transition: background-color 120ms, border-color 120ms;
}
.controls button:hover, .zoom button:hover, .back:hover, .skip:hover, .buttons button:hover, .preset:hover { border-color: var(--ludo-strong-line); background: var(--ludo-raised); }
button[disabled] { cursor: default; opacity: 0.45; }
.main-button.main-button, .choice[data-target="main"] { border-color: transparent; background: var(--ludo-accent); color: var(--ludo-accent-ink); font-weight: 600; }
.main-button.main-button:hover, .choice[data-target="main"]:hover { background: color-mix(in srgb, var(--ludo-accent) 88%, var(--ludo-ink)); }
.link { border: 0; padding: 4px 0; background: none; color: var(--ludo-accent); font-size: 0.875rem; text-decoration: underline; text-underline-offset: 2px; }
.bars { display: grid; gap: 8px; }
.bars:empty { display: none; }
.controls { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 132px); gap: 6px; }
.controls button, .controls .button { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; min-height: 56px; padding: 4px 2px; line-height: 1.15; }
.controls .icon { width: 20px; height: 20px; }
.icon path { fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.controls .words { font-size: 0.6875rem; color: var(--ludo-muted); }

/* The timeline. In a replay it is right below the board. */
.replays > .asking, .replays > .field-of-play { order: -2; }
.replays > .bars { order: -1; }
.timeline { display: grid; gap: 2px; min-width: 0; }
.track, .timeline-buttons { display: flex; align-items: center; gap: 6px; min-width: 0; height: 40px; }
.step { flex: none; display: grid; place-items: center; width: 40px; height: 40px; padding: 0; border: 0; border-radius: 8px; background: none; color: var(--ludo-muted); }
.step:hover:not([disabled]) { background: var(--ludo-raised); color: var(--ludo-ink); }
.step .icon { width: 20px; height: 20px; }
.slider { flex: 1; min-width: 0; height: 40px; margin: 0; accent-color: var(--ludo-accent); cursor: pointer; }
.slider:disabled { cursor: default; }
.replay-at { flex: 1; min-width: 0; color: var(--ludo-muted); font-size: 0.8125rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.timeline[data-looks] .replay-at { color: var(--ludo-ink); font-weight: 600; }
.timeline-button { flex: none; min-height: 40px; padding: 4px 10px; border: 1px solid var(--ludo-line); border-radius: 8px; background: var(--ludo-surface); font-size: 0.8125rem; }
.timeline-button:hover { border-color: var(--ludo-strong-line); background: var(--ludo-raised); }
.graph-box { display: grid; gap: 4px; min-width: 0; padding: 8px 10px 10px; border: 1px solid var(--ludo-line); border-radius: var(--ludo-radius); background: var(--ludo-surface); }
.graph-box header { display: flex; align-items: center; justify-content: space-between; }
.graph-box h3 { font-size: 0.9375rem; font-weight: 600; }
.graph-box h4 { margin: 0; font-size: 0.75rem; font-weight: 600; color: var(--ludo-muted); }
.graph-progress { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 168px; align-content: center; }
.graph-progress progress { flex: 1 0 100%; height: 12px; accent-color: var(--ludo-accent); }
.graph-done { flex: 1; color: var(--ludo-muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.graph { display: block; width: 100%; height: 168px; cursor: pointer; touch-action: manipulation; }
.graph text { font: 11px var(--ludo-font); fill: var(--ludo-muted); font-variant-numeric: tabular-nums; }
.graph .grid { stroke: var(--ludo-line); stroke-width: 1; }
.graph .under { fill: none; stroke: var(--ludo-strong-line); stroke-width: 4; stroke-linejoin: round; }
.graph .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.graph .here { stroke: var(--ludo-accent); stroke-width: 2; }
.graph .turned { fill: var(--ludo-surface); stroke: var(--ludo-ink); stroke-width: 1.5; }
.graph .turned-number { fill: var(--ludo-ink); font-weight: 700; }
.graph-turns ol { counter-reset: turn; }
.graph-turns li { display: flex; align-items: center; gap: 8px; counter-increment: turn; }
.graph-turns li::before { content: counter(turn); flex: none; display: grid; place-items: center; width: 19px; height: 19px; border: 1.5px solid var(--ludo-ink); border-radius: 50%; font-size: 0.6875rem; font-weight: 700; }
.graph-turns .link { min-height: 32px; text-align: left; }
@media (pointer: coarse) { .graph-turns .link, .entry { min-height: 40px; } }
/* One line, so that what is said of a move does not move the board. */
.aside.looks { display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.aside.looks[hidden] { display: none; }

/* Before the table is there, and when it cannot be. */
.waiting-words { color: var(--ludo-muted); }
.waiting .seat, .waiting .controls .button, .waiting .panel { border-color: var(--ludo-line); background: none; color: transparent; box-shadow: none; }
::slotted([slot="poster"]) { display: block; width: 100%; }
.field-of-play ::slotted([slot="poster"]) { position: absolute; inset: 0; height: 100%; object-fit: contain; object-position: top; }
.problem ::slotted([slot="poster"]) { max-width: 480px; }
.board.empty rect { fill: var(--ludo-line); opacity: 0.45; }
.controls .button { font-size: 0.6875rem; overflow: hidden; }
.problem { display: grid; gap: 6px; justify-items: start; padding: 16px 18px; border: 1px solid var(--ludo-strong-line); border-left: 5px solid var(--ludo-wrong); border-radius: 8px; background: var(--ludo-surface); overflow-wrap: anywhere; }
.problem-title { font-weight: 700; }
.problem p { white-space: pre-line; }

/* Seats. */
.seats { display: grid; grid-template-columns: repeat(auto-fit, minmax(144px, 1fr)); gap: 8px; }
.seats[data-count="3"] .level { display: none; }
.seats[data-count="3"] > .seat { padding: 8px; column-gap: 6px; }
.seats[data-count="3"] .sign { width: 20px; height: 20px; }
.seats[data-count="3"] .name { font-size: 0.9375rem; }
.seats[data-count="3"] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.seats[data-count="3"] .seat { column-gap: 6px; padding: 8px; }
.seat { display: grid; align-content: start; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 2px 10px; padding: 8px 12px; border: 1px solid var(--ludo-line); border-radius: var(--ludo-radius); background: var(--ludo-surface); }
.seat[data-turn] { border-color: var(--ludo-accent); box-shadow: inset 0 0 0 1px var(--ludo-accent); }
.seat[data-won] { border-color: var(--ludo-accent); background: var(--ludo-accent-soft); }
.sign { width: 26px; height: 26px; flex: none; display: block; }
.sign circle { stroke: var(--ludo-strong-line); stroke-width: 1; }
.who { display: flex; flex-direction: column; line-height: 1.2; min-width: 0; }
.name { font-weight: 600; overflow-wrap: anywhere; }
.name small { color: var(--ludo-muted); font-weight: 400; }
.state { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-height: 1.2em; color: var(--ludo-accent); font-size: 0.75rem; font-weight: 600; }
.seat[data-thinking] .sign { animation: thinking 1.2s ease-in-out infinite alternate; }
@keyframes thinking { to { opacity: 0.4; } }
.points { font-size: 1.75rem; font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums; }
.points.long { font-size: 1.25rem; }
.facts { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 12px; color: var(--ludo-muted); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.facts b { color: var(--ludo-ink); }

/* The panel: a sheet from the bottom, or a column on a wide table. */
.panel { position: var(--ludo-sheet, sticky); bottom: 0; z-index: 3; display: flex; flex: 1 0 66px; flex-direction: column; min-height: 0; height: 66px; margin: 0 calc(-1 * var(--ludo-edge, 0px)); border: 1px solid var(--ludo-line); border-radius: 14px 14px 0 0; background: var(--ludo-surface); box-shadow: 0 -4px 18px rgb(0 0 0 / 0.1); overflow: hidden; }
.panel[data-raised] { flex: none; height: 76dvh; }
.grip, .tabs { flex: none; }
/* As high as a finger needs: its lower half lies behind the tabs. */
.grip { height: 40px; margin-bottom: -20px; padding: 0 0 20px; border: 0; background: none; }
.grip::before { content: ""; display: block; width: 44px; height: 4px; margin: 0 auto; border-radius: 2px; background: var(--ludo-strong-line); }
.tabs { position: relative; pointer-events: none; display: flex; gap: 4px; padding: 0 12px; border-bottom: 1px solid var(--ludo-line); }
.tabs button { pointer-events: auto; min-height: 40px; padding: 4px 14px; border: 0; border-bottom: 3px solid transparent; background: none; color: var(--ludo-muted); }
.tabs button[aria-selected="true"] { border-color: var(--ludo-accent); color: var(--ludo-ink); font-weight: 600; }
.tab-body { position: relative; flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 0 14px; }
/* Not padding, which a lowered sheet would show with half a line in it. */
.tab-body::before, .tab-body::after { content: ""; display: block; height: 12px; }
.tab-body:focus-visible { outline-offset: -3px; }

/* The log. */
.log-empty { color: var(--ludo-muted); }
.log-more { display: block; min-height: 40px; margin: 0 6px 4px; }
.log { display: grid; gap: 2px; }
.log h3, .waited h3 { font-size: 0.75rem; font-weight: 700; letter-spacing: 0.04em; text-transform: uppercase; color: var(--ludo-muted); }
.round { margin-top: 10px; padding: 4px 6px; border-bottom: 1px solid var(--ludo-line); }
.round:first-child { margin-top: 0; }
.turn { display: flex; align-items: center; gap: 8px; margin-top: 6px; padding: 2px 6px; }
.turn .sign { width: 18px; height: 18px; }
.log h4 { margin: 0; font-size: 0.875rem; font-weight: 600; }
.go { position: absolute; inset: 0; border: 0; border-radius: 8px; background: none; }
.go:hover { background: color-mix(in srgb, var(--ludo-ink) 6%, transparent); }
.entry.later { color: var(--ludo-muted); }
.entry.later .sign { opacity: 0.6; }
.entry > .sign, .entry > div { position: relative; pointer-events: none; }
.entry .rule-mark { pointer-events: auto; }
.waited { margin-top: 10px; padding: 8px 6px; border-top: 1px solid var(--ludo-line); }
.waited li { display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 10px; padding: 4px 0; font-size: 0.875rem; line-height: 1.4; }
.waited .sign { width: 18px; height: 18px; margin-top: 1px; }
.waited .moves { color: var(--ludo-muted); white-space: nowrap; }
.entry { position: relative; display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 10px; padding: 6px; border-radius: 8px; font-size: 0.9375rem; line-height: 1.4; }
.entry .sign { width: 18px; height: 18px; margin-top: 2px; }
.entry.last { background: var(--ludo-accent-soft); }
.rule-mark { padding: 0 3px; border: 1px solid transparent; border-radius: 5px; background: none; color: var(--ludo-muted); font-size: 0.6875rem; line-height: 1.4; font-weight: 500; font-variant-numeric: tabular-nums; white-space: nowrap; vertical-align: 1px; }
.marks { display: inline; margin-left: 2px; }
button.rule-mark { position: relative; }
button.rule-mark::after { content: ""; position: absolute; inset: -5px -1px; }
button.rule-mark:hover { border-color: var(--ludo-strong-line); color: var(--ludo-ink); }
h3 > .rule-mark, h4 > .rule-mark, summary > .rule-mark { border-color: var(--ludo-line); }
.rule-mark.ruling.ruling { border-style: dashed; border-color: var(--ludo-ruling); color: var(--ludo-ruling); font-style: italic; }

/* The rules. */
.rules-head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-bottom: 12px; }
.search { flex: 1 1 150px; min-width: 0; min-height: 40px; padding: 6px 12px; border: 1px solid var(--ludo-strong-line); border-radius: 8px; background: var(--ludo-raised); }
.only { color: var(--ludo-muted); font-size: 0.875rem; white-space: nowrap; }
.reconstructed { margin-bottom: 12px; padding: 8px 10px; border-left: 3px dashed var(--ludo-ruling); background: var(--ludo-ruling-soft); font-size: 0.875rem; }
.chapters { display: flex; flex-wrap: wrap; gap: 0 14px; margin-bottom: 8px; }
.chapters .link { min-height: 40px; }
.chapter > h3 { margin: 14px 10px 4px; font-size: 1.0625rem; }
.chapter > ul { display: grid; gap: 4px; }
.example summary { min-height: 32px; padding: 4px 0; color: var(--ludo-accent); font-size: 0.875rem; }
.rule-picture .ludo-picture { height: 260px; }
.aid { break-inside: avoid; }
.aid h3 { margin: 12px 0 4px; font-size: 1rem; }
.aid li { margin-top: 3px; font-size: 0.9375rem; }
.player-aid .buttons { margin-top: 14px; }
.rule { padding: 8px 10px; border-radius: 8px; scroll-margin-top: 8px; }
.rule h4 { margin: 0; font-size: 0.9375rem; font-weight: 600; }
.rule p { font-size: 0.9375rem; }
.rule[data-used] { background: var(--ludo-accent-soft); }
.rule:focus { outline: 2px solid var(--ludo-accent); outline-offset: -2px; }
.used { margin-left: 8px; color: var(--ludo-accent); font-size: 0.75rem; }
.rule-source.rule-source { margin-top: 2px; color: var(--ludo-muted); font-size: 0.8125rem; }
.rule-quote.rule-quote { margin-top: 2px; color: var(--ludo-muted); font-size: 0.8125rem; }
.rule-source.ruling.ruling { color: var(--ludo-ruling); font-style: italic; }

/* A note beside something. */
.note { position: fixed; inset: auto; width: min(340px, calc(100vw - 16px)); margin: 0; padding: 12px 36px 12px 14px; border: 1px solid var(--ludo-strong-line); border-radius: 12px; background: var(--ludo-raised); color: var(--ludo-ink); box-shadow: var(--ludo-shadow); font: 15px/1.4 var(--ludo-font); }
.note-body { display: grid; gap: 6px; }
.note h3 { font-size: 1rem; }
.note-close { position: absolute; top: 4px; right: 4px; width: 32px; height: 32px; border: 0; background: none; font-size: 1.2rem; color: var(--ludo-muted); }
.reason { font-weight: 600; }
.why summary { cursor: pointer; color: var(--ludo-accent); }
.rule-text { display: grid; gap: 2px; margin-top: 6px; }

/* Dialogs and forms. */
.dialog { width: min(560px, calc(100vw - 24px)); max-height: calc(100dvh - 32px); padding: 20px; border: 1px solid var(--ludo-line); border-radius: 16px; background: var(--ludo-surface); color: var(--ludo-ink); box-shadow: var(--ludo-shadow); }
.dialog::backdrop { background: rgb(10 12 14 / 0.55); }
.dialog header { display: flex; align-items: center; justify-content: space-between; margin-bottom: 12px; }
.dialog h2 { font-size: 1.25rem; outline: none; }
.quiet-button { width: 40px; height: 40px; border: 0; border-radius: 8px; background: none; font-size: 1.3rem; }
.setup { display: grid; gap: 12px; }
.names .presets { grid-column: 1 / -1; }
.presets { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 6px; }
.preset.preset { padding: 6px 10px; font-size: 0.875rem; line-height: 1.25; text-align: left; }
.preset[aria-pressed="true"] { border-color: var(--ludo-accent); background: var(--ludo-accent-soft); }
.field { display: grid; gap: 4px; }
.more-box > * + * { margin-top: 14px; }
.more-box h3 { font-size: 1rem; }
.keys { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 14px; margin: 8px 0 0; font-size: 0.9375rem; }
.keys dt { display: flex; align-items: start; gap: 4px; }
.keys dd { margin: 0; color: var(--ludo-muted); }
kbd { min-width: 24px; padding: 1px 6px; border: 1px solid var(--ludo-strong-line); border-radius: 5px; font: 0.8125rem/1.4 var(--ludo-font); text-align: center; }
.field > span { font-weight: 600; }
.field small { color: var(--ludo-muted); font-size: 0.8125rem; }
.field.switch { grid-template-columns: auto 1fr; align-items: center; }
.field.switch small { grid-column: 2; }
.field input:not([type="checkbox"]), .field select, textarea, .names input { width: 100%; min-height: 42px; padding: 8px 10px; border: 1px solid var(--ludo-strong-line); border-radius: 8px; background: var(--ludo-raised); }
textarea { font: 13px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; resize: vertical; }
.names select, .link-text { min-height: 42px; padding: 8px 10px; border: 1px solid var(--ludo-strong-line); border-radius: 8px; background: var(--ludo-raised); }
.link-text { width: 100%; margin: 12px 0; font: 13px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.names { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 8px; margin: 0; padding: 0; border: 0; }
.names legend { margin-bottom: 4px; font-weight: 600; }
.player { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 8px; }
summary { cursor: pointer; }
.more > .field { margin-top: 8px; }
.choices[open] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 8px; }
.choices > summary, .choices > small { grid-column: 1 / -1; }
.choices > small { color: var(--ludo-muted); font-size: 0.8125rem; }
.examples { margin-top: 16px; padding-top: 14px; border-top: 1px solid var(--ludo-line); }
.scenarios { display: grid; gap: 6px; margin-top: 10px; }
.scenarios button { display: grid; width: 100%; padding: 8px 12px; border: 1px solid var(--ludo-line); border-radius: 8px; background: none; text-align: left; }
.scenarios button:hover { border-color: var(--ludo-strong-line); background: var(--ludo-raised); }
.scenarios span { font-size: 0.9375rem; }
.scenarios small { color: var(--ludo-muted); }
.setup .buttons { position: sticky; bottom: -20px; margin: 0 -20px; padding: 10px 20px 14px; border-top: 1px solid var(--ludo-line); background: var(--ludo-surface); }
.setup .main-button { flex: 1; min-height: 46px; }
.buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.save-text { margin: 12px 0; word-break: break-all; }
.dialog p + .buttons { margin-top: 12px; }
.dialog .buttons + p { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--ludo-line); }
.complaint { margin-bottom: 8px; color: var(--ludo-wrong); font-weight: 600; }
.said { color: var(--ludo-muted); }
.put-aside { margin-top: 16px; padding-top: 12px; border-top: 1px solid var(--ludo-line); }
.put-aside li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; }
.put-aside li span { flex: 1 1 10rem; }
.share + .said { margin-top: 10px; }
.share[hidden] + .said { margin-top: 0; color: inherit; }
.embed { margin-top: 10px; padding-top: 6px; border-top: 1px solid var(--ludo-line); }
.embed summary { min-height: 40px; padding: 8px 0; font-weight: 600; cursor: pointer; }
.embed p { color: var(--ludo-muted); font-size: 0.875rem; }
.code { margin-top: 14px; }
.code h3 { font-size: 0.9375rem; }
.code-text { display: block; margin: 6px 0 8px; overflow-wrap: anywhere; }

/* The curtain. */
.curtain { position: absolute; inset: 0; z-index: 9; display: grid; place-items: center; padding: 16px; border-radius: 14px; background: repeating-linear-gradient(90deg, light-dark(#5a2327, #471a1e) 0 22px, light-dark(#682a2e, #531f24) 22px 44px); }
.curtain-card { display: grid; justify-items: center; gap: 10px; max-width: 340px; padding: 24px; border-radius: 16px; background: var(--ludo-surface); box-shadow: var(--ludo-shadow); text-align: center; }
.curtain .sign { width: 52px; height: 52px; }
.curtain-name { font-size: 1.35rem; font-weight: 700; }

@container (min-width: 880px) {
  .table { display: grid; grid-template: calc(var(--asking-wide) + var(--asking-more, 0px)) auto auto minmax(0, 1fr) / minmax(0, 1fr) var(--ludo-panel); gap: var(--ludo-gap) 24px; height: var(--ludo-height, auto); }
  .table[data-prefaced] { --asking-more: 44px; }
  .asking { grid-area: 1 / 1; height: auto; }
  .notices { position: relative; bottom: 0; grid-area: 4 / 2; align-self: start; margin: 10px; }
  .field-of-play { grid-area: 2 / 1 / 5 / 2; place-items: start center; }
  .board { height: 100%; max-height: var(--ludo-board-height, max(280px, 100dvh - 96px)); }
  .seats { grid-area: 1 / 2 / 3 / 3; align-content: start; }
  .bars { grid-area: 3 / 2; }
  /* As high as the board leaves room for, however long the log is. */
  .panel, .panel[data-raised] { position: relative; grid-area: 4 / 2; height: auto; min-height: 260px; contain: size; margin: 0; border-radius: var(--ludo-radius); box-shadow: none; }
  .grip { display: none; }
  .tabs { padding-top: 4px; }
  .ask { font-size: 1.25rem; }
  .with-hand { grid-template: auto auto auto auto minmax(0, 1fr) auto / minmax(0, 1fr) var(--ludo-panel); height: max(764px, var(--ludo-height, 764px)); }
  /* Beside the question. */
  .with-hand > .choices, .with-hand > .choices:empty { grid-area: 1 / 2 / 3 / 3; }
  .with-hand > .field-of-play { grid-area: 2 / 1 / 6 / 2; }
  .with-hand > .seats { grid-area: 3 / 2; }
  .with-hand > .holdings { grid-area: 4 / 2; }
  .with-hand > .panel, .with-hand > .panel[data-raised] { grid-area: 5 / 2; min-height: 110px; }
  .with-hand > .hand { grid-area: 6 / 1; }
  /* Beside the question, since on a map they would hide something. */
  .with-map > .asking { padding-right: 262px; }
  .with-map .zoom { inset: -56px 0 auto auto; flex-direction: row; }
  .with-map .zoom button { min-width: 40px; }
  .with-map .zoom .look-up { padding: 6px 10px; font-size: 0.8125rem; }
  /* A seat is a line, so that the log has room. */
  .with-hand > .seats.seats { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .with-hand > .holdings { min-height: 208px; }
  .with-hand .seat.seat { display: flex; gap: 10px; height: 38px; padding: 2px 10px; align-items: center; }
  .with-hand .seat .who { flex: 1; min-width: 88px; }
  .with-hand .seat .facts { flex: 0 1 130px; gap: 0 10px; font-size: 0.75rem; line-height: 1.25; }
  .with-hand .seat .state { min-height: 0; }
  .with-hand .seat .points { order: 1; min-width: 56px; font-size: 1.25rem; text-align: right; }
  .with-hand > .bars { grid-area: 6 / 2; }
}
@media (max-height: 540px) {
  /* A phone on its side: the board on the left, everything else on the right. */
  @container (min-width: 600px) and (max-width: 879.9px) {
    .table { display: grid; grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr) 264px; align-items: start; gap: 8px 16px; }
    .asking { grid-area: 1 / 2; height: 92px; }
    .notices { grid-area: 4 / 2; align-self: start; }
    .field-of-play { grid-area: 1 / 1 / 5 / 2; }
    .board { max-height: calc(100dvh - 16px); }
    .seats { grid-area: 2 / 2; }
    .bars { grid-area: 3 / 2; }
    .seat { padding: 6px 8px; column-gap: 6px; }
    .seat .sign { width: 20px; height: 20px; }
    .points { font-size: 1.4rem; }
    .controls .words { display: none; }
    .panel, .panel[data-raised] { position: relative; grid-area: 4 / 2; align-self: stretch; height: 200px; margin: 0; border-radius: var(--ludo-radius); }
    .grip { display: none; }
  }
}
@container (max-width: 879.9px) {
  /* Beside a small board there is no room, and on it they would hide something. */
  .zoom { position: static; flex-direction: row; justify-self: end; min-height: 40px; margin-top: 6px; }
  .zoom .look-up { padding: 6px 12px; font-size: inherit; }
  .zoom button, .note-close.note-close { min-width: 40px; min-height: 40px; }
  /* The table may be higher than the screen. */
  .curtain { align-items: start; }
  .curtain-card { position: sticky; top: max(16px, 50dvh - 160px); margin-top: 60px; }
  /* Always in reach: above the sheet. */
  .with-hand > .hand { height: 116px; position: sticky; bottom: var(--ludo-sheet-height, 66px); z-index: 2; grid-template: "points repair end" auto "cards cards cards" auto / 1fr auto auto; margin: 0 calc(-1 * var(--ludo-edge, 0px)); padding: 6px max(6px, var(--ludo-edge, 0px)); border-top: 1px solid var(--ludo-line); background: var(--ludo-paper); }
  .with-hand > .asking { height: 86px; }
  .with-hand > .choices, .with-hand > .choices:empty { order: -1; }
  .with-hand > .asking, .with-hand > .lesson { order: -2; }
  .with-map .board { max-height: var(--ludo-board-height, clamp(280px, 100dvh - 456px, 640px)); }
}
@media (min-height: 540.1px) {
  @container (max-width: 879.9px) {
    /* Whoever looks back has the slider at hand, however high the board is. */
    .bars { display: contents; }
    .replays > .bars > * { order: -1; }
    /* A graph is right below the board that it leads to. */
    .table:has(.graph-box:not([hidden])) > :is(.asking, .field-of-play) { order: -2; }
    .graph-box { order: -1; }
    .table:not(.replays) .timeline[data-looks] { position: sticky; bottom: 66px; z-index: 2; padding: 4px 0; background: var(--ludo-paper); }
  }
}
@container (max-width: 420px) {
  .controls button, .controls .button { min-height: 46px; }
  .seat { padding: 6px 10px; }
  .facts { gap: 0 8px; font-size: 0.75rem; }
}
@container (max-width: 345px) {
  .controls { grid-auto-flow: row; grid-template-columns: repeat(4, minmax(0, 1fr)); }
}
@media (forced-colors: active) {
  /* The board keeps its colours: they are part of the game. What is around it is the system's. */
  .board, .sign { forced-color-adjust: none; }
  .seat[data-turn], .seat[data-won], .tabs button[aria-selected="true"] { border-color: Highlight; }
  .curtain { background: Canvas; }
}
@media print {
  /* The rules alone, or the player aid alone where it is open: black on white, as long as they are. */
  :host { color-scheme: light; }
  .table > :not(.panel), .grip, .tabs, .rules-head, .chapters, .example:not([open]), .dialog header button, .dialog .buttons, .covering { display: none !important; }
  .table, .panel, .panel[data-raised] { display: block; height: auto; min-height: 0; contain: none; border: 0; box-shadow: none; overflow: visible; }
  .tab-body { overflow: visible; }
  #body-rules[hidden] { display: block !important; }
  #body-log { display: none !important; }
  .rule { break-inside: avoid; padding: 4px 0; }
  .chapter > h3 { break-after: avoid; }
  .root:has(.player-aid[open]) .table { display: none; }
  .player-aid { position: static; width: auto; max-width: none; max-height: none; border: 0; padding: 0; box-shadow: none; columns: 2; }
  .player-aid header { column-span: all; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; animation: none !important; }
}
`;

// src/element/tokens.css
var tokens_default = '/* Colours and sizes, light and dark, for the page and for every table on it. A page may set any of them on <ludo-table>. */\n\n:root,\n:host {\n  --ludo-paper: light-dark(#f3efe6, #14171a);\n  --ludo-surface: light-dark(#fffdf8, #1d2125);\n  --ludo-raised: light-dark(#ffffff, #262b30);\n  --ludo-ink: light-dark(#22252a, #eee9dd);\n  --ludo-muted: light-dark(#5b5d61, #aeaba1);\n  --ludo-line: light-dark(#dad3c3, #363c42);\n  --ludo-strong-line: light-dark(#8d8674, #7b8187);\n  --ludo-accent: light-dark(#7a4f00, #f0c052);\n  --ludo-accent-ink: light-dark(#fffdf8, #1b1503);\n  --ludo-accent-soft: light-dark(#f6e7c3, #3a301a);\n  --ludo-ruling: light-dark(#4b3f8f, #b9b0f2);\n  --ludo-ruling-soft: light-dark(#ebe8fa, #2c2a42);\n  --ludo-wrong: light-dark(#9c1f18, #ff9d92);\n  --ludo-shadow: light-dark(0 8px 28px rgb(60 45 15 / 0.16), 0 8px 28px rgb(0 0 0 / 0.5));\n  --ludo-font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;\n  --ludo-gap: 12px;\n  --ludo-radius: 10px;\n  --ludo-panel: 372px;\n}\n';

// src/element/parts/placeholder.ts
init_words();
init_asking();

// src/element/parts/seats.ts
init_svg();
init_words();
function seatSign(renderer6, seat) {
  const style = renderer6.seats[seat];
  const device = s("path", { d: style?.device ?? "" });
  const round2 = s("circle", { cx: 12, cy: 12, r: 11.5 });
  round2.style.fill = style?.colour ?? "gray";
  device.style.fill = style?.ink ?? "white";
  device.setAttribute(
    "transform",
    "translate(12 12) scale(0.72) translate(-12 -12)"
  );
  return s(
    "svg",
    { class: "sign", viewBox: "-1 -1 26 26", "aria-hidden": "true" },
    round2,
    device
  );
}
function blankSeat(lines) {
  const blank = (part) => h("span", { class: part }, " ");
  const facts = Array.from(
    { length: lines },
    () => h("div", { class: "facts" }, blank("fact"))
  );
  return h(
    "li",
    { class: "seat" },
    s("svg", { class: "sign", viewBox: "0 0 26 26" }),
    h("div", { class: "who" }, blank("name"), blank("state")),
    ...facts
  );
}
function seats2(renderer6, context, {
  players,
  thinking,
  label: label2,
  lang
}) {
  const cards2 = [];
  const figures = new Intl.NumberFormat(lang);
  const written = (value) => typeof value === "number" ? figures.format(value) : value;
  for (let seat = 0; seat < context.players; seat += 1) {
    const score6 = renderer6.score?.(seat, context);
    const turn = context.acting.includes(seat);
    const won = context.outcome?.ranking[0]?.includes(seat) ?? false;
    const facts = score6?.facts.map(
      ({ label: label3, value }) => h("span", { class: "fact" }, h("b", {}, written(value)), ` ${label3}`)
    ) ?? [];
    const badge2 = won ? context.outcome?.ranking[0]?.length === 1 ? seatWords.winner : seatWords.draw : seat === thinking ? seatWords.thinks : turn ? seatWords.toMove : "";
    const player = players[seat];
    const level = player?.kind === "bot" ? h("span", { class: "level" }, seatWords.level(player.level)) : null;
    const who = player === void 0 || player.kind === "person" ? [] : [seatWords.played[player.kind], ...level === null ? [] : [level]];
    cards2.push(
      h(
        "li",
        {
          class: "seat",
          part: "seat",
          "data-seat": seat,
          "data-turn": turn,
          "data-won": won,
          "data-thinking": seat === thinking
        },
        seatSign(renderer6, seat),
        h(
          "div",
          { class: "who" },
          h(
            "span",
            { class: "name" },
            label2(seat),
            ...label2(seat) === context.name(seat) ? [] : [" ", h("small", {}, context.name(seat))]
          ),
          h(
            "span",
            { class: "state" },
            ...badge2 === "" || !won && player?.kind === "nobody" ? who : [badge2]
          )
        ),
        h(
          "span",
          {
            class: String(score6?.points ?? "").length > 2 ? "points long" : "points"
          },
          written(score6?.points ?? ""),
          h("span", { class: "unseen" }, seatWords.points)
        ),
        h("div", { class: "facts" }, ...facts)
      )
    );
  }
  return cards2;
}

// src/element/parts/placeholder.ts
function placeholder(shadow, { players, options, controls: controls2, moveList }, { title, defaultPlayers }, frame7) {
  const count3 = typeof options.players === "number" ? options.players : players.length > 1 ? players.length : defaultPlayers;
  const buttons = [
    "undo",
    "redo",
    "hint",
    "random",
    "new",
    "share",
    "save",
    "more"
  ].filter(
    (name2) => controls2.has(name2) && (moveList === null || ["share", "save", "more"].includes(name2))
  );
  const bar = (names) => h(
    "div",
    { class: "controls" },
    ...names.map((name2) => h("span", { class: "button" }, name2))
  );
  const timeline2 = moveList !== null || controls2.has("timeline") ? h(
    "div",
    { class: "timeline" },
    h("div", { class: "track" }),
    h("div", { class: "timeline-buttons" })
  ) : null;
  const small = frame7.small !== void 0 && holds(`(max-width: ${frame7.small.upTo}px)`) ? frame7.small.size : null;
  const [width, height] = small ?? frame7.size;
  const board = s(
    "svg",
    {
      class: "board empty",
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "xMidYMin meet",
      "aria-hidden": "true"
    },
    s("rect", { width, height, rx: width / 60 })
  );
  if (height > 2 * width) board.style.maxHeight = "none";
  const tabs = controls2.has("log") || controls2.has("rules");
  const table = h(
    "div",
    {
      class: `table waiting${moveList === null ? "" : " replays"}${frame7.hand ? " with-hand with-map" : ""}`,
      part: "table",
      "aria-busy": "true"
    },
    h(
      "div",
      { class: "asking" },
      h("p", { class: "waiting-words" }, tableWords.loads(title))
    ),
    h(
      "div",
      { class: "field-of-play" },
      board,
      h("slot", { name: "poster" }),
      frame7.pans ? h("div", { class: "zoom" }) : null
    ),
    ...frame7.hand ? ["choices", "holdings", "hand"].map((name2) => h("div", { class: name2 })) : [],
    h(
      "ul",
      { class: "seats", "data-count": count3, "aria-hidden": "true" },
      ...Array.from(
        { length: Math.min(count3, 8) },
        () => blankSeat(frame7.lines ?? 1)
      )
    ),
    h(
      "div",
      { class: "bars", "aria-hidden": "true" },
      timeline2,
      buttons.length > 0 ? bar(buttons) : null
    ),
    tabs ? h("div", { class: "panel", "aria-hidden": "true" }) : null
  );
  reserve(table, frame7);
  fillShadow(
    shadow,
    [tokens_default, table_default],
    h("div", { class: "root", lang: "en" }, table)
  );
}
function waitingWords(shadow, text3) {
  const words2 = shadow.querySelector(".waiting-words");
  if (words2 !== null) words2.textContent = text3;
}
function problem(shadow, message, again) {
  fillShadow(
    shadow,
    [tokens_default, table_default],
    h(
      "div",
      { class: "problem", part: "error", role: "alert", lang: "en" },
      h("p", { class: "problem-title" }, tableWords.cannotBeShown),
      h("p", {}, message),
      again === null ? null : h("button", { type: "button", onclick: again }, tableWords.tryAgain),
      // What the page has put into the tag is all that there is to be seen now.
      h("slot", { name: "poster" }),
      h("slot")
    )
  );
}

// src/element/parts/saves.ts
init_svg();
init_words();
var button = (words2, onclick, more2 = {}) => h("button", { type: "button", onclick, ...more2 }, words2);
function saves({
  id,
  save,
  hides: hides2,
  kept: kept2,
  restore
}) {
  const wrong = complaint();
  const area = h("textarea", {
    class: "save-text",
    rows: hides2 ? 3 : 6,
    spellcheck: "false",
    autocomplete: "off",
    "aria-label": saveWords.text
  });
  if (!hides2) area.value = save();
  const load = (from) => {
    try {
      wrong.hide();
      restore(from);
      element.close();
    } catch (error) {
      wrong.show(error);
    }
  };
  const file = h("input", {
    type: "file",
    accept: ".json,application/json,text/plain",
    hidden: true,
    onchange: async () => {
      const chosen2 = file.files?.[0];
      if (chosen2 !== void 0) load(await chosen2.text());
    }
  });
  const main = { class: "main-button" };
  const toFile2 = button(saveWords.toFile, () => download(id, save()), {
    "data-action": "to-file",
    ...hides2 ? {} : main
  });
  const restoring = (more2) => button(saveWords.restore, () => load(area.value), {
    "data-action": "restore",
    ...more2
  });
  const open2 = button(saveWords.open, () => file.click());
  const row = (...buttons) => h("div", { class: "buttons" }, ...buttons);
  const body = hides2 ? [
    h("p", {}, saveWords.secret(kept2)),
    row(
      button(saveWords.finish, () => element.close(), main),
      toFile2
    ),
    h("p", {}, saveWords.aboutRestoring),
    area,
    wrong.element,
    row(restoring({}), open2)
  ] : [
    h("p", {}, saveWords.about(kept2)),
    row(toFile2, open2),
    h("p", {}, saveWords.asText),
    area,
    wrong.element,
    row(restoring({}), ...copying(area))
  ];
  const element = dialog(saveWords.title, ...body, file);
  return element;
}
function download(id, text3) {
  const url = URL.createObjectURL(
    new Blob([text3], { type: "application/json" })
  );
  h("a", {
    href: url,
    download: `${id}-${(/* @__PURE__ */ new Date()).toISOString().slice(0, 10)}.json`
  }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1e3);
}
function copying(area) {
  const text3 = area.value;
  const said2 = h("span", { class: "said", role: "status" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text3);
      said2.textContent = shareWords.copied;
    } catch {
      area.focus();
      area.select();
      said2.textContent = shareWords.selected;
    }
  };
  return [button(saveWords.copy, () => void copy()), said2];
}

// src/element/parts/setup.ts
init_json();
init_svg();
init_words();
function setup({
  info,
  scenarios,
  renderer: renderer6,
  names,
  players: seated,
  start
}) {
  const say6 = (name2) => renderer6.optionWords?.[name2] ?? words(name2);
  const seatName = (seat2) => renderer6.seats[seat2]?.name ?? seatWords.numbered(seat2);
  const wrong = complaint();
  const fields2 = new Map(
    info.options.map((option) => [option.name, field(option, say6)])
  );
  const players = h(
    "select",
    { name: "players", "aria-label": setupWords.players },
    ...Array.from(
      { length: info.maxPlayers - info.minPlayers + 1 },
      (_, n) => h(
        "option",
        { value: info.minPlayers + n },
        setupWords.count(info.minPlayers + n)
      )
    )
  );
  players.value = String(seated.length || info.defaultPlayers);
  const seed = h("input", {
    type: "text",
    name: "seed",
    autocomplete: "off",
    placeholder: setupWords.randomSeed
  });
  const chance = h(
    "select",
    { name: "chance" },
    h("option", { value: "auto" }, setupWords.drawn),
    h("option", { value: "manual" }, setupWords.byHand)
  );
  const nameInputs = Array.from(
    { length: info.maxPlayers },
    (_, seat2) => h("input", {
      type: "text",
      maxlength: 24,
      autocomplete: "off",
      placeholder: seatName(seat2),
      value: names[seat2] ?? "",
      "aria-label": setupWords.nameOf(seatName(seat2))
    })
  );
  const kindInputs = nameInputs.map((_, seat2) => {
    const now = wordOf(seated[seat2] ?? seated.at(-1) ?? { kind: "person" });
    const select = h(
      "select",
      {
        name: `player${seat2}`,
        "aria-label": setupWords.playerOf(seatName(seat2))
      },
      ...setupWords.kinds.filter(([word]) => word !== "nobody" || now === "nobody").map(([word, said2]) => h("option", { value: word }, said2))
    );
    select.value = now;
    return select;
  });
  const rows2 = nameInputs.map(
    (input, seat2) => h(
      "div",
      { class: "player" },
      seatSign(renderer6, seat2),
      input,
      kindInputs[seat2] ?? null
    )
  );
  const showRows = () => {
    for (const [seat2, row] of rows2.entries())
      row.hidden = seat2 >= Number(players.value);
  };
  players.addEventListener("input", showRows);
  showRows();
  const seat = (word) => () => {
    for (const [n, select] of kindInputs.entries()) select.value = word(n);
    markCompany();
  };
  const companies = [
    ["bots", seat((n) => n === 0 ? "person" : "bot:easy")],
    ["pass", seat(() => "person")]
  ];
  const companyButtons = companies.map(
    ([kind2, choose]) => h(
      "button",
      { type: "button", class: "preset", onclick: choose },
      setupWords.company[kind2]
    )
  );
  function markCompany() {
    const kinds = kindInputs.slice(0, Number(players.value)).map((select) => select.value);
    const [first = "", ...others] = kinds;
    const bots = first === "person" && others.every((word) => word.startsWith("bot"));
    const pass = kinds.every((word) => word === "person");
    for (const [n, on] of [bots, pass].entries())
      companyButtons[n]?.setAttribute("aria-pressed", String(on));
  }
  for (const select of [...kindInputs, players])
    select.addEventListener("input", markCompany);
  markCompany();
  const presets = info.variants.map(
    (variant) => h(
      "button",
      {
        type: "button",
        class: "preset",
        onclick: () => {
          for (const [name2, value] of Object.entries(variant.options))
            fields2.get(name2)?.write(value);
          follow2();
        }
      },
      variant.title
    )
  );
  function follow2() {
    let values;
    try {
      values = Object.fromEntries(
        [...fields2].map(([name2, each2]) => [name2, each2.read()])
      );
    } catch {
      return;
    }
    for (const [n, variant] of info.variants.entries())
      presets[n]?.setAttribute(
        "aria-pressed",
        String(
          Object.entries(variant.options).every(
            ([name2, value]) => JSON.stringify(values[name2]) === JSON.stringify(value)
          )
        )
      );
    for (const [name2, [other, value]] of Object.entries(
      renderer6.optionApplies ?? {}
    ))
      fields2.get(name2)?.element.toggleAttribute("hidden", values[other] !== value);
  }
  const trying = (act) => {
    try {
      wrong.hide();
      act();
      element.close();
    } catch (error) {
      wrong.show(error);
    }
  };
  const typedNames = () => nameInputs.map((input) => input.value.trim());
  const chosenPlayers = () => kindInputs.map((select) => select.value);
  const form = h(
    "form",
    {
      class: "setup",
      onsubmit: (event) => {
        event.preventDefault();
        trying(() => {
          const options = {};
          for (const [name2, each2] of fields2) options[name2] = each2.read();
          if (info.minPlayers !== info.maxPlayers)
            options.players = Number(players.value);
          const typed = seed.value.trim();
          if (typed !== "")
            options.seed = /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
          if (chance.value === "manual") options.chance = "manual";
          start(options, typedNames(), chosenPlayers());
        });
      }
    },
    h(
      "fieldset",
      { class: "names" },
      h("legend", {}, setupWords.whoPlays),
      h(
        "div",
        { class: "presets" },
        ...companyButtons,
        info.minPlayers === info.maxPlayers ? null : players
      ),
      ...rows2
    ),
    presets.length > 1 ? h(
      "fieldset",
      { class: "names" },
      h("legend", {}, setupWords.waysToPlay),
      h("div", { class: "presets" }, ...presets)
    ) : null,
    h(
      "details",
      { class: "more", oninput: () => follow2() },
      h("summary", {}, setupWords.more),
      ...[...fields2.values()].map((each2) => each2.element),
      h(
        "label",
        { class: "field" },
        h("span", {}, setupWords.seed),
        seed,
        h("small", {}, setupWords.aboutSeed)
      ),
      h("label", { class: "field" }, h("span", {}, setupWords.chance), chance)
    ),
    wrong.element,
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "submit", class: "main-button" }, setupWords.start)
    )
  );
  follow2();
  const examples = h(
    "ul",
    { class: "scenarios" },
    ...scenarios.map(
      (scenario) => h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-scenario": scenario.id,
            onclick: () => trying(
              () => start({ scenario: scenario.id }, typedNames(), chosenPlayers())
            )
          },
          h("b", {}, scenario.title),
          h("span", {}, scenario.note),
          h("small", {}, scenario.rules.join(" · "))
        )
      )
    )
  );
  const element = dialog(
    setupWords.title(info.title),
    form,
    ...scenarios.length === 0 ? [] : [
      h(
        "details",
        { class: "examples" },
        h("summary", {}, setupWords.scenarios(scenarios.length)),
        examples
      )
    ]
  );
  return element;
}
function field(option, say6) {
  const help = h("small", {}, option.text);
  const label2 = h("span", {}, say6(option.name));
  if (option.kind === "choice") {
    const select = h(
      "select",
      { name: option.name },
      ...option.values.map((value) => h("option", { value }, say6(value)))
    );
    select.value = String(option.default);
    return {
      element: h("label", { class: "field" }, label2, select, help),
      read: () => select.value,
      write: (value) => {
        select.value = String(value);
      }
    };
  }
  if (option.kind === "switch") {
    const box2 = h("input", { type: "checkbox", name: option.name });
    box2.checked = option.default === true;
    return {
      element: h("label", { class: "field switch" }, box2, label2, help),
      read: () => box2.checked,
      write: (value) => {
        box2.checked = value === true;
      }
    };
  }
  if (option.kind === "whole") {
    const input = h("input", {
      type: "number",
      name: option.name,
      min: option.min,
      max: option.max,
      step: 1,
      value: Number(option.default),
      required: true
    });
    return {
      element: h("label", { class: "field" }, label2, input, help),
      read: () => Number(input.value),
      write: (value) => {
        input.value = String(value);
      }
    };
  }
  if (option.kind === "choices") return choices2(option, say6(option.name), help);
  const area = h("textarea", {
    name: option.name,
    rows: 4,
    spellcheck: "false",
    placeholder: setupWords.builtIn
  });
  const open2 = h(
    "details",
    { class: "more" },
    h("summary", {}, say6(option.name)),
    h("label", { class: "field" }, help, area)
  );
  return {
    element: open2,
    read: () => {
      if (area.value.trim() === "") return option.default;
      try {
        return parseJson(area.value);
      } catch {
        throw new Error(setupWords.notJson(say6(option.name)));
      }
    },
    write: (value) => {
      area.value = value === null ? "" : JSON.stringify(value);
    }
  };
}
function choices2(option, label2, help) {
  const selects = option.entries.map((entry) => {
    const select = h(
      "select",
      { name: `${option.name}.${entry.name}` },
      ...option.values.map(({ value, label: label3 }) => h("option", { value }, label3))
    );
    select.value = entry.value;
    return { entry, select };
  });
  const open2 = h(
    "details",
    { class: "more choices" },
    h("summary", {}, label2),
    help,
    ...selects.map(
      ({ entry, select }) => h("label", { class: "field" }, h("span", {}, entry.label), select)
    )
  );
  const chosen2 = () => Object.fromEntries(
    selects.filter(({ entry, select }) => select.value !== entry.value).map(({ entry, select }) => [entry.name, select.value])
  );
  return {
    element: open2,
    read: chosen2,
    write: (given) => {
      const values = new Map(Object.entries(given ?? {}));
      for (const { entry, select } of selects)
        select.value = values.get(entry.name) ?? entry.value;
      open2.open = Object.keys(chosen2()).length > 0;
    }
  };
}

// src/element/parts/share.ts
init_svg();
init_words();
function shareDialog(link, codes) {
  const said2 = h("p", { class: "said", role: "status" }, shareWords.making);
  const field2 = h("input", {
    type: "text",
    class: "link-text",
    readonly: true,
    spellcheck: "false",
    "aria-label": shareWords.link,
    onfocus: () => field2.select()
  });
  const copy = h(
    "button",
    {
      type: "button",
      class: "main-button",
      "data-action": "copy",
      onclick: () => void toClipboard(field2, said2)
    },
    shareWords.copy
  );
  const body = h(
    "div",
    { class: "share", hidden: true },
    h("p", {}, shareWords.about),
    field2,
    h("div", { class: "buttons" }, copy)
  );
  const embed = h(
    "details",
    { class: "embed" },
    h("summary", {}, shareWords.embed),
    h("p", {}, shareWords.aboutEmbedding),
    ...codes.map(({ name: name2, text: text3 }) => code(name2, text3, said2))
  );
  const element = dialog(shareWords.title, body, said2, embed);
  link.then(
    (address2) => {
      field2.value = address2;
      body.hidden = false;
      said2.textContent = shareWords.length(address2.length);
      copy.focus();
    },
    (error) => {
      said2.textContent = messageOf(error);
    }
  );
  return element;
}
async function toClipboard(field2, said2) {
  try {
    await navigator.clipboard.writeText(field2.value);
    said2.textContent = shareWords.copied;
  } catch {
    field2.focus();
    said2.textContent = shareWords.selected;
  }
}
function code(name2, text3, said2) {
  const field2 = h("textarea", {
    class: "code-text",
    readonly: true,
    rows: 3,
    spellcheck: "false",
    "aria-label": shareWords[name2],
    onfocus: () => field2.select()
  });
  field2.value = text3;
  return h(
    "div",
    { class: "code" },
    h("h3", {}, shareWords[name2]),
    field2,
    h(
      "div",
      { class: "buttons" },
      h(
        "button",
        {
          type: "button",
          "data-action": `copy-${name2}`,
          onclick: () => void toClipboard(field2, said2)
        },
        shareWords.copyCode[name2]
      )
    )
  );
}

// src/element/context.ts
function contextOf(game, {
  entries,
  ...known4
}) {
  const last = entries.at(-1)?.ply;
  const events = entries.slice(entries.findIndex(({ ply }) => ply === last));
  return {
    ...known4,
    events: events.map(({ event }) => event),
    check: (move) => game.check(move, known4.actor ?? void 0)
  };
}

// src/element/pictures.ts
init_frames();

// src/element/parts/pan.ts
init_svg();
init_words();
var MOST = 6;
var MARGIN2 = 40;
var FAR = 0.38;
function panning(svg, scaled) {
  let kind2 = false;
  let zoom = 1;
  let whole = [0, 0, 100, 100];
  let at = [50, 50];
  let dragged = 0;
  let size = [0, 0];
  let sight2 = null;
  let told = 0;
  const fingers = /* @__PURE__ */ new Map();
  const least = () => Math.min(size[0] / whole[2], size[1] / whole[3]);
  const scale = () => least() * zoom;
  const window_ = () => kind2 === "map" && scale() > 0 ? [size[0] / scale(), size[1] / scale()] : [whole[2] / zoom, whole[3] / zoom];
  const within = (middle2, start, length, seen) => seen >= length ? start + length / 2 : Math.min(Math.max(middle2, start + seen / 2), start + length - seen / 2);
  function show() {
    const [x, y, width, height] = whole;
    const [w, ht] = window_();
    const near = kind2 === "map" && zoom > 1 && scale() > 0;
    const more2 = near ? MARGIN2 / 2 / scale() : 0;
    at = [
      within(at[0], x - more2, width + 2 * more2, w),
      within(at[1], y - more2, height + 2 * more2, ht)
    ];
    const box2 = [at[0] - w / 2, at[1] - ht / 2, w, ht].join(" ");
    if (svg.getAttribute("viewBox") !== box2) svg.setAttribute("viewBox", box2);
    const touch = kind2 !== false && zoom > 1 ? "none" : "";
    if (svg.style.touchAction !== touch) svg.style.touchAction = touch;
    if (kind2 !== "map" || scale() === told || scale() === 0) return;
    told = scale();
    setScale(svg, told);
    scaled();
  }
  function by(factor) {
    zoom = Math.min(MOST, Math.max(1, zoom * factor));
    show();
  }
  function go([x, y, width, height], closest) {
    const room = size.map((length) => Math.max(1, length - 2 * MARGIN2));
    const fits2 = Math.min(
      (room[0] ?? 1) / Math.max(width, 1),
      (room[1] ?? 1) / Math.max(height, 1)
    );
    zoom = Math.min(
      MOST,
      Math.max(1, Math.min(fits2, Math.max(closest, least())) / least())
    );
    at = [x + width / 2, y + height / 2];
    show();
  }
  function sees([x, y, width, height]) {
    const [w, ht] = window_();
    const edge = 12 / scale();
    return x >= at[0] - w / 2 + edge && x + width <= at[0] + w / 2 - edge && y >= at[1] - ht / 2 + edge && y + height <= at[1] + ht / 2 - edge;
  }
  function measure() {
    const now = [svg.clientWidth, svg.clientHeight];
    if (now[0] === size[0] && now[1] === size[1]) return;
    const first = size[0] === 0;
    size = now;
    show();
    if (first && sight2 !== null && size[0] > 0) go(sight2.box, sight2.closest);
  }
  const watch = new ResizeObserver(measure);
  watch.observe(svg);
  svg.addEventListener(
    "wheel",
    (event) => {
      if (kind2 === false || !event.ctrlKey) return;
      event.preventDefault();
      by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    },
    { passive: false }
  );
  svg.addEventListener("pointerdown", (event) => {
    dragged = 0;
    if (kind2 !== false)
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
  });
  svg.addEventListener("pointermove", (event) => {
    const before3 = fingers.get(event.pointerId);
    if (before3 === void 0) return;
    const now = [event.clientX, event.clientY];
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const other = others[0];
    if (other !== void 0) {
      const length = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
      if (length(before3) > 0) by(length(now) / length(before3));
      dragged = 99;
    } else if (zoom > 1) {
      const unit = window_()[0] / svg.clientWidth;
      dragged += Math.hypot(now[0] - before3[0], now[1] - before3[1]);
      at = [
        at[0] - (now[0] - before3[0]) * unit,
        at[1] - (now[1] - before3[1]) * unit
      ];
      show();
    }
    fingers.set(event.pointerId, now);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    svg.addEventListener(
      end,
      (event) => fingers.delete(event.pointerId)
    );
  }
  const button2 = (label2, sign3, factor) => h(
    "button",
    { type: "button", "aria-label": label2, onclick: () => by(factor) },
    sign3
  );
  const buttons = h(
    "div",
    { class: "zoom", hidden: true },
    button2(boardWords.closer, "+", 1.5),
    button2(boardWords.further, "−", 1 / 1.5),
    button2(boardWords.whole, "⤢", 0)
  );
  return {
    buttons,
    /** Whether the press that just ended was a drag. */
    moved: () => dragged > 8,
    /** Pixels of the screen for a unit of the plane; 0 as long as the table has no size. */
    scale() {
      if (size[0] === 0) measure();
      return scale();
    },
    fit(box2, how) {
      kind2 = how;
      buttons.hidden = how === false;
      svg.style.aspectRatio = how === "map" ? `${box2[2]} / ${box2[3]}` : "";
      if (box2.join() !== whole.join())
        at = [box2[0] + box2[2] / 2, box2[1] + box2[3] / 2];
      whole = box2;
      if (how === false) zoom = 1;
      show();
    },
    /** Leads a map to what is to be seen, if that is something else than before and not in sight. */
    look(next) {
      if (next === null || next.key === sight2?.key) return;
      const opening = sight2 === null;
      sight2 = next;
      if (size[0] === 0) return;
      if (opening || scale() < Math.min(FAR, next.closest) || !sees(next.box))
        go(next.box, next.closest);
    },
    /** Leads a map to where all these points of the plane are in sight, no closer than it is. */
    contain(find2) {
      if (kind2 !== "map" || size[0] === 0 || zoom === 1) return;
      const points2 = find2();
      if (points2.length === 0) return;
      const [xs, ys] = [points2.map(([x2]) => x2), points2.map(([, y2]) => y2)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      const box2 = [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
      if (!sees(box2)) go(box2, scale());
    },
    close: () => watch.disconnect()
  };
}
function setScale(svg, scale) {
  svg.style.setProperty("--px", String(1 / scale));
}

// src/element/pictures.ts
init_platform();
init_svg();
var USUAL2 = 320;
var FILL = ":host { display: block; } svg { display: block; width: 100%; height: 100%; }";
async function picture(game, options = {}) {
  return (await liveBoard(game, options)).element;
}
async function exampleOf(engine2, id, scenario) {
  const game = engine2.createGame(id, { scenario });
  try {
    return await picture(game);
  } finally {
    game.free();
  }
}
async function liveBoard(game, { seat = 0, box: box2 } = {}) {
  const element = h("div", { class: "ludo-picture", "aria-hidden": "true" });
  const found2 = await rendererOf(game.id);
  if (found2 === null) return { element, show() {
  } };
  const renderer6 = found2;
  const [board, effects] = [
    s("g", { class: "picture" }),
    s("g", { class: "effects" })
  ];
  const svg = s("svg", {}, board, effects);
  const shadow = element.attachShadow({ mode: "open" });
  fillShadow(shadow, [tokens_default, FILL, renderer6.css ?? ""], svg);
  let [shown, components] = [game, game.components()];
  function show(now, events = []) {
    const still = events.length === 0 || isStill();
    if (now !== shown) [shown, components] = [now, now.components()];
    const shownBox = box2 ?? renderer6.viewBox(now.view(seat), components);
    const scale = (svg.clientWidth || USUAL2) / shownBox[2];
    setScale(svg, scale);
    const context = contextOf(now, {
      seat,
      actor: null,
      acting: now.actors(),
      players: now.players,
      moves: [],
      view: now.view(seat),
      components,
      outcome: now.outcome(),
      entries: now.log({ seat, from: Math.max(0, now.ply - 1) }),
      still,
      scale,
      chosen: [],
      name: (of) => renderer6.seats[of]?.name ?? ""
    });
    effects.replaceChildren();
    svg.setAttribute("viewBox", shownBox.join(" "));
    renderer6.draw(board, context);
    if (still) return;
    const running = renderer6.animate?.(board, events, context, effects) ?? [];
    void Promise.allSettled(
      running.map((animation) => animation.finished)
    ).then(() => effects.replaceChildren());
  }
  show(game);
  return { element, show };
}

// src/element/table.ts
init_platform();

// src/element/properties.ts
init_json();
var SEPARATORS = {
  players: " ",
  controls: " ",
  names: ","
};
function textOf2(name2, value) {
  if (value === null || value === void 0 || value === false) return null;
  if (value === true) return "";
  if (typeof value !== "object") return String(value);
  const separator = SEPARATORS[name2];
  return Array.isArray(value) && separator !== void 0 ? value.join(separator) : JSON.stringify(value);
}
function tableAttributes(given) {
  const attributes = {};
  for (const [property, value] of Object.entries(given)) {
    const name2 = property === "moveList" ? "move-list" : property;
    const text3 = textOf2(name2, value);
    if (text3 !== null) attributes[name2] = text3;
  }
  return attributes;
}
function parsed(text3) {
  try {
    return text3 === null ? null : parseJson(text3);
  } catch {
    return null;
  }
}
var Base = globalThis.HTMLElement ?? Object;
var Reflecting = class _Reflecting extends Base {
  /** Properties that were set before the element was defined. */
  upgrade() {
    const own = this;
    for (const name2 of Object.keys(own)) {
      if (!(name2 in _Reflecting.prototype) && !["game", "lesson", "worker"].includes(name2))
        continue;
      const value = own[name2];
      delete own[name2];
      own[name2] = value;
    }
  }
  #set(name2, value) {
    const text3 = textOf2(name2, value);
    if (text3 === null) this.removeAttribute(name2);
    else this.setAttribute(name2, text3);
  }
  get scenario() {
    return this.getAttribute("scenario");
  }
  set scenario(value) {
    this.#set("scenario", value);
  }
  get options() {
    return parsed(this.getAttribute("options"));
  }
  set options(value) {
    this.#set("options", textOf2("options", value));
  }
  /** One word a seat. */
  get players() {
    try {
      return playersIn(this.getAttribute("players")).map(wordOf);
    } catch {
      return [];
    }
  }
  set players(value) {
    this.#set("players", textOf2("players", value));
  }
  get solo() {
    return this.hasAttribute("solo");
  }
  set solo(value) {
    this.#set("solo", Boolean(value));
  }
  get view() {
    return this.getAttribute("view") ?? "actor";
  }
  set view(value) {
    this.#set("view", value);
  }
  get controls() {
    return this.getAttribute("controls");
  }
  set controls(value) {
    this.#set("controls", textOf2("controls", value));
  }
  get readonly() {
    return isOn(this, "readonly");
  }
  set readonly(value) {
    this.#set("readonly", Boolean(value));
  }
  get moveList() {
    return parsed(this.getAttribute("move-list"));
  }
  set moveList(value) {
    this.#set("move-list", textOf2("move-list", value));
  }
  get theme() {
    return this.getAttribute("theme") ?? "auto";
  }
  set theme(value) {
    this.#set("theme", value);
  }
  get names() {
    return (this.getAttribute("names") ?? "").split(",").map((name2) => name2.trim());
  }
  set names(value) {
    this.#set("names", textOf2("names", value));
  }
  get curtain() {
    return this.getAttribute("curtain") ?? "auto";
  }
  set curtain(value) {
    this.#set("curtain", value);
  }
  get frame() {
    return this.getAttribute("frame");
  }
  set frame(value) {
    this.#set("frame", value);
  }
  get keep() {
    return isOn(this, "keep");
  }
  set keep(value) {
    this.#set("keep", Boolean(value));
  }
};

// src/element/chance.ts
function drawOutcome(game) {
  const outcomes = game.chanceOutcomes();
  let left = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { move, weight } of outcomes) {
    left -= weight;
    if (left < 0) return move;
  }
  return null;
}

// src/element/click-path.ts
init_words();
var MOST2 = 2e3;
var canonical = (value) => JSON.stringify(
  value,
  (_, part) => part !== null && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(
    Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1)
  ) : part
);
function clickPath(renderer6, context, move) {
  const wanted = canonical(move);
  const queue = [
    { chosen: [], path: [] }
  ];
  const seen = /* @__PURE__ */ new Set(["[]"]);
  for (let n = 0; n < queue.length && n < MOST2; n += 1) {
    const { chosen: chosen2, path } = queue[n];
    const targets7 = renderer6.targets(context.moves, chosen2, {
      ...context,
      chosen: chosen2
    });
    const last = targets7.find(
      (target) => target.move !== void 0 && canonical(target.move) === wanted
    );
    if (last !== void 0) return [...path, last];
    for (const target of targets7) {
      const key2 = JSON.stringify(target.chosen);
      if (target.chosen === void 0 || seen.has(key2)) continue;
      seen.add(key2);
      queue.push({ chosen: target.chosen, path: [...path, target] });
    }
  }
  return [];
}
function advice({ move, value, exact }, path, lang) {
  const steps = sessionWords.hintSteps(path.map((target) => target.label)) || JSON.stringify(move);
  const percent = new Intl.NumberFormat(lang, { style: "percent" }).format(
    value
  );
  return sessionWords.hint(steps, percent, exact);
}

// src/element/preview.ts
function preview6(table, target, actor) {
  if (target.move === void 0 || typeof actor !== "number")
    return { target, events: null, after: null };
  const from = table.ply;
  const copy = table.game.clone();
  try {
    copy.apply(target.move, actor);
    if (copy.canUndo(actor))
      return {
        target,
        events: copy.log({ from, seat: actor }).map(({ event }) => event),
        after: copy.view(actor)
      };
    if (table.hasSecrets()) return { target, events: null, after: null };
    const own = copy.log({ from }).filter(({ ply }) => ply === from);
    return { target, events: own.map(({ event }) => event), after: null };
  } finally {
    copy.free();
  }
}

// src/element/guide.ts
init_words();
var Guide = class {
  #renderer;
  #parts;
  #drawn = null;
  /** The move of a hint, while it stands. */
  #hinted = null;
  constructor(renderer6, parts) {
    this.#renderer = renderer6;
    this.#parts = parts;
  }
  /** Something else is on the table: what was hinted at is void. */
  update(drawn) {
    this.#drawn = drawn;
    this.#hinted = null;
  }
  /** Nothing is on the table that could be shown. */
  forget() {
    this.#drawn = null;
    this.#hinted = null;
  }
  /** Says what a press on something tells, if it tells anything. */
  tell(hit2) {
    if (this.#drawn === null) return false;
    const anchor = this.#parts.find(hit2);
    const told = this.#renderer.tellHit?.(hit2, this.#drawn.context) ?? null;
    if (anchor === null || told === null) return false;
    this.#parts.tell(anchor, told);
    return true;
  }
  /** Something was pressed that is no target: it is named, or the engine says why not. Gives the move that was meant, if one was. */
  refuse(hit2) {
    if (this.#drawn === null) return null;
    const { table, context } = this.#drawn;
    const anchor = this.#parts.find(hit2);
    if (this.tell(hit2)) return null;
    const meant2 = this.#renderer.illegal(hit2, context);
    if (!context.still) this.#parts.shake(hit2);
    if (meant2 === null || anchor === null) return null;
    const actor = context.actor ?? context.seat ?? 0;
    for (const move of [meant2].flat()) {
      const verdict = table.game.check(move, actor);
      if (verdict.legal) continue;
      this.#parts.refuse(anchor, verdict);
      return { move, verdict };
    }
    return null;
  }
  /** Shows what a target would do; without one, what a hint would do. */
  preview(hit2) {
    if (this.#drawn === null) return;
    const { table, context, targets: targets7 } = this.#drawn;
    const card3 = hit2 === null ? null : this.#renderer.glanceHit?.(hit2, context) ?? null;
    this.#parts.glance(hit2, card3);
    const { ghosts: ghosts2 } = this.#parts.stage;
    ghosts2.replaceChildren();
    const target = targets7.find((each2) => each2.hit === hit2) ?? this.#hinted;
    if (target === null || this.#renderer.preview === void 0) return;
    const shown = preview6(table, target, context.actor);
    this.#renderer.preview(ghosts2, shown, context);
  }
  /** Marks what is to be pressed next for a move. */
  point(move) {
    if (this.#drawn === null) return;
    const { context, targets: targets7 } = this.#drawn;
    const next = clickPath(this.#renderer, context, move).findLast(
      ({ hit: hit2 }) => targets7.some(
        (target) => target.hit === hit2 && target.look !== "selected"
      )
    );
    this.#parts.point(next?.hit ?? null);
  }
  /**
   * Shows what a bot would do for whoever is asked.
   * @param ask gives null when it was called off
   */
  async hint(ask6, lang) {
    const before3 = this.#drawn;
    const seat = before3?.context.actor;
    if (before3 === null || typeof seat !== "number") return;
    this.#parts.hint(sessionWords.hintThinking, null);
    try {
      const found2 = await ask6(before3.table, seat);
      const now = this.#drawn;
      if (found2 === null || now === null || now.table !== before3.table) return;
      if (now.context.actor !== seat) return;
      const path = clickPath(this.#renderer, now.context, found2.move);
      this.#parts.hint(
        advice(found2, path, lang),
        now.context.chosen.length === 0 ? path[0]?.hit ?? null : null
      );
      this.#hinted = path.at(-1) ?? null;
      this.preview(null);
    } catch (error) {
      this.#parts.hint(sessionWords.noHint(messageOf(error)), null);
    }
  }
};

// src/element/bot-worker.ts
var shared = /* @__PURE__ */ new Map();
function borrow(user, worker) {
  const found2 = shared.get(worker);
  if (found2 !== void 0) {
    found2.users.add(user);
    return found2.bot;
  }
  const bot = Promise.resolve().then(() => __toESM(require("./worker-node.cjs"), 1)).then(
    ({ createBot }) => createBot(worker === null ? {} : { worker })
  );
  shared.set(worker, { bot, users: /* @__PURE__ */ new Set([user]) });
  bot.catch(() => shared.delete(worker));
  return bot;
}
function dismiss(user) {
  for (const [worker, { bot, users }] of shared) {
    if (!users.delete(user) || users.size > 0) continue;
    shared.delete(worker);
    bot.then(
      (each2) => each2.close(),
      () => {
      }
    );
  }
}
async function suggest(user, worker, game, wish) {
  try {
    const thinker = await borrow(user, worker);
    wish.signal?.throwIfAborted();
    return await thinker.suggest(game, wish);
  } catch (error) {
    if (wish.signal?.aborted) throw wish.signal.reason;
    dismiss(user);
    throw error;
  }
}
function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer2 = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer2);
        reject(signal.reason);
      },
      { once: true }
    );
  });
}

// src/element/table-game.ts
var TableGame = class {
  game;
  players;
  /** What is in the box: it never changes at a table. */
  components;
  #info;
  #answers = noAnswers();
  /** What happened, as each viewer has it; what is new is added when it is asked for. */
  #logs = /* @__PURE__ */ new Map();
  /** Counts the changes of the game. */
  #change = 0;
  /** The seats that decided, in order; null until it is asked. */
  #deciders = null;
  /** The same with the numbers of their moves; null when it is not known. */
  #decisions = null;
  /** @param components of a game at the same table, where they are known */
  constructor(game, info, components) {
    this.game = game;
    this.#info = info;
    this.players = game.players;
    this.components = components ?? game.components();
  }
  /** Whether there may be secrets in this game at all. */
  get hiddenInformation() {
    return this.#info.hiddenInformation;
  }
  /** How many moves have been made. */
  get ply() {
    this.#answers.ply ??= this.game.ply;
    return this.#answers.ply;
  }
  actors() {
    this.#answers.actors ??= this.game.actors();
    return this.#answers.actors;
  }
  /** How it ended; while somebody is to act it has not. */
  outcome() {
    if (this.#answers.outcome === void 0)
      this.#answers.outcome = this.actors().length > 0 ? null : this.game.outcome();
    return this.#answers.outcome;
  }
  legalMoves(who) {
    return answered(this.#answers.moves, who, () => this.game.legalMoves(who));
  }
  view(viewer) {
    return answered(
      this.#answers.views,
      viewer,
      () => viewer === null ? this.game.state() : this.game.view(viewer)
    );
  }
  /** The engine's verdict on a move; renderers ask for the same one several times. */
  check(move, who) {
    return answered(
      this.#answers.verdicts,
      JSON.stringify([move, who]),
      () => this.game.check(move, who)
    );
  }
  /** Whether some seat may not see what another sees, or has seen. */
  hasSecrets() {
    this.#answers.secrets ??= this.hiddenInformation && (this.#differs((seat) => this.view(seat)) || this.#differs((seat) => this.log(seat)));
    return this.#answers.secrets;
  }
  /** Whether something is hidden from somebody, perhaps from everybody. */
  hides() {
    return this.hasSecrets() || JSON.stringify(this.view(0)) !== JSON.stringify(this.view(null));
  }
  /** Whether what two seats are shown differs. The seats whose views are known already are compared first. */
  #differs(shown) {
    const known4 = [...this.#answers.views.keys()].filter(
      (each2) => each2 !== null
    );
    const seats3 = /* @__PURE__ */ new Set([
      ...known4,
      ...Array.from({ length: this.players }, (_, seat) => seat)
    ]);
    let first;
    for (const seat of seats3) {
      const text3 = JSON.stringify(shown(seat));
      first ??= text3;
      if (text3 !== first) return true;
    }
    return false;
  }
  canUndo(seat) {
    return answered(this.#answers.canUndo, seat, () => this.game.canUndo(seat));
  }
  canRedo() {
    this.#answers.canRedo ??= this.game.canRedo();
    return this.#answers.canRedo;
  }
  /** The seats that have decided something, in order. */
  deciders() {
    this.#deciders ??= this.decisions().map(({ seat }) => seat);
    return this.#deciders;
  }
  /** The decisions of all seats, in order. */
  decisions() {
    this.#decisions ??= this.game.history().flatMap(({ seat }, ply) => seat === "chance" ? [] : [{ seat, ply }]);
    return this.#decisions;
  }
  /** What happened, as somebody saw it. */
  log(viewer) {
    const who = this.hiddenInformation ? viewer : null;
    const known4 = this.#logs.get(who);
    if (known4?.change === this.#change) return known4.entries;
    const entries = known4?.entries ?? [];
    const from = nextPly(entries);
    const more2 = this.game.log(who === null ? { from } : { from, seat: who });
    return this.#keep(who, [...entries, ...more2]);
  }
  #keep(viewer, entries) {
    this.#logs.set(viewer, { entries, change: this.#change });
    return entries;
  }
  /** The ply at which the events of the next move begin. A log that is up to date says it, too. */
  get nextPly() {
    for (const { entries, change } of this.#logs.values())
      if (change === this.#change) return nextPly(entries);
    return this.ply;
  }
  /** What happened since a ply, as somebody saw it. */
  events(viewer, from) {
    return this.log(viewer).filter(({ ply }) => ply >= from).map(({ event }) => event);
  }
  /** Makes a move. Throws a RulesError when it is not legal. */
  apply(move, who) {
    const actor = who ?? this.actors()[0];
    const all = this.#logs.get(null);
    const from = all?.change === this.#change ? this.ply : null;
    const ply = this.#answers.ply;
    const events = this.game.apply(move, who);
    this.#change += 1;
    this.#answers = { ...noAnswers(), canRedo: false };
    if (ply === void 0) this.#decisions = null;
    else if (typeof actor === "number")
      this.#decisions?.push({ seat: actor, ply });
    if (typeof actor === "number") this.#deciders?.push(actor);
    if (all === void 0 || from === null || this.ply > from + 1) return;
    const more2 = events.map((event) => ({ ply: from, event }));
    this.#keep(null, [...all.entries, ...more2]);
  }
  undo() {
    return this.#travel(() => this.game.undo());
  }
  redo() {
    return this.#travel(() => this.game.redo());
  }
  #travel(step2) {
    if (!step2()) return false;
    this.#answers = noAnswers();
    this.#deciders = null;
    this.#decisions = null;
    this.#change += 1;
    for (const [viewer, { entries, change }] of this.#logs)
      this.#logs.set(viewer, {
        entries: entries.filter(({ ply }) => ply < this.ply),
        change
      });
    return true;
  }
  /** Draws for chance for as long as it is to act. */
  deal() {
    while (this.actors()[0] === "chance") {
      const move = drawOutcome(this.game);
      if (move === null) return;
      this.apply(move, "chance");
    }
  }
  /** Forgets every answer: somebody else may have changed the game. */
  forget() {
    this.#answers = noAnswers();
    this.#logs.clear();
    this.#deciders = null;
    this.#decisions = null;
  }
  free() {
    this.game.free();
  }
};
var nextPly = (entries) => (entries.at(-1)?.ply ?? -1) + 1;
var noAnswers = () => ({
  moves: /* @__PURE__ */ new Map(),
  views: /* @__PURE__ */ new Map(),
  verdicts: /* @__PURE__ */ new Map(),
  canUndo: /* @__PURE__ */ new Map()
});
function answered(known4, key2, ask6) {
  const before3 = known4.get(key2);
  if (before3 !== void 0) return before3;
  const answer = ask6();
  known4.set(key2, answer);
  return answer;
}

// src/element/timeline.ts
var Timeline = class {
  #info;
  #live;
  /** The copy that walks, while somebody looks back. */
  #then = null;
  #step = null;
  /** @param live the game on the table, which may become another one */
  constructor(live, info) {
    this.#live = live;
    this.#info = info;
  }
  /** Whether an earlier position is shown. */
  get looks() {
    return this.#step !== null;
  }
  /** How many steps there are up to now. */
  get steps() {
    return this.#live().deciders().length;
  }
  /** The step that is shown. */
  get step() {
    return this.#step ?? this.steps;
  }
  /** The position that is shown. */
  get shown() {
    return this.#then?.table ?? this.#live();
  }
  /** How many moves had been made at a step. */
  plyAt(step2) {
    return this.#live().decisions()[step2]?.ply ?? this.#live().ply;
  }
  /** The moves that led to a step: a decision and what chance drew after it. */
  pliesOf(step2) {
    return {
      from: step2 === 0 ? 0 : this.plyAt(step2 - 1),
      to: this.plyAt(step2)
    };
  }
  /** The step to which a move belongs. */
  stepOf(ply) {
    const next = this.#live().decisions().findIndex((decision) => decision.ply > ply);
    return next < 0 ? this.steps : next;
  }
  /** The position at a step, without showing it. */
  positionAt(step2) {
    const ply = this.plyAt(step2);
    if (this.#then === null || this.#then.reach < ply) {
      this.#then?.table.free();
      const live = this.#live();
      const table2 = new TableGame(
        live.game.clone(),
        this.#info,
        live.components
      );
      this.#then = { table: table2, reach: live.ply };
    }
    const { table } = this.#then;
    walk(table.game, ply);
    table.forget();
    return table;
  }
  /** Shows a step, the last one, too: then it stays there while the game goes on. */
  show(step2) {
    this.positionAt(step2);
    this.#step = step2;
  }
  /** Back to now. */
  leave() {
    this.#step = null;
    this.#then?.table.free();
    this.#then = null;
  }
};
function walk(game, ply) {
  while (game.ply > ply && game.undo()) ;
  while (game.ply < ply && game.redo()) ;
}

// src/element/fortunes.ts
var PLAYOUTS = 1e4;
var [FEWEST, MOST3] = [40, 400];
var SEED = 1;
async function expectations(table, worker, signal, progress) {
  const user = {};
  const game = table.game.clone();
  const decisions = [...table.decisions()];
  const outcome = table.outcome();
  const iterations = Math.round(
    Math.min(MOST3, Math.max(FEWEST, PLAYOUTS / Math.max(1, decisions.length)))
  );
  const found2 = [];
  try {
    for (const [step2, { seat, ply }] of decisions.entries()) {
      progress(step2, decisions.length);
      walk(game, ply);
      const { value } = await suggest(user, worker, game, {
        iterations,
        seed: SEED,
        seat,
        signal
      });
      signal.throwIfAborted();
      found2.push({ step: step2, seat, value });
    }
  } finally {
    game.free();
    dismiss(user);
  }
  if (outcome !== null)
    for (let seat = 0; seat < table.players; seat += 1)
      found2.push({
        step: decisions.length,
        seat,
        value: reached(outcome.ranking, seat)
      });
  return found2;
}
function reached(ranking, seat) {
  const place3 = ranking.findIndex((shared2) => shared2.includes(seat));
  const first = ranking[0] ?? [];
  const beaten = ranking.reduce(
    (sum, shared2, at) => sum + (at > place3 ? shared2.length : at === place3 ? (shared2.length - 1) / 2 : 0),
    0
  );
  const others = ranking.flat().length - 1;
  return 0.5 * beaten / Math.max(1, others) + (place3 === 0 ? 0.5 / first.length : 0);
}
function byTurns(all) {
  const turns = [];
  for (const each2 of all) {
    const last = turns.at(-1);
    if (last?.first.seat === each2.seat) last.values.push(each2.value);
    else turns.push({ first: each2, values: [each2.value] });
  }
  return turns.map(({ first, values }) => ({
    ...first,
    value: values.reduce((sum, value) => sum + value, 0) / values.length
  }));
}
var [TURNS, SMALLEST] = [3, 0.2];
function turnsOf(all, steps) {
  const last = /* @__PURE__ */ new Map();
  const turns = [];
  for (const to of all) {
    const from = last.get(to.seat);
    if (from !== void 0) turns.push({ seat: to.seat, from, to });
    last.set(to.seat, to);
  }
  const size = ({ from, to }) => Math.abs(to.value - from.value);
  const chosen2 = [];
  for (const turn of turns.sort((a, b) => size(b) - size(a))) {
    if (size(turn) < SMALLEST || chosen2.length === TURNS) break;
    const isNear = chosen2.some(
      ({ to }) => Math.abs(to.step - turn.to.step) <= steps / 16
    );
    if (!isNear) chosen2.push(turn);
  }
  return chosen2.sort((a, b) => a.to.step - b.to.step);
}

// src/element/parts/log-sections.ts
function startsOf(entries) {
  const starts = [];
  let last = -1;
  for (let at = 0; at < entries.length; at += 1) {
    const { ply } = entries[at];
    if (ply !== last) starts.push(at);
    last = ply;
  }
  return starts;
}
function headings({ logParts: logParts6 }, entries) {
  const found2 = /* @__PURE__ */ new Map();
  if (logParts6 === void 0) return found2;
  let round2 = 0;
  let turn = null;
  let played = /* @__PURE__ */ new Set();
  let start = 0;
  for (let at = 0; at < entries.length; at += 1) {
    const { ply, event } = entries[at];
    if (entries[start]?.ply !== ply) start = at;
    const begins = logParts6.begins(event);
    if (begins === null) continue;
    const before3 = { round: round2, turn };
    const seat = begins.turn ?? null;
    const again = seat !== null && seat !== turn && played.has(seat);
    if (begins.round !== void 0) round2 = begins.round;
    else if (round2 === 0 || again) round2 += 1;
    const isNewRound = round2 !== before3.round;
    if (isNewRound) {
      played = /* @__PURE__ */ new Set();
      turn = null;
    }
    const isNewTurn = seat !== null && (isNewRound || seat !== before3.turn);
    if (seat !== null) {
      played.add(seat);
      turn = seat;
    }
    const heading3 = {
      at: logParts6.wholeMoves ? 0 : at - start,
      round: isNewRound ? round2 : null,
      turn: logParts6.turns && isNewTurn ? seat : null
    };
    const first = entries[0];
    if (begins.round === 1 && seat !== null && found2.size === 0 && first !== void 0 && first.ply < ply) {
      found2.set(first.ply, [{ at: 0, round: round2, turn: seatOf([first.event]) }]);
      heading3.round = null;
    }
    if (heading3.round !== null || heading3.turn !== null)
      found2.set(ply, [...found2.get(ply) ?? [], heading3]);
  }
  return found2;
}
var seatOf = ([event]) => event !== void 0 && "seat" in event ? event.seat : null;
function itemsOf(renderer6, events, names, begins = []) {
  const items = [];
  const tell5 = (some3) => {
    for (const sentence2 of story(renderer6, some3, names))
      items.push({ kind: "sentence", sentence: sentence2 });
  };
  let from = 0;
  for (const { at, round: round2, turn } of begins) {
    tell5(events.slice(from, at));
    from = at;
    if (round2 !== null) {
      items.push({ kind: "round", round: round2 });
      if (saysRound(events[at])) from = at + 1;
    }
    if (turn !== null) items.push({ kind: "turn", seat: turn });
  }
  tell5(events.slice(from));
  return items;
}
var saysRound = (event) => event !== void 0 && "round" in event;
function story(renderer6, events, names) {
  if (renderer6.tell !== void 0) return renderer6.tell(events, names);
  return events.flatMap((event) => {
    const text3 = renderer6.say(event, names);
    return text3 === null ? [] : [
      {
        text: text3,
        rules: [event.rule],
        seat: "seat" in event ? event.seat : null
      }
    ];
  });
}
var TOLD = 2;
function meanwhile(renderer6, table, players, context) {
  const { actor, seat } = context;
  if (typeof actor !== "number") return [];
  const deciders = table.deciders();
  const from = deciders.lastIndexOf(actor) + 1;
  const since = deciders.slice(from);
  const bots = since.every((of) => players[of]?.kind === "bot");
  if (since.length < 2 || !bots) return [];
  const events = table.events(seat, table.decisions()[from]?.ply ?? 0);
  const told = summary(renderer6, since, events, context);
  return told.some(({ texts }) => texts.length > 0) ? told : [];
}
function summary(renderer6, seats3, events, names) {
  const order = renderer6.logParts?.telling ?? [];
  const told = events.filter(({ type }) => order.includes(type)).sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type)).flatMap((event) => story(renderer6, [event], names));
  return [...new Set(seats3)].map((seat) => ({
    seat,
    moves: seats3.filter((each2) => each2 === seat).length,
    texts: [
      ...new Set(
        told.filter((each2) => each2.seat === seat).map(({ text: text3 }) => text3)
      )
    ].slice(0, TOLD)
  }));
}

// src/element/looking-back.ts
init_words();
function afterTheEnd({ controls: controls2, readonly, moveList }, { hiddenInformation }, { isOver, viewer }) {
  const graph2 = !hiddenInformation || isOver && viewer === null ? ["graph"] : [];
  if (moveList !== null) return graph2;
  if (!isOver) return [];
  const rematch2 = controls2.has("new") && !readonly ? ["rematch"] : [];
  const share = controls2.has("share") ? ["share"] : [];
  return [...rematch2, "replay", ...share, ...graph2];
}
var LookingBack = class {
  #host;
  #timeline;
  /** Calls off a graph that is being made. */
  #making = null;
  constructor(host) {
    this.#host = host;
    this.#timeline = new Timeline(host.table, host.info);
  }
  /** Whether an earlier position is shown. */
  get looks() {
    return this.#timeline.looks;
  }
  /** The game as it was at the position that is shown. */
  get shown() {
    return this.#timeline.shown.game;
  }
  /** The moves that led to what is shown; null where that is now. */
  get here() {
    return this.looks ? this.#timeline.pliesOf(this.#timeline.step) : null;
  }
  /** A replay begins at its first move. */
  begin() {
    this.#timeline.show(0);
  }
  /** Where the slider stands. */
  place(context) {
    const { looks, step: step2, steps } = this.#timeline;
    return {
      step: step2,
      of: steps,
      line: this.#line(looks ? this.#eventsOf(step2) : context.events, context),
      looks,
      mayPlayOn: this.mayPlayOn(),
      after: this.#host.after()
    };
  }
  /** Whether a copy may be played on from what is shown: where there may be secrets, only after the end. */
  mayPlayOn() {
    const { info, table, isReadonly } = this.#host;
    if (isReadonly()) return false;
    return !info.hiddenInformation || table().outcome() !== null;
  }
  /** One step back or on. */
  move(by) {
    this.go(this.#timeline.step + by);
  }
  /** The position after a move. */
  goToPly(ply) {
    this.go(this.#timeline.stepOf(ply));
  }
  /** Shows a step; the last one is now. */
  go(wanted) {
    const [host, timeline2] = [this.#host, this.#timeline];
    const { looks, step: before3 } = timeline2;
    const step2 = Math.min(timeline2.steps, Math.max(0, wanted));
    if (step2 === before3) return;
    const parts = host.parts();
    parts.note.hide();
    if (step2 === timeline2.steps && !host.isReplay) return this.backToNow();
    if (!host.mayLook(timeline2.positionAt(step2))) {
      if (looks) timeline2.show(before3);
      else timeline2.leave();
      host.refresh();
      return parts.notice(timelineWords.hidden, { topic: "look", quiet: true });
    }
    timeline2.show(step2);
    const context = this.draw();
    const events = this.#eventsOf(step2);
    const words2 = timelineWords.looking(step2, timeline2.steps);
    parts.announce(
      `${words2} ${this.#line(events, context) || timelineWords.beginning}`
    );
    if (step2 === before3 + 1) host.show(events, context);
  }
  /** Draws the position that is shown, and what has happened since. */
  draw() {
    const [host, timeline2] = [this.#host, this.#timeline];
    const { to } = timeline2.pliesOf(timeline2.step);
    const then = timeline2.positionAt(timeline2.step);
    const entries = host.table().log(host.viewer()).filter(({ ply }) => ply < to);
    const context = host.context(then, entries);
    host.guide().update({ table: then, context, targets: [] });
    host.paint(context);
    return context;
  }
  /** What happened in a step, as whoever looks saw it. */
  #eventsOf(step2) {
    const [host, { from, to }] = [this.#host, this.#timeline.pliesOf(step2)];
    return host.table().log(host.viewer()).filter(({ ply }) => ply >= from && ply < to).map(({ event }) => event);
  }
  /** The game of now is drawn again. */
  backToNow() {
    this.#timeline.leave();
    this.#host.refresh();
    this.#host.parts().announce(timelineWords.backToNow);
  }
  /** Nothing earlier is shown any more; what was made of the game goes with it. */
  leave() {
    this.#timeline.leave();
    this.closeGraph();
  }
  /** Makes the graph of the game and shows it; takes it away where it is shown. */
  async graph() {
    const [host, { steps }] = [this.#host, this.#timeline];
    const { graph: graph2, notice } = host.parts();
    if (graph2.isOpen()) return this.closeGraph();
    const making = new AbortController();
    this.#making = making;
    try {
      const all = await expectations(
        host.table(),
        host.worker(),
        making.signal,
        graph2.progress
      );
      making.signal.throwIfAborted();
      const { renderer: renderer6, name: name2 } = host;
      graph2.draw({ all, steps, renderer: renderer6, name: name2 });
      graph2.mark(this.#timeline.step);
    } catch (error) {
      if (making.signal.aborted) return;
      this.closeGraph();
      notice(graphWords.failed(messageOf(error)), { topic: "graph" });
    }
  }
  /** The graph goes, also one that is being made. */
  closeGraph() {
    this.#making?.abort();
    this.#making = null;
    this.#host.parts().graph.clear();
  }
  /** What a step was, in words. */
  #line(events, context) {
    return story(this.#host.renderer, events, context).map(({ text: text3 }) => text3).join(" ");
  }
};

// src/element/seating.ts
function persons({ players }) {
  return players.flatMap(({ kind: kind2 }, seat) => kind2 === "person" ? [seat] : []);
}
function soloSeat(seating) {
  const seats3 = persons(seating);
  const bots = seating.players.some(({ kind: kind2 }) => kind2 === "bot");
  return bots && seats3.length === 1 ? seats3[0] ?? null : null;
}
function askable(actors, { players, dealt }) {
  return actors.filter(
    (who) => who === "chance" ? !dealt : players[who]?.kind === "person"
  );
}
function askedActor(actors, view, shown, seating) {
  const open2 = askable(actors, seating);
  if (typeof view === "number")
    return open2.includes(view) ? view : open2[0] === "chance" ? "chance" : null;
  return (shown !== null && open2.includes(shown) ? shown : open2[0]) ?? null;
}
function viewingSeat(over, view, asked2, shown, seating) {
  if (typeof view === "number") return view;
  const seats3 = persons(seating);
  if (view === "all" || seats3.length === 0 || over) return null;
  if (seats3.length === 1) return seats3[0] ?? null;
  return typeof asked2 === "number" ? asked2 : shown ?? seats3[0] ?? null;
}
function nobodyAsked(actors, seating) {
  if (actors.length === 0 || persons(seating).length === 0)
    return actors[0] === "chance" && seating.dealt;
  return askable(actors, seating).length === 0;
}

// src/element/opponents.ts
var HINT = 800;
function opponents(on) {
  let turn = null;
  let hinting = null;
  let seat = null;
  let ply = -1;
  let pending = Promise.resolve();
  let since = null;
  let skips = false;
  let rush = () => {
  };
  async function breathe(signal) {
    const waited = since === null ? null : performance.now() - since;
    const ms = skips ? null : breath(waited);
    if (ms === null) return false;
    await Promise.race([
      pause(ms, signal).then(
        () => (
          // What still moves then is brought to its end by the next move.
          Promise.race([on.settled(), pause(2 * ms, signal)])
        )
      ),
      new Promise((resolve) => {
        rush = resolve;
      })
    ]);
    return !skips;
  }
  function stop() {
    turn?.abort();
    turn = null;
    seat = null;
    hinting?.abort();
    hinting = null;
  }
  async function move(game, of, level, signal) {
    try {
      const [found2, shown] = await Promise.all([
        suggest(on, on.worker(), game, { level, seat: of, signal }),
        breathe(signal)
      ]);
      if (signal.aborted) return;
      stop();
      on.play(found2.move, of, shown);
    } catch (error) {
      if (signal.aborted) return;
      stop();
      on.failed(of, error);
    }
  }
  return {
    /** Who thinks just now. */
    thinking: () => seat,
    /** Settles when the bot that thinks just now has moved, or was called off. */
    pending: () => pending,
    /** Whether a person waits for them. */
    awaited: () => since !== null,
    /** What they do until a person is asked again is not shown move by move. */
    skip() {
      skips = true;
      rush();
    },
    stop,
    /** Lets the next bot think, if one is to act. Called whenever something has changed. */
    wake(table, players) {
      const next = table.actors().find((who) => typeof who === "number" && players[who]?.kind === "bot");
      if (turn !== null && next === seat && table.ply === ply) return;
      stop();
      const alone = nobodyAsked(table.actors(), { players, dealt: false });
      if (next === void 0 || !alone) [since, skips] = [null, false];
      else since ??= performance.now();
      const player = typeof next === "number" ? players[next] : void 0;
      if (typeof next !== "number" || player?.kind !== "bot") return;
      [seat, ply, turn] = [next, table.ply, new AbortController()];
      pending = move(table.game, next, player.level, turn.signal);
    },
    /** What somebody might do; null when it was called off. */
    async hint(game, of) {
      hinting?.abort();
      const mine = new AbortController();
      hinting = mine;
      try {
        const found2 = await suggest(on, on.worker(), game, {
          ms: HINT,
          seat: of,
          signal: mine.signal
        });
        return mine.signal.aborted ? null : found2;
      } catch (error) {
        if (mine.signal.aborted) return null;
        throw error;
      }
    },
    close() {
      stop();
      dismiss(on);
    }
  };
}

// src/element/parts/curtain.ts
init_svg();
init_words();
function curtain({
  renderer: renderer6,
  seat,
  name: name2,
  lift,
  back: back3
}) {
  return h(
    "div",
    {
      class: "curtain",
      part: "curtain",
      role: "dialog",
      "aria-label": curtainWords.label(name2),
      // A key that is still held down from the last move lifts nothing.
      onkeydown: (event) => {
        if (event.repeat) event.preventDefault();
      }
    },
    h(
      "div",
      { class: "curtain-card" },
      seatSign(renderer6, seat),
      h("p", { class: "curtain-name" }, curtainWords.next(name2)),
      h("p", {}, curtainWords.pass),
      h(
        "button",
        {
          type: "button",
          class: "main-button",
          "data-action": "lift",
          onclick: lift
        },
        curtainWords.lift(name2)
      ),
      back3 === null ? null : h("button", { type: "button", onclick: back3 }, curtainWords.back)
    )
  );
}
function waiting2(name2) {
  return h(
    "div",
    { class: "curtain", part: "curtain" },
    h(
      "div",
      { class: "curtain-card" },
      h(
        "p",
        { class: "curtain-name", role: "status" },
        name2 === "" ? curtainWords.moment : curtainWords.thinking(name2)
      )
    )
  );
}

// src/element/parts/layout.ts
init_frames();
init_platform();
init_svg();
init_words();
init_asking();

// src/element/parts/beside.ts
init_svg();

// src/element/parts/stage.ts
init_platform();
init_svg();
init_words();
var REACH = 22;
function stage(on) {
  const board = s("g", { class: "picture" });
  const ghosts2 = s("g", {
    class: "ghosts",
    "pointer-events": "none",
    "aria-hidden": "true"
  });
  const effects = s("g", {
    class: "effects",
    "pointer-events": "none",
    "aria-hidden": "true"
  });
  const svg = s(
    "svg",
    {
      class: "board",
      part: "board",
      role: "group",
      "aria-label": boardWords.board,
      preserveAspectRatio: "xMidYMin meet"
    },
    board,
    ghosts2,
    effects
  );
  const pan = panning(svg, on.scaled);
  let running = [];
  function hitAt(from) {
    const found2 = from instanceof Element ? from.closest("[data-hit], [data-of]") : null;
    return found2?.getAttribute("data-hit") ?? found2?.getAttribute("data-of") ?? null;
  }
  const find2 = (hit2) => board.querySelector(withValue("data-hit", hit2));
  function nearest2({ clientX, clientY }) {
    let best = null;
    let least = REACH;
    for (const element of board.querySelectorAll("[data-target]")) {
      const [x, y] = middle2(element);
      const distance = Math.hypot(x - clientX, y - clientY);
      if (distance <= least) [best, least] = [element, distance];
    }
    return best?.getAttribute("data-hit") ?? null;
  }
  svg.addEventListener("click", (event) => {
    const near = event instanceof PointerEvent && event.pointerType === "touch" ? nearest2(event) : null;
    const hit2 = near ?? hitAt(event.target);
    if (pan.moved()) return;
    finish();
    if (hit2 !== null) on.press(hit2);
  });
  svg.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") on.look(hitAt(event.target));
  });
  svg.addEventListener("pointerleave", () => on.look(null));
  svg.addEventListener("focusin", (event) => {
    const hit2 = hitAt(event.target);
    if (event.target instanceof Element && event.target.matches(":focus-visible"))
      on.look(hit2);
  });
  svg.addEventListener("focusout", () => on.look(null));
  svg.addEventListener("keydown", (event) => {
    const hit2 = hitAt(event.target);
    if (hit2 === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      finish();
      on.press(hit2);
    } else if (event.key.startsWith("Arrow")) {
      if (!event.shiftKey && board.querySelector("[data-target]") === null)
        return;
      event.preventDefault();
      const next = beyond(event.target, event.key, event.shiftKey);
      if (next !== null) next.focus();
      else if (event.key === "ArrowUp") on.above();
    }
  });
  function beyond(from, key2, all) {
    const [dx, dy] = {
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0]
    }[key2] ?? [0, 0];
    const here = middle2(from);
    let best = null;
    let least = Infinity;
    for (const element of board.querySelectorAll(
      all ? "[data-hit]" : "[data-target]"
    )) {
      if (element === from) continue;
      const there = middle2(element);
      const [x, y] = [there[0] - here[0], there[1] - here[1]];
      const along3 = x * (dx ?? 0) + y * (dy ?? 0);
      const across2 = Math.abs(x * (dy ?? 0)) + Math.abs(y * (dx ?? 0));
      if (along3 <= 1) continue;
      const distance = along3 + 2 * across2;
      if (distance < least) [best, least] = [element, distance];
    }
    return best;
  }
  function middle2(element) {
    const box2 = element.getBoundingClientRect();
    return [box2.x + box2.width / 2, box2.y + box2.height / 2];
  }
  function mark(targets7, nameHit6) {
    const byHit = new Map(targets7.map((target) => [target.hit, target]));
    const seen = /* @__PURE__ */ new Set();
    for (const element of board.querySelectorAll("[data-hit]")) {
      const hit2 = element.getAttribute("data-hit") ?? "";
      const target = byHit.get(hit2);
      seen.add(hit2);
      set(element, {
        role: target === void 0 ? "img" : "button",
        "data-target": target === void 0 ? null : target.look ?? "main",
        "aria-pressed": target?.look === "selected" ? "true" : null,
        "aria-label": target === void 0 ? nameHit6(hit2) : withPrint(printed(element), target.label),
        tabindex: target === void 0 ? -1 : 0
      });
    }
    return seen;
  }
  function finish() {
    for (const animation of running)
      if (animation.playState !== "finished" && animation.playState !== "idle")
        animation.finish();
    running = [];
    effects.replaceChildren();
  }
  return {
    svg,
    board,
    ghosts: ghosts2,
    effects,
    pan,
    mark,
    find: find2,
    finish,
    /** The middles of the main targets, on the plane. */
    mainTargets() {
      const matrix = svg.getScreenCTM()?.inverse();
      if (matrix === void 0) return [];
      return [...board.querySelectorAll('[data-target="main"]')].map(
        (element) => {
          const [x, y] = middle2(element);
          const point = new DOMPoint(x, y).matrixTransform(matrix);
          return [point.x, point.y];
        }
      );
    },
    async run(animations) {
      running = animations;
      await Promise.allSettled(
        animations.map((animation) => animation.finished)
      );
      if (running === animations) finish();
    },
    /** Turns the board round, for whoever sits opposite. */
    flip() {
      svg.toggleAttribute("data-flipped");
    },
    /** The first target takes the focus, unless one of the main targets has it. */
    focusTarget() {
      const root = svg.getRootNode();
      if (svg.contains(root.activeElement) && root.activeElement?.matches('[data-target="main"]'))
        return;
      const first = board.querySelector('[data-target="main"]') ?? board.querySelector("[data-target]");
      first?.focus();
    },
    clear() {
      finish();
      board.replaceChildren();
      ghosts2.replaceChildren();
    }
  };
}
function printed(element) {
  const texts = [...element.querySelectorAll("text")];
  for (const text3 of texts)
    if (text3.nextSibling?.nodeType !== Node.TEXT_NODE) text3.after(" ");
  return texts.map((text3) => text3.textContent ?? "").filter(Boolean).join(" ");
}
function withPrint(print, label2) {
  const plain = (words2) => ` ${words2.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  return print === "" || plain(label2).includes(plain(print)) ? label2 : `${label2}, ${print}`;
}

// src/element/parts/beside.ts
function beside2(name2, on) {
  const element = h("div", { class: name2, part: name2 });
  const all = () => [...element.querySelectorAll("[data-hit]")];
  const find2 = (hit2) => all().find((each2) => each2.dataset.hit === hit2) ?? null;
  function hitOf3({ target }) {
    const found2 = target instanceof Element ? target.closest("[data-hit]") : null;
    return found2?.getAttribute("data-hit") ?? null;
  }
  const scrolled = /* @__PURE__ */ new Map();
  element.addEventListener(
    "scroll",
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const { scrollLeft: left, scrollTop: top, dataset } = target;
      const key2 = dataset.scrolls ?? "";
      if (left === 0 && top === 0) scrolled.delete(key2);
      else scrolled.set(key2, { left, top });
    },
    { capture: true, passive: true }
  );
  element.addEventListener("click", (event) => {
    const hit2 = hitOf3(event);
    if (hit2 !== null) on.press(hit2);
  });
  element.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") on.look(hitOf3(event));
  });
  element.addEventListener("pointerleave", () => on.look(null));
  element.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible"))
      on.look(hitOf3(event));
  });
  element.addEventListener("focusout", () => on.look(null));
  return {
    element,
    find: find2,
    /** Everything anew; the keyboard stays where it was, if that is still there. */
    draw(fill) {
      const { activeElement } = element.getRootNode();
      const focused = element.contains(activeElement) ? activeElement.dataset.hit : void 0;
      element.replaceChildren();
      fill(element);
      for (const each2 of element.querySelectorAll("[data-scrolls]")) {
        const at = scrolled.get(each2.getAttribute("data-scrolls") ?? "");
        if (at !== void 0) each2.scrollTo(at);
      }
      if (focused !== void 0) find2(focused)?.focus();
    },
    /** Says which buttons are targets and names them all. Returns their hit ids. */
    mark(targets7, nameHit6) {
      const byHit = new Map(targets7.map((target) => [target.hit, target]));
      for (const each2 of all()) {
        const hit2 = each2.dataset.hit ?? "";
        const target = byHit.get(hit2);
        set(each2, {
          "data-target": target === void 0 ? null : target.look ?? "main",
          "aria-pressed": target?.look === "selected" ? "true" : null,
          "aria-label": withPrint(
            (each2.textContent ?? "").replace(/\s+/g, " ").trim(),
            target?.label ?? nameHit6(hit2)
          )
        });
      }
      return new Set(all().map((each2) => each2.dataset.hit ?? ""));
    }
  };
}

// src/element/parts/controls.ts
init_svg();
init_words();
var BUTTONS = [
  ["undo", "M9 6 4 11l5 5M4.500 11H14a5 5 0 0 1 0 10h-2", "u"],
  ["redo", "M15 6l5 5-5 5M19.500 11H10a5 5 0 0 0 0 10h2", "r"],
  ["hint", "M9 18h6M10 21h4M8.500 15a6.500 6.500 0 1 1 7 0z", ""],
  [
    "random",
    "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01",
    ""
  ],
  ["new", "M12 5v14M5 12h14", ""],
  [
    "share",
    "M8.500 11l7-4M8.500 13l7 4M6 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
    ""
  ],
  ["save", "M12 4v11m-5-5 5 5 5-5M5 20h14", ""],
  ["more", "M5 12h.01M12 12h.01M19 12h.01", "?"]
];
function controls(shown, act) {
  const buttons = BUTTONS.filter(([name2]) => shown.has(name2));
  return new Map(
    buttons.map(([name2, icon2, key2]) => {
      const words2 = buttonWords[name2];
      const button2 = h(
        "button",
        {
          type: "button",
          "data-action": name2,
          title: key2 === "" ? words2 : buttonWords.shortcut(words2, key2),
          "aria-keyshortcuts": key2 || null,
          onclick: () => act(name2)
        },
        s(
          "svg",
          { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
          s("path", { d: icon2 })
        ),
        h("span", { class: "words" }, words2)
      );
      return [name2, button2];
    })
  );
}

// src/element/parts/graph.ts
init_svg();
init_words();
var HEIGHT3 = 168;
var EDGE = { left: 40, right: 30, top: 12, bottom: 24 };
var SIGN = 20;
var DASHES = ["", "9 4", "4 2", "10 3 3 3", "2 2", "14 4", "6 2 2 2", "5 5"];
function graph(on) {
  const svg = s("svg", {
    class: "graph",
    part: "graph",
    role: "slider",
    tabindex: 0,
    "aria-orientation": "horizontal"
  });
  const bar = h("progress", {
    "aria-label": graphWords.progress,
    value: 0,
    max: 1
  });
  const done = h("p", { class: "graph-done" });
  const cancel = h(
    "button",
    {
      type: "button",
      class: "timeline-button",
      "data-timeline": "cancel",
      onclick: on.close
    },
    graphWords.cancel
  );
  const under = h("div", { class: "graph-progress" }, bar, done, cancel);
  const list = h("div", { class: "graph-turns" });
  const drawn = h("div", { class: "graph-drawn" }, svg, list);
  const element = h(
    "section",
    { class: "graph-box", "aria-label": graphWords.title, hidden: true },
    h(
      "header",
      {},
      h("h3", { title: graphWords.about }, graphWords.title),
      h(
        "button",
        {
          type: "button",
          class: "quiet-button",
          "aria-label": graphWords.close,
          onclick: on.close
        },
        "×"
      )
    ),
    under,
    drawn
  );
  let told = null;
  let here = 0;
  const resized = new ResizeObserver(() => paint());
  const width = () => Math.max(240, svg.clientWidth);
  const x = (step2) => {
    const room = width() - EDGE.left - EDGE.right;
    return EDGE.left + room * step2 / Math.max(1, told?.steps ?? 1);
  };
  const y = (value) => EDGE.top + (HEIGHT3 - EDGE.top - EDGE.bottom) * (1 - value);
  function stepAt(clientX) {
    const left = svg.getBoundingClientRect().left;
    const room = width() - EDGE.left - EDGE.right;
    const part = (clientX - left - EDGE.left) / room;
    const steps = told?.steps ?? 0;
    return Math.round(steps * Math.min(1, Math.max(0, part)));
  }
  svg.addEventListener("click", (event) => on.go(stepAt(event.clientX)));
  svg.addEventListener("keydown", (event) => {
    const to = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      ArrowDown: here - 1,
      ArrowUp: here + 1,
      PageDown: here - 10,
      PageUp: here + 10,
      Home: 0,
      End: told?.steps ?? 0
    }[event.key];
    if (to === void 0) return;
    event.preventDefault();
    on.go(to);
  });
  function words2(step2) {
    const now = told?.all.filter((each2) => each2.step === step2) ?? [];
    if (told === null || now.length === 0) return "";
    const { name: name2, steps } = told;
    const of = ({ seat, value }) => `${name2(seat)} ${graphWords.percent(value)}`;
    const [one] = now;
    return step2 === steps || one === void 0 ? `${graphWords.end}: ${now.map(of).join(", ")}` : graphWords.point(step2, name2(one.seat), graphWords.percent(one.value));
  }
  function* scale() {
    for (const value of [0, 0.5, 1]) {
      yield s("line", {
        class: "grid",
        x1: EDGE.left,
        x2: width() - EDGE.right,
        y1: y(value),
        y2: y(value)
      });
      yield s(
        "text",
        { x: EDGE.left - 6, y: y(value) + 4, "text-anchor": "end" },
        graphWords.percent(value)
      );
    }
    const steps = told?.steps ?? 0;
    const middle2 = Math.round(steps / 2);
    for (const step2 of /* @__PURE__ */ new Set([0, middle2, steps]))
      yield s(
        "text",
        {
          x: x(step2),
          y: HEIGHT3 - 6,
          "text-anchor": step2 === 0 ? "start" : "middle"
        },
        String(step2)
      );
  }
  function signPlaces(seats3, turns) {
    const ends = seats3.map((seat) => ({
      seat,
      at: y(turns.findLast((each2) => each2.seat === seat)?.value ?? 0)
    })).sort((a, b) => a.at - b.at);
    let lowest = -Infinity;
    for (const end of ends) {
      end.at = Math.max(end.at, lowest + SIGN);
      lowest = end.at;
    }
    let highest = HEIGHT3 - EDGE.bottom + SIGN;
    for (const end of ends.reverse()) {
      end.at = Math.min(end.at, highest - SIGN);
      highest = end.at;
    }
    return new Map(ends.map(({ seat, at }) => [seat, at]));
  }
  function* lineOf(seat, at, { turns, renderer: renderer6 }) {
    const points2 = turns.filter((each2) => each2.seat === seat).map(({ step: step2, value }) => `${x(step2).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    yield s("polyline", { class: "under", points: points2 });
    const line = s("polyline", {
      class: "line",
      points: points2,
      "stroke-dasharray": DASHES[seat] || null
    });
    line.style.stroke = renderer6.seats[seat]?.colour ?? "gray";
    yield line;
    const sign3 = seatSign(renderer6, seat);
    for (const [name2, value] of Object.entries({
      x: width() - EDGE.right + 8,
      y: at - SIGN / 2,
      width: SIGN,
      height: SIGN
    }))
      sign3.setAttribute(name2, String(value));
    yield sign3;
  }
  function* markOf({ seat, to }, n) {
    const [cx, cy] = [x(to.step), y(to.value)];
    yield s("circle", { class: "turned", cx, cy, r: 9, "data-seat": seat });
    yield s(
      "text",
      { class: "turned-number", x: cx, y: cy + 4, "text-anchor": "middle" },
      String(n + 1)
    );
  }
  function paint() {
    if (told === null || element.hidden || svg.clientWidth === 0) return;
    const found2 = turnsOf(told.turns, told.steps);
    svg.setAttribute("viewBox", `0 0 ${width()} ${HEIGHT3}`);
    svg.setAttribute("height", String(HEIGHT3));
    const seats3 = [...new Set(told.all.map(({ seat }) => seat))].sort();
    const given = told;
    const places = signPlaces(seats3, given.turns);
    svg.replaceChildren(
      ...scale(),
      s("line", { class: "here", y1: EDGE.top - 6, y2: HEIGHT3 - EDGE.bottom }),
      ...seats3.flatMap((seat) => [
        ...lineOf(seat, places.get(seat) ?? 0, given)
      ]),
      ...found2.flatMap((turn, n) => [...markOf(turn, n)])
    );
    mark(here);
  }
  function listTurns(found2, name2) {
    list.replaceChildren(
      h("h4", {}, found2.length === 0 ? graphWords.noTurns : graphWords.turns),
      h(
        "ol",
        {},
        ...found2.map(
          ({ seat, from, to }) => h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                class: "link",
                "data-step": to.step,
                onclick: () => on.go(to.step)
              },
              graphWords.turn(
                to.step,
                name2(seat),
                graphWords.percent(from.value),
                graphWords.percent(to.value)
              )
            )
          )
        )
      )
    );
  }
  function mark(step2) {
    here = step2;
    if (told === null) return;
    const line = svg.querySelector(".here");
    line?.setAttribute("x1", String(x(step2)));
    line?.setAttribute("x2", String(x(step2)));
    svg.setAttribute("aria-valuemin", "0");
    svg.setAttribute("aria-valuemax", String(told.steps));
    svg.setAttribute("aria-valuenow", String(step2));
    svg.setAttribute("aria-valuetext", words2(step2));
  }
  function clear() {
    told = null;
    element.hidden = true;
    resized.disconnect();
    svg.replaceChildren();
    svg.removeAttribute("aria-valuetext");
    list.replaceChildren();
  }
  return {
    element,
    isOpen: () => !element.hidden,
    mark,
    clear,
    /** How many decisions are done. */
    progress(count3, of) {
      element.hidden = false;
      under.hidden = false;
      drawn.hidden = true;
      bar.max = Math.max(1, of);
      bar.value = count3;
      done.textContent = graphWords.reckons(count3, of);
    },
    draw(what) {
      told = { ...what, turns: byTurns(what.all) };
      under.hidden = true;
      drawn.hidden = false;
      svg.setAttribute("aria-label", graphWords.label(what.steps));
      listTurns(turnsOf(told.turns, told.steps), told.name);
      resized.disconnect();
      resized.observe(svg);
      paint();
    }
  };
}

// src/element/parts/log.ts
init_svg();
init_words();

// src/element/parts/note.ts
init_svg();
init_words();
function ruleMark(id, rules, open2) {
  const rule = rules.get(id);
  const name2 = rule === void 0 ? id : ruleWords.mark(id, rule.title, ruleWords.kinds[rule.kind]);
  return h(
    "button",
    {
      type: "button",
      class: `rule-mark ${rule?.kind ?? ""}`,
      title: name2,
      "aria-label": name2,
      "data-rule": id,
      onclick: (event) => open2(id, event.currentTarget)
    },
    id
  );
}
function ruleText(rule) {
  return h(
    "div",
    { class: "rule-text" },
    h("p", {}, rule.text),
    h(
      "p",
      { class: `rule-source ${rule.kind}` },
      ruleWords.kinds[rule.kind],
      rule.kind === "ruling" ? null : ruleWords.source(rule.source)
    )
  );
}
function overlap2(spot2, size, box2) {
  const across2 = Math.min(spot2.left + size.width, box2.right) - Math.max(spot2.left, box2.left);
  const down = Math.min(spot2.top + size.height, box2.bottom) - Math.max(spot2.top, box2.top);
  return Math.max(0, across2) * Math.max(0, down);
}
function note(avoid) {
  const body = h("div", { class: "note-body" });
  const close = h(
    "button",
    {
      type: "button",
      class: "note-close",
      "aria-label": buttonWords.close,
      onclick: () => hide()
    },
    "×"
  );
  const element = h(
    "div",
    { class: "note", part: "note", popover: "manual", role: "status" },
    body,
    close
  );
  let anchor = null;
  let seen = false;
  let passing = false;
  function hide() {
    element.hidePopover?.();
    body.replaceChildren();
    document.removeEventListener("pointerdown", elsewhere, true);
    anchor = null;
  }
  function elsewhere(event) {
    if (!event.composedPath().includes(element)) hide();
  }
  function place3() {
    if (anchor === null) return;
    const at = anchor.getBoundingClientRect();
    const me = element.getBoundingClientRect();
    const [width, height] = [
      document.documentElement.clientWidth,
      window.innerHeight
    ];
    const inSight = at.bottom >= 0 && at.top <= height;
    if (seen && !inSight) return hide();
    seen ||= inSight;
    const [x, y] = [
      at.left + at.width / 2 - me.width / 2,
      at.top + at.height / 2 - me.height / 2
    ];
    const places = [
      [x, at.bottom + 8],
      [x, at.top - 8 - me.height],
      [at.right + 8, y],
      [at.left - 8 - me.width, y]
    ].map(([left = 0, top = 0]) => ({
      left: Math.max(8, Math.min(left, width - me.width - 8)),
      top: Math.max(8, Math.min(top, height - me.height - 8))
    }));
    const free = [...avoid(), anchor].map(
      (each2) => each2.getBoundingClientRect()
    );
    const cost = (spot2) => free.reduce((sum, box2) => sum + overlap2(spot2, me, box2), 0);
    const best = places.reduce((a, b) => cost(b) < cost(a) ? b : a);
    element.style.top = `${best.top}px`;
    element.style.left = `${best.left}px`;
  }
  const isOpen = () => anchor !== null;
  function show(beside3, ...content) {
    hide();
    [anchor, seen, passing] = [beside3, false, false];
    element.classList.remove("passing");
    body.replaceChildren(...content);
    element.showPopover?.();
    document.addEventListener("pointerdown", elsewhere, true);
    place3();
  }
  return {
    element,
    hide,
    isOpen,
    show,
    /** What is told as long as something is pointed at. A note that was asked for stays. */
    glance(beside3, ...content) {
      if (isOpen() && !passing) return;
      show(beside3, ...content);
      passing = true;
      element.classList.add("passing");
    },
    /** Nothing is pointed at any more. */
    endGlance() {
      if (passing) hide();
    },
    place: place3
  };
}

// src/element/parts/log.ts
var WINDOW = 100;
function log(on) {
  const list = h("ol", {
    class: "log",
    part: "log",
    "aria-label": panelWords.log,
    onkeydown: alongTheLines
  });
  const empty = h("p", { class: "log-empty" }, panelWords.nothingYet);
  const more2 = (words2, onclick) => h(
    "button",
    { type: "button", class: "link log-more", hidden: true, onclick },
    words2
  );
  const earlier = more2(panelWords.earlier, showEarlier);
  const later = more2(panelWords.later, showLater);
  const waited = h("div", { class: "waited", hidden: true });
  const element = h(
    "div",
    { class: "log-box" },
    h("h2", { class: "unseen" }, panelWords.log),
    empty,
    earlier,
    list,
    later,
    waited
  );
  let written = /* @__PURE__ */ new Map();
  let shown = WINDOW;
  let around2 = null;
  let last = null;
  let read4 = null;
  let due2 = false;
  const box2 = () => element.closest(".tab-body");
  function scroll() {
    due2 = false;
    const frame7 = box2();
    if (frame7 === null) return;
    const line2 = list.querySelector("[aria-current]")?.closest("li");
    if (line2 === null || line2 === void 0) {
      frame7.scrollTop = frame7.scrollHeight;
      return;
    }
    const [inner, outer] = [line2, frame7].map(
      (each2) => each2.getBoundingClientRect()
    );
    if (inner === void 0 || outer === void 0) return;
    if (inner.top < outer.top + 40)
      frame7.scrollTop += inner.top - outer.top - 40;
    else if (inner.bottom > outer.bottom - 40)
      frame7.scrollTop += inner.bottom - outer.bottom + 40;
  }
  function showEarlier() {
    if (last === null) return;
    const frame7 = box2();
    const below2 = frame7 === null ? 0 : frame7.scrollHeight - frame7.scrollTop;
    if (around2 === null) shown += WINDOW;
    else around2.from = Math.max(0, around2.from - WINDOW);
    fill(last);
    if (frame7 !== null) frame7.scrollTop = frame7.scrollHeight - below2;
  }
  function showLater() {
    if (last === null || around2 === null) return;
    around2.to = (around2.to ?? 0) + WINDOW;
    fill(last);
  }
  function windowOf(entries, starts, here) {
    const newest = {
      from: Math.max(0, starts.length - shown),
      to: starts.length
    };
    if (here === null) {
      around2 = null;
      return newest;
    }
    const at = Math.max(
      0,
      starts.findLastIndex((start) => (entries[start]?.ply ?? 0) < here.to)
    );
    const now = around2 ?? newest;
    if (at < now.from || at >= (now.to ?? starts.length))
      around2 = {
        from: Math.max(0, at - WINDOW / 2),
        to: at + WINDOW / 2
      };
    const { from, to } = around2 ?? newest;
    return { from, to: Math.min(starts.length, to ?? starts.length) };
  }
  function fill(what) {
    const { entries, renderer: renderer6, here } = what;
    const same = read4?.entries === entries ? read4 : null;
    const starts = same?.starts ?? startsOf(entries);
    const begins = same?.begins ?? headings(renderer6, entries);
    const { from, to } = windowOf(entries, starts, here);
    if (same?.from !== from || same.to !== to) {
      const moves = starts.slice(from, to).map((start, n) => entries.slice(start, starts[from + n + 1]));
      fillList(what, moves, begins);
    }
    read4 = { entries, starts, begins, from, to };
    mark(here);
    empty.hidden = written.size > 0;
    earlier.hidden = from === 0;
    later.hidden = to === starts.length;
    tellMeanwhile(what);
  }
  function fillList(what, moves, begins) {
    const { renderer: renderer6, names } = what;
    const now = /* @__PURE__ */ new Map();
    for (const move of moves) {
      const ply = move[0]?.ply ?? 0;
      const events = move.map(({ event }) => event);
      const items = itemsOf(renderer6, events, names, begins.get(ply));
      const key2 = JSON.stringify(items);
      const before3 = written.get(ply);
      now.set(
        ply,
        before3?.key === key2 ? before3 : { key: key2, nodes: items.map((item) => node(ply, item, what)) }
      );
    }
    for (const [ply, { nodes }] of written)
      if (now.get(ply)?.nodes !== nodes)
        for (const each2 of nodes) each2.remove();
    let next = null;
    for (const each2 of [...now.values()].flatMap(({ nodes }) => nodes).reverse()) {
      if (each2.parentNode !== list || each2.nextElementSibling !== next)
        list.insertBefore(each2, next);
      next = each2;
    }
    written = now;
  }
  function mark(here) {
    const newest = [...written.keys()].at(-1) ?? -1;
    const { from, to } = here ?? { from: newest, to: newest + 1 };
    let current = null;
    for (const [ply, { nodes }] of written)
      for (const each2 of nodes) {
        const is = ply >= from && ply < to && each2.matches(".entry");
        each2.classList.toggle("last", is);
        each2.classList.toggle("later", here !== null && ply >= to);
        const button2 = each2.querySelector(".go");
        button2?.setAttribute("tabindex", "-1");
        button2?.removeAttribute("aria-current");
        if (is) current = button2;
      }
    current ??= list.querySelector(".entry:last-child .go");
    current?.setAttribute("tabindex", "0");
    if (here !== null) current?.setAttribute("aria-current", "step");
    const focused = list.getRootNode().activeElement;
    if (here !== null && focused?.matches(".go"))
      current?.focus({ preventScroll: true });
  }
  function alongTheLines(event) {
    const step2 = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const all = [...list.querySelectorAll(".go")];
    const at = all.indexOf(event.target);
    if (step2 === void 0 || at < 0) return;
    event.preventDefault();
    all[at + step2]?.focus();
  }
  function node(ply, item, { renderer: renderer6, names, rules }) {
    if (item.kind === "round")
      return h(
        "li",
        { class: "round" },
        h("h3", {}, panelWords.round(item.round))
      );
    if (item.kind === "turn")
      return h(
        "li",
        { class: "turn" },
        seatSign(renderer6, item.seat),
        h("h4", {}, names.name(item.seat))
      );
    return line(ply, item.sentence, renderer6, rules);
  }
  function line(ply, sentence2, renderer6, rules) {
    const seat = sentence2.seat ?? null;
    const { look: look2 } = on;
    const marks2 = sentence2.rules.map((id) => ruleMark(id, rules, on.openRule));
    return h(
      "li",
      {
        "data-ply": ply,
        class: seat === null ? "entry" : "entry of-seat"
      },
      look2 === null ? null : h("button", {
        type: "button",
        class: "go",
        tabindex: -1,
        "aria-label": sentence2.text,
        onclick: (event) => look2(ply, event.detail > 0)
      }),
      seat === null ? h("span", { class: "sign" }) : seatSign(renderer6, seat),
      h(
        "div",
        {},
        h(
          "span",
          // The button says it.
          { class: "sentence", "aria-hidden": look2 === null ? null : "true" },
          sentence2.text
        ),
        " ",
        h("span", { class: "marks" }, ...marks2)
      )
    );
  }
  function tellMeanwhile({ meanwhile: meanwhile2, renderer: renderer6, names }) {
    waited.hidden = meanwhile2.length === 0;
    waited.replaceChildren(
      h("h3", {}, panelWords.waited),
      h(
        "ul",
        {},
        ...meanwhile2.map(
          ({ seat, moves, texts }) => h(
            "li",
            {},
            seatSign(renderer6, seat),
            h(
              "p",
              {},
              texts.length > 0 ? texts.join(" ") : panelWords.moved(names.name(seat), moves),
              texts.length > 0 && moves > texts.length ? h("span", { class: "moves" }, ` ${seatWords.moves(moves)}`) : null
            )
          )
        )
      )
    );
  }
  return {
    element,
    /** Nothing of what happened is shown. */
    clear() {
      list.replaceChildren();
      waited.replaceChildren();
      waited.hidden = true;
      written = /* @__PURE__ */ new Map();
      last = null;
      read4 = null;
      around2 = null;
      shown = WINDOW;
      empty.hidden = false;
      earlier.hidden = true;
      later.hidden = true;
    },
    write(what) {
      last = what;
      fill(last);
      if (!due2) requestAnimationFrame(scroll);
      due2 = true;
    }
  };
}

// src/element/parts/notice.ts
init_svg();
init_words();
function addNotice(place3, text3, { topic = "", quiet = false, offers = [] } = {}) {
  const element = h(
    "div",
    {
      class: quiet ? "notice quiet" : "notice",
      part: "notice",
      role: quiet ? "status" : "alert",
      "data-topic": topic
    },
    h("p", {}, text3),
    offers.length === 0 ? null : h(
      "div",
      { class: "offers" },
      ...offers.map(
        ({ label: label2, act, stays }) => h(
          "button",
          {
            type: "button",
            class: "link",
            onclick: () => {
              if (!stays) element.remove();
              act();
            }
          },
          label2
        )
      )
    ),
    h(
      "button",
      {
        type: "button",
        class: "quiet-button",
        "aria-label": buttonWords.close,
        onclick: () => element.remove()
      },
      "×"
    )
  );
  dropNotice(place3, topic);
  place3.append(element);
}
function dropNotice(place3, topic) {
  for (const each2 of [...place3.children])
    if (each2.dataset.topic === topic) each2.remove();
}

// src/element/parts/panel.ts
init_svg();
init_words();
function panel2(tabs) {
  let open2 = tabs[0]?.id ?? "";
  let raised = false;
  const buttons = tabs.map(
    ({ id, title }) => h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${id}`,
        "aria-controls": `body-${id}`,
        onclick: () => {
          raised = open2 === id ? !raised : true;
          show(id);
        }
      },
      title
    )
  );
  const bodies = tabs.map(
    ({ id, body }) => h(
      "div",
      {
        class: "tab-body",
        role: "tabpanel",
        id: `body-${id}`,
        "aria-labelledby": `tab-${id}`,
        tabindex: 0
      },
      body
    )
  );
  const grip = h("button", {
    type: "button",
    class: "grip",
    "aria-label": panelWords.sheet,
    onclick: () => {
      raised = !raised;
      show(open2);
    }
  });
  const list = h(
    "div",
    {
      class: "tabs",
      role: "tablist",
      onkeydown: (event) => {
        const step2 = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        const at = tabs.findIndex(({ id }) => id === open2);
        const next = tabs[(at + step2 + tabs.length) % tabs.length];
        if (step2 === 0 || next === void 0) return;
        event.preventDefault();
        show(next.id);
        buttons[tabs.indexOf(next)]?.focus();
      }
    },
    ...buttons
  );
  const element = h(
    "div",
    {
      class: "panel",
      part: "panel",
      role: "group",
      "aria-label": panelWords.panel
    },
    grip,
    list,
    ...bodies
  );
  function show(id) {
    open2 = id;
    element.toggleAttribute("data-raised", raised);
    tabs.forEach((tab, n) => {
      const chosen2 = tab.id === id;
      buttons[n]?.setAttribute("aria-selected", String(chosen2));
      buttons[n]?.setAttribute("tabindex", chosen2 ? "0" : "-1");
      bodies[n]?.toggleAttribute("hidden", !chosen2);
    });
    const body = bodies[tabs.findIndex((tab) => tab.id === id)];
    if (id === "log" && body !== void 0) body.scrollTop = body.scrollHeight;
  }
  show(open2);
  return {
    element,
    /** Opens a tab; on a narrow screen the sheet comes up. */
    open(id) {
      raised = true;
      show(id);
    },
    close() {
      raised = false;
      show(open2);
    },
    isRaised: () => raised
  };
}

// src/element/chapters.ts
var CHAPTERS = [
  "goal",
  "setup",
  "turn",
  "end",
  "scoring",
  "variants",
  "rulings"
];
function numbers2(text3) {
  return text3.split(" ").filter(Boolean).flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, n) => from + n);
  });
}
var numberOf = ({ id }) => Number(id.split("-")[1]);
function inChapters(rules, chapters6) {
  const known4 = /* @__PURE__ */ new Map();
  for (const chapter of CHAPTERS)
    if (chapter !== "rulings")
      for (const n of numbers2(chapters6[chapter])) known4.set(n, chapter);
  const of = (rule) => rule.kind === "ruling" ? "rulings" : known4.get(numberOf(rule)) ?? "turn";
  return CHAPTERS.map((chapter) => ({
    chapter,
    rules: rules.filter((rule) => of(rule) === chapter)
  })).filter((each2) => each2.rules.length > 0);
}
function playerAid(rules, chapters6) {
  const wanted = new Set(numbers2(chapters6.aid));
  return inChapters(
    rules.filter(
      (rule) => rule.kind !== "ruling" && wanted.has(numberOf(rule))
    ),
    chapters6
  );
}

// src/element/parts/rules.ts
init_svg();
init_words();
init_asking();
function rulesPanel(rules, { title, reconstructed, rulebookLanguage }, chapters6, examples, open2) {
  function pictureOf({ id }) {
    const example = examples.scenarios.find((each2) => each2.rules[0] === id);
    if (example === void 0) return null;
    const place3 = h("div", { class: "rule-picture" });
    const show = async () => {
      if (place3.childElementCount === 0)
        place3.append(await examples.draw(example.id), h("p", {}, example.note));
    };
    return h(
      "details",
      { class: "example", ontoggle: () => void show() },
      h("summary", {}, ruleWords.picture(example.title)),
      place3
    );
  }
  const items = rules.map((rule) => {
    const element2 = h(
      "li",
      { class: `rule ${rule.kind}`, "data-rule": rule.id, tabindex: -1 },
      h(
        "h4",
        {},
        h("span", { class: `rule-mark ${rule.kind}` }, rule.id),
        " ",
        rule.title,
        h("span", { class: "used", hidden: true }, ruleWords.lastMove)
      ),
      h("p", {}, rule.text),
      h(
        "p",
        { class: `rule-source ${rule.kind}` },
        ruleWords.kinds[rule.kind],
        rule.kind === "ruling" ? null : ruleWords.source(rule.source)
      ),
      rule.quote === null ? null : h(
        "p",
        { class: "rule-quote" },
        h("q", { lang: rulebookLanguage }, rule.quote)
      ),
      pictureOf(rule)
    );
    return {
      rule,
      element: element2,
      text: `${rule.id} ${rule.title} ${rule.text}`.toLowerCase()
    };
  });
  const byRule = new Map(items.map(({ rule, element: element2 }) => [rule, element2]));
  const grouped = chapters6 === void 0 ? [{ chapter: "turn", rules }] : inChapters(rules, chapters6);
  const sections = grouped.map(
    ({ chapter, rules: own }) => h(
      "section",
      { class: "chapter" },
      chapters6 === void 0 ? null : h("h3", {}, ruleWords.chapters[chapter]),
      h("ul", {}, ...own.flatMap((rule) => byRule.get(rule) ?? []))
    )
  );
  const jump = (words2, act) => h("button", { type: "button", class: "link", onclick: act }, words2);
  const nav = chapters6 === void 0 ? null : h(
    "nav",
    { class: "chapters", "aria-label": ruleWords.contents },
    ...grouped.map(
      ({ chapter }, n) => jump(ruleWords.chapters[chapter], () => {
        const box2 = element.parentElement;
        const section = sections[n];
        if (box2 === null || section === void 0) return;
        box2.scrollTop = box2.scrollHeight;
        showWithin(box2, section);
      })
    ),
    jump(ruleWords.aid, () => open2(aidDialog(chapters6))),
    jump(ruleWords.print, () => window.print())
  );
  function aidDialog(known4) {
    const aid = dialog(
      ruleWords.aidOf(title),
      ...playerAid(rules, known4).map(
        ({ chapter, rules: own }) => h(
          "section",
          { class: "aid" },
          h("h3", {}, ruleWords.chapters[chapter]),
          h(
            "ul",
            {},
            ...own.map(
              (rule) => h("li", {}, h("b", {}, `${rule.title}. `), rule.text)
            )
          )
        )
      ),
      h(
        "div",
        { class: "buttons" },
        h(
          "button",
          { type: "button", onclick: () => window.print() },
          ruleWords.print
        )
      )
    );
    aid.classList.add("player-aid");
    return aid;
  }
  const none = h("p", { class: "log-empty", hidden: true }, ruleWords.none);
  const search = h("input", {
    type: "search",
    class: "search",
    placeholder: ruleWords.search,
    "aria-label": ruleWords.search,
    oninput: () => filter()
  });
  const only = h("input", { type: "checkbox", onchange: () => filter() });
  const element = h(
    "div",
    { class: "rules-box" },
    h("h2", { class: "unseen" }, panelWords.rules),
    h(
      "div",
      { class: "rules-head" },
      search,
      h("label", { class: "only" }, only, ruleWords.onlyLastMove)
    ),
    reconstructed === "" ? null : h(
      "p",
      { class: "reconstructed" },
      h("b", {}, ruleWords.reconstructed),
      `${reconstructed}.`
    ),
    none,
    nav,
    h("div", { class: "rules", part: "rules" }, ...sections)
  );
  function filter() {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const item of items) {
      const fits2 = wanted.every((word) => item.text.includes(word)) && (!only.checked || item.element.dataset.used !== void 0);
      item.element.hidden = !fits2;
      if (fits2) shown += 1;
    }
    for (const section of sections)
      section.hidden = section.querySelector(".rule:not([hidden])") === null;
    if (nav !== null) nav.hidden = wanted.length > 0 || only.checked;
    none.hidden = shown > 0;
  }
  return {
    element,
    /** Marks the rules of the last move. */
    mark(used) {
      for (const { rule, element: item } of items) {
        item.toggleAttribute("data-used", used.has(rule.id));
        const badge2 = item.querySelector(".used");
        if (badge2 !== null) badge2.hidden = !used.has(rule.id);
      }
      filter();
    },
    /** Brings a rule into sight. */
    open(id) {
      search.value = "";
      only.checked = false;
      filter();
      const item = items.find(({ rule }) => rule.id === id)?.element;
      const box2 = element.parentElement;
      if (item === void 0 || box2 === null) return;
      box2.scrollTop += item.getBoundingClientRect().top - box2.getBoundingClientRect().top - 8;
      item.focus({ preventScroll: true });
    }
  };
}

// src/element/parts/timeline.ts
init_svg();
init_words();
var BEAT = 900;
var ICONS2 = {
  first: "M6 5v14M18 6l-8 6 8 6z",
  previous: "M15 6l-8 6 8 6",
  next: "M9 6l8 6-8 6",
  last: "M18 5v14M6 6l8 6-8 6z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14"
};
function timeline(on, isReplay) {
  let [at, of, looks] = [0, 0, false];
  let run = 0;
  let playing = false;
  const icon2 = (name2) => s("path", { d: ICONS2[name2] });
  const playIcon = icon2("play");
  const iconButton = (name2) => h(
    "button",
    {
      type: "button",
      class: "step",
      "data-action": name2,
      title: timelineWords[name2],
      "aria-label": timelineWords[name2],
      onclick: () => press(name2)
    },
    s(
      "svg",
      { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
      name2 === "play" ? playIcon : icon2(name2)
    )
  );
  const buttons = {
    first: iconButton("first"),
    previous: iconButton("previous"),
    play: iconButton("play"),
    next: iconButton("next"),
    last: iconButton("last")
  };
  const slider = h("input", {
    type: "range",
    class: "slider",
    min: 0,
    max: 0,
    step: 1,
    "aria-label": timelineWords.slider,
    oninput: () => {
      stop();
      on.go(Number(slider.value));
    }
  });
  const where = h("p", { class: "replay-at" });
  const wordButton = (name2, words2, look2 = "") => h(
    "button",
    {
      type: "button",
      class: `timeline-button ${look2}`,
      "data-timeline": name2,
      hidden: true,
      onclick: () => {
        if (name2 !== "replay") on.act(name2);
        else void play();
      }
    },
    words2
  );
  const timelineButtons = {
    "play-on": wordButton("play-on", timelineWords.playOn),
    now: wordButton("now", timelineWords.now, "main-button"),
    rematch: wordButton("rematch", timelineWords.rematch, "main-button"),
    replay: wordButton("replay", timelineWords.replay),
    share: wordButton("share", timelineWords.share),
    graph: wordButton("graph", timelineWords.graph)
  };
  const element = h(
    "div",
    {
      class: "timeline",
      part: "timeline",
      role: "group",
      "aria-label": timelineWords.label
    },
    h(
      "div",
      { class: "track" },
      buttons.first,
      buttons.previous,
      slider,
      buttons.next,
      buttons.last
    ),
    h(
      "div",
      { class: "timeline-buttons" },
      buttons.play,
      where,
      ...Object.values(timelineButtons)
    )
  );
  function enable() {
    const ends = {
      first: at === 0,
      previous: at === 0,
      next: at >= of,
      last: !looks || isReplay && at >= of,
      play: of === 0
    };
    for (const [name2, button2] of Object.entries(buttons))
      button2.toggleAttribute("disabled", ends[name2]);
    slider.disabled = of === 0;
    playIcon.setAttribute("d", playing ? ICONS2.pause : ICONS2.play);
    const words2 = playing ? timelineWords.pause : timelineWords.play;
    buttons.play.title = words2;
    buttons.play.setAttribute("aria-label", words2);
    buttons.play.hidden = !(looks || playing);
  }
  function stop() {
    if (!playing) return;
    run += 1;
    playing = false;
    enable();
  }
  async function play() {
    run += 1;
    const mine = run;
    playing = true;
    if (at >= of) on.go(0);
    enable();
    while (at < of) {
      await Promise.all([
        on.settled(),
        new Promise((done) => setTimeout(done, BEAT))
      ]);
      if (mine !== run) return;
      on.go(at + 1);
    }
    stop();
  }
  function press(name2) {
    if (name2 === "play" && !playing) return void play();
    stop();
    if (name2 === "first") on.go(0);
    else if (name2 === "previous") on.go(at - 1);
    else if (name2 === "next") on.go(at + 1);
    else if (name2 === "last") on.go(of);
  }
  return {
    element,
    press,
    stop,
    show(place3) {
      ({ step: at, of, looks } = place3);
      const { line, mayPlayOn, after } = place3;
      slider.max = String(of);
      slider.value = String(at);
      slider.style.setProperty("--done", `${of === 0 ? 0 : 100 * at / of}%`);
      const words2 = timelineWords.at(at, of);
      set2(slider, line === "" ? words2 : `${words2}: ${line}`);
      where.textContent = looks || isReplay ? (
        // Beside the buttons there is no room for more.
        of > 99 ? timelineWords.shortly(at, of) : words2
      ) : after.length > 0 ? "" : timelineWords.nowAt(of);
      element.toggleAttribute("data-looks", looks);
      timelineButtons["play-on"].hidden = !looks || !mayPlayOn;
      timelineButtons.now.hidden = !looks || isReplay;
      const isAtEnd = !looks || isReplay;
      timelineButtons.rematch.hidden = !isAtEnd || !after.includes("rematch");
      timelineButtons.replay.hidden = !isAtEnd || !after.includes("replay");
      timelineButtons.share.hidden = !isAtEnd || !after.includes("share");
      timelineButtons.graph.hidden = !isAtEnd || !after.includes("graph");
      enable();
    },
    /** The keyboard goes back to where the graph was asked for. */
    focusGraph() {
      if (timelineButtons.graph.hidden) slider.focus();
      else timelineButtons.graph.focus();
    },
    /** Nothing is told of the game. */
    clear() {
      stop();
      [at, of, looks] = [0, 0, false];
      slider.max = "0";
      slider.value = "0";
      set2(slider, "");
      where.textContent = "";
      for (const each2 of Object.values(timelineButtons)) each2.hidden = true;
      enable();
    }
  };
}
var set2 = (slider, text3) => slider.setAttribute("aria-valuetext", text3);

// src/element/parts/layout.ts
var PLAYING = ["undo", "redo", "hint", "random", "new"];
function layout({
  info,
  renderer: renderer6,
  rules,
  examples,
  settings,
  press,
  look: look2,
  act,
  key: key2,
  go,
  lookAt,
  settled,
  lesson
}) {
  const replays = settings.moveList !== null;
  const timeline2 = replays || settings.controls.has("timeline") ? timeline({ go, act, settled }, replays) : null;
  const graph2 = graph({
    go: (step2) => {
      timeline2?.stop();
      go(step2);
    },
    close: () => {
      act("close-graph");
      timeline2?.focusGraph();
    }
  });
  const shown = new Set(
    [...settings.controls].filter(
      (name2) => !replays || !PLAYING.includes(name2)
    )
  );
  const ruleMap = new Map(rules.map((rule) => [rule.id, rule]));
  const stage2 = stage({
    press,
    look: look2,
    above: () => choices3.querySelector("button")?.focus(),
    scaled: () => redraw()
  });
  const hand = beside2("hand", { press, look: look2 });
  const holdings = beside2("holdings", { press, look: look2 });
  const belongings = renderer6.drawHand !== void 0;
  let drawn = null;
  const card3 = note(() => stage2.board.querySelectorAll("[data-target]"));
  const showRule = (id, anchor) => {
    const rule = ruleMap.get(id);
    if (rule !== void 0)
      card3.show(
        anchor,
        h(
          "h3",
          {},
          h("span", { class: `rule-mark ${rule.kind}` }, id),
          " ",
          rule.title
        ),
        ruleText(rule),
        all(id)
      );
  };
  const all = (id) => h(
    "button",
    { type: "button", class: "link", onclick: () => openRule(id) },
    ruleWords.amongAll
  );
  function lookAtLine(ply, byPointer) {
    if (byPointer) side.close();
    lookAt(ply);
  }
  const logPart = log({
    openRule: showRule,
    look: lesson === null ? lookAtLine : null
  });
  const rulesPart = rulesPanel(
    rules,
    info,
    renderer6.chapters,
    examples,
    (element) => open2(element)
  );
  const tabs = [
    ...shown.has("log") ? [{ id: "log", title: panelWords.log, body: logPart.element }] : [],
    ...shown.has("rules") ? [{ id: "rules", title: panelWords.rules, body: rulesPart.element }] : []
  ];
  const side = panel2(tabs);
  const question = h("p", { class: "ask", part: "ask" });
  const aside6 = h("p", { class: "aside" });
  const advice2 = h("p", {
    class: "advice",
    part: "hint",
    role: "status",
    hidden: true
  });
  const notices = h("div", { class: "notices" });
  const description = h("p", { class: "unseen", id: "description" });
  const live = h("p", { class: "unseen", role: "log", "aria-live": "polite" });
  const back3 = h(
    "button",
    { type: "button", class: "back", hidden: true, onclick: () => act("back") },
    buttonWords.stepBack
  );
  const skip = h(
    "button",
    { type: "button", class: "skip", hidden: true, onclick: () => act("skip") },
    buttonWords.skip
  );
  const choices3 = h("div", {
    class: "choices",
    onkeydown: (event) => {
      const all2 = [...choices3.querySelectorAll("button")];
      const step2 = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step2 === void 0 && event.key !== "ArrowDown") return;
      event.preventDefault();
      if (step2 === void 0) stage2.focusTarget();
      else
        all2[(all2.indexOf(event.target) + step2 + all2.length) % all2.length]?.focus();
    }
  });
  const asking = h(
    "div",
    { class: "asking" },
    h("div", { class: "lines" }, question, aside6, advice2),
    h("div", { class: "answers" }, back3, belongings ? null : choices3, skip)
  );
  const seats3 = h("ul", { class: "seats", "aria-label": seatWords.all });
  const buttons = controls(shown, act);
  stage2.svg.setAttribute("aria-describedby", "description");
  let components = null;
  const { card: lookUp } = renderer6;
  if (lookUp !== void 0)
    stage2.pan.buttons.prepend(
      h(
        "button",
        {
          type: "button",
          class: "look-up",
          "aria-haspopup": "dialog",
          onclick: () => {
            if (components !== null)
              open2(dialog(lookUp.title, lookUp.draw(components)));
          }
        },
        lookUp.title
      )
    );
  const table = h(
    "div",
    {
      class: `table${replays ? " replays" : ""}${belongings ? " with-hand" : ""}${renderer6.pan === "map" ? " with-map" : ""}`,
      part: "table",
      "data-lesson": lesson === null ? null : "asked"
    },
    lesson?.element ?? null,
    asking,
    h("div", { class: "field-of-play" }, stage2.svg, stage2.pan.buttons),
    ...belongings ? [choices3, holdings.element, hand.element] : [],
    seats3,
    notices,
    h(
      "div",
      { class: "bars" },
      graph2.element,
      timeline2?.element ?? null,
      buttons.size > 0 ? h(
        "div",
        {
          class: "controls",
          part: "controls",
          role: "toolbar",
          "aria-label": buttonWords.toolbar
        },
        ...buttons.values()
      ) : null
    ),
    tabs.length > 0 ? side.element : null,
    description,
    live,
    card3.element
  );
  reserve(table, frameOf(info.id));
  const covering = h("div", { class: "covering" });
  const root = h("div", { class: "root", lang: "en" }, table, covering);
  root.addEventListener("keydown", (event) => {
    const at = event.composedPath()[0];
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement)
      return;
    if (event.composedPath().some((each2) => each2 instanceof HTMLDialogElement))
      return;
    key2(event);
  });
  root.addEventListener("pointerdown", (event) => {
    key2(null);
    if (!event.composedPath().includes(card3.element)) card3.hide();
  });
  const replace = () => card3.place();
  window.addEventListener("scroll", replace, { passive: true, capture: true });
  window.addEventListener("resize", replace, { passive: true });
  const find2 = (hit2) => stage2.find(hit2) ?? hand.find(hit2) ?? holdings.find(hit2) ?? choices3.querySelector(`[data-hit="${CSS.escape(hit2)}"]`);
  function picture2(context, targets7) {
    drawn = { context, targets: targets7 };
    const name2 = (hit2) => renderer6.nameHit(hit2, context);
    renderer6.draw(stage2.board, context);
    const seen = stage2.mark(targets7, name2);
    if (belongings) {
      hand.draw((place3) => renderer6.drawHand?.(place3, context));
      holdings.draw((place3) => renderer6.drawHoldings?.(place3, context));
      for (const part of [hand, holdings])
        for (const hit2 of part.mark(targets7, name2)) seen.add(hit2);
    }
    return targets7.filter(({ hit: hit2, second }) => !second && !seen.has(hit2));
  }
  function redraw() {
    if (drawn === null) return;
    stage2.finish();
    drawn.context.scale = stage2.pan.scale();
    renderer6.draw(stage2.board, drawn.context);
    stage2.mark(
      drawn.targets,
      (hit2) => renderer6.nameHit(hit2, drawn.context)
    );
  }
  const cardWords2 = ({ title, about, list = [] }) => [`${title}.`, ...about, list.length === 0 ? "" : `${list.join(", ")}.`].filter(Boolean).join(" ");
  const cardContent = ({ title, about, list = [] }) => [
    h("h3", {}, title),
    ...about.map((sentence2) => h("p", {}, sentence2)),
    ...list.length === 0 ? [] : [
      h(
        "ul",
        { class: "card-list" },
        ...list.map((row) => h("li", {}, row))
      )
    ]
  ];
  function bar(targets7, chance) {
    const buttons2 = targets7.map(
      ({ hit: hit2, look: shade, label: label2, text: text3 }) => h(
        "button",
        {
          type: "button",
          class: "choice",
          "data-hit": hit2,
          "data-target": shade ?? "main",
          "aria-label": text3 === void 0 ? null : withPrint(text3, label2),
          onclick: () => press(hit2),
          onpointerenter: () => look2(hit2),
          onpointerleave: () => look2(null),
          onfocus: () => look2(hit2),
          onblur: () => look2(null)
        },
        text3 ?? label2
      )
    );
    choices3.replaceChildren(
      ...buttons2,
      ...chance ? [
        h(
          "button",
          { type: "button", class: "choice", onclick: () => act("chance") },
          buttonWords.chance
        )
      ] : []
    );
  }
  function point(hit2) {
    for (const element of root.querySelectorAll("[data-hint]"))
      element.removeAttribute("data-hint");
    const marked = hit2 === null ? null : root.querySelector(withValue("data-hit", hit2));
    marked?.setAttribute("data-hint", "");
    if (marked !== null && choices3.contains(marked))
      showWithin(choices3, marked);
  }
  function open2(dialog2) {
    card3.hide();
    root.append(dialog2);
    openModal(dialog2);
  }
  function openRule(id) {
    card3.hide();
    side.open("rules");
    rulesPart.open(id);
  }
  return {
    info,
    stage: stage2,
    /** The small button of a rule, which shows its text. */
    mark: (id) => ruleMark(id, ruleMap, showRule),
    /** @param state of the lesson */
    lesson(state) {
      table.dataset.lesson = state;
    },
    note: card3,
    panel: side,
    timeline: timeline2,
    graph: graph2,
    /** Whether arrow keys pressed there go along the timeline. */
    walks: (event) => event.composedPath().some(
      (each2) => each2 === timeline2?.element || each2 === stage2.svg || each2 instanceof HTMLElement && each2.id === "body-log"
    ),
    openRule,
    mount(shadow) {
      fillShadow(
        shadow,
        [
          tokens_default,
          table_default,
          renderer6.css ?? "",
          ...lesson === null ? [] : [lesson.css]
        ],
        root
      );
    },
    close() {
      timeline2?.stop();
      stage2.pan.close();
      stage2.finish();
      card3.hide();
      window.removeEventListener("scroll", replace, { capture: true });
      window.removeEventListener("resize", replace);
    },
    /** Everything as it is now, or as it was. */
    paint(context, targets7, beside3) {
      const { entries, preface, players, thinking, awaited, label: label2 } = beside3;
      const { here, place: place3, meanwhile: meanwhile2 } = beside3;
      const looks = place3.looks && !replays;
      components = context.components;
      stage2.finish();
      stage2.ghosts.replaceChildren();
      stage2.pan.fit(
        renderer6.viewBox(context.view, context.components),
        renderer6.pan ?? false
      );
      card3.endGlance();
      drawn = null;
      stage2.pan.look(renderer6.sight?.(context) ?? null);
      context.scale = stage2.pan.scale();
      const rest = picture2(context, targets7);
      bar(rest, context.actor === "chance" && context.moves.length > 0);
      question.textContent = looks ? timelineWords.looking(place3.step, place3.of) : spokenTo(renderer6.ask(context), context, label2);
      aside6.textContent = looks ? place3.line || timelineWords.beginning : preface || (renderer6.aside?.(context) ?? "");
      aside6.classList.toggle("looks", looks);
      aside6.hidden = aside6.textContent === "";
      if (preface !== "") table.toggleAttribute("data-prefaced", true);
      else if (entries.length === 0) table.removeAttribute("data-prefaced");
      description.textContent = renderer6.describe(context);
      back3.hidden = context.chosen.length === 0;
      skip.hidden = !awaited;
      advice2.hidden = true;
      point(null);
      seats3.replaceChildren(
        ...seats2(renderer6, context, {
          players,
          thinking,
          label: label2,
          lang: settings.lang
        })
      );
      logPart.write({
        entries,
        renderer: renderer6,
        names: context,
        rules: ruleMap,
        here,
        meanwhile: meanwhile2
      });
      timeline2?.show(place3);
      graph2.mark(place3.step);
      if (graph2.isOpen() && !place3.after.includes("graph")) act("close-graph");
      rulesPart.mark(new Set(context.events.map((event) => event.rule)));
      stage2.pan.contain(stage2.mainTargets);
    },
    announce(text3) {
      live.textContent = text3;
    },
    /** Brings the keyboard to what can be pressed: on the board, else among the choices. */
    focusTarget() {
      if (stage2.board.querySelector("[data-target]") !== null)
        stage2.focusTarget();
      else
        (choices3.querySelector("button") ?? hand.element.querySelector("[data-target]"))?.focus();
    },
    /**
     * What a bot would do.
     * @param hit where it begins
     */
    hint(text3, hit2) {
      advice2.textContent = text3;
      advice2.hidden = false;
      aside6.hidden = true;
      showWithin(asking, advice2);
      point(hit2);
    },
    point,
    /** Something that has to be said and is not about a move. */
    notice: (text3, more2) => addNotice(notices, text3, more2),
    /** What was said about something is no longer so. */
    dropNotice: (topic) => dropNotice(notices, topic),
    /** Presses a button, if it is there and can be pressed. */
    press(name2) {
      if (table.inert) return;
      if (replays && name2 !== "more")
        timeline2?.press(name2 === "undo" ? "previous" : "next");
      else buttons.get(name2)?.click();
    },
    can(may) {
      for (const [name2, button2] of buttons)
        if (name2 in may) button2.toggleAttribute("disabled", !may[name2]);
    },
    refuse(anchor, verdict) {
      const reason = sentence(verdict.reason);
      const rule = verdict.rule === null ? void 0 : ruleMap.get(verdict.rule);
      const more2 = [];
      if (rule !== void 0) {
        const open3 = h(
          "details",
          { class: "why", ontoggle: () => card3.place() },
          h(
            "summary",
            {},
            h("span", { class: `rule-mark ${rule.kind}` }, rule.id),
            " ",
            rule.title
          ),
          ruleText(rule),
          all(rule.id)
        );
        more2.push(open3);
      }
      card3.show(anchor, h("p", { class: "reason" }, reason), ...more2);
      live.textContent = `${reason} ${rule === void 0 ? "" : ruleWords.cited(rule.id, rule.title)}`;
    },
    /** Something was pressed that has something to tell. */
    tell(anchor, told) {
      if (typeof told === "string") card3.show(anchor, h("p", {}, told));
      else card3.show(anchor, ...cardContent(told));
      live.textContent = typeof told === "string" ? told : cardWords2(told);
    },
    /** Something is pointed at, or nothing any more. */
    glance(hit2, told) {
      const anchor = hit2 === null ? null : find2(hit2);
      if (told === null || anchor === null) card3.endGlance();
      else card3.glance(anchor, ...cardContent(told));
    },
    find: find2,
    /** It shakes its head. */
    shake(hit2) {
      const frames = [0, -5, 5, -4, 4, 0].map((x) => ({
        translate: `${x}px 0`
      }));
      find2(hit2)?.animate(frames, { duration: 240, easing: "ease-in-out" });
    },
    open: open2,
    /**
     * Nothing of the game is left to be seen, but the table keeps its size.
     * @param box of the picture
     * @param count of the seats
     */
    cover(curtain2, box2, count3) {
      const lines = frameOf(info.id)?.lines ?? 1;
      const inside2 = root.contains(
        root.getRootNode().activeElement
      );
      stage2.clear();
      stage2.pan.fit(box2, renderer6.pan ?? false);
      advice2.hidden = true;
      advice2.textContent = "";
      back3.hidden = true;
      skip.hidden = true;
      logPart.clear();
      timeline2?.clear();
      graph2.clear();
      rulesPart.mark(/* @__PURE__ */ new Set());
      seats3.dataset.count = String(count3);
      seats3.replaceChildren(
        ...Array.from({ length: count3 }, () => blankSeat(lines))
      );
      card3.hide();
      drawn = null;
      for (const part of [hand, holdings]) part.element.replaceChildren();
      question.textContent = "";
      aside6.textContent = "";
      description.textContent = "";
      live.textContent = "";
      choices3.replaceChildren();
      table.inert = true;
      covering.replaceChildren(curtain2);
      if (inside2) curtain2.querySelector("button")?.focus();
    },
    uncover() {
      table.inert = false;
      covering.replaceChildren();
    }
  };
}

// src/element/perspective.ts
init_delay();
var HOLD = 1200;
var Perspective = class {
  #table;
  /** Who has lifted the curtain: whose secrets are on the screen. */
  seen = null;
  /** Who still looks at what their move led to. */
  #held = null;
  #then = () => {
  };
  #delay = new Delay();
  constructor(table) {
    this.#table = table;
  }
  get held() {
    return this.#held !== null;
  }
  /** Settles when nobody looks any more at what their move led to. */
  get pending() {
    return this.#delay.over;
  }
  /** Who is asked now. */
  asked() {
    const { game, view, seating, replays } = this.#table();
    return this.held || replays ? null : askedActor(game.actors(), view, this.seen, seating);
  }
  /** Whose view is shown; null is everything. */
  viewer(asked2) {
    const { game, view, seating, replays } = this.#table();
    if (this.#held !== null) return this.#held;
    if (replays) return typeof view === "number" ? view : null;
    return viewingSeat(
      game.outcome() !== null,
      view,
      asked2,
      this.seen,
      seating
    );
  }
  /** Whether several persons pass one screen on. */
  #shared() {
    const { view, seating } = this.#table();
    return view === "actor" && persons(seating).length > 1;
  }
  /** Whether several persons share the screen, something is secret, and it is not known who looks. */
  blind() {
    const { game, replays } = this.#table();
    if (replays || this.held || this.seen !== null || !this.#shared())
      return false;
    return game.outcome() === null && game.hasSecrets();
  }
  /** Whether the curtain falls before somebody acts. */
  fallsFor(actor) {
    const { game, always } = this.#table();
    if (typeof actor !== "number" || actor === this.seen || !this.#shared())
      return false;
    return always || game.hasSecrets();
  }
  /** Who has to lift the curtain before anything is drawn, or null. What chance does is entered by whoever decided last. */
  lifter(actor) {
    const { game, seating } = this.#table();
    const seats3 = persons(seating);
    const last = game.deciders().findLast((seat) => seats3.includes(seat));
    const who = actor === "chance" && this.blind() ? last ?? seats3[0] ?? null : actor;
    return typeof who === "number" && this.fallsFor(who) ? who : null;
  }
  /**
   * Whether an earlier position may be shown. Where seats saw it differently, somebody must have lifted the curtain since: that
   * is so while something is still secret.
   */
  mayLook(then) {
    const { game, replays } = this.#table();
    if (replays || !this.#shared() || game.outcome() !== null) return true;
    return game.hasSecrets() || !then.hasSecrets();
  }
  /** Nobody is known to look any more: what is secret is drawn when somebody has lifted the curtain. */
  leave() {
    this.forget();
    this.seen = null;
  }
  /** The person who took the last decision, if that person may take it back and give nothing away. */
  lastUndoable() {
    const { game, seating } = this.#table();
    const last = game.deciders().at(-1);
    return last !== void 0 && persons(seating).includes(last) && game.canUndo(last) ? last : null;
  }
  /** Whether there is a move of a person to take back; with hidden information and several persons, only one that gives nothing away. */
  mayUndo() {
    const { game, seating } = this.#table();
    const seats3 = persons(seating);
    if (!game.deciders().some((seat) => seats3.includes(seat))) return false;
    return seats3.length === 1 || !game.hiddenInformation || this.lastUndoable() !== null;
  }
  /** Whoever moved sees what came of it for a moment; then the curtain falls. */
  hold(seat, then) {
    this.#held = seat;
    this.#then = then;
    this.#delay.start(HOLD, () => this.release());
  }
  /** Lets it fall at once. */
  release() {
    const due2 = this.held;
    this.forget();
    if (due2) this.#then();
  }
  /** Nothing waits any more. */
  forget() {
    this.#delay.stop();
    this.#held = null;
  }
};

// src/element/session.ts
init_platform();
init_words();
var PERSON = { kind: "person" };
var TableSession = class {
  #settings;
  #lesson;
  #info;
  #renderer;
  #emit;
  #changed;
  #parts;
  #guide;
  #bots;
  #back;
  #table;
  #seating = { players: [], dealt: false };
  #names = [];
  #chosen = [];
  /** How many of the chosen steps were not made by a press. */
  #kept = 0;
  #targets = [];
  #context = null;
  #perspective = new Perspective(() => ({
    game: this.#table,
    view: this.#lesson?.view ?? this.#settings.view,
    seating: this.#seating,
    replays: this.#replays,
    always: this.#settings.curtain
  }));
  /** What is moving on the screen. */
  #moving = Promise.resolve();
  /** What a bot is asked for a hint. */
  #hinting = Promise.resolve();
  #preface = "";
  #byKey = false;
  constructor({ act, options, ...given }) {
    this.#settings = given.settings;
    this.#lesson = given.lesson;
    this.#changed = given.changed;
    this.#info = given.info;
    this.#renderer = given.renderer;
    this.#emit = given.emit;
    this.#table = new TableGame(given.game, given.info);
    this.#bots = opponents({
      play: (move, seat, shown) => this.#answer(move, seat, shown),
      settled: () => this.#moving,
      failed: (seat, error) => this.#standIn(seat, error),
      worker: given.worker
    });
    this.#parts = layout({
      ...given,
      press: (hit2) => this.#press(hit2),
      look: (hit2) => this.#guide.preview(hit2),
      act: (name2) => this.#act(name2, act),
      key: (event) => this.#key(event),
      go: (step2) => this.#back.go(step2),
      lookAt: (ply) => this.#lookAt(ply),
      settled: () => this.#moving
    });
    this.#guide = new Guide(given.renderer, this.#parts);
    this.#back = this.#lookingBack(given.worker);
    window.addEventListener("pagehide", this.#left);
    this.#seat(options);
    this.#deal();
    if (this.#replays) {
      while (this.#table.redo()) ;
      this.#back.begin();
    }
  }
  /** The game on the table; in a replay, as it was at the move that is shown. */
  get game() {
    return this.#replays ? this.#back.shown : this.#table.game;
  }
  /** The game as it was at the position that is shown. */
  get shown() {
    return this.#back.shown;
  }
  get parts() {
    return this.#parts;
  }
  get names() {
    return this.#names;
  }
  get players() {
    return this.#seating.players;
  }
  get dealt() {
    return this.#seating.dealt;
  }
  /** Whether a saved game would tell what somebody at the table may not know. */
  get hides() {
    const viewer = this.#perspective.viewer(this.#perspective.asked());
    return viewer !== null && this.#table.hides();
  }
  get isOver() {
    return this.#table.outcome() !== null;
  }
  /** Whether the keyboard is in use. */
  get byKey() {
    return this.#byKey;
  }
  /** Whether nothing can be pressed. */
  get #shut() {
    return this.#settings.readonly || (this.#lesson?.busy ?? false);
  }
  /** Whether this is a replay: nothing can be played in it. */
  get #replays() {
    return this.#settings.moveList !== null;
  }
  #seat({ names, players, preface = "", dealt = false }) {
    const given = players ?? this.#settings.players;
    this.#seating = {
      players: Array.from(
        { length: this.#table.players },
        (_, seat) => given[seat] ?? PERSON
      ),
      dealt
    };
    this.#names = names ?? this.#settings.names;
    this.#preface = preface;
  }
  /** Where the table draws for chance, it does so at once. */
  #deal() {
    if (this.dealt) this.#table.deal();
  }
  /** How this table looks back. */
  #lookingBack(worker) {
    return new LookingBack({
      info: this.#info,
      renderer: this.#renderer,
      isReplay: this.#replays,
      isReadonly: () => this.#settings.readonly,
      parts: () => this.#parts,
      guide: () => this.#guide,
      table: () => this.#table,
      worker,
      viewer: () => this.#perspective.viewer(this.#perspective.asked()),
      mayLook: (then) => this.#perspective.mayLook(then),
      context: (then, entries) => {
        this.#chosen = [];
        this.#targets = [];
        this.#context = null;
        const seat = this.#perspective.viewer(this.#perspective.asked());
        return this.#contextOf(then, { seat, actor: null }, entries);
      },
      paint: (context) => this.#paint(context),
      show: (events, context) => this.#animate(events, context),
      refresh: () => this.refresh(),
      after: () => afterTheEnd(this.#settings, this.#info, {
        isOver: this.isOver,
        viewer: this.#perspective.viewer(this.#perspective.asked())
      }),
      name: (seat) => this.#name(seat)
    });
  }
  /** Another game comes onto the table. */
  take(game, options) {
    this.#bots.stop();
    this.#back.leave();
    if (game.players !== this.#table.players) this.#parts.stage.clear();
    this.#table.free();
    this.#table = new TableGame(game, this.#info);
    this.#seat({ names: this.#names, players: this.players, ...options });
    this.#chosen = [];
    this.#perspective.leave();
    this.#deal();
    this.refresh();
  }
  /** The attributes have changed, but not the game. */
  adjust(settings, changed) {
    if (settings.view !== this.#settings.view) this.#chosen = [];
    this.#settings = settings;
    this.#bots.stop();
    this.#table.forget();
    if (!this.#replays) this.#back.leave();
    this.#seat({
      names: changed.names ? settings.names : this.#names,
      players: changed.players ? settings.players : this.players,
      preface: this.#preface,
      dealt: this.dealt
    });
    this.#perspective.leave();
    this.refresh();
  }
  /** A page that the browser keeps is shown again as it was left, perhaps to somebody else. */
  #left = ({ persisted }) => {
    if (!persisted || !this.#table.hasSecrets()) return;
    this.#perspective.leave();
    this.refresh();
  };
  /** Resolves when nothing happens by itself any more. One thing may lead to the next: a bot moves, and another one thinks. */
  async settled() {
    const pending = () => [
      this.#bots.pending(),
      this.#moving,
      this.#perspective.pending,
      this.#lesson?.pending,
      this.#hinting
    ];
    for (let waited = []; ; ) {
      const now = pending();
      if (now.every((each2, n) => each2 === waited[n])) return;
      await Promise.all(now);
      waited = now;
    }
  }
  /** Everything is given back. */
  close() {
    window.removeEventListener("pagehide", this.#left);
    this.#perspective.forget();
    this.#bots.close();
    this.#back.leave();
    this.#parts.close();
    this.#table.free();
  }
  #name(seat) {
    return this.#names[seat] || (this.#renderer.seats[seat]?.name ?? seatWords.numbered(seat));
  }
  /** What a seat is called where it is spoken to; stories call it by its name. */
  #label(seat) {
    return this.#names[seat] || seat !== soloSeat(this.#seating) ? this.#name(seat) : seatWords.you;
  }
  /** What the renderer is given now; nothing can be pressed where nobody is asked. */
  #contextFor(actor) {
    const seat = this.#perspective.viewer(actor);
    return this.#contextOf(this.#table, { seat, actor }, this.#table.log(seat));
  }
  /**
   * What the renderer is given of a position.
   * @param entries what has happened until then, as whoever looks saw it
   */
  #contextOf(table, { seat, actor }, entries) {
    return contextOf(table, {
      seat,
      actor,
      acting: table.actors(),
      players: table.players,
      moves: actor === null || this.#shut ? [] : table.legalMoves(actor),
      view: table.view(seat),
      components: table.components,
      outcome: table.outcome(),
      entries,
      still: isStill(),
      scale: this.#parts.stage.pan.scale(),
      chosen: this.#chosen,
      name: (of) => this.#name(of)
    });
  }
  /**
   * Draws everything as it is now; animates the events that led here, if some are given.
   * @param by whether somebody went on with the game
   */
  refresh(animated, by = "table") {
    const [table, parts] = [this.#table, this.#parts];
    const actor = this.#perspective.asked();
    if (!this.#replays) this.#bots.wake(table, this.players);
    if (this.#covered(actor)) {
      if (by === "player") this.#changed(by);
      return;
    }
    if (typeof actor === "number") this.#perspective.seen = actor;
    else if (table.outcome() !== null) this.#perspective.seen = null;
    if (this.#back.looks) {
      this.#back.draw();
      return this.#changed(by);
    }
    const context = this.#contextFor(actor);
    this.#context = context;
    this.#targets = this.#renderer.targets(
      context.moves,
      this.#chosen,
      context
    );
    this.#guide.update({ table, context, targets: this.#targets });
    if (this.#lesson !== null) parts.lesson(this.#lesson.state);
    this.#paint(context);
    const free = !this.#shut && !this.#perspective.held && !this.#replays;
    parts.can({
      undo: free && (this.#chosen.length > this.#kept || this.#perspective.mayUndo()),
      redo: free && table.canRedo(),
      random: context.moves.length > 0,
      hint: context.moves.length > 0 && typeof actor === "number"
    });
    if (animated !== void 0) this.#show(animated, context);
    const { svg } = parts.stage;
    const focused = svg.getRootNode().activeElement;
    if (this.#byKey && (focused === null || svg.contains(focused)))
      parts.focusTarget();
    this.#changed(by);
  }
  /** Draws a position and all that is around it. */
  #paint(context) {
    const [table, back3] = [this.#table, this.#back];
    const untouched = this.#preface !== "" && table.deciders().length === 0;
    this.#parts.paint(context, this.#targets, {
      entries: table.log(context.seat),
      preface: untouched ? this.#preface : "",
      players: this.players,
      thinking: back3.looks ? null : this.#bots.thinking(),
      awaited: !back3.looks && this.#bots.awaited(),
      label: (seat) => this.#label(seat),
      here: back3.here,
      place: back3.place(context),
      meanwhile: this.#lesson === null ? meanwhile(this.#renderer, table, this.players, context) : []
    });
    if (back3.looks)
      this.#parts.can({ undo: false, redo: false, random: false, hint: false });
  }
  /** Says what happened, and lets it be seen as motion. */
  #show(events, context) {
    const renderer6 = this.#renderer;
    const sentences = story(renderer6, events, context);
    this.#parts.announce(
      [...sentences.map(({ text: text3 }) => text3), renderer6.ask(context)].join(" ")
    );
    this.#animate(events, context);
  }
  #animate(events, context) {
    const [renderer6, { stage: stage2 }] = [this.#renderer, this.#parts];
    if (context.still) return;
    this.#moving = stage2.run(
      renderer6.animate?.(stage2.board, events, context, stage2.effects) ?? []
    );
  }
  /** Lets the curtain fall if somebody else's secrets come next. Says whether it is down. */
  #covered(actor) {
    const perspective = this.#perspective;
    if (actor === null && perspective.blind()) {
      const thinking = this.#bots.thinking();
      this.#cover(waiting2(thinking === null ? "" : this.#name(thinking)), 0);
      return true;
    }
    const seat = perspective.lifter(actor);
    if (seat === null) {
      this.#parts.uncover();
      return false;
    }
    this.#cover(
      curtain({
        renderer: this.#renderer,
        seat,
        name: this.#name(seat),
        back: perspective.lastUndoable() === null ? null : () => this.undo(),
        lift: () => {
          perspective.seen = seat;
          this.refresh();
        }
      }),
      seat
    );
    return true;
  }
  /** Nothing of what was drawn is left, on the screen or for whoever asks for a hint. */
  #cover(curtain2, seat) {
    const { components, players } = this.#table;
    this.#perspective.leave();
    this.#back.leave();
    this.#chosen = [];
    this.#targets = [];
    this.#context = null;
    this.#guide.forget();
    this.#parts.can({ undo: false, redo: false, random: false, hint: false });
    const box2 = this.#renderer.viewBox(this.#table.view(seat), components);
    this.#parts.cover(curtain2, box2, players);
  }
  #press(hit2) {
    this.#parts.note.hide();
    if (this.#back.looks) return void this.#guide.tell(hit2);
    if (this.#shut) return;
    if (this.#perspective.held) return this.#perspective.release();
    const target = this.#targets.find((each2) => each2.hit === hit2);
    if (target === void 0) this.#refuse(hit2);
    else if (target.move !== void 0) this.play(target.move);
    else {
      this.#chosen = target.chosen ?? [];
      this.#kept = 0;
      this.refresh();
    }
  }
  /**
   * Makes a move: of the seat that is given, else of whoever is asked. Throws a RulesError when it is not legal.
   * @param mover "table" where a bot moves
   */
  play(move, by, mover = "player") {
    const [table, perspective] = [this.#table, this.#perspective];
    if (this.#replays) throw new Error(sessionWords.replay);
    const seat = by ?? perspective.asked() ?? table.actors()[0];
    const from = table.nextPly;
    table.apply(move, seat);
    this.#lesson?.moved(move);
    this.#deal();
    const next = perspective.asked();
    this.#keep(move, next === seat ? next : null);
    if (typeof seat === "number" && seat === perspective.seen && perspective.fallsFor(next))
      perspective.hold(seat, () => this.refresh());
    const events = table.events(perspective.viewer(next), from);
    this.refresh(events, mover);
    this.#told({ seat, move, events });
  }
  /** A bot makes a move. What is not shown is drawn when a person is asked again. */
  #answer(move, seat, shown) {
    if (shown) return this.play(move, seat, "table");
    const table = this.#table;
    const from = table.nextPly;
    table.apply(move, seat);
    this.#deal();
    const more2 = nobodyAsked(table.actors(), this.#seating);
    if (more2 && table.outcome() === null) this.#bots.wake(table, this.players);
    else this.refresh(void 0, "table");
    const viewer = this.#perspective.viewer(this.#perspective.asked());
    this.#told({ seat, move, events: table.events(viewer, from) });
  }
  /** Tells the page of a move. */
  #told(detail) {
    this.#emit("move", detail);
    const outcome = this.#table.outcome();
    if (outcome !== null) this.#emit("over", { outcome });
  }
  /** After a move some of its steps may stay made, so that the same piece can go on. */
  #keep(move, actor) {
    const moves = actor === null ? [] : this.#table.legalMoves(actor);
    this.#chosen = this.#renderer.keeps?.(move, moves) ?? [];
    this.#kept = this.#chosen.length;
  }
  /** Something was pressed that is no target. */
  #refuse(hit2) {
    const refusal = this.#guide.refuse(hit2);
    if (refusal === null) return;
    this.#lesson?.refused(refusal.move, refusal.verdict);
    this.#emit("refusal", refusal);
  }
  /** Marks what is to be pressed next for a move. */
  point(move) {
    this.#guide.point(move);
  }
  /** Asks a bot what it would do, and shows it. */
  async hint() {
    this.#hinting = this.#guide.hint(
      ({ game }, seat) => this.#bots.hint(game, seat),
      this.#settings.lang
    );
    await this.#hinting;
  }
  /** A bot could not think: the seat is played by hand. */
  #standIn(seat, error) {
    this.#seating = {
      ...this.#seating,
      players: this.players.map((player, n) => n === seat ? PERSON : player)
    };
    this.refresh();
    this.#parts.notice(
      sessionWords.botFailed(this.#name(seat), messageOf(error))
    );
  }
  /** Brings the keyboard to the first target. */
  focus() {
    this.#byKey = true;
    this.#parts.focusTarget();
  }
  /** Back to the last decision of a person; in a replay, one move back. */
  undo() {
    if (this.#replays) return this.#back.move(-1);
    if (this.#chosen.length > this.#kept) return this.#clear();
    this.#travel(() => this.#table.undo());
  }
  /** Forward again. */
  redo() {
    if (this.#replays) return this.#back.move(1);
    const from = this.#table.ply;
    this.#travel(() => this.#table.redo(), from);
  }
  #clear() {
    this.#parts.note.hide();
    this.#chosen = this.#chosen.slice(0, this.#kept);
    this.refresh();
  }
  /** @param from where the events begin that are to be animated */
  #travel(step2, from) {
    const [table, perspective] = [this.#table, this.#perspective];
    this.#parts.note.hide();
    this.#bots.stop();
    this.#back.leave();
    if (!table.hasSecrets()) perspective.seen = null;
    let moved2 = step2();
    if (!moved2) return this.refresh();
    perspective.forget();
    while (moved2 && nobodyAsked(table.actors(), this.#seating)) moved2 = step2();
    if (from !== void 0) this.#deal();
    this.#chosen = [];
    if (!table.hasSecrets()) perspective.seen = null;
    const last = from === void 0 ? void 0 : this.game.history().at(-1);
    const next = perspective.asked();
    if (last !== void 0)
      this.#keep(last.move, next === last.seat ? next : null);
    this.refresh(
      from === void 0 ? void 0 : table.events(perspective.viewer(perspective.asked()), from),
      "player"
    );
  }
  /** Shows the position after a move of the log. */
  #lookAt(ply) {
    if (this.#lesson !== null || this.#perspective.held) return;
    this.#parts.timeline?.stop();
    this.#back.goToPly(ply);
  }
  #act(name2, outside) {
    this.#parts.stage.finish();
    if (name2 === "undo") this.undo();
    else if (name2 === "redo") this.redo();
    else if (name2 === "hint") void this.hint();
    else if (name2 === "now") this.#back.backToNow();
    else if (name2 === "graph") void this.#back.graph();
    else if (name2 === "close-graph") this.#back.closeGraph();
    else if (name2 === "skip") this.#bots.skip();
    else if (name2 === "back") {
      this.#chosen = this.#chosen.slice(0, -1);
      this.refresh();
    } else if (name2 === "random") {
      const moves = this.#context?.moves ?? [];
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move !== void 0) this.play(move);
    } else if (name2 === "chance") {
      const move = drawOutcome(this.game);
      if (move !== null) this.play(move, "chance");
    } else outside(name2);
  }
  /** @param event null: a pointer was used */
  #key(event) {
    this.#byKey = event !== null;
    if (event === null || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key === "?") this.#parts.press("more");
    else if (event.key === "Escape") {
      if (this.#parts.note.isOpen()) this.#parts.note.hide();
      else if (this.#back.looks && !this.#replays) this.#back.backToNow();
      else if (this.#chosen.length > 0) this.#act("back", () => {
      });
      else this.#parts.panel.close();
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      if (event.defaultPrevented || !this.#parts.walks(event)) return;
      event.preventDefault();
      this.#parts.timeline?.stop();
      if (!this.#perspective.held && this.#lesson === null)
        this.#back.move(event.key === "ArrowLeft" ? -1 : 1);
    } else if (!this.#settings.readonly && event.key === "u")
      this.#parts.press("undo");
    else if (!this.#settings.readonly && event.key === "r")
      this.#parts.press("redo");
  }
};

// src/element/table.ts
init_words();
var SOON = 300;
var FRESH = ["game", "scenario", "options", "move-list", "lesson"];
var FRAME = ["controls", "lang"];
var LudoTable = class extends Reflecting {
  static observedAttributes = ATTRIBUTES;
  #settings = null;
  #loaded = null;
  #session = null;
  /** The attributes that changed since they were last read. */
  #changed = /* @__PURE__ */ new Set();
  /** Counts the starts, so that a slow one does not overtake the next. */
  #starts = 0;
  /** The game of a link, until it is on the table. */
  #linked = null;
  /** The link that is being opened. */
  #visiting = Promise.resolve();
  #keeping = new Keeping({
    settings: () => this.#settings,
    session: () => this.#session,
    loaded: () => this.#loaded
  });
  /** The lesson as an object, when a page has set one. */
  #given = null;
  #lesson = null;
  /** What a page has given for the bots. */
  #worker = null;
  /** What was wrong with a link, said when the table is there. */
  #notice = "";
  #waiters = [];
  #here = false;
  #callOff = () => {
  };
  #leave = () => {
  };
  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }
  connectedCallback() {
    if (this.#here) return;
    this.#here = true;
    this.upgrade();
    this.#leave = join({
      element: this,
      wants: () => this.#settings !== null && this.#settings.moveList === null && this.#settings.controls.has("share") ? this.#settings.game : null,
      open: (shared2, wanted) => {
        this.#visiting = this.#visit({ shared: shared2, wanted });
      },
      complain: (message) => this.#complain(message)
    });
    this.#changed.clear();
    this.#read();
  }
  /** Taken out and put elsewhere at once, a table goes on as it was. */
  disconnectedCallback() {
    void soon(() => {
      if (this.isConnected || !this.#here) return;
      this.#here = false;
      this.#leave();
      this.#clear();
      this.#settings = null;
      this.shadowRoot?.replaceChildren();
      this.#tell(new Error(tableWords.removed));
    });
  }
  connectedMoveCallback() {
  }
  /** Several attributes set one after the other are read once. */
  attributeChangedCallback(name2, before3, after) {
    if (!this.#here || before3 === after) return;
    if (this.#changed.size === 0)
      void soon(() => this.#here && this.#changed.size > 0 && this.#read());
    this.#changed.add(name2);
  }
  #clear() {
    this.#starts += 1;
    this.#callOff();
    this.#callOff = () => {
    };
    this.#lesson?.close();
    this.#lesson = null;
    this.#close();
    this.#keeping.close();
  }
  /** The game leaves the table; what was to be stored of it is stored before. */
  #close() {
    this.#keeping.flush();
    this.#session?.close();
    this.#session = null;
  }
  /** Reads the attributes and does what they ask for. */
  #read() {
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      const settings = settingsOf(this);
      const session = this.#session;
      this.#settings = settings;
      if (session === null || changed.some((name2) => FRESH.includes(name2)))
        return this.#wait();
      judge(settings, session.game);
      if (changed.some((name2) => FRAME.includes(name2))) {
        const { names, players, dealt } = session;
        const game = session.game.clone();
        this.#close();
        this.#sit(game, { names, players, dealt });
      } else
        session.adjust(settings, {
          names: changed.includes("names"),
          players: changed.includes("players")
        });
    } catch (error) {
      this.#fail(error);
    }
  }
  /** Shows an empty table until it comes near; then it loads. */
  #wait() {
    this.#clear();
    const settings = this.#settings;
    const info = framedGames().find(({ id }) => id === settings.game);
    const frame7 = frameOf(settings.game);
    if (info !== void 0 && frame7 !== null)
      placeholder(this.shadowRoot, settings, info, frame7);
    this.#callOff = whenNearViewport(this, () => void this.#start());
  }
  /** Loads at once, also far from the viewport. Resolves when the table is ready; rejects with what is wrong with it. */
  load() {
    return new Promise((resolve, reject) => {
      if (this.#here && this.#changed.size > 0) this.#read();
      if (this.#session !== null) return resolve(this);
      this.#waiters.push({ resolve, reject });
      if (!this.#here) return this.#tell(new Error(tableWords.noDocument));
      if (this.#settings === null)
        return this.#tell(new Error(this.shadowRoot?.textContent ?? ""));
      this.#callOff();
      void this.#start();
    });
  }
  /** Resolves when nothing happens by itself any more: bots have moved, animations are over. Loads the table, if need be. */
  async settled() {
    for (let settled; ; ) {
      await this.load();
      await linkRead();
      await this.#visiting;
      const session = this.#session;
      if (session === settled) return this;
      await session?.settled();
      settled = session;
    }
  }
  #tell(wrong) {
    for (const { resolve, reject } of this.#waiters.splice(0))
      wrong === void 0 ? resolve(this) : reject(wrong);
  }
  async #start() {
    this.#starts += 1;
    const mine = this.#starts;
    const settings = this.#settings;
    try {
      const [renderer6, engine2, lesson] = await Promise.all([
        rendererOf(settings.game),
        ready(settings.game),
        this.#study(settings)
      ]);
      if (mine !== this.#starts) return;
      const info = engine2.games().find(({ id }) => id === settings.game);
      if (info === void 0 || renderer6 === null)
        throw new Error(tableWords.noRenderer(settings.game));
      this.#loaded = { engine: engine2, info, renderer: renderer6 };
      this.#lesson = lesson;
      if (lesson === null) {
        if (!await this.#begin(this.#loaded, mine)) return;
      } else this.#sit(lesson.begin(info.id), {});
      this.#emit("ready", {});
      lesson?.tell(false);
      this.#tell();
    } catch (error) {
      if (mine === this.#starts) this.#fail(error);
    }
  }
  /** The lesson that is to be played here, ready to begin. */
  async #study(settings) {
    const what = settings.lesson;
    if (what === null) return null;
    const [{ LessonPlayer: LessonPlayer2, lessonOf: lessonOf2 }, engine2] = await Promise.all([
      Promise.resolve().then(() => (init_player(), player_exports)),
      ready(settings.game)
    ]);
    const session = () => this.#there().session;
    return new LessonPlayer2(await lessonOf2(what, this.baseURI), engine2, {
      game: () => session().game,
      take: (game) => session().take(game, {}),
      play: (move, actor) => session().play(move, actor),
      point: (move) => session().point(move),
      mark: (rule) => session().parts.mark(rule),
      leave: () => {
        this.setAttribute("game", settings.game);
        this.toggleAttribute("solo", true);
        this.lesson = null;
      },
      byKey: () => session().byKey,
      emit: (name2, detail) => this.#emit(name2, detail)
    });
  }
  /**
   * The first game: that of a link, that of the attributes, the one that was kept, or a new one. What cannot be opened is told
   * of, and something else begins. Says whether this start was still wanted.
   */
  async #begin(loaded, mine) {
    const linked = this.#linked;
    let reason = "";
    let visited = null;
    try {
      if (linked?.shared.game === loaded.info.id)
        visited = await this.#opened(
          loaded,
          linked,
          () => mine === this.#starts
        );
    } catch (error) {
      reason = messageOf(error);
    }
    if (mine !== this.#starts) {
      visited?.game.free();
      return false;
    }
    if (reason === "") reason = this.#notice;
    this.#linked = null;
    this.#notice = "";
    if (visited !== null) {
      this.#welcome(visited);
      return true;
    }
    const words2 = this.#beginOwn(loaded);
    if (reason !== "") this.#tellOfLink(words2(reason));
    return true;
  }
  /** The game that was kept, or a new one. Returns how to say that. */
  #beginOwn({ engine: engine2, info }) {
    const settings = this.#settings;
    let wrong = null;
    let own = null;
    try {
      own = kept(engine2, info, settings);
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      wrong = error;
    }
    const { game, ...options } = own ?? fresh(engine2, info, settings);
    this.#keeping.begin(own?.text ?? null);
    this.#sit(game, options);
    if (wrong !== null) this.#keeping.tellOfUnplayable(wrong);
    return own === null ? tableWords.freshGame : tableWords.keptGame;
  }
  /** The game of a link, played in slices; null when nobody wants it any more. Throws an error that says why it cannot be played. */
  async #opened({ engine: engine2, info }, { shared: shared2, wanted }, here) {
    const begun2 = performance.now();
    const watch = {
      wanted: () => wanted() && here(),
      done: (steps) => {
        if (performance.now() - begun2 < SOON) return;
        const most = shared2.moves.length;
        const percent = Math.floor(100 * Math.min(steps, most) / most);
        this.#progress(linkWords.opening(percent));
      }
    };
    try {
      return await open(engine2, info, shared2, watch);
    } catch (error) {
      if (error instanceof Unwanted) return null;
      throw error;
    }
  }
  #progress(text3) {
    if (this.#session === null)
      waitingWords(this.shadowRoot, text3);
    else this.#session.parts.notice(text3, { topic: "link", quiet: true });
  }
  /** The game of a link comes onto the table. */
  #welcome({ game, ...options }) {
    this.#keeping.visit();
    this.#sit(game, options);
  }
  /** Puts a game onto a new table. */
  #sit(game, options) {
    const { engine: engine2, info, renderer: renderer6 } = this.#loaded;
    this.#session = new TableSession({
      info,
      renderer: renderer6,
      rules: engine2.rules(info.id),
      examples: {
        scenarios: engine2.scenarios(info.id),
        draw: (scenario) => exampleOf(engine2, info.id, scenario)
      },
      settings: this.#settings,
      game,
      options,
      act: (name2) => this.#act(name2),
      emit: (name2, detail) => this.#emit(name2, detail),
      changed: (by) => this.#keeping.changed(by),
      lesson: this.#lesson,
      worker: () => this.#worker
    });
    this.#session.parts.mount(this.shadowRoot);
    this.#session.refresh();
  }
  #fail(error) {
    this.#clear();
    const wrong = messageOf(error);
    if (error instanceof Wrong) this.#settings = null;
    problem(
      this.shadowRoot,
      wrong,
      error instanceof Wrong ? null : () => this.#read()
    );
    this.#tell(error);
  }
  #emit(name2, detail) {
    this.dispatchEvent(
      new CustomEvent(name2, { detail, bubbles: true, composed: true })
    );
  }
  async #visit(linked) {
    const [session, loaded] = [this.#session, this.#loaded];
    if (session === null || loaded === null) {
      this.#linked = linked;
      this.#callOff();
      bringIntoView(this, { block: "nearest" });
      return void this.#start();
    }
    bringIntoView(this, { block: "nearest" });
    const here = () => this.#session === session;
    try {
      const visited = await this.#opened(loaded, linked, here);
      if (visited === null || !here()) {
        visited?.game.free();
        return session.parts.dropNotice("link");
      }
      this.#close();
      this.#welcome(visited);
    } catch (error) {
      if (here()) this.#complain(messageOf(error));
    }
  }
  /** A link cannot be opened. */
  #complain(message) {
    if (this.#session === null) this.#notice = message;
    else
      this.#tellOfLink(
        this.#keeping.isFresh ? tableWords.freshGame(message) : tableWords.stays(message)
      );
  }
  #tellOfLink(text3) {
    this.#session?.parts.notice(text3, { topic: "link" });
  }
  /**
   * What there is when the table is ready.
   * @param wanted what a lesson has no place for
   */
  #there(wanted) {
    if (wanted !== void 0 && this.#lesson !== null)
      throw new Error(tableWords.lessonHere(wanted));
    if (this.#session === null || this.#loaded === null)
      throw new Error(tableWords.notReady);
    return { session: this.#session, ...this.#loaded };
  }
  /** The game on the table; null until it is ready. */
  get game() {
    return this.#session?.game ?? null;
  }
  set game(id) {
    this.setAttribute("game", String(id));
  }
  get lesson() {
    return this.#given ?? this.getAttribute("lesson");
  }
  set lesson(what) {
    this.#given = typeof what === "string" ? null : what ?? null;
    if (typeof what === "string") this.setAttribute("lesson", what);
    else this.removeAttribute("lesson");
    this.attributeChangedCallback("lesson", "", null);
  }
  get worker() {
    return this.#worker;
  }
  set worker(make2) {
    this.#worker = make2;
  }
  get renderer() {
    return this.#loaded?.renderer ?? null;
  }
  newGame(options = {}, names, players) {
    const { engine: engine2, info, session } = this.#there(tableWords.aNewGame);
    const game = engine2.createGame(info.id, options);
    this.#keeping.leaveGame();
    session.take(game, {
      ...names === void 0 ? {} : { names },
      ...players === void 0 ? {} : { players: playersIn(players.join(" ")) },
      preface: described(engine2, info.id, options.scenario)
    });
  }
  restore(text3) {
    const { engine: engine2, info, session } = this.#there(tableWords.aSavedGame);
    const id = (0, import_engine.gameInSave)(
      text3,
      engine2.games().map((each2) => each2.id)
    );
    if (id !== info.id) throw new Error(tableWords.otherGame(id, info.id));
    const game = engine2.restoreGame(text3);
    this.#keeping.leaveGame();
    session.take(game, {});
  }
  save() {
    return this.#session?.game.save() ?? "";
  }
  play(move, seat) {
    this.#there().session.play(move, seat);
  }
  undo() {
    this.#session?.undo();
  }
  redo() {
    this.#session?.redo();
  }
  async hint() {
    await this.#session?.hint();
  }
  async link() {
    const { engine: engine2, info, session } = this.#there();
    return address(
      location.href,
      await encode(engine2, info, session.game, session.dealt)
    );
  }
  openNewGame() {
    this.#there(tableWords.aNewGame);
    this.#act("new");
  }
  openRule(id) {
    this.#session?.parts.openRule(id);
  }
  /** Brings the keyboard to the first target. */
  focus() {
    this.#session?.focus();
  }
  #act(name2) {
    const { engine: engine2, info, renderer: renderer6, session } = this.#there();
    const { parts, game, names, players } = session;
    if (name2 === "new")
      parts.open(
        setup({
          info,
          scenarios: engine2.scenarios(info.id),
          renderer: renderer6,
          names,
          players,
          start: (...given) => this.newGame(...given)
        })
      );
    else if (name2 === "save") {
      const keeps2 = this.#settings?.keep ?? false;
      const element = saves({
        id: game.id,
        save: () => session.game.save(),
        hides: session.hides,
        kept: keeps2,
        restore: (text3) => this.restore(text3)
      });
      const texts = keeps2 ? asideTexts(info.id) : [];
      const goBack = (text3) => {
        element.close();
        this.#keeping.goBack(text3);
      };
      if (texts.length > 0)
        element.append(asideList({ id: info.id, texts, goBack }));
      parts.open(element);
    } else if (name2 === "more")
      parts.open(
        more({
          flip: renderer6.flips ? () => parts.stage.flip() : null,
          table: this
        })
      );
    else if (name2 === "share")
      parts.open(shareDialog(this.link(), embedCodes(this, info.title)));
    else if (name2 === "rematch") {
      const again = rematch(engine2, game);
      this.#keeping.leaveGame();
      session.take(again, { dealt: session.dealt });
    } else if (name2 === "play-on") this.#playOn();
  }
  /** A copy of what is shown comes onto the table, and the game before can be gone back to. A replay becomes a table to play at. */
  #playOn() {
    const { engine: engine2, session } = this.#there();
    const before3 = session.game.save();
    const { names, players, dealt } = session;
    const copy = copyOf(engine2, session.shown);
    this.#keeping.leaveGame();
    if (this.#settings?.moveList != null) {
      this.#close();
      this.#settings = { ...this.#settings, moveList: null };
      this.#sit(copy, { names, players, dealt });
    } else session.take(copy, { dealt });
    const goBack = () => {
      if (this.#session === null) return;
      const game = engine2.restoreGame(before3);
      this.#keeping.leaveGame();
      this.#session.take(game, { names, players, dealt });
    };
    this.#session?.parts.notice(timelineWords.playsOn, {
      topic: "look",
      quiet: true,
      offers: [{ label: timelineWords.goBack, act: goBack }]
    });
  }
};

// src/element/index.ts
init_loading();
var RENDERERS = Object.fromEntries(
  framedGames().map(({ id, title, summary: summary2 }) => [
    id,
    { title, blurb: summary2 }
  ])
);
async function validateLesson(lesson) {
  const [{ problems: problems2 }, engine2] = await Promise.all([
    Promise.resolve().then(() => (init_player(), player_exports)),
    readyFor(lesson)
  ]);
  return problems2(lesson, engine2);
}
if (globalThis.customElements?.get("ludo-table") === void 0)
  globalThis.customElements?.define("ludo-table", LudoTable);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  LudoTable,
  RENDERERS,
  liveBoard,
  picture,
  ready,
  tableAttributes,
  validateLesson
});
