import type { Call } from "./create-call.ts";

/** Milliseconds after which what nobody has asked for is forgotten. */
const goodFor = 10_000;

interface Asked {
  params?: unknown;
  query?: unknown;
}

/**
 * Lets what a page will surely read be asked for before the page is there: `readEarly` asks, and the first `call` of the same is given that answer or
 * its failure. What changes something makes early answers worthless.
 */
export function createEarlyReads(send: Call): { call: Call; readEarly: Call } {
  const answers = new Map<string, Promise<unknown>>();
  const nameOf = (key: string, { params, query }: Asked = {}) => JSON.stringify([key, params, query]);
  const sendAny = send as (key: string, options?: Asked) => Promise<unknown>;
  const readEarly = (key: string, options?: Asked) => {
    const name = nameOf(key, options);
    const answer = sendAny(key, options);
    answers.set(name, answer);
    setTimeout(() => answers.delete(name), goodFor);
    // Met by whoever asks for it.
    answer.catch(() => undefined);
    return answer;
  };
  const call = (key: string, options?: Asked) => {
    if (!key.startsWith("GET ")) answers.clear();
    const name = nameOf(key, options);
    const answer = answers.get(name);
    answers.delete(name);
    return answer ?? sendAny(key, options);
  };
  // As for `createCall`: the types promise per key what one function does for all keys.
  return { call: call as Call, readEarly: readEarly as Call };
}
