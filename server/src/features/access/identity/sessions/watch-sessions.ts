import { z } from "zod";
import { type IdentityCall, sessionTokenIn } from "../identity-call.ts";
import { tokenIn } from "../second-factor/told-answer.ts";
import type { SessionStore, UsedSession } from "./session-store.ts";
import { newSessionToken, sessionTokenHash } from "./session-token.ts";

const Answer = z.looseObject({});

const signIns = ["sign-in/email", "two-factor/verify-backup-code", "passkey/verify-authentication"];
const endsSignIn = ({ path, body }: IdentityCall) =>
  signIns.includes(path) || (path === "two-factor/verify-totp" && body.challenge !== undefined);

interface Dependencies {
  sessions: SessionStore;
  /** The version of the rights that the person has now; null for somebody who was never here. */
  rightsVersionOf(userId: string): Promise<number | null>;
}

/**
 * Notes when a session is used. Where the person's rights have changed since its token was made, the answer brings another token (`session`), and the one
 * that the call came with is good for a minute more. A session that signs in anew ends: its token is not carried over.
 */
export function createSessionWatch({ sessions, rightsVersionOf }: Dependencies) {
  const replacement = async ({ id, userId, rightsVersion }: UsedSession): Promise<string | null> => {
    const version = (await rightsVersionOf(userId)) ?? 0;
    if (version === rightsVersion) return null;
    if (rightsVersion === null) {
      await sessions.keepRightsVersion(id, version);
      return null;
    }
    const token = newSessionToken();
    const isNew = await sessions.replaceToken(id, { hash: sessionTokenHash(token), rightsVersion: version });
    return isNew ? token : null;
  };

  return async (call: IdentityCall, answer: () => Promise<Response>): Promise<Response> => {
    const token = sessionTokenIn(call);
    if (token === null) return answer();
    const hash = await sessions.storedAs(sessionTokenHash(token));
    const used = await sessions.use(hash);
    const response = await answer();
    if (!used || !response.ok) return response;
    if (endsSignIn(call) && (await tokenIn(response)) !== null) {
      await sessions.end(used.userId, used.id);
      return response;
    }
    const session = call.path === "token" ? await replacement(used) : null;
    return session === null ? response : Response.json({ ...Answer.parse(await response.json()), session });
  };
}
