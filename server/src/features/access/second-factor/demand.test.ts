import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, startAccessServer } from "../access-server.fixture.ts";
import { demandSecondFactor } from "./demand-second-factor.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { begin, setUp, within } from "./second-factor.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

/** An admin who has signed in with a code, and a member who has not. */
async function company() {
  const founder = await server.person();
  const app = await setUp(server, founder);
  const admin = await within(server, founder, app.session);
  const member = await server.person({ company: { accountId: founder.accountId ?? "", role: "member" } });
  return { admin, app, member };
}
const demand = (admin: Person, demanded = true) => admin.call("PUT v1/account/second-factor", { body: { demanded } });
/** Other servers hear it from the database; this one has no ear in these tests. */
const hear = (person: Person) => server.access.forSockets.onEnded({ user: person.userId });
const reset = (admin: Person, member: Person) =>
  admin.call("DELETE v1/account/members/{id}/second-factor", { params: { id: member.userId } });

test("a member who is signed in when it is asked for reaches nothing but the set-up, and all of it after that", async () => {
  const { admin, member } = await company();
  expect((await demand(admin)).body).toEqual({ demanded: true, having: [admin.userId], provider: null });
  hear(member);
  const refused = await member.call("GET v1/account");
  expect([refused.status, refused.body]).toEqual([
    428,
    { code: "second_factor_required", detail: "Your company asks for a second factor. Set one up to go on." },
  ]);
  expect((await member.call("PATCH v1/user/", { body: { firstName: "Bo" } })).status).toBe(428);
  expect((await member.call("GET v1/user/")).body.secondFactor).toBe("missing");
  expect((await member.call("GET v1/user/second-factor")).body).toMatchObject({ demanded: true, proven: false });
  expect((await member.call("GET v1/user/sessions")).status).toBe(200);

  const app = await setUp(server, member);
  const after = await within(server, member, app.session);
  expect((await after.call("GET v1/account")).status).toBe(200);
  expect((await after.call("GET v1/user/")).body.secondFactor).toBeUndefined();
  expect((await admin.call("GET v1/account/second-factor")).body.having.toSorted()).toEqual(
    [admin.userId, member.userId].toSorted(),
  );
});

test("asking for what is asked for already is no change, which the audit log tells once", async () => {
  const { admin } = await company();
  for (const demanded of [false, true, true, false, false])
    expect((await demand(admin, demanded)).body).toMatchObject({ demanded });
  const { results } = (await admin.call("GET v1/account/security-events")).body;
  expect(results.map(({ kind }) => kind).filter((kind) => /demanded|optional/.test(kind))).toEqual([
    "second-factor-optional",
    "second-factor-demanded",
  ]);
});

test("signing in anew leads to the set-up just as well, until nobody asks any more", async () => {
  const { admin, member } = await company();
  await demand(admin);
  const again = await server.signIn(member.email);
  expect((await again.call("GET v1/account")).status).toBe(428);
  await demand(admin, false);
  server.access.forSockets.onEnded({ user: member.userId });
  expect((await again.call("GET v1/account")).status).toBe(200);
  const kinds = (await admin.call("GET v1/account/security-events")).body.results.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["second-factor-demanded", "second-factor-optional"]));
});

test("who joins a company that asks for it sets it up first", async () => {
  const { admin } = await company();
  await demand(admin);
  const newcomer = await server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
  expect((await newcomer.call("GET v1/account")).status).toBe(428);
  expect((await newcomer.call("GET v1/user/")).body).toMatchObject({ secondFactor: "missing" });
  expect((await newcomer.call("GET v1/user/")).body.keptKey).toBeUndefined();
});

test("the database tells with the commit whom it concerns, so that sockets close on every server", async () => {
  const { admin, member } = await company();
  const client = await server.database.pool.connect();
  try {
    const heard: string[] = [];
    client.on("notification", ({ payload = "" }) => heard.push(payload));
    await client.query("listen seedbed_ended");
    await demand(admin);
    await client.query("select 1");
    expect(heard.map((payload) => JSON.parse(payload))).toEqual(
      expect.arrayContaining([{ user: admin.userId }, { user: member.userId }]),
    );
  } finally {
    client.release();
  }
  const { sessionsLackingFactor } = server.access.forSockets;
  const sessionOf = async (person: Person) =>
    (await person.call("GET v1/user/sessions")).body.find(({ current }) => current)?.uuid ?? "";
  const [theirs, own] = [await sessionOf(member), await sessionOf(admin)];
  const holders = [theirs, own].map((session) => ({ accountId: admin.accountId ?? "", session }));
  expect(await sessionsLackingFactor(holders)).toEqual(new Set([theirs]));
});

