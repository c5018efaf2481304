import { allRoutes } from "@seedbed/contract/all-routes";
import { type FeatureVersions, featureForms } from "@seedbed/contract/concepts/feature-versions";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo, order, readConcept, settled } from "./report.fixture.ts";

let model: ModelServer;
let server: TestServer;
let person: TestPerson;
/** A concept with a whole report. */
let id: string;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  person = await server.signUp();
  id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await order(person, id, "generate");
  await settled(person, id);
});
afterEach(() => model.reset());
afterAll(async () => {
  await server.stop();
  await model.close();
});

const take = (featureVersions: Partial<FeatureVersions>) =>
  person.call("PATCH v1/concept/{id}/", { params: { id }, body: { featureVersions } });
const overviewForm = async () => (await readConcept(person, id)).featureVersions.conceptOverview;
const upgrade = (body?: object | null) =>
  person.raw(`POST /api/v2/concept/${id}/overview/generate`, body === undefined ? undefined : body);

// A report has no files of a video before somebody has one made.
const reads = Object.keys(allRoutes).filter((key) => /^GET v\d\/concept\/\{id\}\/(?!video\/)[^{]*$/.test(key));
const combinations = featureForms.assumptions.flatMap((assumptions) =>
  featureForms.financialProjection.flatMap((financialProjection) =>
    featureForms.marketScan.flatMap((marketScan) =>
      featureForms.conceptOverview.map((conceptOverview) => ({
        assumptions,
        financialProjection,
        marketScan,
        conceptOverview,
      })),
    ),
  ),
);

test("[S1.3-28] there are sixteen combinations of forms, and several ways to read a report", () => {
  expect(combinations).toHaveLength(16);
  expect(reads.length).toBeGreaterThan(10);
});

test.each(combinations)(
  "[S1.3-28] a report in the forms $assumptions, $financialProjection, $marketScan, $conceptOverview answers whatever it is asked",
  async (forms) => {
    expect((await take(forms)).body.featureVersions).toEqual(forms);
    for (const key of reads) {
      const { status } = await person.raw(`GET /api/${key.slice(4).replace("{id}", id)}`);
      expect([key, status]).toEqual([key, 200]);
    }
    expect(await readConcept(person, id)).toMatchObject({ featureVersions: forms, reportStatus: "complete" });
  },
);

test.each([{ conceptOverview: "v3" }, { concept_overview: "v3" }])(
  "[S2.2.3-27] %j gives the concept the new overview once it is written, not before, and tells the company",
  async (body) => {
    await take({ conceptOverview: "v1" });
    const colleague = await server.signUp({ accountId: person.accountId, role: "member" });
    const told = await listenTo(server, colleague, id);
    const { updatedAt } = await readConcept(person, id);
    const held = Promise.withResolvers<void>();
    model.script({ task: "overview", call: 1 }, { kind: "held", before: () => held.promise });
    expect((await upgrade(body)).status).toBe(202);
    await eventually(async () => model.calls.some(({ task }) => task === "overview"));
    expect(await readConcept(person, id)).toMatchObject({
      reportStatus: "pending",
      featureVersions: { conceptOverview: "v1" },
    });
    held.resolve();
    await settled(person, id);
    const upgraded = await readConcept(person, id);
    expect(upgraded).toMatchObject({ reportStatus: "complete", featureVersions: { conceptOverview: "v3" }, updatedAt });
    const updates = await eventually(async () => {
      const all = told.updates();
      return all.some(({ eventType }) => eventType === "completed") && all;
    });
    // That the form was taken before may be told only now.
    const since = updates.slice(updates.findIndex(({ eventType }) => eventType === "started"));
    expect(since.map(({ eventType, featureVersions }) => [eventType, featureVersions.conceptOverview])).toEqual([
      ["started", "v1"],
      ["completed", "v3"],
    ]);
    told.close();
  },
);

test.each([undefined, null, {}])(
  "[S2.2.3-27] an overview that is written anew with the body %j keeps its form",
  async (body) => {
    await take({ conceptOverview: "v1" });
    expect((await upgrade(body)).status).toBe(202);
    expect(await settled(person, id)).toMatchObject({
      reportStatus: "complete",
      featureVersions: { conceptOverview: "v1" },
    });
  },
);

test.each([{ conceptOverview: "v1" }, { conceptOverview: "v2" }, { concept_overview: 3 }, 7])(
  "[S2.2.3-27] %j is no upgrade: it is refused, and nothing is written",
  async (body) => {
    await take({ conceptOverview: "v1" });
    expect((await upgrade(body as object)).status).toBe(422);
    expect(await readConcept(person, id)).toMatchObject({
      reportStatus: "complete",
      featureVersions: { conceptOverview: "v1" },
    });
  },
);

test("[S2.2.3-27] an upgrade that fails leaves the form as it was; a Retry that succeeds still brings the new one", async () => {
  await take({ conceptOverview: "v1" });
  model.script({ task: "overview" }, { kind: "refusal" });
  await upgrade({ conceptOverview: "v3" });
  const failed = await settled(person, id);
  expect(failed.reportStatusBySection.overview.status).toBe("error");
  expect(failed.featureVersions.conceptOverview).toBe("v1");
  expect((await order(person, id, "retry")).status).toBe(202);
  await settled(person, id);
  expect(await overviewForm()).toBe("v1");
  model.reset();
  expect((await order(person, id, "retry")).status).toBe(202);
  await settled(person, id);
  // The answer is read in two statements, and the end of the writing may come between them: what stands is read once more.
  expect(await readConcept(person, id)).toMatchObject({
    reportStatus: "complete",
    featureVersions: { conceptOverview: "v3" },
  });
});

test("[S2.2.3-27] an upgrade that is cancelled leaves the form as it was, and is forgotten", async () => {
  await take({ conceptOverview: "v1" });
  model.script({ task: "overview", call: 1 }, { kind: "hang" });
  await upgrade({ conceptOverview: "v3" });
  await eventually(async () => model.calls.some(({ task }) => task === "overview"));
  expect((await order(person, id, "cancel")).status).toBe(202);
  expect(await overviewForm()).toBe("v1");
  await upgrade();
  expect(await settled(person, id)).toMatchObject({
    reportStatus: "complete",
    featureVersions: { conceptOverview: "v1" },
  });
});

test("[S2.2.3-27] a form that a person chooses while the new overview is written stays unless it is the overview's", async () => {
  await take({ conceptOverview: "v1", marketScan: "v3" });
  const held = Promise.withResolvers<void>();
  model.script({ task: "overview", call: 1 }, { kind: "held", before: () => held.promise });
  await upgrade({ conceptOverview: "v3" });
  await eventually(async () => model.calls.some(({ task }) => task === "overview"));
  expect((await take({ marketScan: "v2" })).body.featureVersions).toMatchObject({
    marketScan: "v2",
    conceptOverview: "v1",
  });
  held.resolve();
  expect((await settled(person, id)).featureVersions).toMatchObject({ marketScan: "v2", conceptOverview: "v3" });
});
