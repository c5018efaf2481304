import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo, order, readConcept, settled, statusesOf } from "./report.fixture.ts";
import { taskAnswers } from "./tables.ts";

let model: ModelServer;
let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  person = await server.signUp();
});
afterEach(() => model.reset());
afterAll(async () => {
  await server.stop();
  await model.close();
});

/** A concept whose report has come as far as its customer profiles and trends, and is held up there. */
async function heldUpReport(): Promise<string> {
  const { id } = await bankConcept(server, person);
  for (const task of ["market_forces", "business_model"]) model.script({ task }, { kind: "hang" });
  expect((await order(person, id, "generate")).status).toBe(202);
  await eventually(async () => {
    const { trends, customerProfiles } = statusesOf(await readConcept(person, id));
    return trends === "complete" && customerProfiles === "complete";
  });
  return id;
}

describe("generating a report", () => {
  test("[S1.7-20] [S2.7-06] [S1.4-06] starts once: again while it runs, or when it is complete, is a conflict", async () => {
    const { id, identifier } = await bankConcept(server, person);
    const answers = await Promise.all([1, 2, 3].map(() => order(person, identifier, "generate")));
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, 409, 409]);
    const taken = answers.find((answer) => answer.status === 202);
    expect(taken?.body).toEqual({ status: "pending", workflowUuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body).toEqual({ code: "conflict", detail: "This report is being written right now." });

    const complete = await settled(person, id);
    expect(complete).toMatchObject({
      reportStatus: "complete",
      progressPercentage: 100,
      completedSections: reportSections.length,
    });
    const again = await order(person, id, "generate");
    expect([again.status, again.body]).toEqual([409, { code: "conflict", detail: "This report is already complete." }]);
    expect((await order(person, id, "retry")).status).toBe(409);
    expect((await order(person, id, "cancel")).status).toBe(409);
  });

  test("[S1.4-07] [S1.4-13] tells the company of its start, each section in turn and its end", async () => {
    const { id } = await bankConcept(server, person);
    const colleague = await server.signUp({ accountId: person.accountId });
    const listener = await listenTo(server, colleague, id);
    await order(person, id, "generate");
    await eventually(async () => listener.updates().some((update) => update.eventType === "completed"));
    listener.close();
    const updates = listener.updates();
    expect(updates.map((update) => update.eventType)).toEqual([
      "started",
      ...Array.from({ length: 5 }, () => "progress"),
      "completed",
    ]);
    expect(updates.map((update) => update.progressPercentage)).toEqual([0, 17, 33, 50, 67, 83, 100]);
    expect(updates.map((update) => update.completedSections)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(updates.at(0)).toMatchObject({ reportStatusAggregate: "pending", dateReportCompleted: null });
    expect(updates.slice(1).map(({ message }) => message)).toEqual([...Array(5).fill(""), "The report is ready."]);
    expect(listener.changes().toSorted((one, other) => one.section.localeCompare(other.section))).toEqual(
      reportSections.toSorted().map((section) => ({ conceptUuid: id, section, revision: 1, items: [], by: null })),
    );
    expect(updates.at(-1)).toMatchObject({ reportStatusAggregate: "complete", totalSections: reportSections.length });
    const concept = await readConcept(person, id);
    expect(updates.at(-1)).toMatchObject({
      dateReportStarted: concept.dateReportStarted,
      dateReportCompleted: concept.dateReportCompleted,
    });
  });

  test("[S1.7-56] [S2.7-96] each news of a report says what happened, to which concept and, of a failure, why", async () => {
    const { id, identifier } = await bankConcept(server, person);
    const listener = await listenTo(server, person, id);
    model.script({ task: "key_assumptions" }, { kind: "status", status: 401 });
    await order(person, id, "generate");
    await eventually(async () => listener.updates().some((update) => update.eventType === "error"));
    listener.close();
    const updates = listener.updates();
    expect(updates.map(({ eventType }) => eventType).slice(0, 2)).toEqual(["started", "progress"]);
    expect(new Set(updates.map(({ conceptRootIdentifier }) => conceptRootIdentifier))).toEqual(new Set([identifier]));
    const { error } = (await settled(person, id)).reportStatusBySection.assumptions;
    expect(error).toMatch(/\w/);
    expect(updates.at(-1)).toMatchObject({ eventType: "error", message: expect.stringContaining(error ?? "") });
  });

  test("the same Idempotency-Key gives the same answer; for another concept it is a conflict", async () => {
    const { id } = await bankConcept(server, person);
    const other = await bankConcept(server, person);
    const headers = { "idempotency-key": `order-${id}` };
    const generate = (caller: TestPerson, conceptId: string) =>
      caller.call("POST v1/concept/{id}/generate", { params: { id: conceptId }, headers });
    const first = await generate(person, id);
    const second = await generate(person, id);
    expect([second.status, second.body]).toEqual([202, first.body]);
    expect((await generate(person, other.id)).status).toBe(409);
    expect((await readConcept(person, other.id)).reportStatus).toBe("notStarted");
    const colleague = await server.signUp({ accountId: person.accountId });
    expect((await generate(colleague, other.id)).status).toBe(202);
    await Promise.all([settled(person, id), settled(person, other.id)]);
  });
});

