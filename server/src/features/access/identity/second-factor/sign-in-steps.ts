import type { IdentityCall } from "../identity-call.ts";
import type { Challenges } from "./challenges.ts";
import { libraryRequest } from "./library-request.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { refusals } from "./refusals.ts";
import type { SecondFactorStore } from "./second-factor-store.ts";
import { passkeyOptions, passkeySession, tokenIn, withAdded } from "./told-answer.ts";

export interface StepDependencies {
  store: SecondFactorStore;
  challenges: Challenges;
  publicUrl: string;
  /** Better Auth itself. */
  handler(request: Request): Promise<Response>;
}

/** Answers a call; `request` is the same in the form of Better Auth. */
export type Step = (call: IdentityCall, request: Request) => Promise<Response>;

export const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A code as an authenticator app shows it, however it was copied: `123 456` is `123456`. */
export const codeIn = ({ body }: IdentityCall) => textOf(body.code).replaceAll(/\D/g, "");

/** Has a code checked that may be used once: two calls with the same never both succeed. */
export async function useCode(
  store: Pick<SecondFactorStore, "takeCode" | "giveCodeBack">,
  { userId, code }: { userId: string; code: string },
  check: () => Promise<Response>,
): Promise<Response> {
  if (!(await store.takeCode(userId, code))) return refusals.usedCode();
  const response = await check();
  if (!response.ok) await store.giveCodeBack(userId, code);
  return response;
}

/** The steps of signing in that follow the password, or take its place. */
export function signInSteps({ store, challenges, publicUrl, handler }: StepDependencies) {
  /** The second half of a sign-in, without the session that the browser may still have. */
  const finish = (call: IdentityCall, request: Request, body: Record<string, unknown>) =>
    handler(libraryRequest(request, publicUrl, { body, cookie: challenges.cookieFor(call), anonymous: true }));
  const proven = async (response: Response, by: Parameters<SecondFactorStore["prove"]>[1]) => {
    const token = response.ok ? await tokenIn(response) : null;
    if (token !== null) await store.prove(token, by);
    return response;
  };

  return {
    /** The password was right: where a second factor is asked for, the answer names the sign-in instead of a session. */
    "sign-in/email": async (_call, request) => {
      const response = await handler(request);
      const challenge = response.ok ? challenges.in(response) : null;
      return challenge === null ? response : withAdded(response, { challenge });
    },
    "two-factor/verify-backup-code": async (call, request) => {
      const identifier = challenges.identifierIn(call);
      if (!identifier || !(await store.personOfChallenge(identifier))) return refusals.signInOver();
      const code = recoveryCodeHash(textOf(call.body.code));
      return proven(await finish(call, request, { code }), "recovery-code");
    },
    "passkey/generate-authenticate-options": async (_call, request) => {
      const response = await handler(libraryRequest(request, publicUrl, { anonymous: true }));
      return response.ok ? passkeyOptions(response, challenges.in(response)) : response;
    },
    "passkey/verify-authentication": async (call, request) => {
      const { response: given } = call.body;
      // It is looked up by.
      if (typeof given !== "object" || given === null || typeof Reflect.get(given, "id") !== "string")
        return refusals.noPasskey();
      const response = await finish(call, request, { response: given });
      return response.ok ? proven(await passkeySession(response), "passkey") : response;
    },
    /** The second half of a sign-in by a code of an authenticator app. */
    code: async (call, request) => {
      const identifier = challenges.identifierIn(call);
      const person = identifier ? await store.personOfChallenge(identifier) : null;
      if (!person) return refusals.signInOver();
      const code = codeIn(call);
      const check = () => finish(call, request, { code });
      return proven(await useCode(store, { userId: person.id, code }, check), "totp");
    },
  } satisfies Record<string, Step>;
}
