import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, startAccessServer } from "../access-server.fixture.ts";
import { signOutMembers } from "../operations/sign-out-members.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const colleagueOf = ({ accountId }: Person, role: "admin" | "member" = "member") =>
  server.person({ company: { accountId: accountId ?? "", role } });
const renews = async ({ session }: { session: string }) =>
  (await server.identity("GET token", undefined, session)).status === 200;
const signOut = (by: Person, id: string) => by.call("DELETE v1/account/members/{id}/sessions", { params: { id } });
const lastEvent = async (admin: Person) => (await admin.call("GET v1/account/security-events")).body.results[0];

test("an admin signs a member out everywhere: all the member's sessions end, others go on, and the audit log says so", async () => {
  const admin = await server.person();
  const [member, colleague] = [await colleagueOf(admin), await colleagueOf(admin)];
  const phone = await server.signIn(member.email);
  expect((await signOut(admin, member.userId)).status).toBe(204);
  expect(await Promise.all([member, phone].map(renews))).toEqual([false, false]);
  expect(await Promise.all([admin, colleague].map(renews))).toEqual([true, true]);
  expect(await lastEvent(admin)).toMatchObject({
    kind: "member-signed-out",
    actorEmail: admin.email,
    subjectEmail: member.email,
    address: "127.0.0.1",
  });
  expect(await renews(await server.signIn(member.email))).toBe(true);
});

test("a member signs nobody out, an admin nobody of another company, and nobody who is unknown", async () => {
  const admin = await server.person();
  const [member, stranger] = [await colleagueOf(admin), await server.person()];
  expect((await signOut(member, admin.userId)).status).toBe(403);
  expect((await member.call("DELETE v1/account/sessions")).status).toBe(403);
  const missing = { status: 404, body: { detail: "This person is not a member of your company." } };
  for (const id of [stranger.userId, randomUUID(), "nobody"]) expect(await signOut(admin, id)).toMatchObject(missing);
  expect(await Promise.all([admin, member, stranger].map(renews))).toEqual([true, true, true]);
  expect((await lastEvent(admin))?.kind).not.toBe("member-signed-out");
});

test("an admin ends the own sessions in the settings", async () => {
  const admin = await server.person();
  expect(await signOut(admin, admin.userId)).toMatchObject({
    status: 409,
    body: { detail: "End your own sessions in your settings, under Security." },
  });
  expect(await renews(admin)).toBe(true);
});

test("an admin signs everybody else of the company out, and stays", async () => {
  const admin = await server.person();
  const [other, member, stranger] = [
    await colleagueOf(admin, "admin"),
    await colleagueOf(admin),
    await server.person(),
  ];
  expect((await admin.call("DELETE v1/account/sessions")).status).toBe(204);
  expect(await Promise.all([other, member].map(renews))).toEqual([false, false]);
  expect(await Promise.all([admin, stranger].map(renews))).toEqual([true, true]);
  expect(await lastEvent(admin)).toMatchObject({
    kind: "everybody-signed-out",
    actorEmail: admin.email,
    subjectEmail: "",
  });
});

test("sessions of an external identity provider are ended there, and the admin is told where", async () => {
  const admin = await server.person();
  const externalProvider = {
    ...{ name: "Northwind ID", issuer: "https://id.example", clientId: "seedbed", clientSecret: "secret" },
    audience: server.url,
  };
  const dependencies = {
    ...{ database: server.database, clock: () => new Date(), externalProvider },
    identity: { endSessionsOf: () => expect.unreachable() },
  };
  const actor = { userId: admin.userId, accountId: admin.accountId ?? "", role: "admin" as const, email: admin.email };
  await expect(signOutMembers(dependencies, actor, { address: "127.0.0.1" })).rejects.toMatchObject({
    code: "conflict",
    message: "People sign in with Northwind ID: end their sessions there.",
  });
});

test("an admin who was just made a member signs nobody out", async () => {
  const admin = await server.person();
  const demoted = await colleagueOf(admin, "admin");
  expect((await demoted.call("GET v1/account")).status).toBe(200);
  await admin.call("PATCH v1/account/members/{id}", { params: { id: demoted.userId }, body: { role: "member" } });
  expect((await signOut(demoted, admin.userId)).status).toBe(403);
  expect((await demoted.call("DELETE v1/account/sessions")).status).toBe(403);
  expect(await renews(admin)).toBe(true);
});
