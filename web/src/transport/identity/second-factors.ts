import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { type Exchange, exchange } from "../exchange.ts";
import { CallFailed } from "../failure.ts";
import { session } from "../session.ts";

/** What a browser needs for a passkey, and what to bring with its answer. */
interface Begun<Options> {
  options: Options;
  challenge: string;
}

/** Second factors at the embedded identity provider. Every method throws `CallFailed` with the provider's own code in `providerCode`. */
export function createSecondFactors(send: Exchange, refreshToken: () => string | undefined) {
  const post = (path: string, body: object) => send({ method: "POST", url: `/api/auth/${path}`, body });
  /** In the session of this page. */
  const own = (path: string, body: object) => {
    const token = refreshToken();
    if (!token) throw new CallFailed("Your session has ended. Sign in again.", "unauthenticated");
    const headers = { authorization: `Bearer ${token}` };
    return send({ method: "POST", url: `/api/auth/${path}`, body, headers });
  };

  return {
    /** The refresh token of a sign-in that a code of the app finishes. */
    finishWithCode: async (challenge: string, code: string) =>
      textIn(await post("two-factor/verify-totp", { challenge, code }), "token"),
    finishWithRecoveryCode: async (challenge: string, code: string) =>
      textIn(await post("two-factor/verify-backup-code", { challenge, code }), "token"),
    beginPasskeySignIn: async () =>
      (await send({
        method: "GET",
        url: "/api/auth/passkey/generate-authenticate-options",
      })) as Begun<PublicKeyCredentialRequestOptionsJSON>,
    finishPasskeySignIn: async (challenge: string, response: object) =>
      textIn(await post("passkey/verify-authentication", { challenge, response }), "token"),

    /** For some minutes this session may end others. */
    confirmPassword: (password: string) => own("confirm-password", { password }),

    /** A new authenticator app: the address in its QR code, and the recovery codes that count once its first code was confirmed. */
    async beginApp(password: string) {
      const answer = await own("two-factor/enable", { password });
      return { address: textIn(answer, "totpURI"), recoveryCodes: codesIn(answer) };
    },
    /** The refresh token to go on with: all other sessions end. */
    confirmApp: async (code: string) => textIn(await own("two-factor/verify-totp", { code }), "token"),
    /** The refresh token to go on with. */
    switchOffApp: async (password: string) => textIn(await own("two-factor/disable", { password }), "token"),
    makeRecoveryCodes: async (password: string) => codesIn(await own("two-factor/generate-backup-codes", { password })),
    beginPasskey: async (password: string) =>
      (await own("passkey/generate-register-options", {
        password,
      })) as Begun<PublicKeyCredentialCreationOptionsJSON>,
    addPasskey: (challenge: string, response: object, name: string) =>
      own("passkey/verify-registration", { challenge, response, name }),
    removePasskey: (id: string, password: string) => own("passkey/delete-passkey", { id, password }),
  };
}

export const secondFactors = createSecondFactors(exchange, () => session.current()?.refreshToken);

function textIn(answer: unknown, name: string): string {
  const text: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  if (typeof text !== "string") throw new CallFailed("Unexpected error occurred.", "unexpected");
  return text;
}

function codesIn(answer: unknown): string[] {
  const codes: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "backupCodes") : undefined;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
}
