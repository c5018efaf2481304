import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { addFinding, change, set, trendsOf, writtenReport } from "../editing/editing.fixture.ts";
import { listOf, save } from "./versions.fixture.ts";

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
  person.call("POST v2/concept/version/{id}/bring-back", {
    params: { id },
    body: { versionId, section: "trends", ...(item ? { item } : {}) },
  });

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
