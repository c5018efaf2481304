import type { IdentityCall } from "../identity-call.ts";

/**
 * Between the two halves of a sign-in or of adding a passkey Better Auth keeps a signed name in a cookie. There are no cookies here: the
 * page is told the name in the answer (`challenge`) and brings it with the second half.
 */
export interface Challenges {
  /** The name in the clear, as what was begun is stored under it; null for none. */
  identifierIn(call: IdentityCall): string | null;
  /** The header with which Better Auth is told; null when the call brings none. */
  cookieFor(call: IdentityCall): string | null;
  /** The name that the answer would put into a cookie; null for none. */
  in(response: Response): string | null;
}

/** What a signed name looks like in a cookie. */
const form = /^([\w-]{1,100})\.[\w.%=+/-]{1,200}$/;

/** `nameOf` gives the full name of a cookie, which depends on the address of the server. */
export function createChallenges(nameOf: (name: string) => string): Challenges {
  const names = { "two-factor": nameOf("two_factor"), passkey: nameOf("better-auth-passkey") };
  const challengeOf = ({ body }: IdentityCall) =>
    typeof body.challenge === "string" ? (form.exec(body.challenge) ?? null) : null;
  return {
    identifierIn: (call) => challengeOf(call)?.[1] ?? null,
    cookieFor: (call) => {
      const challenge = challengeOf(call)?.[0];
      if (challenge === undefined) return null;
      return `${call.path.startsWith("passkey/") ? names.passkey : names["two-factor"]}=${challenge}`;
    },
    in: (response) => {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ""] = cookie.split(";");
        const at = pair.indexOf("=");
        const isOurs = Object.values(names).includes(pair.slice(0, at));
        if (isOurs && at + 1 < pair.length) return pair.slice(at + 1);
      }
      return null;
    },
  };
}
