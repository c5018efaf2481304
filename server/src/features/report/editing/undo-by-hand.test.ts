import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { settled } from "../report.fixture.ts";
import { sectionRevisions } from "../tables.ts";
import { addFinding, change, set, trendsOf, undo, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let trends: { id: string; section: "trends" };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const written = await writtenReport(server);
  ({ ada, ben } = written);
  trends = { id: written.conceptId, section: "trends" };
});

const content = () => trendsOf(ada, trends.id);
const workOf = async () => (await ada.call("GET v2/concept/{id}/report/{section}/edits", { params: trends })).body;

test("everything that one call changed is taken back, marks included, and an undo can be taken back", async () => {
  const before = await content();
  const [first, second] = before.results;
  const [gone] = first?.keyFinding ?? [];
  if (!first || !second || !gone) throw new Error("there are no trends");
  const { body: made } = await change(
    ada,
    trends,
    set(null, "summary", "Something else.", before.summary),
    set(first.uuid, "impact", "Another impact.", first.impact),
    { kind: "remove", item: gone.uuid, seen: gone },
    addFinding(second.uuid, "A new finding"),
    { kind: "remove", item: before.results[2]?.uuid ?? "", seen: before.results[2] ?? { uuid: "" } },
    { kind: "move", item: second.uuid, at: 0 },
  );
  const after = await content();
  const undone = await undo(ada, trends, made.revision);
  expect(undone.status).toBe(200);
  expect(await content()).toEqual(before);
  expect(await workOf()).toEqual({ edits: [], added: [] });
  expect((await undo(ada, trends, made.revision)).body, "a repeated call").toEqual(undone.body);
  expect((await undo(ada, trends, undone.body.revision)).status).toBe(200);
  expect(await content()).toEqual(after);
  expect(await workOf()).toMatchObject({
    edits: [{ field: "summary" }, { field: "impact" }],
    added: [{ item: expect.any(String) }],
  });
});

test("what others did meanwhile stays; what they did to the same thing is a conflict", async () => {
  const { results } = await content();
  const [first] = results;
  if (!first) throw new Error("there is no trend");
  const { body: made } = await change(ada, trends, set(first.uuid, "impact", "Ada's impact", first.impact));
  await change(ben, trends, set(first.uuid, "summary", "Ben's summary", first.summary));
  expect((await undo(ada, trends, made.revision)).status).toBe(200);
  expect((await content()).results[0]).toMatchObject({ summary: "Ben's summary", impact: first.impact });
  const { body: again } = await change(ada, trends, set(first.uuid, "impact", "Ada's impact", first.impact));
  await change(ben, trends, set(first.uuid, "impact", "Ben's impact", "Ada's impact"));
  expect(await undo(ada, trends, again.revision)).toMatchObject({
    status: 409,
    body: { detail: "This was changed meanwhile. It now says “Ben's impact”." },
  });
  expect((await content()).results[0]?.impact).toBe("Ben's impact");
});

test("an order that somebody else has changed since is not taken back over theirs", async () => {
  const [first, second, third] = (await content()).results;
  if (!first || !second || !third) throw new Error("there are no trends");
  const { body: made } = await change(ada, trends, { kind: "move", item: second.uuid, at: 0 });
  await change(ben, trends, { kind: "move", item: third.uuid, at: 0 });
  expect(await undo(ada, trends, made.revision)).toMatchObject({ status: 409, body: { code: "conflict" } });
  const order = (await content()).results.map(({ uuid }) => uuid);
  expect(order.slice(0, 3)).toEqual([third.uuid, second.uuid, first.uuid]);
});

test("who wrote a field is who wrote it before, once another's words over it are taken back", async () => {
  const { summary } = await content();
  await change(ada, trends, set(null, "summary", "Ada's words", summary));
  const { body: over } = await change(ben, trends, set(null, "summary", "Ben's words", "Ada's words"));
  expect((await workOf()).edits[0]?.by?.firstName).toBe("Ben");
  await undo(ben, trends, over.revision);
  expect((await workOf()).edits[0]?.by?.firstName).toBe("Ada");
});

test("a change is taken back by who made it, within ten minutes", async () => {
  const { summary } = await content();
  const { body: made } = await change(ada, trends, set(null, "summary", "Ada's words", summary));
  const others = { status: 409, body: { detail: "Only the person who made a change can take it back." } };
  expect(await undo(ben, trends, made.revision)).toMatchObject(others);
  expect(await undo(ada, trends, 1), "what a run wrote").toMatchObject(others);
  expect((await undo(ada, trends, 99)).status).toBe(404);
  await server.database.withTenant(ada, (transaction) =>
    transaction
      .update(sectionRevisions)
      .set({ createdAt: new Date(Date.now() - 600_001) })
      .where(and(eq(sectionRevisions.section, "trends"), eq(sectionRevisions.revision, made.revision))),
  );
  expect(await undo(ada, trends, made.revision)).toMatchObject({
    status: 409,
    body: { detail: "A change can be taken back for ten minutes." },
  });
});

test("what was taken out comes back when that is taken back, also after the section was written anew, and stays", async () => {
  const { results } = await content();
  const finding = results[0]?.keyFinding[0];
  if (!finding) throw new Error("there is no finding");
  const { body: made } = await change(ada, trends, { kind: "remove", item: finding.uuid, seen: finding });
  const writeAnew = async () => {
    await ada.call("POST v3/concept/{id}/market-scan/generate", { params: { id: trends.id } });
    await settled(ada, trends.id);
  };
  await writeAnew();
  const findings = async () => (await content()).results[0]?.keyFinding ?? [];
  expect(await findings()).not.toContainEqual(finding);
  expect((await undo(ada, trends, made.revision)).status).toBe(200);
  expect(await findings()).toContainEqual(finding);
  await writeAnew();
  expect(await findings()).toContainEqual(finding);
});
