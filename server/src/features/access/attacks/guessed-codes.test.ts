import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, password, startAccessServer } from "../access-server.fixture.ts";
import { addressNumber, callFrom, flood } from "./attack.fixture.ts";

const guesses = Number(process.env.GUESSES ?? 1_000);
let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const newPassword = "another good password";
const fromOwner = "127.0.0.1";
const verify = (address: string, email: string, otp: string) =>
  callFrom({ server, address }, "email-otp/verify-email", { email, otp });
const reset = (address: string, email: string, otp: string) =>
  callFrom({ server, address }, "email-otp/reset-password", { email, otp, password: newPassword });
const askForReset = (email: string, address = fromOwner) =>
  callFrom({ server, address }, "email-otp/request-password-reset", { email });
const signUp = (email: string) =>
  callFrom({ server, address: fromOwner }, "sign-up/email", {
    email,
    password,
    name: "A M",
    firstName: "Ada",
    lastName: "Moreau",
  });
/** Codes in order, without the right one. */
const wrongCode = (index: number, right: string) => {
  const code = String(index).padStart(6, "0");
  return code === right ? "999999" : code;
};

/** How many answers tell that a code was compared. */
const compared = (answers: Record<string, number>) => (answers.INVALID_OTP ?? 0) + (answers.TOO_MANY_ATTEMPTS ?? 0);

test(`of ${guesses} wrong verification and reset codes from as many addresses none is right, and hardly one is looked at`, async () => {
  await signUp("newcomer@example.com");
  const verification = await server.codeFor("newcomer@example.com");
  const person = await server.person();
  await askForReset(person.email);
  const resetCode = await server.codeFor(person.email);
  const answers = await flood(guesses, (index) =>
    index % 2 === 0
      ? verify(addressNumber(index), "newcomer@example.com", wrongCode(index, verification))
      : reset(addressNumber(index), person.email, wrongCode(index, resetCode)),
  );
  expect(answers[200]).toBeUndefined();
  expect(compared(answers)).toBe(30);
  expect(answers.rate_limited).toBe(guesses - 30);
  // Even the right codes are dead by now, wherever they come from.
  expect((await verify(fromOwner, "newcomer@example.com", verification)).status).not.toBe(200);
  // Whether it is said to be wrong or tried too often depends on which guesses met.
  expect([400, 403]).toContain((await reset(fromOwner, person.email, resetCode)).status);
  expect((await server.identity("POST sign-in/email", { email: person.email, password })).status).toBe(200);
}, 300_000);

test("guesses at the same moment are not compared more often than five times a code, and a code that was tried five times is dead", async () => {
  const { email } = await server.person();
  await askForReset(email);
  const right = await server.codeFor(email);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => reset(addressNumber(index), email, wrongCode(index, right))),
  );
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  const attempts = await server.database.pool.query<{ value: string }>(
    "select value from auth.verification where identifier = $1",
    [`forget-password-otp-${email}`],
  );
  for (const { value } of attempts.rows) expect(Number(value.split(":").at(-1))).toBeLessThanOrEqual(5);
});

test("new codes buy no more guesses: fifteen an hour, however many codes are asked for", async () => {
  const { email } = await server.person();
  const statuses: number[] = [];
  for (let code = 0; code < 5; code += 1) {
    await askForReset(email, addressNumber(code));
    const right = await server.codeFor(email);
    for (let index = 0; index < 4; index += 1)
      statuses.push((await reset(addressNumber(index), email, wrongCode(index, right))).status);
  }
  expect(statuses).toEqual([...Array(15).fill(400), ...Array(5).fill(429)]);
});

test("an address is not flooded with codes: ten mails in ten minutes, whoever asks for them and however", async () => {
  const { email } = await server.person();
  const before = (await server.mailsTo(email)).length;
  const answers = await flood(30, (index) => {
    const ways = [
      () => askForReset(email, addressNumber(index)),
      () =>
        callFrom({ server, address: addressNumber(index) }, "email-otp/send-verification-otp", {
          email,
          type: "email-verification",
        }),
      () =>
        callFrom({ server, address: addressNumber(index) }, "email-otp/send-verification-otp", {
          email,
          type: "forget-password",
        }),
    ];
    return ways[index % 3]?.() ?? askForReset(email);
  });
  expect(answers).toEqual({ 200: 10, rate_limited: 20 });
  expect((await server.mailsTo(email)).length).toBe(before + 10);
  expect(await askForReset(email, addressNumber(3))).toMatchObject({
    status: 429,
    body: {
      detail: expect.stringMatching(/^Too many mails were asked for\. Try again in (?:a minute|\d+ minutes)\.$/),
    },
  });
  // The owner's own network is counted apart.
  expect((await askForReset(email)).status).toBe(200);
});

test("nor with the codes that follow a sign-in before the address was confirmed, however right the password is", async () => {
  const email = "unconfirmed@example.com";
  await signUp(email);
  const answers = await flood(15, (index) =>
    callFrom({ server, address: addressNumber(index) }, "sign-in/email", { email, password }),
  );
  expect(answers).toEqual({ EMAIL_NOT_VERIFIED: 10, rate_limited: 5 });
});

test("a code is used once, also when it is used twice at the same moment", async () => {
  await signUp("twice@example.com");
  const verification = await server.codeFor("twice@example.com");
  const verified = await Promise.all([1, 2, 3].map((n) => verify(addressNumber(n), "twice@example.com", verification)));
  expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await verify(fromOwner, "twice@example.com", verification)).status).toBe(400);

  await askForReset("twice@example.com");
  const code = await server.codeFor("twice@example.com");
  const done = await Promise.all([1, 2, 3].map((n) => reset(addressNumber(n), "twice@example.com", code)));
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await reset(fromOwner, "twice@example.com", code)).status).toBe(400);
});

test("a code is good for one purpose and one person only", async () => {
  await signUp("purpose@example.com");
  const verification = await server.codeFor("purpose@example.com");
  expect((await reset(fromOwner, "purpose@example.com", verification)).status).toBe(400);
  const other = await server.person();
  expect((await reset(fromOwner, other.email, verification)).status).toBe(400);
  expect((await verify(fromOwner, "purpose@example.com", verification)).status).toBe(200);
});
