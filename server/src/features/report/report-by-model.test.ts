import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RecordedCall } from "#test-support/model-server/call-record.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { modelUsage } from "../../platform/model/usage/tables.ts";
import { companyPrefix } from "../nucleus/exports/company-context.ts";
import { settled } from "./report.fixture.ts";
import { itemLists } from "./revisions/item-lists.ts";
import { readContents } from "./revisions/revision-store.ts";
import { toldOf } from "./revisions/told-words.ts";
import { sections } from "./sections.ts";
import { taskAnswers } from "./tables.ts";

const timeout = 120_000;
let model: ModelServer;
let server: TestServer;

beforeAll(async () => {
  model = await startModelServer({ latencyMs: 10, cachedShare: 0.5, apiKey: "scripted" });
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
});
beforeEach(() => model.reset());
afterAll(async () => {
  await server.stop();
  await model.close();
});

const company = { name: "Helio Care", domain: "northwindmills.com", goal: "Give nurses their evenings back." };

async function personWithConcept(): Promise<{ person: TestPerson; id: string }> {
  const person = await server.signUp({ companyName: company.name, goal: company.goal });
  return { person, id: await saveFirstConcept(person, await plantAnsweredSeed(person)) };
}

async function usageOf(person: TestPerson) {
  return server.database.withTenant(person, (transaction) => transaction.select().from(modelUsage));
}

/** Answers of tasks whose section is not complete. */
async function keptAnswers(person: TestPerson) {
  return server.database.withTenant(person, (transaction) => transaction.select().from(taskAnswers));
}

/** Everything of a report that can be read, as text. */
async function pagesOf(person: TestPerson, id: string): Promise<string> {
  const params = { id };
  const pages = await Promise.all([
    person.call("GET v1/concept/{id}/", { params }),
    person.call("GET v2/concept/{id}/overview", { params }),
    person.call("GET v2/concept/{id}/executive-summaries", { params }),
    person.call("GET v2/concept/{id}/market-scan", { params }),
    person.call("GET v3/concept/{id}/market-scan/trend-analysis", { params }),
    person.call("GET v2/concept/{id}/customer-profile", { params }),
    person.call("GET v2/concept/{id}/financial-projection", { params }),
    person.call("GET v2/concept/{id}/key-assumptions", { params }),
  ]);
  return JSON.stringify(pages.map(({ body }) => body));
}

const tasksOf = (calls: readonly RecordedCall[]) => calls.map(({ task }) => task).sort();
const keysOf = (calls: readonly RecordedCall[]) => calls.map(({ idempotencyKey }) => idempotencyKey);
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

test("a report by a model is complete, says that a model wrote it, and every call is asked for well and accounted", {
  timeout,
}, async () => {
  const { person, id } = await personWithConcept();
  const callsForConcepts = model.calls.length;
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  const concept = await settled(person, id);

  const states = Object.values(concept.reportStatusBySection);
  expect(states).toHaveLength(reportSections.length);
  for (const state of states) expect(state).toMatchObject({ status: "complete", origin: "model", error: null });
  expect(concept.reportStatus).toBe("complete");

  for (const call of model.calls) {
    expect(call).toMatchObject({ outcome: "answered", strict: true, stream: true, schema: { type: "object" } });
    const asked = call.messages.filter(({ role }) => role !== "system");
    // A repair would add the refused answer and what is wrong with it.
    expect(asked.map(({ role }) => role)).toEqual(["user"]);
    expect(asked[0]?.text.startsWith(`${companyPrefix(company)}\n`)).toBe(true);
  }
  for (const call of model.calls.slice(callsForConcepts)) {
    expect(call.messages.at(-1)?.text).toContain(`${companyPrefix(company)}\n# Concept\nTitle:\n> ${concept.title}\n`);
  }
  const keys = model.calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(keys.length);

  const rows = await usageOf(person);
  expect(rows.map((row) => row.idempotencyKey).sort()).toEqual(keys.sort());
  for (const row of rows) expect(row).toMatchObject({ attempt: 1, outcome: "ok", model: "openai-compatible/scripted" });
  const reported = model.calls.flatMap(({ usage }) => usage ?? []);
  expect(total(rows.map((row) => row.tokensIn))).toBe(total(reported.map((usage) => usage.promptTokens)));
  expect(total(rows.map((row) => row.tokensCached))).toBe(total(reported.map((usage) => usage.cachedTokens)));
  expect(total(rows.map((row) => row.tokensOut))).toBe(total(reported.map((usage) => usage.completionTokens)));
});

test("a model that fails leaves its section with a sentence and nothing drafted; trying again writes only what is missing", {
  timeout,
}, async () => {
  const { person, id } = await personWithConcept();
  model.script({ task: "key_assumptions" }, { kind: "status", status: 500, retryAfter: 0 });
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  const failed = await settled(person, id);

  expect(failed.reportStatus).toBe("error");
  const { assumptions, overview, ...others } = failed.reportStatusBySection;
  expect(assumptions).toMatchObject({ status: "error", origin: null });
  expect(assumptions.error).toMatch(/^[A-Z].*\.$/);
  expect(overview).toMatchObject({ status: "notStarted", origin: null });
  for (const state of Object.values(others)) expect(state).toMatchObject({ status: "complete", origin: "model" });
  expect(await pagesOf(person, id)).not.toContain('"draft"');
  expect((await usageOf(person)).filter((row) => row.model === "offline")).toEqual([]);
  expect(tasksOf(model.calls).filter((task) => task === "overview" || task === "executive_summaries")).toEqual([]);

  model.reset();
  await person.call("POST v1/concept/{id}/retry", { params: { id } });
  const completed = await settled(person, id);
  expect(completed.reportStatus).toBe("complete");
  for (const state of Object.values(completed.reportStatusBySection)) {
    expect(state).toMatchObject({ status: "complete", origin: "model", error: null });
  }
  expect(tasksOf(model.calls)).toEqual(["executive_summaries", "key_assumptions", "overview"]);
});

