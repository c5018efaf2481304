import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { addFinding, change, overviewOf, set, trendsOf, writtenReport } from "../editing/editing.fixture.ts";
import { order, readConcept, settled, statusesOf } from "../report.fixture.ts";
import { commit, listOf, save, view } from "./versions.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());

const compare = (before: string, after?: string) =>
  ada.call("GET v2/concept/version/{id}/compare/{version}", {
    params: { id, version: before },
    query: after ? { after } : {},
  });

const bringBack = (person: TestPerson, versionId: string, item?: string) =>
  bringBackOf("trends", person, { versionId, ...(item ? { item } : {}) });

const bringBackOf = (section: ReportSection, person: TestPerson, what: { versionId: string; item?: string }) =>
  person.call("POST v2/concept/version/{id}/bring-back", { params: { id }, body: { ...what, section } });

test("a version is compared with what stands thing by thing: words, what was added, removed and moved, and numbers with their difference", async () => {
  const old = (await save(ada, id)).body;
  expect((await compare(old.uuid)).body.parts).toEqual([]);
  const { results, summary } = await trendsOf(ada, id);
  const [first, second, third] = results;
  const [finding] = first?.keyFinding ?? [];
  if (!first || !second || !third || !finding) throw new Error("no trends");
  const added = addFinding(second.uuid, "Tenants pay for silence.");
  const trends = { id, section: "trends" as const };
  await change(ben, trends, set(null, "summary", `${summary} And more.`, summary));
  await change(ben, trends, { kind: "remove", item: finding.uuid, seen: finding }, added);
  await change(ben, trends, { kind: "move", item: third.uuid, at: 0 });
  const { body } = await ada.call("GET v2/concept/{id}/key-assumptions", { params: { id } });
  const [assumption] = body.results;
  if (!assumption) throw new Error("no assumptions");
  const importance = assumption.importance === 3 ? 1 : 3;
  await change(
    ada,
    { id, section: "assumptions" },
    set(assumption.uuid, "importance", importance, assumption.importance),
  );
  const { parts } = (await compare(old.uuid)).body;
  const [of, numbers] = [parts.find(({ part }) => part === "trends"), parts.find(({ part }) => part === "assumptions")];
  expect(of?.things.map(({ item, change: how }) => [item, how])).toEqual([
    [null, "changed"],
    [third.uuid, "moved"],
    [added.item.uuid, "added"],
    [finding.uuid, "removed"],
  ]);
  expect(of?.things[0]?.fields).toEqual([
    { field: "summary", label: "Summary", before: summary, after: `${summary} And more.`, difference: null },
  ]);
  expect(of?.things[2]?.name).toBe("Tenants pay for silence.");
  expect(numbers?.things[0]?.fields).toContainEqual({
    field: "importance",
    label: "Importance",
    before: assumption.importance,
    after: importance,
    difference: importance - assumption.importance,
  });
  const now = (await save(ada, id)).body;
  const between = (await compare(old.uuid, now.uuid)).body;
  expect(between.parts).toEqual(parts);
  expect([between.before.uuid, between.after?.uuid]).toEqual([old.uuid, now.uuid]);
  const { status } = await compare(old.uuid, "00000000-0000-4000-8000-000000000000");
  expect(status).toBe(404);
});

