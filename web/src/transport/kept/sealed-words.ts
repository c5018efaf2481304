import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { currentSession } from "../session.ts";

const mark = "sealed:";
const nonceLength = 24;

/**
 * The text as it may lie in the browser's storage under this name: encrypted with a key that the server tells to this person's sessions alone, so that it says nothing once
 * the session is over. At once, unlike Web Crypto: the last letter before a tab closes is kept as well. Null without a key.
 */
export function seal(text: string, name: string): string | null {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = cipher(nonce, name)?.encrypt(new TextEncoder().encode(text));
  return sealed ? mark + inLetters(nonce) + inLetters(sealed) : null;
}

/** What was sealed under this name; null for what is not this person's, or was changed. */
export function unseal(sealed: string, name: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(sealed.slice(mark.length)), (letter) => letter.charCodeAt(0));
    const plain = cipher(bytes.slice(0, nonceLength), name)?.decrypt(bytes.slice(nonceLength));
    return plain ? new TextDecoder().decode(plain) : null;
  } catch {
    return null;
  }
}

export const isSealed = (text: string) => text.startsWith(mark);

function cipher(nonce: Uint8Array, name: string) {
  const digits = currentSession()?.keptKey?.match(/../g);
  if (!digits) return null;
  const key = Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16));
  return xchacha20poly1305(key, nonce, new TextEncoder().encode(name));
}

// The nonce has a multiple of three bytes: its letters and those of what follows can stand in a row.
const inLetters = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
