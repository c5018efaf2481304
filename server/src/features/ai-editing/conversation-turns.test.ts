import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { editValue, readEditPrompt, writtenEdit } from "#test-support/model-server/task-answers/editing-answers.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { concepts } from "../concepts/tables.ts";
import { writtenReport } from "../report/editing/editing.fixture.ts";
import { type EditingTab, openEditingTab, take } from "./ai-editing.fixture.ts";

let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let conceptUuid: string;
let tab: EditingTab;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  const written = await writtenReport(server);
  ada = written.ada;
  conceptUuid = written.conceptId;
});
afterAll(async () => {
  await server.stop();
  await model.close();
});
beforeEach(async () => {
  model.reset();
  tab = await openEditingTab(server.url, ada);
});
afterEach(async () => {
  await tab.socket.close();
  await ada.call("DELETE v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
});

const plainer = "Say the value proposition more plainly";
const clear = () => ada.call("DELETE v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
const sessionNow = async () =>
  (await ada.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } })).body.session;
const answer = (reply: string, ...edits: object[]) => ({ kind: "answer" as const, value: { reply, edits } });
const promptOf = (call: number) => model.calls[call]?.messages.at(-1)?.text ?? "";

/** Lets the model wait with its answer to that call. */
function holdModel(call = 1) {
  const held = Promise.withResolvers<void>();
  model.script({ task: "edit_report", call }, { kind: "held", before: () => held.promise });
  return held;
}

/** Begins a conversation whose first message waits for its answer. */
async function beginWaiting() {
  const first = tab.start(conceptUuid, plainer);
  const sessionId = await tab.session(first);
  await expect.poll(() => model.calls.length).toBe(1);
  return { first, here: { conceptUuid, sessionId } };
}

test("an update of a report of which nothing is outdated is refused, and tells nobody that somebody edits", async () => {
  const { status, body } = await take(
    ada,
    { conceptUuid, sessionId: randomUUID() },
    { edits: [], updateOutdated: true },
  );
  expect([status, body]).toEqual([409, { code: "conflict", detail: "Nothing of this report is outdated." }]);
  await tab.reply(tab.start(conceptUuid, "What speaks against it?"));
  expect(tab.told("ai.editing.started")).toEqual([]);
});

describe("what went wrong", () => {
  test("is tried anew each time its message is sent again", async () => {
    model.script({ task: "edit_report", call: [1, 2, 3] }, { kind: "refusal" });
    const first = tab.start(conceptUuid, plainer);
    for (const times of [1, 2, 3]) {
      await expect.poll(() => tab.told("ai.editing.error").filter(({ uuid }) => uuid === first).length).toBe(times);
      tab.start(conceptUuid, plainer, { uuid: first });
    }
    await tab.reply(first);
    expect((await sessionNow())?.messages).toHaveLength(2);
    expect(model.calls).toHaveLength(4);
  });

  test("before another message is not tried again while that is being answered, and its prompt says nothing of it", async () => {
    model.script({ task: "edit_report", call: 1 }, { kind: "refusal" });
    const held = holdModel(2);
    const first = tab.start(conceptUuid, plainer);
    const failed = await tab.error(first);
    const here = { conceptUuid, sessionId: await tab.session(first) };
    const second = tab.say(here, "What speaks against it?");
    await expect.poll(() => model.calls.length).toBe(2);
    expect(promptOf(1)).toContain(`> - Person: ${plainer}`);
    expect(promptOf(1)).not.toContain(failed.message);
    tab.say(here, plainer, { uuid: first });
    // Messages of a tab are taken in their order: the one behind it has been, too.
    const late = tab.say(here, "And shorter");
    expect(await tab.error(late)).toMatchObject({ code: "BUSY" });
    expect((await sessionNow())?.messages.map(({ code }) => code)).toEqual([null, "REFUSED", null]);
    held.resolve();
    await tab.reply(second);
    expect(model.calls).toHaveLength(2);
    tab.say(here, plainer, { uuid: first });
    await tab.reply(first);
    expect((await sessionNow())?.messages).toHaveLength(4);
  });
});

describe("a reply that nobody waits for any more is not written on", () => {
  test("when it is cancelled, which the person sees at once", async () => {
    model.script({ task: "edit_report", call: 1 }, { kind: "hang", afterChunks: 1 });
    const { first, here } = await beginWaiting();
    tab.send("ai.editing.cancel", { conceptUuid, session_id: here.sessionId });
    await tab.reply(first);
    await expect.poll(() => model.calls[0]?.outcome).toBe("aborted");
    await expect.poll(() => tab.told("ai.editing.chat.typing").at(-1)?.value).toBe(false);
  });

  test("when its conversation is cleared", async () => {
    model.script({ task: "edit_report", call: 1 }, { kind: "hang", afterChunks: 1 });
    await beginWaiting();
    await clear();
    await expect.poll(() => model.calls[0]?.outcome).toBe("aborted");
    expect(await sessionNow()).toBeNull();
  });
});

