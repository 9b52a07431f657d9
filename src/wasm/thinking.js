// The other thread: it is handed saved games, thinks in slices so that it hears when it is told to stop, and tells how far
// it is. The save has the table's seed in it; the search never asks for it.

/** Milliseconds between two looks at the messages. */
const SLICE = 50;

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** What went wrong, as a message. */
function failure(id, error) {
  if (typeof error !== "string") return { type: "failed", id, text: String(error?.message ?? error) };
  const { code, message, rule } = JSON.parse(error);
  return { type: "failed", id, code, text: message, rule };
}

/** Answers messages with the help of a raw module that `ready` promises. */
export function serve(raw, ready, post) {
  const stopped = new Set();

  async function think({ id, save, options }) {
    await ready;
    const table = raw.restore(save);
    let search;
    try {
      search = table.search(options);
      while (!search.think(SLICE)) {
        post({ type: "progress", id, iterations: search.iterations(), of: search.of(), best: search.suggestion() });
        await pause();
        if (stopped.delete(id)) return post({ type: "stopped", id });
      }
      post({ type: "done", id, suggestion: search.suggestion() });
    } finally {
      search?.free();
      table.free();
    }
  }

  return (message) => {
    if (message.type === "stop") stopped.add(message.id);
    else if (message.type === "start") think(message).catch((error) => post(failure(message.id, error)));
  };
}
