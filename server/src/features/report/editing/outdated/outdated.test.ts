import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo, readConcept, settled, statusesOf } from "../../report.fixture.ts";
import { reportRuns } from "../../tables.ts";
import { addFinding, change, set, trendsOf, undo, writtenReport } from "../editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;
let conceptUuid: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ ada, ben, conceptId: id } = await writtenReport(server));
  conceptUuid = (await readConcept(ada, id)).uuid;
});

const outdated = async () => (await ada.call("GET v2/concept/{id}/report/outdated", { params: { id } })).body;
const outdatedSections = async () =>
  Object.entries(statusesOf(await readConcept(ada, id))).flatMap(([section, status]) =>
    status === "outdated" ? [section] : [],
  );
const update = (body: { sections?: ReportSection[] } = {}) =>
  ada.call("POST v2/concept/{id}/report/update", { params: { id }, body });
const lastRun = async () =>
  (await server.database.withTenant(ada, (transaction) => transaction.select().from(reportRuns)))
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
    .at(-1);

/** Edits what the market scan is drafted without. */
async function editTrend(field: "icon" | "summary" = "icon") {
  const [trend] = (await trendsOf(ada, id)).results;
  if (!trend) throw new Error("there is no trend");
  const section = { id, section: "trends" as const };
  const { body } = await change(ben, section, set(trend.uuid, field, "quiet", trend[field]));
  return { trend, revision: body.revision };
}

test("a report that is current has nothing to tell, and nothing to update", async () => {
  expect(await outdated()).toEqual({
    sections: [],
    together: { sections: 0, calls: 0, seconds: 0, usd: 0 },
    isDrafted: true,
  });
  expect(await update()).toMatchObject({ status: 409, body: { detail: "Nothing of this report is outdated." } });
});

test("[S2.2.10-03] an edit of a trend outdates what is written from trends, and each says why", async () => {
  const { trend } = await editTrend();
  const cause = {
    source: "trends",
    item: trend.uuid,
    field: "icon",
    what: `Icon of “${trend.category}”`,
    before: trend.icon,
    after: "quiet",
    by: { uuid: ben.userId, firstName: "Ben", lastName: "Okafor" },
    at: expect.any(String),
  };
  expect(await outdatedSections()).toEqual(["marketScan", "overview"]);
  expect(await outdated()).toMatchObject({
    sections: [
      { section: "marketScan", causes: [cause], keeps: { fields: 0, items: 0 } },
      { section: "overview", causes: [cause], keeps: { fields: 0, items: 0 } },
    ],
    together: { sections: 2 },
  });
});

test("a thing that came has no values to tell", async () => {
  const [trend] = (await trendsOf(ada, id)).results;
  if (!trend) throw new Error("there is no trend");
  await change(ben, { id, section: "trends" }, addFinding(trend.uuid, "Landlords ask for quiet"));
  const [scan] = (await outdated()).sections;
  expect(scan?.causes).toMatchObject([{ what: "“Landlords ask for quiet” added", before: null, after: null }]);
});

test("updating runs exactly what is outdated, in the order of the graph; with equal results nothing else is outdated", async () => {
  await editTrend();
  expect((await update()).status).toBe(202);
  expect(statusesOf(await readConcept(ada, id))).toMatchObject({ marketScan: "pending", overview: "waiting" });
  await settled(ada, id);
  expect((await lastRun())?.sections).toEqual(["marketScan", "overview"]);
  expect(await outdatedSections()).toEqual([]);
});

test("updating goes on with what its own result outdates, in the order of the graph, and with nothing else", async () => {
  await editTrend("summary");
  expect(await outdatedSections()).toEqual(["marketScan", "overview"]);
  const live = await listenTo(server, ada, conceptUuid);
  await update();
  await settled(ada, id);
  expect((await lastRun())?.sections).toEqual(["marketScan", "assumptions", "overview"]);
  expect(await outdatedSections()).toEqual([]);
  // What the call tells already may still be on its way here.
  await expect.poll(() => live.updates().at(-1)).toMatchObject({ eventType: "completed" });
  // The overview, which is written from assumptions, has waited for them.
  const statuses = live.updates().map(({ reportStatusBySection: by }) => [by.assumptions.status, by.overview.status]);
  expect(statuses).toContainEqual(["pending", "waiting"]);
  expect(statuses).not.toContainEqual(["pending", "pending"]);
  live.close();
});

test("one that is named is updated alone, and one that is current is left out", async () => {
  await editTrend();
  expect((await update({ sections: ["customerProfiles"] })).status).toBe(409);
  expect((await update({ sections: ["customerProfiles", "marketScan"] })).status).toBe(202);
  await settled(ada, id);
  expect((await lastRun())?.sections).toEqual(["marketScan"]);
  expect(await outdatedSections()).toEqual(["overview"]);
});

