import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import { testPassword } from "#test-support/sign-up-person.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { authenticatorOf } from "../features/access/second-factor/second-factor.fixture.ts";
import { TestSocket } from "../platform/realtime/realtime.fixture.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
});
afterAll(() => server.stop());

/** The token in what the identity provider answers. */
async function tokenOf(call: `${string} /api/auth/${string}`, body?: unknown, session?: string): Promise<string> {
  const answer = await server.anonymous.raw(call, body, session ? { authorization: `Bearer ${session}` } : {});
  expect(answer.status).toBe(200);
  return (answer.body as { token: string }).token;
}

/** A device: signs in with the password, and has a socket that is ready. */
async function device(person: TestPerson) {
  const session = await tokenOf("POST /api/auth/sign-in/email", { email: person.email, password: testPassword });
  const token = await tokenOf("GET /api/auth/token", undefined, session);
  const caller = callerOf(server.url, token);
  const { body } = await caller.call("POST v1/realtime/ticket");
  const socket = new TestSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${body.ticket}`, server.url);
  await eventually(async () => socket.messages[0]?.type === "ready");
  return {
    caller,
    socket,
    signsOut: () => server.anonymous.raw("POST /api/auth/sign-out", {}, { authorization: `Bearer ${session}` }),
  };
}

test("who signs out has no socket any more, and a ticket of that session opens none; another device's stays", async () => {
  const person = await server.signUp({ accountId: admin.accountId });
  const [phone, desk] = [await device(person), await device(person)];
  const { body } = await phone.caller.call("POST v1/realtime/ticket");
  expect((await phone.signsOut()).status).toBe(200);
  expect(await phone.socket.closed).toBe(4001);
  const late = new TestSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${body.ticket}`, server.url);
  expect(await late.closed).toBe(4001);
  expect(late.messages.map(({ type }) => type)).not.toContain("ready");
  expect((await desk.caller.call("GET v1/user/")).status).toBe(200);
  expect(desk.socket.socket.readyState).toBe(desk.socket.socket.OPEN);
  await desk.socket.close();
});

test("to sign out everywhere closes the sockets of all devices, and none of a colleague", async () => {
  const [person, colleague] = [await server.signUp({ accountId: admin.accountId }), await device(admin)];
  const [phone, desk] = [await device(person), await device(person)];
  expect((await desk.caller.call("DELETE v1/user/sessions")).status).toBe(204);
  expect(await Promise.all([phone, desk].map(({ socket }) => socket.closed))).toEqual([4001, 4001]);
  expect((await phone.caller.call("GET v1/user/")).status).toBe(401);
  expect(colleague.socket.socket.readyState).toBe(colleague.socket.socket.OPEN);
  await colleague.socket.close();
});

test("who is signed out by an admin has no socket any more, and makes no call; the admin's own goes on", async () => {
  const founder = await server.signUp();
  const [one, other] = [
    await server.signUp({ accountId: founder.accountId }),
    await server.signUp({ accountId: founder.accountId }),
  ];
  const [theirs, others, own] = [await device(one), await device(other), await device(founder)];
  const params = { id: one.userId };
  expect((await own.caller.call("DELETE v1/account/members/{id}/sessions", { params })).status).toBe(204);
  expect(await theirs.socket.closed).toBe(4001);
  expect((await theirs.caller.call("GET v1/user/")).status).toBe(401);
  expect(others.socket.socket.readyState).toBe(others.socket.socket.OPEN);
  expect((await own.caller.call("DELETE v1/account/sessions")).status).toBe(204);
  expect(await others.socket.closed).toBe(4001);
  expect(own.socket.socket.readyState).toBe(own.socket.socket.OPEN);
  await own.socket.close();
});

test("who is removed from the company has no socket any more", async () => {
  const person = await server.signUp({ accountId: admin.accountId });
  const { socket } = await device(person);
  expect((await admin.call("DELETE v1/account/members/{id}", { params: { id: person.userId } })).status).toBe(204);
  expect(await socket.closed).toBe(4003);
});

test("when a company asks for a second factor, sockets of sessions without one close, and no ticket opens another", async () => {
  const founder = await server.signUp();
  const member = await device(await server.signUp({ accountId: founder.accountId }));
  const session = await tokenOf("POST /api/auth/sign-in/email", { email: founder.email, password: testPassword });
  const own = { authorization: `Bearer ${session}` };
  const begun = await server.anonymous.raw("POST /api/auth/two-factor/enable", { password: testPassword }, own);
  const code = authenticatorOf((begun.body as { totpURI: string }).totpURI)();
  const proven = await tokenOf("POST /api/auth/two-factor/verify-totp", { code }, session);
  const token = await tokenOf("GET /api/auth/token", undefined, proven);
  const demanding = await callerOf(server.url, token).call("PUT v1/account/second-factor", {
    body: { demanded: true },
  });
  expect(demanding.status).toBe(200);
  expect(await member.socket.closed).toBe(4003);
  expect((await member.caller.call("POST v1/realtime/ticket")).status).toBe(428);
});
