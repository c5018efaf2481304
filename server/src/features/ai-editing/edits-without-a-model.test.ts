import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { endLock, takeLock } from "../concepts/exports/editing-lock.ts";
import { change, overviewOf, set, undo, writtenReport } from "../report/editing/editing.fixture.ts";
import { settled, statusesOf } from "../report/report.fixture.ts";
import { type EditingTab, openEditingTab, take } from "./ai-editing.fixture.ts";
import { holdLock, lookAfterLocks } from "./operations/keep-locked.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let conceptUuid: string;
let tab: EditingTab;

beforeAll(async () => {
  server = await startTestServer();
  const written = await writtenReport(server);
  ({ ada, ben } = written);
  conceptUuid = written.conceptId;
});
afterAll(() => server.stop());
beforeEach(async () => {
  tab = await openEditingTab(server.url, ada);
});
afterEach(async () => {
  await tab.socket.close();
  await ada.call("DELETE v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
});

/** A first message, answered. */
async function ask(content: string) {
  const uuid = tab.start(conceptUuid, content);
  const sessionId = await tab.session(uuid);
  const reply = await tab.reply(uuid);
  return { uuid, sessionId, reply, edits: tab.edits(), here: { conceptUuid, sessionId } };
}

const overview = async () =>
  (await overviewOf(ada, conceptUuid)) as Record<string, unknown> & { valueProposition: string };
const assumptions = async () =>
  (await ada.call("GET v2/concept/{id}/key-assumptions", { params: { id: conceptUuid } })).body.results;

describe("without a model", () => {
  test("what stands first already is not moved there: the reply says that nothing changes", async () => {
    const [first] = await assumptions();
    const { edits, reply } = await ask(`Move “${first?.statement}” to the top`);
    expect([edits, reply.content]).toEqual([[], expect.stringContaining("This changes nothing.")]);
  });

  test("a text is shortened as it is shown, and only that", async () => {
    const before = await overview();
    const { here, edits, reply } = await ask("Please shorten the value proposition");
    expect(reply).toMatchObject({ origin: "draft", code: null, role: "assistant", name: "" });
    expect(edits).toMatchObject([
      {
        section: "overview",
        origin: "draft",
        basis: { kind: "words" },
        changes: [{ kind: "set", item: null, field: "overview.valueProposition", isPersonal: false }],
        follows: [],
        outdates: [],
      },
    ]);
    const [shown] = edits[0]?.changes ?? [];
    expect(shown?.before).toBe(before.valueProposition);
    expect(String(shown?.after).length).toBeLessThan(before.valueProposition.length);
    expect((await take(ada, here, { edits })).status).toBe(202);
    expect(await overview()).toEqual({ ...before, valueProposition: shown?.after });
  });

  test("a message that bears the uuid of a colleague's message is answered all the same", async () => {
    const { uuid, here } = await ask("Please shorten the value proposition");
    const colleague = await openEditingTab(server.url, ben);
    const theirs = colleague.start(conceptUuid, "Please shorten the value proposition");
    await colleague.session(theirs);
    await colleague.reply(theirs);
    tab.say(here, "Please shorten the value proposition", { uuid: theirs });
    expect(await tab.reply(theirs)).toMatchObject({ sessionId: here.sessionId, origin: "draft" });
    const { body } = await ada.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
    const asked = body.session?.messages.filter(({ role }) => role === "user");
    expect(asked?.map((message) => message.uuid)).toEqual([uuid, theirs]);
    await colleague.socket.close();
    await ben.call("DELETE v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
  });

  test("an assumption is removed, and in German a number is set with what follows from it", async () => {
    const [, gone, ...others] = await assumptions();
    const removing = await ask(`Remove the assumption “${gone?.statement}”`);
    expect(removing.edits).toMatchObject([{ icon: "remove", changes: [{ kind: "remove", item: gone?.uuid }] }]);
    await take(ada, removing.here, { edits: removing.edits });
    expect((await assumptions()).map(({ uuid }) => uuid)).not.toContain(gone?.uuid);
    const [kept] = others;
    const before = kept?.certainty === 3 ? 2 : 3;
    const setting = tab.say(removing.here, `Setze die Gewissheit von „${kept?.statement}“ auf ${before}.`);
    expect((await tab.reply(setting)).content).toContain("Ich würde");
    expect(tab.edits()).toMatchObject([
      {
        icon: "number",
        outdates: ["overview"],
        changes: [{ kind: "set", item: kept?.uuid, field: "certainty", before: kept?.certainty, after: before }],
      },
    ]);
    const follows = tab.edits()[0]?.follows ?? [];
    expect(follows.map(({ field }) => field)).toContain("risk");
    await take(ada, removing.here, { edits: tab.edits() });
    const after = (await assumptions()).find(({ uuid }) => uuid === kept?.uuid);
    expect(after).toMatchObject({ certainty: before });
    const update = tab.say(removing.here, "Update the outdated sections");
    expect((await tab.reply(update)).content).toMatch(/^Outdated: .*Overview/);
    for (const { field, after: shown } of follows) expect(after?.[field as keyof typeof after]).toEqual(shown);
  });

  test("a name is written throughout; what is left is not made; and history says that the AI was asked", async () => {
    const before = await overview();
    const word = before.valueProposition.split(/\s+/).find((each) => /^\p{L}{6,}$/u.test(each)) ?? "";
    const { here, edits } = await ask(`Rename “${word}” to “Zebrafish” everywhere`);
    expect(edits.length).toBeGreaterThan(0);
    const [first, ...left] = edits;
    if (!first) throw new Error("nothing was proposed");
    const { status, body } = await take(ada, here, { edits: [first] });
    expect([status, body.revisions.map(({ section }) => section)]).toEqual([202, [first.section]]);
    await eventually(async () => tab.edits().length === left.length);
    const work = await ada.call("GET v2/concept/{id}/report/{section}/edits", {
      params: { id: conceptUuid, section: first.section },
    });
    const [change1] = first.changes;
    expect(work.body.edits).toContainEqual(
      expect.objectContaining({
        item: change1?.item,
        field: change1?.field,
        withAi: true,
        by: expect.objectContaining({ firstName: "Ada" }),
      }),
    );
    const [made] = body.revisions;
    expect((await undo(ada, { id: conceptUuid, section: first.section }, made?.revision ?? 0)).status).toBe(200);
    const { body: state } = await ada.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
    expect(state.session?.edits).toEqual(left);
    expect(state.isDrafted).toBe(true);
  });

  test("what cannot be done is said, with what can; a question for an update says what is outdated", async () => {
    const { here, edits, reply } = await ask("Make it profitable");
    expect(edits).toEqual([]);
    expect(reply.content).toContain("Without a model I can do this");
    const german = tab.say(here, "Mach das bitte viel profitabler und schöner");
    expect((await tab.reply(german)).content).toContain("Ohne ein Modell kann ich das");
    const update = tab.say(here, "Update the outdated sections");
    expect((await tab.reply(update)).content).toMatch(/^(?:Outdated: |Nothing of this report)/);
  });

  test("[S2.6-02] the update locks the report for others until it is done, and everybody hears of it", async () => {
    const theirs = await openEditingTab(server.url, ben);
    const [first] = await assumptions();
    const { here, edits } = await ask(
      `Set the importance of “${first?.statement}” to ${first?.importance === 3 ? 2 : 3}`,
    );
    expect(edits[0]?.outdates).toEqual(["overview"]);
    const { body } = await take(ada, here, { edits, updateOutdated: true });
    expect(body.updating).toContain("overview");
    await eventually(async () => theirs.told("ai.editing.finished").length === 1);
    expect(theirs.told("ai.editing.started").at(-1)).toEqual({
      conceptUuid,
      userUuid: ada.userId,
      userFirstName: "Ada",
      userLastName: "Moreau",
    });
    expect(statusesOf(await settled(ada, conceptUuid)).overview).toBe("complete");
    expect((await ben.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } })).body.lock).toBeNull();
    await theirs.socket.close();
  });

  test("what was changed since it was shown is a conflict that names it, and nothing is made", async () => {
    const before = await overview();
    const { here, edits } = await ask("Shorten the problem statement");
    const [shown] = edits[0]?.changes ?? [];
    const at = { id: conceptUuid, section: "overview" as const };
    await change(ben, at, set(null, "overview.problemStatement", "Ben says something else. And more.", shown?.before));
    const { status, body } = await take(ada, here, { edits });
    expect([status, body]).toEqual([
      409,
      {
        code: "conflict",
        detail: expect.stringContaining("“Shorten Problem statement” cannot be made as it was shown"),
      },
    ]);
    expect(await overview()).toMatchObject({
      valueProposition: before.valueProposition,
      problemStatement: "Ben says something else. And more.",
    });
    const personal = tab.say(here, "Shorten the problem statement");
    await tab.reply(personal);
    expect(tab.edits()).toMatchObject([
      { changes: [{ isPersonal: true, before: "Ben says something else. And more." }] },
    ]);
    expect((await take(ada, here, { edits: [{ uuid: "00000000-0000-4000-8000-000000000001" }] })).status).toBe(409);
  });
});

