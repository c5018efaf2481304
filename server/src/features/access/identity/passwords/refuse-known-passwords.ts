import { APIError, createAuthMiddleware } from "better-auth/api";
import { sessionTokenIn } from "../identity-call.ts";
import type { IdentityStore } from "../identity-store.ts";
import type { PasswordCheck, PasswordRefusal } from "./is-known-password.ts";
import type { Chooser } from "./listed-words.ts";

export interface ChosenPasswords {
  passwordCheck: PasswordCheck;
  /** What is known of the person with this address here; null for nobody. */
  chooserOf(email: string): Promise<Chooser | null>;
  /** Refuses, and counts as a try, a code that does not open the way to a new password. */
  assertResetCode(email: string, code: string): Promise<void>;
}

/** Where somebody chooses a password, and what it is called there. */
const fields: Record<string, string> = {
  "/sign-up/email": "password",
  "/change-password": "newPassword",
  "/email-otp/reset-password": "password",
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Before a password is chosen: refuses one that guessers try first. */
export const refuseKnownPasswords = (
  { passwordCheck, chooserOf, assertResetCode }: ChosenPasswords,
  store: Pick<IdentityStore, "emailInSession">,
) => ({
  matcher: ({ path }: { path?: string }) => path !== undefined && path in fields,
  handler: createAuthMiddleware(async ({ path, body, headers }) => {
    const chosen = body?.[fields[path] ?? ""];
    if (typeof chosen !== "string") return;
    const email = textOf(body?.email).toLowerCase();
    if (path === "/change-password") {
      const token = sessionTokenIn({ authorization: headers?.get("authorization") ?? undefined });
      const owner = token === null ? null : await store.emailInSession(token);
      if (owner !== null) refuse(await passwordCheck.refusalOf(chosen, (await chooserOf(owner)) ?? { email: owner }));
      return;
    }
    const { firstName, lastName } = body ?? {};
    refuse(await passwordCheck.refusalOf(chosen, { email, firstName: textOf(firstName), lastName: textOf(lastName) }));
    if (path === "/sign-up/email") return;
    const chooser = await chooserOf(email);
    const refusal = chooser && passwordCheck.ofListedWords(chosen, chooser);
    if (!refusal) return;
    // Names and company are told to nobody but their owner.
    await assertResetCode(email, textOf(body?.otp));
    refuse(refusal);
  }),
});

function refuse(refusal: PasswordRefusal | null): void {
  if (refusal) throw new APIError("BAD_REQUEST", { ...refusal });
}
