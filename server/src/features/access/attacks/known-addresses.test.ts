import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, startAccessServer } from "../access-server.fixture.ts";
import { callFrom, pretendAttempts } from "./attack.fixture.ts";

let server: AccessServer;
let person: Person;
beforeAll(async () => {
  server = await startAccessServer({ limitSignIns: true });
  person = await server.person();
});
afterAll(() => server.stop());

test("asking for reset codes tells one network address of ten addresses in ten minutes whether they have an account", async () => {
  const attacker = "203.0.113.4";
  const ask = (email: string) => callFrom({ server, address: attacker }, "email-otp/request-password-reset", { email });
  for (let count = 0; count < 9; count += 1)
    expect(await ask(`nobody-${count}@example.com`)).toMatchObject({ status: 404, body: { code: "USER_NOT_FOUND" } });
  expect((await ask(person.email)).status).toBe(200);
  for (const email of [person.email, "nobody-10@example.com"]) {
    const refused = await ask(email);
    expect([refused.status, refused.body.code]).toEqual([429, undefined]);
    expect(refused.retryAfter).toBeGreaterThan(500);
  }
  const elsewhere = await callFrom({ server, address: "203.0.113.5" }, "email-otp/request-password-reset", {
    email: person.email,
  });
  expect(elsewhere.status).toBe(200);
});

test("signing in says the same about a wrong password and about an address nobody has, before and after it is locked", async () => {
  const answers = async (email: string, network: string) => {
    const told = [];
    await pretendAttempts(server, { email, count: 8 });
    for (let count = 0; count < 4; count += 1) {
      const address = `${network}.${count}`;
      const { status, body } = await callFrom({ server, address }, "sign-in/email", {
        email,
        password: "wrong password",
      });
      told.push({ status, ...body });
    }
    return told;
  };
  const known = await answers(person.email, "198.51.100");
  expect(known).toEqual(await answers("nobody@example.com", "203.0.113"));
  expect(known.map(({ status }) => status)).toEqual([401, 401, 429, 429]);
});

test("a code for an address nobody has is wrong like any other", async () => {
  const guess = (email: string) =>
    callFrom({ server, address: "192.0.2.9" }, "email-otp/verify-email", { email, otp: "123456" });
  expect(await guess("nobody@example.com")).toEqual(await guess(person.email));
});
