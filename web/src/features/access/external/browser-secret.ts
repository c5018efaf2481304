import { tabEntry } from "../tab-entry.ts";

const entry = tabEntry("seedbed.external-sign-in");
const length = 32;

/** What only this tab knows of the sign-in it began: a finished sign-in is handed over to nobody else. */
export const browserSecret = {
  /** A new secret, for a sign-in that begins. */
  renew(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    const secret = btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
    entry.write(secret);
    return secret;
  },
  /** The secret of the sign-in under way, which is over with it; null in a tab that began none. */
  take(): string | null {
    const secret = entry.read();
    entry.forget();
    return secret;
  },
};
