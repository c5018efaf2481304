import { z } from "zod";

const Answer = z.looseObject({});
const WithSession = z.looseObject({ session: z.looseObject({ token: z.string() }) });

/** The same answer with another body; its headers go, as no cookie is told to anybody. */
const told = (body: unknown) => Response.json(body);

/** The answer with something added to it. */
export const withAdded = async (response: Response, added: Record<string, unknown>) =>
  told({ ...Answer.parse(await response.json()), ...added });

/** What a browser needs to ask for a passkey, and the name to come back with. */
export async function passkeyOptions(response: Response, challenge: string | null): Promise<Response> {
  const options = Answer.parse(await response.json());
  // Better Auth only prefers it at a sign-in.
  return told({ options: "rpId" in options ? { ...options, userVerification: "required" } : options, challenge });
}

/** A sign-in with a passkey, told as any other. */
export async function passkeySession(response: Response): Promise<Response> {
  const { session } = WithSession.parse(await response.json());
  return told({ token: session.token });
}

export const done = () => told({ status: true });

/** The token of the session that Better Auth went on with, which it tells in a header; null when the session stayed. */
export function replacedToken(response: Response): string | null {
  const signed = response.headers.get("set-auth-token");
  return signed === null ? null : (decodeURIComponent(signed).split(".")[0] ?? null);
}

/** The token in an answer; null for none. */
export async function tokenIn(response: Response): Promise<string | null> {
  const answer = z.looseObject({ token: z.string() }).safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  return answer.data?.token ?? null;
}
