import { z } from "zod";
import type { Attempt, AttemptKind } from "./attempt-limits.ts";
import type { IdentityStore } from "./identity-store.ts";

/** The header the caller's address is told in; whatever the caller itself sends under this name is dropped. */
export const clientAddressHeader = "x-seedbed-client-address";

/** Calls of the identity provider that are limited for each person. */
const kindByPath: Readonly<Record<string, AttemptKind>> = {
  "/sign-in/email": "sign-in",
  "/change-password": "password-change",
  "/email-otp/verify-email": "code",
  "/email-otp/reset-password": "code",
  "/sign-up/email": "mail",
  "/email-otp/send-verification-otp": "mail",
  "/email-otp/request-password-reset": "mail",
};

interface ProviderCall {
  path: string;
  body?: unknown;
  headers?: Headers | undefined;
}

const WithEmail = z.object({ email: z.email().max(254) });

export const isLimited = (path: string | undefined) => path !== undefined && path in kindByPath;

/** What a call of the identity provider tries, and with whom; null for calls that are not limited or name nobody. */
export async function attemptOfCall(store: IdentityStore, call: ProviderCall): Promise<Attempt | null> {
  const kind = kindByPath[call.path];
  if (!kind) return null;
  const subject = kind === "password-change" ? await emailInSession(store, call.headers) : emailIn(call.body);
  return subject === null ? null : { kind, subject, address: addressOf(call.headers) };
}

export const addressOf = (headers: Headers | undefined) => headers?.get(clientAddressHeader) ?? "";

function emailIn(body: unknown): string | null {
  const parsed = WithEmail.safeParse(body);
  return parsed.success ? parsed.data.email.toLowerCase() : null;
}

/** Email of the person whose session's token stands in the headers; null for nobody. */
export async function emailInSession(store: IdentityStore, headers: Headers | undefined): Promise<string | null> {
  const [, sent = ""] = /^bearer\s+(.*)$/i.exec(headers?.get("authorization") ?? "") ?? [];
  // A token may come with a signature after a dot, and then encoded: whatever form is taken is limited.
  const token = /^([\w-]+)(?:\..*)?$/.exec(decoded(sent.trim()))?.[1];
  return token ? store.emailInSession(token) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
