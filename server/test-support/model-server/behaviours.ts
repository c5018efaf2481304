/** How the server treats a call. Without a script it answers with valid JSON for the call's schema. */
export type Behaviour =
  /** An error before anything is answered: 429, 500, 401, … */
  | { kind: "status"; status: number; retryAfter?: number | string; code?: string }
  /** Never goes on; before the first chunk, or after some. */
  | { kind: "hang"; afterChunks?: number }
  /** Destroys the connection after some chunks of a stream. */
  | { kind: "cut"; afterChunks: number }
  /** An error event in a stream that began well. */
  | { kind: "stream-error"; afterChunks: number; code: string }
  /** Ends well, but the JSON lacks its end. */
  | { kind: "malformed" }
  /** Stops at the limit of tokens (`finish_reason: "length"`). */
  | { kind: "cut-off" }
  /** A valid answer, except that every word of a closed set is one the set does not have. */
  | { kind: "wrong-enum" }
  | { kind: "refusal" }
  | { kind: "content-filter" }
  /** A valid answer that takes this long. */
  | { kind: "slow"; latencyMs: number }
  /** A valid answer that waits for the test before each chunk (from 0): only for scripts of the same process. */
  | { kind: "held"; before(chunk: number): Promise<unknown> }
  /** This value, or this text as it stands. */
  | { kind: "answer"; value: unknown }
  | { kind: "text"; text: string };

/** Which calls a script is for: of a task or all, each of them or only the n-th (from 1) since the script was added. */
export interface Matcher {
  task?: string;
  call?: number | number[];
}

export interface Script {
  add(matcher: Matcher, behaviour: Behaviour): void;
  clear(): void;
  /** The behaviour for the next call of `task`; the script added last wins. */
  next(task: string | undefined): Behaviour | undefined;
}

export function createScript(): Script {
  let entries: { matcher: Matcher; behaviour: Behaviour; seen: number }[] = [];
  return {
    add(matcher, behaviour) {
      entries.unshift({ matcher, behaviour, seen: 0 });
    },
    clear() {
      entries = [];
    },
    next(task) {
      let chosen: Behaviour | undefined;
      for (const entry of entries) {
        if (entry.matcher.task !== undefined && entry.matcher.task !== task) continue;
        entry.seen += 1;
        const { call } = entry.matcher;
        if (call === undefined || [call].flat().includes(entry.seen)) chosen ??= entry.behaviour;
      }
      return chosen;
    },
  };
}
