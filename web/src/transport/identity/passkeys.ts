import { CallFailed } from "../failure.ts";
import { secondFactors } from "./second-factors.ts";

/** Whether this browser has passkeys, and this address can: one of numbers has none. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === "function" &&
  isSecureContext &&
  /[a-z]/i.test(location.hostname.replaceAll(/\[.*\]/g, ""));

/** Signs in with a passkey that the person chooses; the refresh token. Null when the person chose none. */
export async function signInWithPasskey(): Promise<string | null> {
  const { options, challenge } = await secondFactors.beginPasskeySignIn();
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const response = await chosen(() => startAuthentication({ optionsJSON: options }));
  return response && secondFactors.finishPasskeySignIn(challenge, response);
}

/** Makes a passkey on this device, and adds it under this name; false when the person went back. */
export async function addPasskey(name: string, password: string): Promise<boolean> {
  const { options, challenge } = await secondFactors.beginPasskey(password);
  const { startRegistration } = await import("@simplewebauthn/browser");
  const response = await chosen(() => startRegistration({ optionsJSON: options }));
  if (!response) return false;
  await secondFactors.addPasskey(challenge, response, name);
  return true;
}

/** What the browser gives; null for a person who closed its dialog, or waited too long. */
async function chosen<Response>(ask: () => Promise<Response>): Promise<Response | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return null;
    if (name === "InvalidStateError")
      throw new CallFailed("This device has a passkey for your account already.", "conflict");
    throw new CallFailed("Your browser cannot use a passkey at this address.", "unexpected");
  }
}
