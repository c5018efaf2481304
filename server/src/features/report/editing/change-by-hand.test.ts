import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { addFinding, change, overviewOf, set, trendsOf, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let conceptId: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId } = await writtenReport(server));
});
afterAll(() => server.stop());

const trends = () => ({ id: conceptId, section: "trends" as const });
const overview = () => ({ id: conceptId, section: "overview" as const });
const firstTrend = async () => {
  const [trend] = (await trendsOf(ada, conceptId)).results;
  if (!trend) throw new Error("there is no trend");
  return trend;
};

describe("setting a field", () => {
  test("what was seen is replaced, trimmed, and is the person's", async () => {
    const { summary } = await trendsOf(ada, conceptId);
    const { status, body } = await change(ada, trends(), set(null, "summary", "  Quiet motors win.  ", summary));
    expect(status).toBe(200);
    expect((await trendsOf(ben, conceptId)).summary).toBe("Quiet motors win.");
    const again = await change(ada, trends(), set(null, "summary", "Quiet motors win.", summary));
    expect(again).toMatchObject({ status: 200, body: { revision: body.revision } });
    const { body: work } = await ben.call("GET v2/concept/{id}/report/{section}/edits", { params: trends() });
    expect(work.edits).toContainEqual(
      expect.objectContaining({
        item: null,
        field: "summary",
        by: { uuid: ada.userId, firstName: "Ada", lastName: "Moreau" },
        at: expect.any(String),
      }),
    );
  });

  test("two people write in different fields: both stand", async () => {
    const { uuid, summary, impact } = await firstTrend();
    const [one, other] = await Promise.all([
      change(ada, trends(), set(uuid, "summary", "Ada's summary", summary)),
      change(ben, trends(), set(uuid, "impact", "Ben's impact", impact)),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await firstTrend()).toMatchObject({ summary: "Ada's summary", impact: "Ben's impact" });
  });

  test("two people write in the same field: the second is told what stands and what was wanted", async () => {
    const { shouldWeDoThis } = await overviewOf(ada, conceptId);
    const [one, other] = [
      await change(ada, overview(), set(null, "overview.shouldWeDoThis", "Ada says yes", shouldWeDoThis)),
      await change(ben, overview(), set(null, "overview.shouldWeDoThis", "Ben says no", shouldWeDoThis)),
    ];
    expect(one.status).toBe(200);
    expect(other).toMatchObject({
      status: 409,
      body: {
        code: "conflict",
        detail: "This was changed meanwhile. It now says “Ada says yes”. You wrote “Ben says no”.",
      },
    });
    const chosen = await change(ben, overview(), set(null, "overview.shouldWeDoThis", "Ben says no", "Ada says yes"));
    expect(chosen.status).toBe(200);
    expect((await overviewOf(ada, conceptId)).shouldWeDoThis).toBe("Ben says no");
  });

  test("all changes of a call stand, or none", async () => {
    const before = await trendsOf(ada, conceptId);
    const { status } = await change(
      ada,
      trends(),
      set(null, "summary", "This does not stay.", before.summary),
      set(before.results[0]?.uuid ?? "", "impact", "Neither does this.", "something else"),
    );
    expect(status).toBe(409);
    expect(await trendsOf(ada, conceptId)).toEqual(before);
  });
});

describe("what may be written", () => {
  test.each([
    ["a text over its limit", "summary", "x".repeat(501), "The maximum length is 500 characters"],
    ["a text that is none", "summary", 7, "Invalid input: expected string, received number"],
    ["what cannot be stored", "summary", "a\u0000b", "Contains characters that cannot be stored."],
    ["a field that nobody may write", "origin", "user", "This cannot be changed here."],
    ["a field that every object has", "constructor", "user", "This cannot be changed here."],
  ])("%s is refused, and named", async (...[, field, value, sentence]) => {
    const { summary } = await trendsOf(ada, conceptId);
    expect(await change(ada, trends(), set(null, field, value, summary))).toMatchObject({
      status: 422,
      body: { code: "invalid", form: { [field]: sentence } },
    });
  });

  test("[S2.5-08] descriptions of the market scan take 500 characters", async () => {
    const { body: scan } = await ada.call("GET v2/concept/{id}/market-scan", { params: { id: conceptId } });
    for (const field of ["trendsAndDriversDescription", "ecosystemDescription"] as const) {
      const write = (length: number) =>
        change(ada, { id: conceptId, section: "marketScan" }, set(null, field, "x".repeat(length), scan[field]));
      expect(await write(501)).toMatchObject({ status: 422, body: { form: { [field]: expect.any(String) } } });
      expect((await write(500)).status).toBe(200);
    }
  });

  test("[S2.5-07] differentiators and rights to win take 500 characters", async () => {
    const { differentiators, rightsToWin } = await overviewOf(ada, conceptId);
    for (const item of [differentiators[0], rightsToWin[0]]) {
      const write = (length: number) =>
        change(ada, overview(), set(item?.uuid ?? "", "description", "x".repeat(length), item?.description));
      expect((await write(501)).status).toBe(422);
      expect((await write(500)).status).toBe(200);
    }
  });

  test("a key finding cannot be empty", async () => {
    const { keyFinding } = await firstTrend();
    const [finding] = keyFinding;
    const { body } = await change(ada, trends(), set(finding?.uuid ?? "", "text", " ", finding?.text));
    expect(body).toMatchObject({ code: "invalid", form: { text: "This field cannot be empty." } });
  });

  test("a typed source is the person's, whatever it says of itself; one that stands stays what it is", async () => {
    const { keyFinding } = await firstTrend();
    const [finding] = keyFinding;
    if (!finding) throw new Error("there is no finding");
    const typed = { uuid: randomUUID(), title: "Trade press", url: "https://example.com/a", classification: "web" };
    expect((await change(ada, trends(), set(finding.uuid, "sources", [typed], finding.sources))).status).toBe(200);
    const [stored] = (await firstTrend()).keyFinding[0]?.sources ?? [];
    expect(stored).toEqual({
      ...typed,
      description: "",
      classification: "person",
      citations: [],
      confidenceLevel: "medium",
      publishedDate: null,
    });
    for (const url of ["ftp://example.com/a", "javascript:alert(1)", "example.com"])
      expect(
        (await change(ada, trends(), set(finding.uuid, "sources", [{ ...typed, url }], [stored]))).status,
        url,
      ).toBe(422);
  });
});

describe("adding, removing and moving", () => {
  test("a thing is added once, where it was wanted, and removed once", async () => {
    const { uuid, keyFinding } = await firstTrend();
    const added = { ...addFinding(uuid, "Landlords ask for quiet"), at: 1 };
    const [one, again] = [await change(ada, trends(), added), await change(ada, trends(), added)];
    expect(again).toEqual({ ...one, headers: again.headers });
    const findings = (await firstTrend()).keyFinding;
    expect(findings.map((finding) => finding.uuid)).toEqual(
      keyFinding.map((finding) => finding.uuid).toSpliced(1, 0, added.item.uuid),
    );
    const seen = findings[1];
    if (!seen) throw new Error("nothing was added");
    expect(seen).toEqual({ uuid: added.item.uuid, text: "Landlords ask for quiet", direction: "up", sources: [] });
    const removed = await change(ben, trends(), { kind: "remove", item: seen.uuid, seen });
    expect(removed.status).toBe(200);
    expect(await change(ben, trends(), { kind: "remove", item: seen.uuid, seen })).toMatchObject({
      status: 200,
      body: removed.body,
    });
    expect((await change(ada, trends(), added)).body).toEqual(removed.body);
    expect((await firstTrend()).keyFinding).toEqual(keyFinding);
    expect(await change(ada, trends(), set(seen.uuid, "text", "Too late", seen.text))).toMatchObject({
      status: 409,
      body: { detail: "This was changed meanwhile. It now says nothing: it was removed. You wrote “Too late”." },
    });
  });

  test("what was changed since it was seen is not removed", async () => {
    const { uuid, keyFinding } = await firstTrend();
    const [seen] = keyFinding;
    if (!seen) throw new Error("there is no finding");
    await change(ben, trends(), set(seen.uuid, "text", `${seen.text} And more.`, seen.text));
    expect((await change(ada, trends(), { kind: "remove", item: seen.uuid, seen })).status).toBe(409);
    const trend = await firstTrend();
    const turned = { ...trend, keyFinding: trend.keyFinding.toReversed() };
    expect((await change(ada, trends(), { kind: "remove", item: uuid, seen: turned })).status).toBe(200);
    expect((await firstTrend()).uuid).not.toBe(uuid);
  });

  test("what is moved keeps its number right", async () => {
    const { differentiators } = await overviewOf(ada, conceptId);
    const last = differentiators.at(-1);
    expect((await change(ada, overview(), { kind: "move", item: last?.uuid ?? "", at: 0 })).status).toBe(200);
    const moved = (await overviewOf(ada, conceptId)).differentiators;
    expect(moved.map(({ order }) => order)).toEqual(differentiators.map(({ order }) => order));
    expect(moved[0]).toEqual({ ...last, order: 0 });
  });

  test.each([
    ["a field that is none", { name: "x" }, "name"],
    ["a direction that is none", { direction: "sideways" }, "direction"],
    ["no direction", { direction: undefined }, "direction"],
  ])("%s is refused", async (_case, more, field) => {
    const { uuid } = await firstTrend();
    expect(await change(ada, trends(), addFinding(uuid, "Something", more))).toMatchObject({
      status: 422,
      body: { form: { [field]: expect.any(String) } },
    });
  });

  test("ids of other things are taken: of this section, of another one, of another company", async () => {
    const { uuid, keyFinding } = await firstTrend();
    const stranger = await writtenReport(server);
    const add = (taken: string) => change(ada, trends(), addFinding(uuid, "Mine now", { uuid: taken }));
    const foreign = addFinding((await trendsOf(stranger.ada, stranger.conceptId)).results[0]?.uuid ?? "", "Theirs");
    expect((await change(stranger.ada, { id: stranger.conceptId, section: "trends" }, foreign)).status).toBe(200);
    const own = { ...addFinding(uuid, "A second one") };
    await change(ada, trends(), own);
    const other = (await firstTrend()).uuid;
    for (const taken of [foreign.item.uuid, uuid, keyFinding[0]?.uuid ?? "", other])
      expect((await add(taken)).status, taken).toBe(422);
    const elsewhere = addFinding((await trendsOf(ada, conceptId)).results[1]?.uuid ?? "", "x", own.item);
    expect((await change(ada, trends(), elsewhere)).status).toBe(422);
  });

  test("a list takes as many as it says", async () => {
    const { uuid, keyFinding } = await firstTrend();
    const room = 20 - keyFinding.length;
    const many = Array.from({ length: room }, (_none, index) => addFinding(uuid, `Finding ${index}`));
    expect((await change(ada, trends(), ...many)).status).toBe(200);
    expect((await change(ada, trends(), addFinding(uuid, "One too many"))).status).toBe(422);
  });
});

test("nobody changes another company's report, a section that is none, or one that is not written", async () => {
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  const write = (person: TestPerson, id: string, section: string) =>
    change(person, { id, section: section as "trends" }, set(null, "summary", "Mine", ""));
  expect((await write(stranger, conceptId, "trends")).status).toBe(404);
  expect((await write(ada, conceptId, "nothing")).status).toBe(404);
  expect((await write(ada, conceptId, "constructor")).status).toBe(404);
  expect(await write(ada, conceptId, "financialProjection")).toMatchObject({ status: 422 });
});
