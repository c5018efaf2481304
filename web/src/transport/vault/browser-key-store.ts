import { createStore, get, update } from "idb-keyval";
import type { KeyStore } from "./session-vault.ts";

/** A key that never leaves IndexedDB in readable form; made at first use, the same for all tabs. */
export function browserKeyStore(database = "seedbed"): KeyStore {
  const store = createStore(database, "keys");
  let key: Promise<CryptoKey> | undefined;
  const load = async (): Promise<CryptoKey> => {
    const kept = await get<CryptoKey>("session", store);
    if (kept) return kept;
    const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    // Another tab may have been quicker: its key wins.
    await update<CryptoKey>("session", (existing) => existing ?? fresh, store);
    return (await get<CryptoKey>("session", store)) ?? fresh;
  };
  return {
    obtain: () => {
      key ??= load().catch((error: unknown) => {
        key = undefined;
        throw error;
      });
      return key;
    },
  };
}
