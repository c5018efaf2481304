import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, overviewOf, set, trendsOf, writtenReport } from "../editing/editing.fixture.ts";
import { listenTo, readConcept, settled } from "../report.fixture.ts";
import { thinRevisions } from "../revisions/thin-revisions.ts";
import { cancel, commit, listOf, save, view } from "./versions.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await cancel(ada, id);
});

/** Changes a sentence of the overview. */
async function say(person: TestPerson, text: string) {
  const overview = await overviewOf(person, id);
  const answer = await change(
    person,
    { id, section: "overview" },
    set(null, "overview.valueProposition", text, overview.valueProposition),
  );
  expect(answer.status).toBe(200);
}

test("[S2.7-20] [S2.7-21] [S2.3-08] a version is saved with a comment, and says what was changed in it", async () => {
  const first = await save(ada, id, { comment: "Before the board" });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    versionNumber: 1,
    fromVersionNumber: null,
    isCurrent: true,
    comment: "Before the board",
    by: { uuid: ada.userId },
  });
  expect(Math.abs(first.body.createdAt - Date.now() / 1000)).toBeLessThan(3_600);
  await say(ben, "Rent by the month.");
  const second = await save(ben, id, { affectedSections: ["trends"] });
  expect(second.body).toMatchObject({ versionNumber: 2, affectedSections: ["trends", "overview"], comment: "" });
  expect(second.body.aiSummary).toContain("Value proposition");
  expect((await save(ada, id, { comment: "x".repeat(501) })).status).toBe(422);
});

test("[S2.7-21] nothing changed makes no second version, and a comment is not lost", async () => {
  await say(ada, "Nothing happens twice.");
  const one = (await save(ada, id)).body;
  expect((await save(ben, id)).body.uuid).toBe(one.uuid);
  expect((await save(ben, id, { comment: "For the bank" })).body).toMatchObject({
    uuid: one.uuid,
    comment: "For the bank",
  });
  expect((await save(ben, id, { comment: "For the landlords" })).body).toMatchObject({
    versionNumber: one.versionNumber + 1,
    comment: "For the landlords",
  });
  expect((await save(ada, id, { comment: "For the landlords" })).body.versionNumber).toBe(one.versionNumber + 1);
  const { rows: told } = await server.database.pool.query(
    "select data -> 'saved' as saved from outbox where type = 'concept.versions.changed.account' and data ->> 'versionUuid' = $1 order by seq",
    [one.uuid],
  );
  expect(told).toMatchObject([{ saved: { comment: null, by: { uuid: ada.userId } } }, { saved: null }]);
});

test("a version says why it was saved: asked for, or because its person left the report", async () => {
  await say(ada, "On the way out.");
  expect((await save(ada, id, { why: "left" })).body).toMatchObject({ why: "left", by: { uuid: ada.userId } });
  await say(ada, "And in again.");
  const { body } = await save(ada, id, { comment: "Back again" });
  expect(body.why).toBe("asked");
  const { rows } = await server.database.pool.query(
    "select data -> 'saved' ->> 'comment' as comment from outbox where type = 'concept.versions.changed.account' and data ->> 'versionUuid' = $1",
    [body.uuid],
  );
  expect(rows).toEqual([{ comment: "Back again" }]);
});

test("[S2.7-22] [S2.7-24] the list gives all versions with their uuids and how many there are; one is current", async () => {
  const { versions, version_count, isChangedSince } = await listOf(ben, id);
  expect(version_count).toBe(versions.length);
  expect(versions.map(({ versionNumber }) => versionNumber)).toEqual(
    versions.map((_, index) => versions.length - index),
  );
  expect(versions.filter(({ isCurrent }) => isCurrent)).toEqual([versions[0]]);
  expect(new Set(versions.map(({ uuid }) => uuid)).size).toBe(versions.length);
  expect(isChangedSince).toBe(false);
  await say(ada, "Changed since.");
  expect((await listOf(ben, id)).isChangedSince).toBe(true);
  const { id: bare } = await bankConcept(server, ada);
  expect(await listOf(ada, bare)).toEqual({ versions: [], version_count: 0, isChangedSince: false, viewed: null });
});