test("[S2.7-08] [S1.7-22] [S1.4-09] [S1.4-10] cancelling keeps what is finished, and generating again writes only the rest", async () => {
  const id = await heldUpReport();
  const listener = await listenTo(server, person, id);
  const trends = await person.call("GET v3/concept/{id}/market-scan/trends", { params: { id } });
  expect((await order(person, id, "cancel")).status).toBe(202);
  const cancelled = await readConcept(person, id);
  expect(cancelled).toMatchObject({ reportStatus: "notStarted", completedSections: 2, progressPercentage: 33 });
  expect(statusesOf(cancelled)).toMatchObject({
    trends: "complete",
    customerProfiles: "complete",
    marketScan: "notStarted",
  });
  const { trends: kept, marketScan: given } = cancelled.reportStatusBySection;
  expect([kept.dateStarted, given.dateStarted]).toEqual([expect.any(String), null]);
  await eventually(async () => listener.updates().some((update) => update.eventType === "cancelled"));
  listener.close();
  expect((await order(person, id, "cancel")).status).toBe(409);
  // Nobody pays for what nobody waits for.
  const held = model.calls.filter(({ task }) => task === "market_forces" || task === "business_model");
  expect(held).not.toEqual([]);
  await eventually(async () => held.every(({ outcome }) => outcome === "aborted"));

  model.reset();
  expect((await order(person, id, "generate")).status).toBe(202);
  expect((await settled(person, id)).reportStatus).toBe("complete");
  const tasks = new Set(model.calls.map((call) => call.task));
  expect(tasks).toContain("market_forces");
  expect([...tasks].filter((task) => task === "trends" || task?.startsWith("customer_profiles"))).toEqual([]);
  expect((await person.call("GET v3/concept/{id}/market-scan/trends", { params: { id } })).body).toEqual(trends.body);

  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill cellar" } });
  model.script({ task: "trends" }, { kind: "hang" });
  await order(person, id, "generate");
  const begun = await readConcept(person, id);
  expect(begun.reportStatusBySection.trends.status).toBe("pending");
  await order(person, id, "cancel");
  const { trends: shown } = (await readConcept(person, id)).reportStatusBySection;
  expect(shown).toMatchObject({ status: "outdated", dateStarted: expect.any(String) });
  expect(shown.dateCompleted).toBe(begun.reportStatusBySection.trends.dateCompleted);
});

