import type { IdentityStore } from "./identity-store.ts";

/** A call of the identity provider as it came in. */
export interface IdentityCall {
  /** Below `/api/auth/`. */
  path: string;
  body: Readonly<Record<string, unknown>>;
  /** Network address of the caller. */
  address: string;
  authorization: string | undefined;
  /** As `signUpSecretHeader` brought it. */
  signUpSecret: string | undefined;
}

/** Email of the person whose session's token the call carries; null for nobody. */
export async function emailInSession(store: IdentityStore, call: IdentityCall): Promise<string | null> {
  const token = sessionTokenIn(call);
  return token === null ? null : store.emailInSession(token);
}

/** The session's token that the call carries; null for none. */
export function sessionTokenIn({ authorization }: Pick<IdentityCall, "authorization">): string | null {
  const [, sent = ""] = /^bearer\s+(.*)$/i.exec(authorization ?? "") ?? [];
  // A token may come with a signature after a dot, and then encoded: whatever form is taken is limited.
  return /^([\w-]+)(?:\..*)?$/.exec(decoded(sent.trim()))?.[1] ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