describe("the lock of an update", () => {
  const locking = { name: "a test", run: async () => undefined };
  const lock = () => ({ accountId: ada.accountId, userId: ada.userId, conceptId: conceptUuid, runId: randomUUID() });
  const known = { isKnown: async () => true, start: async () => undefined };

  test("that nobody has renewed in time is taken away, and everybody hears of it", async () => {
    const theirs = await openEditingTab(server.url, ben);
    const { runId: lockId, ...held } = lock();
    await server.database.withSystem((transaction) => takeLock(transaction, { ...held, lockId, at: new Date() }));
    await server.database.pool.query("update editing_locks set until = clock_timestamp() where lock_id = $1", [lockId]);
    await lookAfterLocks({ database: server.database, workflows: known, locking });
    await eventually(async () => theirs.told("ai.editing.finished").length === 1);
    await theirs.socket.close();
  });

  test("whose server died before it kept it is kept by another one", async () => {
    const kept: unknown[] = [];
    const { runId: lockId, ...held } = lock();
    const database = {
      // The lock stands for as long as it is looked at, and no longer.
      withSystem: <T>(work: (transaction: Transaction) => Promise<T>) =>
        server.database.withSystem(async (transaction) => {
          await takeLock(transaction, { ...held, lockId, at: new Date() });
          const found = await work(transaction);
          await endLock(transaction, lockId);
          return found;
        }),
    };
    await lookAfterLocks({ database, workflows: known, locking });
    const start = async (_workflow: unknown, id: string, input: unknown) => void kept.push([id, input]);
    await lookAfterLocks({ database, workflows: { isKnown: async () => false, start }, locking });
    expect(kept).toEqual([[`ai-editing-lock/${lockId}`, { ...held, runId: lockId }]]);
  });

  test("that was taken away is not watched any more, and its end is not told again", async () => {
    const theirs = await openEditingTab(server.url, ben);
    const updates = { goesOn: async () => true };
    await holdLock({ database: server.database, updates }, lock(), AbortSignal.timeout(60_000));
    await ask("Shorten the problem statement");
    expect(theirs.told("ai.editing.finished")).toEqual([]);
    await theirs.socket.close();
  });
});
