import { TOTP, URI } from "otpauth";
import { afterEach, beforeEach, vi } from "vitest";
import { type AccessServer, type Person, password } from "../access-server.fixture.ts";

const halfMinute = 30_000;

/** An authenticator app that has been set up, and how far its owner has got with its codes. */
export interface Authenticator {
  /** The code that the app shows `steps` half minutes from now; now without. */
  code(steps?: number): string;
  recoveryCodes: string[];
  /** The session that goes on after the set-up, and an access token of it. */
  session: string;
}

/** What an authenticator app makes of the address in a QR code. */
export function authenticatorOf(address: unknown): (steps?: number) => string {
  const app = URI.parse(String(address));
  if (!(app instanceof TOTP)) throw new Error("the address is of no authenticator app with codes that follow the time");
  return (steps = 0) => app.generate({ timestamp: Date.now() + steps * halfMinute });
}

/** Sets up an authenticator app as the settings do. The code that it shows `steps` half minutes from now is used up. */
export async function setUp(server: AccessServer, person: Pick<Person, "session">, steps = 0): Promise<Authenticator> {
  const begun = await server.identity("POST two-factor/enable", { password }, person.session);
  const code = authenticatorOf(begun.body.totpURI);
  const done = await server.identity("POST two-factor/verify-totp", { code: code(steps) }, person.session);
  if (done.status !== 200) throw new Error(`the first code was refused: ${JSON.stringify(done.body)}`);
  return { code, recoveryCodes: begun.body.backupCodes as string[], session: String(done.body.token) };
}

/** The first half of a sign-in: what to bring with the second. */
export async function begin(server: AccessServer, email: string): Promise<string> {
  const { body } = await server.identity("POST sign-in/email", { email, password });
  return String(body.challenge);
}

/** The second half: a code of the app, or a recovery code. */
export const withCode = (server: AccessServer, challenge: string, code: string) =>
  server.identity("POST two-factor/verify-totp", { challenge, code });
export const withRecovery = (server: AccessServer, challenge: string, code: string) =>
  server.identity("POST two-factor/verify-backup-code", { challenge, code });

/** What the person in the session reads of their second factors. */
export async function factorsIn(server: AccessServer, session: string) {
  const { body } = await server.identity("GET token", undefined, session);
  return (await server.callerWith(String(body.token)).call("GET v1/user/second-factor")).body;
}

/** The person in another session. */
export async function within(server: AccessServer, person: Person, session: string): Promise<Person> {
  const token = String((await server.identity("GET token", undefined, session)).body.token);
  return { ...person, session, token, ...server.callerWith(token) };
}

/** Every test begins with a half minute, which is not over before the test is. */
export function beginHalfMinutes(): void {
  beforeEach(() => {
    const now = Math.ceil(Date.now() / halfMinute) * halfMinute;
    vi.useFakeTimers({ toFake: ["Date"], now, shouldAdvanceTime: true, advanceTimeDelta: 1 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