test("[S2.7-23] [S2.4-22] a version is previewed by one person, who changes nothing meanwhile; others keep working", async () => {
  await say(ada, "As it was.");
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "The old title" } });
  const old = (await save(ada, id)).body;
  await say(ada, "As it is.");
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "The new title" } });
  const seen = await view(ada, id, old.uuid);
  expect(seen.body).toMatchObject({ isHistoricalVersion: true, title: "The old title" });
  expect(await readConcept(ada, id)).toMatchObject({ isHistoricalVersion: true, title: "The old title" });
  expect((await overviewOf(ada, id)).valueProposition).toBe("As it was.");
  expect(await readConcept(ben, id)).toMatchObject({ isHistoricalVersion: false, title: "The new title" });
  expect((await overviewOf(ben, id)).valueProposition).toBe("As it is.");
  expect((await listOf(ada, id)).viewed).toBe(old.uuid);
  expect((await listOf(ben, id)).viewed).toBeNull();
  const trends = await trendsOf(ada, id);
  const refused = await Promise.all([
    ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { status: "ideating" } }),
    change(ada, { id, section: "trends" }, set(null, "summary", "Mine", trends.summary)),
    ada.call("POST v1/concept/{id}/retry", { params: { id } }),
    ada.call("PUT v1/concept/{id}/research/plan", { params: { id }, body: { wishes: "More", questions: [] } }),
    save(ada, id),
  ]);
  for (const { status, body } of refused)
    expect([status, body]).toEqual([409, expect.objectContaining({ code: "conflict" })]);
  await say(ben, "Ben goes on.");
  expect((await overviewOf(ada, id)).valueProposition).toBe("As it was.");
});

test("[S2.7-26] [S2.4-22] [S2.4-23] a preview that is cancelled shows what stands again, and nothing was changed", async () => {
  const { versions } = await listOf(ada, id);
  const [, old] = versions;
  const before = await overviewOf(ben, id);
  // Whoever looks at one version may turn to another.
  await view(ada, id, versions[0]?.uuid ?? "");
  await view(ada, id, old?.uuid ?? "");
  expect((await listOf(ada, id)).viewed).toBe(old?.uuid);
  const answer = await cancel(ada, id);
  expect(answer.body).toMatchObject({ isHistoricalVersion: false });
  expect(await overviewOf(ada, id)).toEqual(before);
  expect((await cancel(ada, id)).status).toBe(200);
});

test("whoever ends a preview, or commits it, ends none of a colleague's", async () => {
  const [, old, older] = (await listOf(ada, id)).versions;
  await view(ada, id, old?.uuid ?? "");
  await view(ben, id, older?.uuid ?? "");
  await cancel(ada, id);
  expect([(await listOf(ada, id)).viewed, (await listOf(ben, id)).viewed]).toEqual([null, older?.uuid]);
  expect(await readConcept(ben, id)).toMatchObject({ isHistoricalVersion: true });
  await view(ada, id, old?.uuid ?? "");
  expect((await commit(ada, id)).status).toBe(200);
  expect([(await listOf(ada, id)).viewed, (await listOf(ben, id)).viewed]).toEqual([null, older?.uuid]);
  await cancel(ben, id);
});

test("[S2.7-25] [S2.4-22] [S2.4-23] a committed version is what stands, as a new version from that one, and what stood is kept", async () => {
  await say(ada, "Worth coming back to.");
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Worth it" } });
  const old = (await save(ada, id)).body;
  const trends = await trendsOf(ada, id);
  const [trend, other] = trends.results;
  if (!trend || !other) throw new Error("no trends");
  await change(ben, { id, section: "trends" }, set(trend.uuid, "summary", "In Ben's words", trend.summary));
  await change(ben, { id, section: "trends" }, { kind: "remove", item: other.uuid, seen: other });
  await say(ben, "Not as good.");
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Not worth it" } });
  expect((await commit(ada, id)).status).toBe(409);
  await view(ada, id, old.uuid);
  const made = await commit(ada, id);
  expect(made.body).toMatchObject({ fromVersionNumber: old.versionNumber, isCurrent: true, why: "revert" });
  expect(await trendsOf(ben, id)).toEqual(trends);
  expect((await overviewOf(ben, id)).valueProposition).toBe("Worth coming back to.");
  expect(await readConcept(ben, id)).toMatchObject({ title: "Worth it", isHistoricalVersion: false });
  const { versions } = await listOf(ben, id);
  expect(versions[0]?.uuid).toBe(made.body.uuid);
  const kept = versions[1];
  expect(kept).toMatchObject({ why: "revert", by: { uuid: ada.userId }, fromVersionNumber: null });
  await view(ben, id, kept?.uuid ?? "");
  expect((await overviewOf(ben, id)).valueProposition).toBe("Not as good.");
  expect((await trendsOf(ben, id)).results).toHaveLength(trends.results.length - 1);
  await cancel(ben, id);
  const { body: work } = await ada.call("GET v2/concept/{id}/report/{section}/edits", {
    params: { id, section: "overview" },
  });
  expect(work.edits.find(({ field }) => field === "overview.valueProposition")?.by?.uuid).toBe(ada.userId);
});

