import { z } from "zod";
import { type IdentityCall, sessionTokenIn } from "../identity-call.ts";
import { libraryRequest } from "./library-request.ts";
import { refusals } from "./refusals.ts";
import type { ProvingSession } from "./second-factor-store.ts";
import { codeIn, type Step, type StepDependencies, textOf, useCode } from "./sign-in-steps.ts";
import { done, passkeyOptions, replacedToken, tokenIn, withAdded } from "./told-answer.ts";

/** As many as anybody has devices. */
const passkeysMax = 20;
const nameMaxLength = 60;

interface Dependencies extends StepDependencies {
  /** Whether it is the person's password. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Whether the person's company asks for a second factor. */
  isDemanded(email: string): Promise<boolean>;
}

/**
 * Setting up, changing and removing second factors, in a session. Where a company asks for one, a session that was begun without touches nothing
 * of somebody who has one: the password alone must not bring another.
 */
export function factorChanges({ store, challenges, publicUrl, handler, isPassword, isDemanded }: Dependencies) {
  const inSession =
    (change: (session: ProvingSession, call: IdentityCall, request: Request) => Promise<Response>): Step =>
    async (call, request) => {
      const token = sessionTokenIn(call);
      const session = token === null ? null : await store.sessionOf(token);
      if (!session) return refusals.noSession();
      if (!session.proven && (await isDemanded(session.email)) && (await store.withFactor([session.id])).length > 0)
        return refusals.notProven();
      return change(session, call, request);
    };
  const pass = (request: Request, body: Record<string, unknown>, cookie?: string | null) =>
    handler(libraryRequest(request, publicUrl, { body, ...(cookie ? { cookie } : {}) }));
  /** Where Better Auth goes on in another session, that counts as this one did as long as there is a second factor. */
  const goOn = async (session: ProvingSession, response: Response): Promise<Response> => {
    const token = response.ok ? (replacedToken(response) ?? (await tokenIn(response))) : null;
    if (token === null) return response;
    if (session.proven) await store.prove(token, "totp");
    await store.weakenWithoutFactor(session.id);
    return withAdded(response, { token });
  };

  return {
    "change-password": async (call, request) => {
      const token = sessionTokenIn(call);
      const session = token === null ? null : await store.sessionOf(token);
      const response = await handler(request);
      return session ? goOn(session, response) : response;
    },
    "confirm-password": async (call) => {
      const token = sessionTokenIn(call);
      const session = token === null ? null : await store.sessionOf(token);
      if (token === null || !session) return refusals.noSession();
      if (!(await isPassword(session.id, textOf(call.body.password)))) return refusals.wrongPassword();
      await store.confirm(token);
      return done();
    },
    "two-factor/enable": inSession(async (_session, { body }, request) =>
      pass(request, { password: textOf(body.password) }),
    ),
    "two-factor/disable": inSession(async (session, { body }, request) => {
      if (!(await store.factorsOf(session.id)).authenticator) return refusals.isOff();
      return goOn(session, await pass(request, { password: textOf(body.password) }));
    }),
    "two-factor/generate-backup-codes": inSession(async (_session, { body }, request) =>
      pass(request, { password: textOf(body.password) }),
    ),
    "passkey/generate-register-options": inSession(async (session, { body }, request) => {
      if (!(await isPassword(session.id, textOf(body.password)))) return refusals.wrongPassword();
      if ((await store.factorsOf(session.id)).passkeys.length >= passkeysMax) return refusals.manyPasskeys();
      const response = await handler(libraryRequest(request, publicUrl, { method: "GET" }));
      return response.ok ? passkeyOptions(response, challenges.in(response)) : response;
    }),
    "passkey/verify-registration": inSession(async (session, call, request) => {
      // Another one may have been added since this was begun.
      if ((await store.factorsOf(session.id)).passkeys.length >= passkeysMax) return refusals.manyPasskeys();
      const name = textOf(call.body.name).trim().slice(0, nameMaxLength) || "Passkey";
      const response = await pass(request, { response: call.body.response, name }, challenges.cookieFor(call));
      // What cannot be read is the caller's doing.
      if (response.status >= 500) return refusals.noPasskey();
      const token = sessionTokenIn(call);
      if (!response.ok || token === null) return response;
      await store.prove(token, "passkey");
      return done();
    }),
    "passkey/delete-passkey": inSession(async (session, { body }, request) => {
      if (!(await isPassword(session.id, textOf(body.password)))) return refusals.wrongPassword();
      if (!z.uuid().safeParse(body.id).success) return refusals.unknownPasskey();
      const response = await pass(request, { id: body.id });
      if (response.ok) await store.weakenWithoutFactor(session.id);
      return response;
    }),
    /** The first code of a new authenticator app switches it on: all other sessions end, and this one goes on under another token. */
    firstCode: inSession(async (session, call, request) => {
      if ((await store.factorsOf(session.id)).authenticator) return refusals.isOnAlready();
      const code = codeIn(call);
      const response = await useCode(store, { userId: session.id, code }, () => pass(request, { code }));
      const token = response.ok ? replacedToken(response) : null;
      if (token === null) return response;
      await store.prove(token, "totp");
      await store.endOthers(session.id, token);
      return withAdded(response, { token });
    }),
  } satisfies Record<string, Step>;
}
