/** What tells one call from another. */
interface Asked {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  ifMatch?: string | undefined;
  signal?: AbortSignal | undefined;
  by?: unknown;
}

type CallRoute<Options> = (key: string, options?: Options) => Promise<unknown>;

/** Its every answer is another one. */
const neverShared = "POST v1/realtime/ticket";

/**
 * What changes something and is asked for twice in a row, the same in every word, while the first call is under way, is asked once: the second of two quick
 * clicks gets the answer of the first. Calls that their caller may give up, and files, go their own way.
 */
export function shareDoubled<Options extends Asked>(callRoute: CallRoute<Options>): CallRoute<Options> {
  let last: { asked: string; answer: Promise<unknown> } | undefined;
  return (key, options) => {
    const { params, query, body, ifMatch, signal, by }: Asked = options ?? {};
    if (key.startsWith("GET ") || key === neverShared || signal || by) return callRoute(key, options);
    const asked = JSON.stringify([key, params, query, body, ifMatch]);
    if (last?.asked === asked) return last.answer;
    const answer = callRoute(key, options).finally(() => {
      if (last?.answer === answer) last = undefined;
    });
    last = { asked, answer };
    return answer;
  };
}
