import { randomUUID } from "node:crypto";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { SpendingCaps } from "@seedbed/contract/spending/schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { noCaps } from "../../platform/model/usage/caps.ts";
import { modelUsage } from "../../platform/model/usage/tables.ts";
import { order, settled } from "../report/report.fixture.ts";
import { readSpending } from "./operations/read-spending.ts";
import { warnAdmins } from "./warn-admins.ts";

const now = new Date("2031-05-20T12:00:00Z");
let model: ModelServer;
let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "gpt-5" }, baseUrl: model.url, apiKey: "scripted" },
  });
});
beforeEach(async () => {
  admin = await server.signUp();
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const spend = (
  { accountId, userId }: { accountId: string; userId: string | null },
  costUsd: number,
  createdAt = new Date(),
) =>
  server.database.withTenant({ accountId, userId }, (transaction) =>
    transaction.insert(modelUsage).values({
      ...{ id: randomUUID(), accountId, userId, task: "trends", taskVersion: 1, model: "openai/gpt-5", attempt: 1 },
      ...{ idempotencyKey: "key", tokensIn: 1_000, tokensCached: 0, tokensOut: 200, milliseconds: 5, costUsd },
      ...{ outcome: "ok", mends: {}, createdAt },
    }),
  );
const setCaps = (person: TestPerson, caps: Partial<SpendingCaps>) =>
  person.call("PUT v1/account/spending/caps", { body: { ...noCaps, ...caps } });
/** What the server does every fifteen seconds. */
const createWarning =
  ({ database, url }: TestServer) =>
  (at = new Date()) =>
    warnAdmins({
      ...{ database, publicUrl: url, clock: () => at },
      mailer: createMailer({ from: { name: "", address: "seedbed@seedbed.local" }, sends: false, clock: () => at }),
    });
const generate = (person: TestPerson, id: string) => order(person, id, "generate");

test("an admin sees what the company and each person used today and this month, and of other companies nothing", async () => {
  const colleague = await server.signUp({ accountId: admin.accountId, firstName: "Bo", lastName: "Ek" });
  const stranger = await server.signUp();
  const lastMonth = new Date(now.getFullYear() - 10, 0, 1);
  await spend(admin, 1);
  await spend(colleague, 2.5);
  await spend(colleague, 0.5);
  await spend(colleague, 90, lastMonth);
  await spend(stranger, 7);
  const { status, body } = await admin.call("GET v1/account/spending");
  expect(status).toBe(200);
  const used = (costUsd: number, calls: number) => ({ costUsd, calls, tokens: 1_200 * calls });
  expect(body).toMatchObject({
    company: { today: used(4, 3), month: used(4, 3) },
    people: [
      { uuid: colleague.userId, name: "Bo Ek", today: used(3, 2), month: used(3, 2) },
      { uuid: admin.userId, name: "Ada Moreau", today: used(1, 1), month: used(1, 1) },
    ],
    caps: noCaps,
    budgetMonthUsd: null,
    unpriced: [],
  });
  expect((await colleague.call("GET v1/account/spending")).status).toBe(403);
});

test("days and months begin and end by UTC, and whoever cost the most this month stands first", async () => {
  const colleague = await server.signUp({ accountId: admin.accountId });
  await spend(admin, 40, new Date("2024-04-30T23:59:59Z"));
  await spend(admin, 1, new Date("2024-05-01T00:00:00Z"));
  await spend(colleague, 3, new Date("2024-05-19T23:59:59Z"));
  await spend(admin, 0.5, new Date("2024-05-20T00:00:00Z"));
  const { database } = server;
  const clock = () => new Date("2024-05-20T22:30:00Z");
  const used = (today: number, month: number) => ({ today: { costUsd: today }, month: { costUsd: month } });
  expect(await readSpending({ database, clock, monthlyBudgetUsd: 900, unpriced: [] }, admin)).toMatchObject({
    company: used(0.5, 4.5),
    people: [
      { uuid: colleague.userId, ...used(0, 3) },
      { uuid: admin.userId, ...used(0.5, 1.5) },
    ],
    budgetMonthUsd: 900,
    dayEnds: "2024-05-21T00:00:00.000Z",
    monthEnds: "2024-06-01T00:00:00.000Z",
  });
});

test("a changed cap is kept and stands in the audit log; one that is the same again does not, and members change none", async () => {
  const colleague = await server.signUp({ accountId: admin.accountId });
  expect((await setCaps(colleague, { companyDayUsd: 1 })).status).toBe(403);
  for (const _time of [1, 2])
    expect(await setCaps(admin, { companyDayUsd: 12.5, personMonthUsd: 3 })).toMatchObject({ status: 200 });
  expect((await admin.call("GET v1/account/spending")).body.caps).toEqual({
    ...noCaps,
    ...{ companyDayUsd: 12.5, personMonthUsd: 3 },
  });
  await setCaps(admin, { companyDayUsd: 20 });
  await setCaps(admin, { companyDayUsd: 20, companyMonthUsd: 400, personDayUsd: 0.5 });
  const { body } = await admin.call("GET v1/account/security-events");
  const changes = body.results.filter(({ kind }) => kind === "spending-caps-changed");
  expect(changes.map(({ actorEmail, address, detail }) => [actorEmail, address, detail])).toEqual([
    [admin.email, "127.0.0.1", "company a month: no cap to $400.00, person a day: no cap to $0.50"],
    [admin.email, "127.0.0.1", "company a day: $12.50 to $20.00, person a month: $3.00 to no cap"],
    [admin.email, "127.0.0.1", "company a day: no cap to $12.50, person a month: no cap to $3.00"],
  ]);
  for (const wrong of [0, -1, 0.001, 1e9]) expect((await setCaps(admin, { personDayUsd: wrong })).status).toBe(422);
});

test("admins are written to once when four fifths of a cap are used, and again when it was changed", async () => {
  const colleague = await server.signUp({ accountId: admin.accountId, role: "admin" });
  await server.signUp({ accountId: admin.accountId });
  const warn = () => createWarning(server)();
  const told = async () => {
    const { rows } = await server.database.pool.query<{ recipient: string; subject: string }>(
      "select recipient, subject from mails where account_id = $1 and kind = 'spending-cap-near' order by created_at, recipient",
      [admin.accountId],
    );
    return rows;
  };
  await setCaps(admin, { companyDayUsd: 10, companyMonthUsd: 100 });
  await spend(admin, 7.75);
  await warn();
  expect(await told()).toEqual([]);
  await spend(colleague, 0.25);
  await Promise.all([warn(), warn()]);
  const subject = "Your company has nearly used up what AI may cost today";
  const recipients = [admin.email, colleague.email].sort();
  // Written a moment apart, in whichever order.
  const first = (await told()).toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1));
  expect(first).toEqual(recipients.map((recipient) => ({ recipient, subject })));
  await setCaps(admin, { companyDayUsd: 8, companyMonthUsd: 100 });
  await warn();
  expect((await told()).map((mail) => mail.subject).slice(2)).toEqual(
    recipients.map(() => "Your company has used up what AI may cost today"),
  );
});