test("that a version is looked at is told to the person's own windows; what was brought back is told to the company", async () => {
  await say(ada, "Soon left behind.");
  const [own, others] = [await listenTo(server, ada, id), await listenTo(server, ben, id)];
  const [old] = (await listOf(ada, id)).versions;
  // Whoever looks at none ends nothing.
  await cancel(ada, id);
  for (const end of [cancel, commit]) {
    await view(ada, id, old?.uuid ?? "");
    expect((await end(ada, id)).status).toBe(200);
  }
  await eventually(async () => others.updates().length > 0 && own.viewed().length >= 4);
  expect(own.viewed().map(({ versionUuid }) => versionUuid)).toEqual([old?.uuid, null, old?.uuid, null]);
  expect(others.viewed()).toEqual([]);
  expect(others.changes()).toMatchObject([{ section: "overview", by: { uuid: ada.userId } }]);
  expect(others.updates()).toMatchObject([{ eventType: "changed", lastModifiedBy: { uuid: ada.userId } }]);
  for (const listener of [own, others]) listener.close();
});

test("while the report is being written nothing is brought back", async () => {
  const [, old] = (await listOf(ada, id)).versions;
  const { pool } = server.database;
  for (const status of ["pending", "waiting"]) {
    await pool.query("update report_sections set status = $2 where concept_id = $1 and section = 'trends'", [
      id,
      status,
    ]);
    await view(ada, id, old?.uuid ?? "");
    const body = { code: "conflict", detail: "This report is being written right now." };
    expect(await commit(ada, id)).toMatchObject({ status: 409, body });
    await cancel(ada, id);
    const order = { versionId: old?.uuid ?? "", section: "overview" as const };
    const alone = await ada.call("POST v2/concept/version/{id}/bring-back", { params: { id }, body: order });
    expect(alone).toMatchObject({ status: 409, body });
  }
  await pool.query("update report_sections set status = 'complete' where concept_id = $1", [id]);
});

test("versions of another company's concept are not there, nor is one of another concept", async () => {
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  const [version] = (await listOf(ada, id)).versions;
  const { id: other } = await bankConcept(server, ada);
  expect((await stranger.call("GET v2/concept/version/{id}", { params: { id } })).status).toBe(404);
  expect((await view(stranger, id, version?.uuid ?? "")).status).toBe(404);
  expect((await view(ada, other, version?.uuid ?? "")).status).toBe(404);
});

test("[S2.7-21] what stood before the report takes another form is a version, and comes back with its form", async () => {
  const take = (conceptOverview: "v1" | "v3") =>
    ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { featureVersions: { conceptOverview } } });
  await take("v1");
  await say(ada, "Before the upgrade.");
  const ordered = await ada.call("POST v2/concept/{id}/overview/generate", {
    params: { id },
    body: { conceptOverview: "v3" },
  });
  expect(ordered.status).toBe(202);
  const [kept] = (await listOf(ada, id)).versions;
  expect(kept).toMatchObject({ why: "upgrade", by: { uuid: ada.userId } });
  await settled(ada, id);
  expect((await readConcept(ada, id)).featureVersions.conceptOverview).toBe("v3");
  await view(ada, id, kept?.uuid ?? "");
  expect((await commit(ada, id)).status).toBe(200);
  expect((await readConcept(ada, id)).featureVersions.conceptOverview).toBe("v1");
  expect((await overviewOf(ada, id)).valueProposition).toBe("Before the upgrade.");
  await take("v3");
  const other = (await save(ada, id)).body;
  expect(other).toMatchObject({ aiSummary: "The report is shown in another form.", affectedSections: [] });
});

test("what a version holds is kept however old it is", async () => {
  const { versions } = await listOf(ada, id);
  const seen = async () => {
    const read: unknown[] = [];
    for (const { uuid } of versions) {
      await view(ada, id, uuid);
      read.push(await overviewOf(ada, id), await trendsOf(ada, id));
    }
    await cancel(ada, id);
    return read;
  };
  const before = await seen();
  const inAYear = new Date(Date.now() + 365 * 86_400_000);
  await thinRevisions({ database: server.database, clock: () => inAYear });
  expect(await seen()).toEqual(before);
});
