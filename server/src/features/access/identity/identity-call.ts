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
export async function emailInSession(store: IdentityStore, { authorization }: IdentityCall): Promise<string | null> {
  const [, sent = ""] = /^bearer\s+(.*)$/i.exec(authorization ?? "") ?? [];
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