test("a cap of a month is told once in the month, and in the next one again", async () => {
  const warn = createWarning(server);
  await setCaps(admin, { companyMonthUsd: 10 });
  await spend(admin, 9, new Date("2024-05-02T08:00:00Z"));
  for (const day of [20, 21]) await warn(new Date(Date.UTC(2024, 4, day)));
  await spend(admin, 9, new Date("2024-06-01T00:00:00Z"));
  await warn(new Date("2024-06-01T08:00:00Z"));
  const { rows } = await server.database.pool.query<{ subject: string; ends: Date }>(
    "select subject, expires_at as ends from mails where account_id = $1 order by created_at",
    [admin.accountId],
  );
  const subject = "Your company has nearly used up what AI may cost this month";
  expect(rows).toEqual(["2024-06-01", "2024-07-01"].map((ends) => ({ subject, ends: new Date(ends) })));
});

test("what is written to an admin says what was spent of the cap, leads to the settings, and is of no use after the day", async () => {
  await setCaps(admin, { companyDayUsd: 10 });
  await spend(admin, 8.25, new Date("2024-05-20T00:00:00Z"));
  await createWarning(server)(new Date("2024-05-20T22:30:00Z"));
  const { rows } = await server.database.pool.query<{ text: string; ends: Date }>(
    "select text, expires_at as ends from mails where account_id = $1",
    [admin.accountId],
  );
  expect(rows.map(({ ends }) => ends)).toEqual([new Date("2024-05-21T00:00:00Z")]);
  expect(rows[0]?.text).toBe(
    `Your company has spent $8.25 of the $10.00 that AI may cost today (UTC).

At the cap, AI asks nothing more until the next day or month. An admin can change the cap in the settings.

AI usage: ${server.url}/settings/usage
`,
  );
});

