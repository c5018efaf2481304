/** Why a call came to nothing, in a few words: the system's own (`connect ECONNREFUSED 127.0.0.1:80`), which hold no secrets. */
export function failedCall(error: unknown): { code: string; words: string } {
  if (!(error instanceof Error)) return { code: "", words: "it failed" };
  // `fetch` says that it failed; its cause says why, and one for each address when a name has several.
  const { cause = error } = error;
  const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return { code: "timeout", words: "no answer in time" };
  if (!(first instanceof Error)) return { code: "", words: error.message };
  return { code: "code" in first ? String(first.code) : "", words: first.message.replace(/\.+$/, "") };
}
