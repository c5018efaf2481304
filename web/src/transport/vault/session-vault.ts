import type { CurrentUser } from "@seedbed/contract/access/schemas";

export interface Session {
  accessToken: string;
  /** Milliseconds since 1970 on this machine's clock. */
  accessTokenExpiresAt: number;
  refreshToken: string;
  user: CurrentUser["user"];
  account: CurrentUser["account"];
  /** The company asks for a second factor, and this session was begun without one. */
  secondFactor?: CurrentUser["secondFactor"];
  /** For what is kept of unsent words; it goes with the session. */
  keptKey?: CurrentUser["keptKey"];
}

/** Where the browser keeps the key; the key can be used but not read. */
export interface KeyStore {
  obtain(): Promise<CryptoKey>;
}

export interface SessionVault {
  read(): Promise<Session | null>;
  /** Reads an entry as another tab wrote it. */
  decrypt(entry: string): Promise<Session | null>;
  write(session: Session): Promise<void>;
  clear(): Promise<void>;
}

export const sessionEntryName = "seedbed.session";
const initializationVectorLength = 12;

/**
 * Keeps the session in local storage, encrypted with AES-GCM. An entry that cannot be read counts as absent and is
 * removed. Where the browser offers no cryptography (plain http) nothing is stored: the session ends with the page.
 */
export function createSessionVault(storage: Storage, keys: KeyStore): SessionVault {
  // One after the other: a slow encryption must not overtake a later sign-out.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  const decrypt = async (entry: string): Promise<Session | null> => {
    try {
      const bytes = Uint8Array.from(atob(entry), (character) => character.charCodeAt(0));
      const plain = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.slice(0, initializationVectorLength) },
        await keys.obtain(),
        bytes.slice(initializationVectorLength),
      );
      return JSON.parse(new TextDecoder().decode(plain)) as Session;
    } catch {
      return null;
    }
  };

  return {
    decrypt,
    read: () =>
      inTurn(async () => {
        const entry = storage.getItem(sessionEntryName);
        if (!entry) return null;
        const session = await decrypt(entry);
        if (!session) storage.removeItem(sessionEntryName);
        return session;
      }),
    write: (session) =>
      inTurn(async () => {
        try {
          const iv = crypto.getRandomValues(new Uint8Array(initializationVectorLength));
          const plain = new TextEncoder().encode(JSON.stringify(session));
          const secret = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keys.obtain(), plain);
          storage.setItem(sessionEntryName, base64(iv, new Uint8Array(secret)));
        } catch (error) {
          console.warn("The session cannot be stored and ends with this page.", error);
        }
      }),
    clear: () => inTurn(async () => storage.removeItem(sessionEntryName)),
  };
}

function base64(...parts: Uint8Array[]): string {
  return btoa(parts.map((part) => Array.from(part, (byte) => String.fromCharCode(byte)).join("")).join(""));
}