test("what costs the same is told by calls, what nobody asked for without a name, and models without a price by theirs", async () => {
  const [bo, cy, di] = await Promise.all(
    ["Bo", "Cy", "Di"].map((firstName) => server.signUp({ accountId: admin.accountId, firstName, lastName: "" })),
  );
  const shares: [TestPerson | undefined, number[]][] = [
    [cy, [1, 0.5, 0.5]],
    [admin, [2]],
    [di, [0.5, 0.5, 0.5, 0.5]],
    [bo, [1, 1]],
  ];
  for (const [person = admin, costs] of shares) for (const costUsd of costs) await spend(person, costUsd);
  await spend({ ...admin, userId: null }, 1);
  const { database } = server;
  const clock = () => new Date();
  const read = await readSpending({ database, clock, unpriced: ["local/llama", "local/qwen"] }, admin);
  expect(read.people.map(({ uuid, name }) => [uuid, name])).toEqual([
    [di?.userId, "Di"],
    [cy?.userId, "Cy"],
    [bo?.userId, "Bo"],
    [admin.userId, "Ada Moreau"],
    [null, ""],
  ]);
  expect(read).toMatchObject({ company: { today: { costUsd: 9 } }, unpriced: ["local/llama", "local/qwen"] });
});

test("an admin who was removed, or is a member by now, is not written to", async () => {
  const gone = await server.signUp({ accountId: admin.accountId, role: "admin" });
  const demoted = await server.signUp({ accountId: admin.accountId, role: "admin" });
  await admin.call("DELETE v1/account/members/{id}", { params: { id: gone.userId } });
  await admin.call("PATCH v1/account/members/{id}", { params: { id: demoted.userId }, body: { role: "member" } });
  await setCaps(admin, { companyDayUsd: 10 });
  await spend(admin, 9);
  await createWarning(server)();
  const { rows } = await server.database.pool.query<{ recipient: string }>(
    "select recipient from mails where account_id = $1 and kind = 'spending-cap-near'",
    [admin.accountId],
  );
  expect(rows).toEqual([{ recipient: admin.email }]);
});

test("at a cap new work is refused with the cap and its end, for the one it is about, until it is raised", async () => {
  const colleague = await server.signUp({ accountId: admin.accountId });
  const { id } = await bankConcept(server, admin);
  await setCaps(admin, { personDayUsd: 1 });
  await spend(colleague, 1);
  const refused = await generate(colleague, id);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    code: "rate_limited",
    detail: expect.stringContaining("What one person may spend on AI, $1.00 a day, is used up. It starts again on "),
  });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(86_400);
  expect((await generate(admin, id)).status).toBe(202);
  await settled(admin, id);
  const { id: other } = await bankConcept(server, admin);
  await setCaps(admin, { personDayUsd: 50 });
  expect((await generate(colleague, other)).status).toBe(202);
  await settled(colleague, other);
});

test("a report that meets a cap fails with the cap in its sentence, and a Retry goes on without asking anything twice", async () => {
  model.reset();
  const { id } = await bankConcept(server, admin);
  await setCaps(admin, { companyDayUsd: 0.02 });
  expect((await generate(admin, id)).status).toBe(202);
  const stopped = await settled(admin, id);
  expect(stopped.reportStatus).toBe("error");
  const errors = Object.values(stopped.reportStatusBySection).flatMap(({ status, error }) =>
    status === "error" ? [error] : [],
  );
  expect(errors.join()).toContain("What your company may spend on AI, $0.02 a day, is used up.");
  expect((await order(admin, id, "retry")).status).toBe(429);
  const before = model.calls.length;
  expect(before).toBeGreaterThan(0);
  await setCaps(admin, { companyDayUsd: 100 });
  expect((await order(admin, id, "retry")).status).toBe(202);
  expect(await settled(admin, id)).toMatchObject({
    reportStatus: "complete",
    completedSections: reportSections.length,
  });
  const keys = model.calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([...new Set(keys)]);
});
