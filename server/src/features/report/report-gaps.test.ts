import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled, statusesOf } from "./report.fixture.ts";
import { changeSection } from "./revisions/change-section.ts";
import { lockConcept } from "./run/run-store.ts";
import { reportRuns, taskAnswers } from "./tables.ts";

let model: ModelServer;
let server: TestServer;
let person: TestPerson;
let id: string;

const wrongKey = { kind: "status", status: 401 } as const;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  person = await server.signUp();
});
beforeEach(async () => {
  model.reset();
  ({ id } = await bankConcept(server, person));
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

/** Writes the report while these calls fail for good, and forgets the calls. */
async function reportWithout(...calls: { task: string; call?: number | number[] }[]) {
  for (const call of calls) model.script(call, wrongKey);
  await order(person, id, "generate");
  const concept = await settled(person, id);
  model.reset();
  return concept;
}

const retryPart = (section: ReportSection, part: string) =>
  person.call("POST v1/concept/{id}/retry", { params: { id }, body: { section, part } });

const notesOf = async (section: ReportSection) => (await readConcept(person, id)).reportStatusBySection[section].notes;

const gapsOf = async (section: ReportSection) => (await notesOf(section)).filter(({ kind }) => kind === "gap");

const profiles = async (): Promise<CustomerProfile[]> =>
  (await person.call("GET v2/concept/{id}/customer-profile", { params: { id } })).body.results;

const keptAnswers = () =>
  server.database.withTenant(person, (transaction) =>
    transaction
      .select({ task: taskAnswers.task })
      .from(taskAnswers)
      .innerJoin(reportRuns, eq(reportRuns.id, taskAnswers.runId))
      .where(eq(reportRuns.conceptId, id)),
  );

const tasksCalled = () => model.calls.map(({ task }) => task).sort();

test("a part that fails leaves a gap with its sentence, the rest is written, and what rests on it says what it was written without", async () => {
  const concept = await reportWithout({ task: "profile_alternatives", call: 2 });
  expect(concept.reportStatus).toBe("complete");
  const { customerProfiles, financialProjection, assumptions, overview, trends } = concept.reportStatusBySection;
  expect(customerProfiles.notes).toHaveLength(1);
  const [gap] = customerProfiles.notes as [SectionNote];
  expect(gap).toEqual({
    kind: "gap",
    part: expect.stringMatching(/^profile-alternatives:persona-[123]$/),
    about: expect.stringMatching(/^Alternatives of \S/),
    sentence: expect.stringMatching(/^[A-Z].*\.$/),
  });
  const written = await profiles();
  const index = Number(gap.part.slice(-1)) - 1;
  expect(gap.about).toBe(`Alternatives of ${written[index]?.name}`);
  expect(written.map(({ alternatives }) => alternatives.length > 0)).toEqual([0, 1, 2].map((each) => each !== index));
  expect(written.every(({ jobs, journey }) => jobs.length * journey.length > 0)).toBe(true);
  const without = {
    kind: "mark",
    part: "customerProfiles",
    about: "Customer profiles",
    sentence: `Written without: ${gap.about}.`,
  };
  for (const { notes } of [financialProjection, assumptions, overview]) expect(notes).toEqual([without]);
  expect(trends.notes).toEqual([]);
});

test("the Retry of a gap asks for that part alone, keeps all uuids and what persons wrote, and leaves other gaps", async () => {
  await reportWithout({ task: "profile_alternatives", call: 2 }, { task: "profile_journey", call: 1 });
  const [first, other] = (await gapsOf("customerProfiles")) as [SectionNote, SectionNote];
  const wanted = first.part.startsWith("profile-alternatives") ? first : other;
  const before = await profiles();
  const own = "Nobody has time for this in March";
  await server.database.withTenant(person, async (transaction) => {
    await lockConcept(transaction, id);
    await changeSection(
      transaction,
      { accountId: person.accountId, conceptId: id, section: "customerProfiles" },
      {
        changes: [{ kind: "set", item: before[0]?.pains[0]?.uuid ?? "", field: "description", value: own }],
        by: { kind: "person", userId: person.userId },
        at: new Date(),
      },
    );
  });

  expect((await retryPart("customerProfiles", wanted.part)).status).toBe(202);
  await settled(person, id);
  expect(tasksCalled()).toEqual(["profile_alternatives"]);
  const left = await gapsOf("customerProfiles");
  expect(left.map(({ part }) => part)).toEqual(
    [first, other].map(({ part }) => part).filter((part) => part !== wanted.part),
  );
  const after = await profiles();
  expect(after.map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid));
  expect(after[0]?.pains[0]).toEqual({ ...before[0]?.pains[0], description: own });
  const uuids = (profile: CustomerProfile | undefined) => profile?.jobs.concat(profile.pains).map(({ uuid }) => uuid);
  expect(after.map(uuids)).toEqual(before.map(uuids));
  const index = Number(wanted.part.slice(-1)) - 1;
  expect(after[index]?.alternatives).not.toEqual([]);
  expect(statusesOf(await readConcept(person, id))).toMatchObject({
    trends: "complete",
    marketScan: "complete",
    customerProfiles: "complete",
    financialProjection: "outdated",
  });
});

test("a Retry of everything asks for the gaps and nothing else, and then nothing is kept", async () => {
  await reportWithout({ task: "profile_alternatives", call: 3 }, { task: "startups" }, { task: "executive_summaries" });
  expect((await keptAnswers()).length).toBeGreaterThan(0);
  expect((await order(person, id, "retry")).status).toBe(202);
  await settled(person, id);
  expect(tasksCalled()).toEqual(["executive_summaries", "profile_alternatives", "startups"]);
  for (const section of ["customerProfiles", "marketScan", "overview"] as const)
    expect(await gapsOf(section)).toEqual([]);
  expect(await keptAnswers()).toEqual([]);
  // Its gap was filled, but the rest of it was written from customers without their alternatives.
  expect(statusesOf(await readConcept(person, id)).overview).toBe("outdated");
  expect((await order(person, id, "retry")).body).toMatchObject({ code: "conflict" });
});

test("a gap that cannot be filled stays, with the sentence of its last failure, and nothing else changes", async () => {
  await reportWithout({ task: "cost_drivers" });
  const [gap] = (await gapsOf("financialProjection")) as [SectionNote];
  const before = await person.call("GET v2/concept/{id}/financial-projection", { params: { id } });
  model.script({ task: "cost_drivers" }, { kind: "refusal" });
  await retryPart("financialProjection", gap.part);
  await settled(person, id);
  const [after] = (await gapsOf("financialProjection")) as [SectionNote];
  expect(after).toEqual({ ...gap, sentence: expect.not.stringContaining(gap.sentence) });
  expect((await person.call("GET v2/concept/{id}/financial-projection", { params: { id } })).body).toEqual(before.body);
  expect((await readConcept(person, id)).reportStatus).toBe("complete");
});

test("the same Retry sent twice starts once, and is a conflict when the gap is filled", async () => {
  await reportWithout({ task: "market_forces" });
  const answers = await Promise.all([1, 2].map(() => retryPart("marketScan", "market-forces")));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  await settled(person, id);
  expect(tasksCalled()).toEqual(["market_forces"]);
  const again = await retryPart("marketScan", "market-forces");
  expect([again.status, again.body]).toEqual([
    409,
    { code: "conflict", detail: "This section has no such gap to fill." },
  ]);
});

test("other answers are taken whatever they were asked about: a company's new goal asks for the gap alone", async () => {
  await reportWithout({ task: "startups" });
  await server.database.withTenant(person, (transaction) =>
    transaction.execute(sql`update task_answers set key = regexp_replace(key, '@\\d+(:.*:)\\w+$', '@999\\1abcdef')`),
  );
  // Of several the newest is taken, in whatever order they are kept.
  await server.database.withTenant(person, (transaction) =>
    transaction.execute(sql`insert into task_answers (key, account_id, run_id, task, origin, output, created_at)
      select replace(key, '@999', '@' || version), account_id, run_id, task, origin, '{}', created_at - make_interval(hours => version)
      from task_answers, generate_series(1, 3) version where key like '%@999:%'`),
  );
  await retryPart("marketScan", "startups");
  await settled(person, id);
  expect(tasksCalled()).toEqual(["startups"]);
  expect(await gapsOf("marketScan")).toEqual([]);
});

test("a gap whose section is outdated, or whose other answers are gone, cannot be filled alone", async () => {
  await reportWithout({ task: "startups" });
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill cellar" } });
  expect((await retryPart("marketScan", "startups")).body).toEqual({
    code: "conflict",
    detail: "What this section is written from has changed. Write the whole section anew.",
  });
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill depots" } });
  const { title } = await readConcept(person, id);
  expect(title).toBe("Refill depots");
  await server.database.withTenant(person, (transaction) => transaction.delete(taskAnswers));
  expect((await retryPart("marketScan", "startups")).status).toBe(409);
  expect((await order(person, id, "retry")).status).toBe(409);
  expect(model.calls).toEqual([]);
});

/** One more than half of what is written about the personas. */
const mostOfProfiles = [
  { task: "profile_needs" },
  { task: "profile_journey" },
  { task: "profile_stance", call: 1 },
] as const;

test.for([
  ["customerProfiles", [{ task: "customer_profiles" }]],
  ["customerProfiles", mostOfProfiles],
  ["marketScan", [{ task: "market_forces" }, { task: "startups" }, { task: "incumbents" }]],
  ["financialProjection", [{ task: "business_model" }]],
  ["financialProjection", [{ task: "top_down_sizing" }, { task: "bottom_up_sizing" }]],
  ["trends", [{ task: "trends" }]],
  ["assumptions", [{ task: "key_assumptions" }]],
  ["overview", [{ task: "overview" }]],
] as const)("without what it needs, %s fails: %j", async ([section, calls]) => {
  const { reportStatusBySection } = await reportWithout(...calls);
  const state = reportStatusBySection[section];
  expect(state).toMatchObject({ status: "error", notes: [] });
  expect(state.error).toMatch(/^[A-Z].*\.$/);
});

test("a Retry of customer profiles that failed asks for what failed: the others are found by what they were asked about", async () => {
  expect((await reportWithout(...mostOfProfiles)).reportStatusBySection.customerProfiles.status).toBe("error");
  expect(await keptAnswers()).toHaveLength(1 + 5);
  await order(person, id, "retry");
  expect((await settled(person, id)).reportStatusBySection.customerProfiles).toMatchObject({
    status: "complete",
    notes: [],
  });
  expect(tasksCalled().filter((task) => task?.includes("profile"))).toEqual([
    ...Array(3).fill("profile_journey"),
    ...Array(3).fill("profile_needs"),
    "profile_stance",
  ]);
});

test.for([
  ["customerProfiles", 6, [{ task: "profile_needs" }, { task: "profile_journey" }]],
  ["marketScan", 2, [{ task: "market_forces" }, { task: "startups" }]],
  [
    "financialProjection",
    4,
    [{ task: "pricing" }, { task: "distribution_channels" }, { task: "cost_drivers" }, { task: "bottom_up_sizing" }],
  ],
  ["overview", 1, [{ task: "executive_summaries" }]],
] as const)(
  "without what it can do without, %s has %i gaps, and the report is complete",
  async ([section, gaps, calls]) => {
    const { reportStatus } = await reportWithout(...calls);
    expect(reportStatus).toBe("complete");
    expect(await gapsOf(section)).toHaveLength(gaps);
  },
);
