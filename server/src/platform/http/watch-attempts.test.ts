import { connect } from "node:net";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { callerOf } from "#test-support/caller.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { createLog } from "../log.ts";

let server: TestServer;
let person: TestPerson;
const time = { ahead: 0 };
const texts: string[] = [];
const told = () =>
  texts.map((text) => JSON.parse(text) as Record<string, unknown>).filter(({ part }) => part === "attempts");
/** What is told of it, but for time and process. */
const toldOf = async (attempt: string) => {
  const ofKind = () => told().filter((line) => line.attempt === attempt);
  await expect.poll(ofKind).not.toEqual([]);
  return ofKind();
};

beforeAll(async () => {
  server = await startTestServer({
    limitCalls: true,
    clock: () => new Date(Date.now() + time.ahead),
    log: createLog("warn", { write: (text) => void texts.push(text) }),
  });
  person = await server.signUp();
});
beforeEach(() => texts.splice(0));
afterAll(() => server.stop());

test("an input that is refused is told by route, person and place, never with what was sent", async () => {
  expect((await person.raw("POST /api/v2/concept/seed", { type: "a secret plan" })).status).toBe(422);
  expect(await toldOf("input")).toMatchObject([
    {
      call: "POST /api/v2/concept/seed",
      userId: person.userId,
      accountId: person.accountId,
      address: "127.0.0.1",
      status: 422,
      places: ["body.type"],
    },
  ]);
  expect(texts.join("")).not.toContain("secret plan");
});

test("a body of another kind, and a place with a longer name, are told, too", async () => {
  const { status } = await person.raw("POST /api/v2/concept/seed", "x", { "content-type": "x/x" });
  expect([status, (await toldOf("input"))[0]?.status]).toEqual([415, 415]);
  texts.splice(0);
  expect((await person.raw("PATCH /api/v1/user/", { firstName: 5 })).status).toBe(422);
  expect(await toldOf("input")).toMatchObject([{ places: ["body.firstName"] }]);
});

test("names that a caller makes up are no places, and an address is told as its route", async () => {
  await person.raw("GET /api/v1/concept/a-secret-name/?page=a-secret-page");
  await person.raw("PATCH /api/v1/concept/C-0001/", { "a secret key\n{}": 1 });
  await person.raw("GET /api/v1/concept/%zz-a-secret/");
  await person.raw("POST /api/v2/concept/seed", '{"a secret');
  await expect.poll(() => told().length).toBeGreaterThanOrEqual(2);
  expect(texts.join("")).not.toContain("secret");
});

test("what cannot be read as a call is told with the address it came from", async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write("a secret in another language\r\n\r\n");
  expect(await toldOf("input")).toMatchObject([{ call: "no call", address: "127.0.0.1" }]);
  socket.destroy();
  expect(texts.join("")).not.toContain("secret");
});

test("a forged token is told with what is wrong with it, one that has merely ended is not", async () => {
  const { privateKey } = await generateKeyPair("EdDSA");
  const claims = JSON.parse(Buffer.from(person.token.split(".")[1] ?? "", "base64url").toString());
  const header = JSON.parse(Buffer.from(person.token.split(".")[0] ?? "", "base64url").toString());
  const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  expect((await callerOf(server.url, forged).raw("GET /api/v1/user/")).status).toBe(401);
  expect((await server.anonymous.raw("GET /api/v1/user/")).status).toBe(401);
  const guessed = await callerOf(server.url, `sb_${"x".repeat(43)}`).raw("GET /api/v1/user/");
  expect(guessed.status).toBe(401);
  await expect.poll(() => told()).toHaveLength(2);
  time.ahead = 11 * 60_000;
  expect((await person.raw("GET /api/v1/user/")).status).toBe(401);
  time.ahead = 0;
  expect((await callerOf(server.url, `${forged}x`).raw("GET /api/v1/user/")).status).toBe(401);
  await expect.poll(() => told()).toHaveLength(3);
  expect(told()).toMatchObject([
    { attempt: "token", call: "GET /api/v1/user/", reason: "ERR_JWS_SIGNATURE_VERIFICATION_FAILED" },
    { attempt: "token", call: "GET /api/v1/user/", address: "127.0.0.1" },
    { attempt: "token", reason: "ERR_JWS_SIGNATURE_VERIFICATION_FAILED" },
  ]);
  expect(texts.join("")).not.toContain(forged.split(".")[2]);
});

test("what a member has no right to is told", async () => {
  const member = await server.signUp({ accountId: person.accountId });
  expect((await member.raw("GET /api/v1/account/security-events?page=1")).status).toBe(403);
  expect(await toldOf("access")).toMatchObject([
    { call: "GET /api/v1/account/security-events", userId: member.userId, status: 403 },
  ]);
});

test("a limit that is reached is told, and whoever goes on fills no disk", async () => {
  const member = await server.signUp({ accountId: person.accountId });
  const generate = () => member.call("POST v1/concept/{id}/generate", { params: { id: "C-0001" } });
  const answers = await Promise.all(Array.from({ length: 120 }, generate));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60);
  await expect.poll(() => told().filter(({ attempt }) => attempt === "limit")).toHaveLength(20);
  expect(told()[0]).toMatchObject({ call: "POST /api/v1/concept/:id/generate", userId: member.userId, status: 429 });
});

test("a wrong ticket and a foreign page's socket are told once each", async () => {
  const open = (query: string, origin?: string) =>
    new Promise((resolve) =>
      new WebSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed${query}`, origin ? { origin } : {}).on(
        "close",
        resolve,
      ),
    );
  await open("?token=a-guess");
  await open("", "https://evil.example");
  expect(await toldOf("socket")).toMatchObject([
    { reason: "ticket", address: "127.0.0.1" },
    { reason: "origin", address: "127.0.0.1" },
  ]);
});