test("a section says that it was drafted when one of its tasks was, before there was a model", {
  timeout,
}, async () => {
  const { person, id } = await personWithConcept();
  for (const task of ["market_forces", "profile_stance"]) model.script({ task }, { kind: "status", status: 401 });
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  await settled(person, id);
  const drafted = await server.database.withTenant(person, (transaction) =>
    transaction.execute(
      sql`update task_answers set origin = 'draft' where key like '%:persona-1:%' and task = 'profile-needs' or task = 'startups' returning key`,
    ),
  );
  expect(drafted.rows).toHaveLength(2);
  const done = keysOf(model.calls.filter(({ outcome }) => outcome === "answered"));

  model.reset();
  await person.call("POST v1/concept/{id}/retry", { params: { id } });
  const { reportStatusBySection } = await settled(person, id);
  const origins = Object.entries(reportStatusBySection).map(([section, { origin }]) => [section, origin]);
  expect(Object.fromEntries(origins)).toEqual({
    ...Object.fromEntries(reportSections.map((section) => [section, "model"])),
    customerProfiles: "draft",
    marketScan: "draft",
  });
  const profiles = (await person.call("GET v2/concept/{id}/customer-profile", { params: { id } })).body.results;
  const [first, ...others] = profiles.map(({ origin }) => origin);
  expect(first).toBe("draft");
  expect(new Set(others)).toEqual(new Set(["model"]));
  expect(keysOf(model.calls).filter((key) => done.includes(key))).toEqual([]);
});

test("trying a section again keeps those of its tasks that were done", { timeout }, async () => {
  const { person, id } = await personWithConcept();
  const failing = ["market_forces", "startups", "incumbents"];
  for (const task of failing) model.script({ task }, { kind: "status", status: 401 });
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  const failed = await settled(person, id);
  expect(failed.reportStatusBySection.marketScan.status).toBe("error");
  expect((await keptAnswers(person)).map(({ task }) => task)).toEqual(["priority-insights"]);
  const answered = model.calls.filter(({ outcome }) => outcome === "answered");
  expect(tasksOf(answered)).toContain("priority_insights");
  const done = new Set(answered.map(({ idempotencyKey }) => idempotencyKey));

  model.reset();
  await person.call("POST v1/concept/{id}/retry", { params: { id } });
  expect((await settled(person, id)).reportStatus).toBe("complete");
  expect(tasksOf(model.calls)).toEqual(expect.arrayContaining(failing));
  expect(model.calls.filter(({ idempotencyKey }) => done.has(idempotencyKey))).toEqual([]);
});

/** The uuids of all things of the report by their kind, and what they say. */
async function thingsOf(person: TestPerson, id: string): Promise<Map<string, Map<string, string>>> {
  const contents = await server.database.withTenant(person, (transaction) =>
    readContents(transaction, id, reportSections),
  );
  const lists = reportSections.flatMap((section) => itemLists(contents[section], sections[section].items));
  const byKind = Map.groupBy(lists, ({ kind }) => kind.kind);
  return new Map(
    [...byKind].map(([kind, all]) => [
      kind,
      new Map(all.flatMap((list) => list.items.map((item) => [item.uuid, toldOf(item, list.kind)] as const))),
    ]),
  );
}

/** A report that the model has written, with what is in it; the model's calls are counted from then on. */
async function personWithReport() {
  const { person, id } = await personWithConcept();
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  await settled(person, id);
  const before = await thingsOf(person, id);
  model.reset();
  return { person, id, before };
}

/** Writes everything anew from another title. */
async function writeAnew(person: TestPerson, id: string, title: string) {
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title } });
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  return settled(person, id);
}

test("things written anew in other words keep their uuids where the model says that they are the same", {
  timeout,
}, async () => {
  const { person, id, before } = await personWithReport();
  const concept = await writeAnew(person, id, "Evenings without a pager");
  expect(concept.reportStatus).toBe("complete");
  const after = await thingsOf(person, id);
  const asked = model.calls.filter(({ task }) => task === "recognise_items");
  expect(asked).toHaveLength(6);
  for (const kind of ["profile", "job", "pain", "journeyStep", "assumption", "differentiator", "costDriver"]) {
    const [old, now] = [before.get(kind) ?? new Map(), after.get(kind) ?? new Map()];
    expect(new Set(now.keys()), kind).toEqual(new Set(old.keys()));
    expect([...now.values()], kind).not.toEqual([...old.values()]);
  }
  const rows = await usageOf(person);
  expect(rows.filter(({ task }) => task === "recognise-items")).toHaveLength(6);
  expect(await keptAnswers(person)).toEqual([]);
});

test("a model that does not say what is the same leaves things to be known by their words, and no section fails", {
  timeout,
}, async () => {
  const { person, id, before } = await personWithReport();
  model.script({ task: "recognise_items" }, { kind: "refusal" });
  const concept = await writeAnew(person, id, "Evenings without a pager");
  expect(Object.values(concept.reportStatusBySection).map(({ status }) => status)).toEqual(Array(6).fill("complete"));
  const after = await thingsOf(person, id);
  expect([...(after.get("profile")?.keys() ?? [])]).not.toEqual([...(before.get("profile")?.keys() ?? [])]);
});