test("what is set back, or taken back, is no cause; what else was changed is", async () => {
  const { trend, revision } = await editTrend();
  const added = addFinding(trend.uuid, "Landlords ask for quiet");
  await change(ada, { id, section: "trends" }, added);
  const { body: scan } = await ada.call("GET v2/concept/{id}/market-scan", { params: { id } });
  const force = scan.marketForces[0];
  if (!force) throw new Error("there is no force");
  await change(ada, { id, section: "marketScan" }, { kind: "remove", item: force.uuid, seen: force });
  await undo(ben, { id, section: "trends" }, revision);
  const { sections } = await outdated();
  expect(sections.map(({ section, causes }) => [section, causes.map(({ what, by }) => [what, by?.firstName])])).toEqual(
    [
      ["marketScan", [["“Landlords ask for quiet” added", "Ada"]]],
      ["assumptions", [[`“${force.category}” removed`, "Ada"]]],
      [
        "overview",
        [
          [`“${force.category}” removed`, "Ada"],
          ["“Landlords ask for quiet” added", "Ada"],
        ],
      ],
    ],
  );
  expect(sections[0]?.keeps).toEqual({ fields: 0, items: 0 });
});

test("what of people's work stays is counted, and does stay", async () => {
  const { body: scan } = await ada.call("GET v2/concept/{id}/market-scan", { params: { id } });
  await change(
    ada,
    { id, section: "marketScan" },
    set(null, "ecosystemDescription", "Our own words.", scan.ecosystemDescription),
    {
      kind: "add",
      place: "incumbents[]",
      parent: null,
      item: { uuid: "0190a000-0000-7000-8000-0000000000a1", name: "Mill & Sons", overview: "They mill." },
    },
  );
  await editTrend();
  const [own] = (await outdated()).sections;
  expect(own).toMatchObject({ section: "marketScan", keeps: { fields: 1, items: 1 } });
  await update({ sections: ["marketScan"] });
  await settled(ada, id);
  const { body: anew } = await ada.call("GET v2/concept/{id}/market-scan", { params: { id } });
  expect(anew.ecosystemDescription).toBe("Our own words.");
  expect(anew.incumbents).toContainEqual(expect.objectContaining({ name: "Mill & Sons", overview: "They mill." }));
});

test("the concept's own words are a cause, each with who changed it", async () => {
  const { body: concept } = await ada.call("GET v1/concept/{id}/", { params: { id } });
  await ben.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: `${concept.title} 2` } });
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { status: "inReview" } });
  const { sections } = await outdated();
  expect(sections).toHaveLength(6);
  for (const { causes } of sections)
    expect(causes).toMatchObject([
      { source: "concept", item: null, field: "title", what: "Title of the concept", by: { firstName: "Ben" } },
    ]);
});

test("each of the concept's words is told by its label, the last that was changed first", async () => {
  const words = ["title", "summary", "overview", "valueProposition", "problemStatement"] as const;
  for (const field of words)
    await ben.call("PATCH v1/concept/{id}/", { params: { id }, body: { [field]: `Said anew: ${field}` } });
  const [first] = (await outdated()).sections;
  expect(first?.causes.map(({ field, what, before, after }) => [field, what, before, after])).toEqual([
    ["problemStatement", "Problem statement of the concept", null, null],
    ["valueProposition", "Value proposition of the concept", null, null],
    ["overview", "Overview of the concept", null, null],
    ["summary", "Summary of the concept", null, null],
    ["title", "Title of the concept", null, null],
  ]);
});

test("words that were changed before a section was written are no cause of it", async () => {
  const patch = (body: { title: string } | { summary: string }) =>
    ada.call("PATCH v1/concept/{id}/", { params: { id }, body });
  await patch({ title: "Another title" });
  await update();
  await settled(ada, id);
  expect(await outdatedSections()).toEqual([]);
  await patch({ summary: "Another summary." });
  const { sections } = await outdated();
  expect(new Set(sections.flatMap(({ causes }) => causes.map(({ what }) => what)))).toEqual(
    new Set(["Summary of the concept"]),
  );
});

test("a section that says something else once it is written again outdates what is written from it, by who ordered it", async () => {
  await editTrend("summary");
  await update({ sections: ["marketScan"] });
  await settled(ada, id);
  const { sections } = await outdated();
  expect(sections.map(({ section, causes }) => [section, causes.map(({ what, by }) => [what, by?.firstName])])).toEqual(
    [
      ["assumptions", [["Written again", "Ada"]]],
      [
        "overview",
        [
          ["Written again", "Ada"],
          [expect.stringMatching(/^Summary of/), "Ben"],
        ],
      ],
    ],
  );
});

test("an estimate is made from the calls that were needed before", async () => {
  await editTrend();
  const { sections, together } = await outdated();
  const [scan, overview] = sections;
  expect(scan?.estimate).toMatchObject({ calls: 4, usd: 0 });
  expect(overview?.estimate).toMatchObject({ calls: 2, usd: 0 });
  expect(scan?.estimate.seconds).toBeGreaterThan(0);
  expect(together).toEqual({
    sections: 2,
    calls: 6,
    // The overview is written behind the market scan.
    seconds: (scan?.estimate.seconds ?? 0) + (overview?.estimate.seconds ?? 0),
    usd: 0,
  });
});

test("what stands behind a report of another company is not told", async () => {
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  expect((await stranger.call("GET v2/concept/{id}/report/outdated", { params: { id } })).status).toBe(404);
  expect((await stranger.call("POST v2/concept/{id}/report/update", { params: { id }, body: {} })).status).toBe(404);
});
