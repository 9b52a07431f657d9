// A bot on another thread, as the page sees it. It knows no kind of thread: `start` gives it one as
// { post(message), end(), rest(idle) } and calls it back with messages and failures.

import { RulesError, optionsText } from "./facade.js";

const closed = () => new DOMException("the bot was closed", "AbortError");

/** The saved text of what a caller wants a move for. */
function saved(game) {
  if (typeof game === "string") return game;
  if (typeof game?.save === "function") return game.save();
  throw new RulesError("bad-save", "a suggestion is for a game or for the text that save() gave");
}

/** Makes `createBot` for one kind of thread. */
export function bots(start) {
  return (options = {}) => {
    /** Requests in order; the first is with the thread once `busy`. */
    const queue = [];
    let thread = null;
    let busy = null;
    let number = 0;
    let isClosed = false;

    const settle = (request, finish) => {
      request.signal?.removeEventListener("abort", request.abort);
      const at = queue.indexOf(request);
      if (at >= 0) queue.splice(at, 1);
      finish();
    };

    const fail = (error) => {
      thread?.end();
      thread = busy = null;
      for (const request of [...queue]) settle(request, () => request.reject(error));
    };

    const next = () => {
      if (busy || !queue.length) return thread?.rest(!busy);
      try {
        thread ??= start(options, hear, fail);
      } catch (error) {
        return fail(error);
      }
      thread.rest(false);
      busy = queue[0];
      thread.post({ type: "start", id: busy.id, save: busy.save, options: busy.options });
    };

    const tell = (request, { iterations, of, best }) => {
      try {
        request.onProgress?.({ iterations, of: of ?? null, best: JSON.parse(best) });
      } catch (error) {
        stop(request, error);
      }
    };

    const hear = (message) => {
      const request = busy;
      if (!request || message.id !== request.id) return;
      const waiting = queue.includes(request);
      if (message.type === "progress") {
        if (waiting) tell(request, message);
        return;
      }
      busy = null;
      if (waiting && message.type === "done") settle(request, () => request.resolve(JSON.parse(message.suggestion)));
      if (waiting && message.type === "failed") {
        const { code, text, rule } = message;
        settle(request, () => request.reject(code ? new RulesError(code, text, rule) : new Error(text)));
      }
      next();
    };

    /** Gives a request up; the thread hears of it at its next pause. */
    const stop = (request, error) => {
      if (request === busy) thread?.post({ type: "stop", id: request.id });
      settle(request, () => request.reject(error));
    };

    return {
      suggest(game, { signal, onProgress, ...wanted } = {}) {
        return new Promise((resolve, reject) => {
          if (isClosed) throw closed();
          signal?.throwIfAborted();
          const request = {
            id: ++number,
            save: saved(game),
            options: optionsText(wanted, "a set of options for a suggestion"),
            signal,
            onProgress,
            resolve,
            reject,
            abort: () => stop(request, signal.reason),
          };
          signal?.addEventListener("abort", request.abort);
          queue.push(request);
          next();
        });
      },
      close() {
        isClosed = true;
        fail(closed());
      },
    };
  };
}
