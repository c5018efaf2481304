import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { readCompany } from "./operations/read-company.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const nothing = { currency: null, region: "", size: null, reportLanguage: null };
const told = { currency: "CHF", region: "Switzerland and Vorarlberg", size: "50-249", reportLanguage: "de" } as const;

test("a company has said nothing of itself until an admin does; every member reads it, and each part can be taken back", async () => {
  const admin = await server.signUp();
  const member = await server.signUp({ accountId: admin.accountId, role: "member" });
  expect(await admin.call("GET v1/account/facts")).toMatchObject({ status: 200, body: nothing });
  const body = { ...told, region: `  ${told.region} ` };
  expect(await admin.call("PUT v1/account/facts", { body })).toMatchObject({ status: 200, body: told });
  expect((await member.call("GET v1/account/facts")).body).toEqual(told);
  const less = { ...nothing, region: "Vorarlberg" };
  expect((await admin.call("PUT v1/account/facts", { body: less })).body).toEqual(less);
  expect((await member.call("GET v1/account/facts")).body).toEqual(less);
});

test("what is no currency, size or language, or too long for a region, is refused at its field and changes nothing", async () => {
  const admin = await server.signUp();
  await admin.call("PUT v1/account/facts", { body: told });
  const wrong = { currency: "EURO", size: "many", reportLanguage: "Klingon", region: "x".repeat(121) };
  for (const [field, value] of Object.entries(wrong)) {
    const { status, body } = await admin.raw("PUT /api/v1/account/facts", { ...told, [field]: value });
    expect([status, (body as { detail: { loc: string[] }[] }).detail[0]?.loc]).toEqual([422, ["body", field]]);
  }
  expect((await admin.call("GET v1/account/facts")).body).toEqual(told);
});

test("members cannot change it, and another company neither reads nor changes it", async () => {
  const admin = await server.signUp();
  const member = await server.signUp({ accountId: admin.accountId, role: "member" });
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  await admin.call("PUT v1/account/facts", { body: told });
  expect((await member.call("PUT v1/account/facts", { body: nothing })).status).toBe(403);
  expect((await stranger.call("GET v1/account/facts")).body).toEqual(nothing);
  const others = { ...nothing, currency: "JPY" } as const;
  expect((await stranger.call("PUT v1/account/facts", { body: others })).body).toEqual(others);
  expect((await admin.call("GET v1/account/facts")).body).toEqual(told);
});

test("AI tasks know of it once it is said", async () => {
  const admin = await server.signUp({ companyName: "Kornhaus" });
  const known = () => server.database.withTenant(admin, readCompany);
  expect(await known()).not.toHaveProperty("facts");
  await admin.call("PUT v1/account/facts", { body: told });
  expect(await known()).toMatchObject({ name: "Kornhaus", facts: told });
});
