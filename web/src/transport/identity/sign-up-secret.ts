import { signUpSecretHeader } from "@seedbed/contract/access/sign-up-secret-header";
import { randomUuid } from "../random-uuid.ts";

const name = "sign-up-secret";
// A storage that is closed keeps nothing: then it lasts as long as the page.
let secret: string | undefined;

const read = (): string | undefined => {
  try {
    return sessionStorage.getItem(name) ?? secret;
  } catch {
    return secret;
  }
};

/** The header that tells a password of this tab from everybody else's; the tab keeps the secret, also over a reload. */
export function withPassword(): Record<string, string> {
  secret = read() ?? randomUuid();
  try {
    sessionStorage.setItem(name, secret);
  } catch {}
  return { [signUpSecretHeader]: secret };
}

/** The same header with the code from the mail; none when no password was named in this tab. */
export function withCode(): Record<string, string> {
  const known = read();
  return known ? { [signUpSecretHeader]: known } : {};
}

/** Somebody is in: there is nothing left to be told apart. */
export function forgetSecret(): void {
  secret = undefined;
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