test("an admin who signed in without one cannot ask for it, nor can a member or somebody elsewhere", async () => {
  const founder = await server.person();
  const refused = await demand(founder);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { detail: "Set up a second factor of your own first, and sign in with it." },
  ]);
  const { admin, member } = await company();
  const memberWith = await within(server, member, (await setUp(server, member)).session);
  expect((await demand(memberWith)).status).toBe(403);
  const stranger = (await company()).admin;
  await demand(stranger);
  expect((await admin.call("GET v1/account/second-factor")).body).toEqual({
    demanded: false,
    having: expect.any(Array),
    provider: null,
  });
});

test("an admin resets a member's second factor: the member is signed out, told by mail, and signs in with the password", async () => {
  const { admin, member } = await company();
  const app = await setUp(server, member);
  const signedIn = await within(server, member, app.session);
  expect((await reset(admin, member)).status).toBe(204);
  expect((await server.identity("GET token", undefined, signedIn.session)).status).toBe(401);
  const [mail] = await server.mailsTo(member.email);
  expect(mail?.subject).toBe("Your second factor at Seedbed was reset");
  const back = await server.signIn(member.email);
  expect((await back.call("GET v1/user/second-factor")).body).toMatchObject({ authenticator: false, recoveryCodes: 0 });
  const [, event] = (await admin.call("GET v1/account/security-events")).body.results;
  expect(event).toMatchObject({ kind: "second-factor-reset", actorEmail: admin.email, subjectEmail: member.email });
});

test("nobody resets it for people of another company, as a member, or past the password for themselves", async () => {
  const { admin, member } = await company();
  const app = await setUp(server, member);
  const stranger = (await company()).admin;
  expect((await reset(stranger, member)).status).toBe(404);
  expect((await reset(await within(server, member, app.session), admin)).status).toBe(403);
  expect(await reset(admin, admin)).toMatchObject({
    status: 409,
    body: { detail: "Change your own second factor in your settings, under Security." },
  });
  expect(await begin(server, member.email)).toMatch(/^2fa-/);
  expect(await begin(server, admin.email)).toMatch(/^2fa-/);
});

test("switching off one's own leads to the set-up again where the company asks for it", async () => {
  const { admin, app } = await company();
  await demand(admin);
  const off = await server.identity("POST two-factor/disable", { password: "correct horse battery" }, app.session);
  const after = await within(server, admin, String(off.body.token));
  expect((await after.call("GET v1/account")).status).toBe(428);
  const again = await within(server, admin, (await setUp(server, after)).session);
  expect((await again.call("GET v1/account")).status).toBe(200);
});

test("second factors of an external identity provider are asked for and reset there, and the admin is told where", async () => {
  const { userId, accountId, email } = await server.person();
  const externalProvider = {
    ...{ name: "Northwind ID", issuer: "https://id.example", clientId: "seedbed", clientSecret: "secret" },
    audience: server.url,
  };
  const untouched = () => expect.unreachable();
  const dependencies = {
    ...{ database: server.database, clock: () => new Date(), externalProvider, publicUrl: server.url },
    mailer: { write: untouched, cancel: untouched, pretend: untouched },
    identity: { secondFactors: { reset: untouched, of: untouched, among: untouched, provenAmong: untouched } },
  };
  const actor = { userId, accountId: accountId ?? "", role: "admin" as const, email };
  const told = (what: string) => ({ code: "conflict", message: `People sign in with Northwind ID: ${what} there.` });
  const address = "127.0.0.1";
  await expect(demandSecondFactor(dependencies, actor, { demanded: true, address })).rejects.toMatchObject(
    told("ask for a second factor"),
  );
  await expect(resetSecondFactor(dependencies, actor, { memberId: userId, address })).rejects.toMatchObject(
    told("reset a second factor"),
  );
});