test("[S1.7-21] [S2.7-07] [S1.4-08] only a failed report can be retried, and it becomes pending", async () => {
  const { id } = await bankConcept(server, person);
  const early = await order(person, id, "retry");
  expect([early.status, early.body]).toEqual([
    409,
    { code: "conflict", detail: "No section of this report has failed." },
  ]);
  model.script({ task: "key_assumptions" }, { kind: "status", status: 401 });
  await order(person, id, "generate");
  expect((await settled(person, id)).reportStatus).toBe("error");
  model.reset();
  const looked = Promise.withResolvers<void>();
  model.script({ task: "key_assumptions" }, { kind: "held", before: () => looked.promise });
  expect((await order(person, id, "retry")).status).toBe(202);
  const retried = await readConcept(person, id);
  expect(retried).toMatchObject({ reportStatus: "pending", completedSections: 4 });
  expect(retried.reportStatusBySection).toMatchObject({
    assumptions: { status: "pending", error: null },
    overview: { status: "waiting", error: null },
  });
  looked.resolve();
  expect((await settled(person, id)).reportStatus).toBe("complete");
});

test("a section that fails when it is written anew leaves those that rest on it as they were, outdated and readable", async () => {
  const { id } = await bankConcept(server, person);
  await order(person, id, "generate");
  expect((await settled(person, id)).reportStatus).toBe("complete");
  const overview = (await person.call("GET v2/concept/{id}/overview", { params: { id } })).body;

  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill cellar" } });
  model.script({ task: "trends" }, { kind: "status", status: 401 });
  await order(person, id, "generate");
  const failed = await settled(person, id);
  expect(statusesOf(failed)).toEqual({
    trends: "error",
    customerProfiles: "complete",
    financialProjection: "complete",
    marketScan: "outdated",
    assumptions: "outdated",
    overview: "outdated",
  });
  expect(failed.reportStatusBySection.overview.error).toBeNull();
  expect((await person.call("GET v2/concept/{id}/overview", { params: { id } })).body).toEqual(overview);

  model.reset();
  await order(person, id, "generate");
  expect(new Set(Object.values(statusesOf(await settled(person, id))))).toEqual(new Set(["complete"]));
});

test("a section is outdated when the concept was changed while it was written; one begun later is not", async () => {
  const { id } = await bankConcept(server, person);
  const changed = Promise.withResolvers<void>();
  model.script({ task: "trends" }, { kind: "held", before: () => changed.promise });
  await order(person, id, "generate");
  await eventually(async () => model.calls.some((call) => call.task === "trends"));
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill cellar" } });
  changed.resolve();
  const concept = await settled(person, id);
  expect(statusesOf(concept)).toMatchObject({ trends: "outdated", marketScan: "complete", overview: "complete" });
});

test("[S1.7-19] a concept can be deleted while its report is written: nothing of it is left, and the company is told", async () => {
  const id = await heldUpReport();
  const listener = await listenTo(server, person, id);
  expect((await person.call("DELETE v1/concept/{id}/", { params: { id } })).status).toBe(204);
  expect((await person.call("GET v1/concept/{id}/", { params: { id } })).status).toBe(404);
  await eventually(async () => listener.updates().some((update) => update.eventType === "deleted"));
  listener.close();
  const kept = await server.database.withTenant(person, (transaction) => transaction.select().from(taskAnswers));
  expect(kept.filter((answer) => answer.key.startsWith(id))).toEqual([]);
});

test("a section that cannot be stored shows as failed, not as being written forever, and can be retried", async () => {
  const { id } = await bankConcept(server, person);
  await server.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse before insert on task_answers for each row when (new.task = 'overview') execute function refuse()`);
  await order(person, id, "generate");
  const failed = await settled(person, id);
  await server.database.pool.query("drop function refuse cascade");
  expect(failed.reportStatus).toBe("error");
  expect(failed.reportStatusBySection.overview.error).toBe("Unexpected error occurred.");
  await order(person, id, "retry");
  expect((await settled(person, id)).reportStatus).toBe("complete");
});
