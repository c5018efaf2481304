import type { HttpPerson } from "@seedbed/server/test-support/sign-up-over-http";

/** Gives a person's token, a new one every minute: it lasts for some. */
export function tokensOf(url: string, { sessionToken }: HttpPerson): () => Promise<string> {
  let session = sessionToken;
  let known: { token: string; at: number } | undefined;
  return async () => {
    if (known && performance.now() - known.at < 60_000) return known.token;
    const answer = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } });
    if (!answer.ok) throw new Error(`a new token was answered with ${answer.status}`);
    const given = (await answer.json()) as { token: string; session?: string };
    // The rights of who founds a company change, and the session gets another token.
    session = given.session ?? session;
    known = { token: given.token, at: performance.now() };
    return known.token;
  };
}
