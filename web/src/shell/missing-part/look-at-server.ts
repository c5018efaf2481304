/** Milliseconds that a look may take: over a line that lets nothing through, a request ends by itself after minutes only. */
const patience = 10_000;

/** What the server answers at the address where the application begins; undefined when it answers with a failure, or cannot be reached for now. */
export async function lookAtServer(method: "GET" | "HEAD", signal?: AbortSignal): Promise<Response | undefined> {
  const ends = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])];
  const answer = await fetch("/", { method, cache: "no-store", signal: AbortSignal.any(ends) }).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}