test("one thing is brought back, then its section; everything else stays, and what stood is kept", async () => {
  const versions = (await listOf(ada, id)).versions;
  const [now, old] = versions;
  if (!now || !old) throw new Error("no versions");
  const stood = await trendsOf(ada, id);
  const [gone] = (await compare(old.uuid)).body.parts
    .flatMap(({ part, things }) => (part === "trends" ? things : []))
    .filter(({ change: how }) => how === "removed");
  const one = await bringBack(ben, old.uuid, gone?.item ?? "");
  expect(one.body).toMatchObject({ fromVersionNumber: old.versionNumber, affectedSections: ["trends"] });
  const after = await trendsOf(ada, id);
  expect(after.summary).toBe(stood.summary);
  expect(after.results.flatMap(({ keyFinding }) => keyFinding).map(({ uuid }) => uuid)).toContain(gone?.item);
  // One that has come since goes.
  const [come] = (await compare(old.uuid)).body.parts
    .flatMap(({ part, things }) => (part === "trends" ? things : []))
    .filter(({ change: how }) => how === "added");
  await bringBack(ben, old.uuid, come?.item ?? "");
  expect(JSON.stringify(await trendsOf(ada, id))).not.toContain("Tenants pay for silence.");
  await bringBack(ben, old.uuid);
  const left = (await compare(old.uuid)).body.parts.map(({ part }) => part);
  expect(left).toEqual(["assumptions"]);
  expect((await listOf(ada, id)).versions.find(({ uuid }) => uuid === now.uuid)).toMatchObject({ isCurrent: false });
  expect((await bringBack(ben, old.uuid, "00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("a section is brought back with how far it was up to date, one thing of it is not", async () => {
  const writeOverview = async () => {
    const { status } = await ada.call("POST v2/concept/{id}/overview/generate", { params: { id }, body: undefined });
    expect(status).toBe(202);
    await settled(ada, id);
  };
  await writeOverview();
  const old = (await save(ada, id)).body;
  const [{ results }, overview] = [await trendsOf(ada, id), await overviewOf(ada, id)];
  const [trend] = results;
  const [differentiator] = overview.differentiators;
  if (!trend || !differentiator) throw new Error("no things");
  const statusOf = async () => statusesOf(await readConcept(ada, id)).overview;
  expect(await statusOf()).toBe("complete");
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Another title" } });
  await change(ada, { id, section: "trends" }, set(trend.uuid, "summary", "In other words", trend.summary));
  expect(await statusOf()).toBe("outdated");
  await writeOverview();
  const written = (await overviewOf(ada, id)).differentiators.find(({ uuid }) => uuid === differentiator.uuid);
  const words = set(differentiator.uuid, "description", "In other words", written?.description);
  expect((await change(ada, { id, section: "overview" }, words)).status).toBe(200);
  expect(await statusOf()).toBe("complete");
  expect((await bringBackOf("overview", ada, { versionId: old.uuid, item: differentiator.uuid })).status).toBe(200);
  expect((await overviewOf(ada, id)).differentiators).toContainEqual(differentiator);
  expect(await statusOf()).toBe("complete");
  expect((await bringBackOf("overview", ada, { versionId: old.uuid })).status).toBe(200);
  // It is as it was when the trends were others.
  expect(await statusOf()).toBe("outdated");
  expect((await readConcept(ada, id)).title).toBe("Another title");
  await view(ada, id, old.uuid);
  await commit(ada, id);
  expect(await statusOf()).toBe("complete");
});

test("a statement that comes back counts as one more wording of its assumption", async () => {
  const read = async () =>
    (await ada.call("GET v2/concept/{id}/key-assumptions", { params: { id } })).body.results[0] ?? { uuid: "" };
  const old = (await save(ada, id)).body;
  const before = await read();
  const { statement = "", version = 0 } = before as { statement?: string; version?: number };
  const words = set(before.uuid, "statement", "Landlords pay for quiet.", statement);
  expect((await change(ada, { id, section: "assumptions" }, words)).status).toBe(200);
  expect((await bringBackOf("assumptions", ada, { versionId: old.uuid })).status).toBe(200);
  expect(await read()).toMatchObject({ statement, version: version + 1 });
});

test("what a version has not written yet is added in a later one, and removed the other way round", async () => {
  const { id: other } = await bankConcept(server, ada);
  const compareOther = async (before: string, after: string) =>
    (
      await ada.call("GET v2/concept/version/{id}/compare/{version}", {
        params: { id: other, version: before },
        query: { after },
      })
    ).body.parts;
  const bare = (await save(ada, other)).body;
  expect(bare).toMatchObject({ aiSummary: "First version: the concept alone.", affectedSections: [] });
  await ada.call("PATCH v1/concept/{id}/", { params: { id: other }, body: { title: "Quieter pumps" } });
  await order(ada, other, "generate");
  await settled(ada, other);
  const whole = (await save(ada, other)).body;
  const parts = await compareOther(bare.uuid, whole.uuid);
  expect(parts[0]).toMatchObject({ part: "concept", change: "changed", things: [{ item: null }] });
  expect(parts[0]?.things[0]?.fields).toMatchObject([{ field: "title", after: "Quieter pumps" }]);
  expect(parts.slice(1).map(({ change: how, things }) => [how, things])).toEqual(
    parts.slice(1).map(() => ["added", []]),
  );
  expect(parts.slice(1).map(({ part }) => part)).toEqual(whole.affectedSections);
  expect(parts.length).toBeGreaterThan(5);
  const back = await compareOther(whole.uuid, bare.uuid);
  expect(back.slice(1).map(({ change: how }) => how)).toEqual(parts.slice(1).map(() => "removed"));
});