describe("edits that are open", () => {
  test("give way to a later one that writes the same, and the model is told of them", async () => {
    const first = tab.start(conceptUuid, plainer);
    const here = { conceptUuid, sessionId: await tab.session(first) };
    await tab.reply(first);
    const [earlier] = tab.edits();
    await tab.reply(tab.say(here, plainer));
    expect(promptOf(1)).toContain("# What you proposed and was not made yet");
    expect(promptOf(1)).toContain(`> - ${earlier?.title}: Value proposition of `);
    const edits = tab.edits();
    expect(edits).toHaveLength(1);
    expect(edits[0]?.uuid).not.toBe(earlier?.uuid);
    expect((await sessionNow())?.edits).toEqual(edits);
  });

  test("are twenty at most: the oldest go", async () => {
    const first = tab.start(conceptUuid, "What speaks against it?");
    const here = { conceptUuid, sessionId: await tab.session(first) };
    await tab.reply(first);
    const said = "Say all of it more plainly";
    const texts = readEditPrompt(promptOf(0)).fields.filter(({ takes, value }) => {
      const most = Number(/^at most (\d+) characters/.exec(takes)?.[1] ?? 0);
      return value.length > 20 && value.length + 20 < most;
    });
    expect(texts.length).toBeGreaterThan(24);
    const edits = texts.slice(0, 24).map(({ handle, field, value }, index) =>
      writtenEdit(said, [editValue(handle, { [field]: `${value} Plainly.` })], {
        title: `Edit ${"abcdefghijklmnopqrstuvwxyz"[index]}`,
      }),
    );
    for (const [at, call] of [0, 8, 16].entries())
      model.script({ task: "edit_report", call: at + 1 }, answer("I would.", ...edits.slice(call, call + 8)));
    for (const _ of [1, 2, 3]) await tab.reply(tab.say(here, said));
    const titles = (await sessionNow())?.edits.map(({ title }) => title);
    expect(titles).toEqual(edits.slice(4).map(({ title }) => title));
    expect(tab.edits().map(({ title }) => title)).toEqual(titles);
  });

  test("are taken by ids in capitals, too, with a version of what stood before", async () => {
    const versions = async () =>
      (await ada.call("GET v2/concept/version/{id}", { params: { id: conceptUuid } })).body.versions;
    const before = await versions();
    const first = tab.start(conceptUuid, plainer);
    const here = { conceptUuid: conceptUuid.toUpperCase(), sessionId: await tab.session(first) };
    await tab.reply(first);
    await tab.reply(tab.say(here, "What speaks against it?"));
    const edits = tab.edits().map(({ uuid }) => ({ uuid: uuid.toUpperCase() }));
    expect((await take(ada, here, { edits })).status).toBe(202);
    const after = await versions();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      affectedSections: expect.arrayContaining(["overview"]),
      by: { uuid: ada.userId },
    });
  });
});

test("what is selected goes with a later message, too, and a model writes", async () => {
  const first = tab.start(conceptUuid, "What speaks against it?");
  const here = { conceptUuid, sessionId: await tab.session(first) };
  await tab.reply(first);
  const scope = { section: "overview" as const, item: null, field: "overview.problemStatement", quote: "a few words" };
  await tab.reply(tab.say(here, "Shorter", { scope }));
  expect((await sessionNow())?.messages.map((message) => message.scope)).toEqual([null, null, scope, null]);
  expect(tab.edits().flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual([scope.field]);
  const { body } = await ada.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
  expect(body.isDrafted).toBe(false);
});

test("of a long document a model is told the beginning", async () => {
  const text = Array.from({ length: 3_000 }, (_, index) => `Line ${index}.`).join(" ");
  const media = { mediaData: Buffer.from(text).toString("base64"), mimetype: "text/plain", filename: "notes.txt" };
  await tab.reply(tab.start(conceptUuid, "What does it say?", { media }));
  const told = promptOf(0).match(/Line \d+/gu) ?? [];
  expect(told.slice(0, 2)).toEqual(["Line 0", "Line 1"]);
  expect(told.length).toBeGreaterThan(900);
  expect(told.length).toBeLessThan(1_300);
});

test("a report that is archived, or was never written, is not edited, and neither is one without its conversation", async () => {
  const inConcept = eq(concepts.id, conceptUuid);
  const begun = tab.start(conceptUuid, "What speaks against it?");
  const here = { conceptUuid, sessionId: await tab.session(begun) };
  await tab.reply(begun);
  await server.database.withTenant(ada, async (transaction) => {
    const [stood] = await transaction.select({ status: concepts.status }).from(concepts).where(inConcept);
    await transaction.update(concepts).set({ status: "archived", statusBeforeArchive: stood?.status }).where(inConcept);
  });
  expect(await tab.error(tab.start(conceptUuid, plainer))).toMatchObject({ code: "CONCEPT_ARCHIVED", conceptUuid });
  expect(await tab.error(tab.say(here, plainer))).toMatchObject({
    code: "CONCEPT_ARCHIVED",
    sessionId: here.sessionId,
  });
  await server.database.withTenant(ada, (transaction) =>
    transaction.update(concepts).set({ status: concepts.statusBeforeArchive }).where(inConcept),
  );
  expect((await sessionNow())?.messages).toHaveLength(2);
  const { id } = await bankConcept(server, ada);
  expect(await tab.error(tab.start(id, plainer))).toMatchObject({ code: "REPORT_NOT_WRITTEN", conceptUuid: id });
  const uuid = randomUUID();
  tab.send("ai.editing.message", { conceptUuid, uuid, content: plainer });
  expect(await tab.error(uuid)).toMatchObject({ code: "SESSION_NOT_FOUND", sessionId: null });
  expect(model.calls).toHaveLength(1);
});
