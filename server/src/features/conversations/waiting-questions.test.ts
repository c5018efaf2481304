import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changePersonas, storePersonas } from "#test-support/model-server/personas/stored-personas.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { Workflow, Workflows } from "../../platform/workflows/workflows.ts";
import { concepts } from "../concepts/tables.ts";
import {
  type Addressed,
  beginConversation,
  messagesOf,
  openTab,
  type Tab,
  whatYouUse,
} from "./conversations.fixture.ts";
import { resumeLostReplies } from "./operations/resume-lost-replies.ts";
import { conversationMessages, conversations } from "./tables.ts";
import type { ReplyInput } from "./workflows/reply-input.ts";

let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let to: Addressed;
let tab: Tab;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  ada = await server.signUp();
});
afterAll(async () => {
  await server.stop();
  await model.close();
});
beforeEach(async () => {
  model.reset();
  tab = await openTab(server.url, ada);
  const { conceptUuid, profiles } = await storePersonas(server, ada, 1);
  to = { conceptUuid, customerProfileUuid: profiles[0]?.uuid ?? "" };
});
afterEach(() => tab.socket.close());

const whoDecides = "Who decides with you?";
const rolesIn = async (sessionId: string) => (await messagesOf(ada, sessionId)).map(({ role }) => role).slice(3);

/** Lets the next answer of the model wait until it is released. */
function holdModel() {
  const held = Promise.withResolvers<void>();
  model.script({ task: "persona_reply", call: 1 }, { kind: "held", before: () => held.promise });
  return held;
}

describe("a question that waits", () => {
  const losses: [string, string, () => Promise<unknown>][] = [
    [
      "profile is removed",
      "PROFILE_REMOVED",
      () => {
        const changes = [{ kind: "remove" as const, item: to.customerProfileUuid }];
        return changePersonas(server, ada, { conceptUuid: to.conceptUuid, changes });
      },
    ],
    [
      "concept is archived",
      "CONCEPT_ARCHIVED",
      () =>
        server.database.withTenant(ada, (transaction) =>
          transaction.update(concepts).set({ status: "archived" }).where(eq(concepts.id, to.conceptUuid)),
        ),
    ],
  ];
  test.each(losses)("and whose %s meanwhile is told so, and nothing is asked", async (_what, code, lose) => {
    const { here, sessionId } = await beginConversation(tab, to);
    const held = holdModel();
    const second = tab.say(here, whoDecides);
    await expect.poll(() => model.calls.length).toBe(2);
    const third = tab.say(here, "What do you say no to?");
    await expect.poll(async () => (await messagesOf(ada, sessionId)).length).toBe(5);
    await lose();
    held.resolve();
    await tab.reply(second);
    const failed = await tab.error(third);
    expect(failed).toMatchObject({ code, sessionId, conceptUuid: to.conceptUuid });
    expect((await messagesOf(ada, sessionId)).at(-1)).toMatchObject({
      ...{ role: "error", code, content: failed.message, name: "Marta Oliveira", origin: null },
    });
    expect(model.calls).toHaveLength(2);
    await expect.poll(() => tab.told("customer.profile.chat.typing").at(-1)?.value).toBe(false);
  });

  test("is answered, too, when the one before it fails, without a word of what went wrong in its prompt", async () => {
    const { here, sessionId } = await beginConversation(tab, to);
    const held = Promise.withResolvers<void>();
    model.script({ task: "persona_reply", call: 1 }, { kind: "refusal" });
    model.script({ task: "persona_reply", call: 2 }, { kind: "held", before: () => held.promise });
    const second = tab.say(here, "What do you say no to?");
    const failed = await tab.error(second);
    const third = tab.say(here, whoDecides);
    await expect.poll(() => model.calls.length).toBe(3);
    const prompt = model.calls.at(-1)?.messages.at(-1)?.text ?? "";
    expect(prompt).toContain("> - Asked: What do you say no to?");
    expect(prompt).toContain(`> - Asked: ${whatYouUse}`);
    expect(prompt).not.toContain(failed.message);
    expect(prompt).not.toContain("What would you like to know?");
    // What failed is asked for again while another one is being answered: it has its turn behind it.
    tab.say(here, "What do you say no to?", second);
    await expect.poll(() => rolesIn(sessionId)).toEqual(["user", "user"]);
    expect(model.calls).toHaveLength(3);
    held.resolve();
    await Promise.all([tab.reply(third), tab.reply(second)]);
    expect(await rolesIn(sessionId)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(model.calls).toHaveLength(4);
  });

  test("is one of five at most; the next one is refused, and taken when there is room", async () => {
    const { here, sessionId } = await beginConversation(tab, to);
    const held = holdModel();
    const waiting = Array.from({ length: 5 }, (_, index) => tab.say(here, `${whoDecides} ${index}`));
    await expect.poll(() => rolesIn(sessionId)).toEqual(Array(5).fill("user"));
    const sixth = tab.say(here, "And your landlord?");
    expect(await tab.error(sixth)).toMatchObject({ code: "BUSY", sessionId, uuid: sixth });
    expect(await rolesIn(sessionId)).toHaveLength(5);
    held.resolve();
    for (const uuid of waiting) await tab.reply(uuid);
    tab.say(here, "And your landlord?", sixth);
    await tab.reply(sixth);
  });
});

test("a question whose answer fails again and again is tried anew each time", async () => {
  model.script({ task: "persona_reply", call: [1, 2, 3] }, { kind: "refusal" });
  const first = tab.start(to, whatYouUse);
  const errors = () => tab.told("customer.profile.error").filter(({ uuid }) => uuid === first).length;
  await tab.error(first);
  tab.start(to, whatYouUse, first);
  await expect.poll(errors).toBe(2);
  tab.start(to, whatYouUse, first);
  await expect.poll(errors).toBe(3);
  tab.start(to, whatYouUse, first);
  expect((await tab.reply(first)).origin).toBe("model");
  expect(model.calls).toHaveLength(4);
});

test("ids may be written in capitals, and a long first question names its conversation by its beginning", async () => {
  const big = { conceptUuid: to.conceptUuid.toUpperCase(), customerProfileUuid: to.customerProfileUuid.toUpperCase() };
  const content = `${whatYouUse} ${"And what do you do on Mondays? ".repeat(5)}`.trim();
  const { here, sessionId } = await beginConversation(tab, big, content);
  await tab.reply(tab.say(here, whoDecides));
  expect(await messagesOf(ada, sessionId)).toHaveLength(5);
  const { body } = await ada.call("GET v2/concept/customer-profile/{pid}/conversation", {
    params: { pid: to.customerProfileUuid },
    query: {},
  });
  const [listed] = body.results;
  expect(listed).toMatchObject({ uuid: sessionId, conceptUuid: to.conceptUuid });
  expect(listed?.title.length).toBeLessThanOrEqual(81);
  expect(content.startsWith(listed?.title.slice(0, -1) ?? "-")).toBe(true);
  expect(listed?.title).toMatch(/…$/u);
  expect((await messagesOf(ada, sessionId))[1]?.content).toBe(content);
});

test("a message without its conversation is refused, and one that cannot be read says where it was meant for", async () => {
  const { sessionId } = await beginConversation(tab, to);
  const uuid = randomUUID();
  tab.send("customer.profile.message", { ...to, uuid, content: "Hello?" });
  expect(await tab.error(uuid)).toMatchObject({ code: "CONVERSATION_NOT_FOUND", sessionId: null });
  const long = tab.say({ ...to, sessionId }, "x".repeat(501));
  expect(await tab.error(long)).toMatchObject({ code: "INVALID", sessionId, conceptUuid: to.conceptUuid });
});

test("past conversations come in pages of twenty, and signs in a search stand for themselves alone", async () => {
  const { accountId, userId } = ada;
  const contents = Array.from({ length: 22 }, (_, index) => `Question ${index}`).toSpliced(3, 1, "Is it 50% off?");
  const rows = contents.map((content, index) => {
    const [id, at] = [randomUUID(), new Date(Date.UTC(2031, 0, 1, 0, index))];
    return { id, at, content, startUuid: randomUUID() };
  });
  await server.database.withTenant(ada, async (transaction) => {
    const of = { accountId, userId, conceptId: to.conceptUuid, customerProfileId: to.customerProfileUuid };
    await transaction.insert(conversations).values(
      rows.map(({ id, at, content, startUuid }) => ({
        ...of,
        id,
        startUuid,
        title: content,
        createdAt: at,
        updatedAt: at,
      })),
    );
    const said = { accountId, turn: 1, side: "question", role: "user", name: "" } as const;
    await transaction
      .insert(conversationMessages)
      .values(
        rows.map(({ id, at, content, startUuid }) => ({ ...said, conversationId: id, uuid: startUuid, content, at })),
      );
  });
  const found = async (query: { page?: number; message?: string }) => {
    const params = { pid: to.customerProfileUuid };
    const { body } = await ada.call("GET v2/concept/customer-profile/{pid}/conversation", { params, query });
    return { ...body, results: body.results.map(({ title }) => title) };
  };
  const newest = contents.toReversed();
  expect(await found({})).toEqual({ count: 22, numberOfPages: 2, results: newest.slice(0, 20) });
  expect((await found({ page: 2 })).results).toEqual(newest.slice(20));
  expect((await found({ message: "50%" })).results).toEqual(["Is it 50% off?"]);
  expect((await found({ message: "5%f" })).results).toEqual([]);
  expect((await found({ message: "Question_7" })).results).toEqual([]);
  const path = "GET v2/concept/customer-profile/conversation/{cid}/messages";
  expect((await ada.call(path, { params: { cid: "no-uuid" } })).status).toBe(404);
});

describe("a reply that its server lost", () => {
  /** A conversation as a server leaves it that died: two questions, of which `answering` waits. */
  async function leave(answering: number | null, attempt = 0): Promise<string> {
    const { accountId, userId } = ada;
    const [id, at] = [randomUUID(), new Date()];
    await server.database.withTenant(ada, async (transaction) => {
      const of = { accountId, userId, conceptId: to.conceptUuid, customerProfileId: to.customerProfileUuid };
      const begun = { startUuid: randomUUID(), title: "", createdAt: at, updatedAt: at };
      await transaction.insert(conversations).values({ ...of, ...begun, id, answering });
      const said = {
        accountId,
        conversationId: id,
        side: "question",
        role: "user",
        name: "",
        content: "?",
        at,
      } as const;
      for (const turn of [1, 2])
        await transaction
          .insert(conversationMessages)
          .values({ ...said, turn, uuid: randomUUID(), attempt: turn === answering ? attempt : 0 });
    });
    return id;
  }

  async function startedIn(conversationId: string, known: readonly string[] = []) {
    const started: Record<string, ReplyInput> = {};
    const workflows = {
      isKnown: async (id: string) => known.includes(id),
      start: async (_workflow: unknown, id: string, input: ReplyInput) => {
        if (input.conversationId === conversationId) started[id] = input;
      },
    } as Partial<Workflows> as Workflows;
    await resumeLostReplies({ database: server.database, workflows, replying: {} as Workflow<ReplyInput> });
    return started;
  }

  test("is begun, for who has asked, as often as it was asked for", async () => {
    const { accountId, userId } = ada;
    for (const attempt of [0, 2]) {
      const conversationId = await leave(2, attempt);
      expect(await startedIn(conversationId)).toEqual({
        [`persona-reply/${conversationId}/2/${attempt}`]: { accountId, userId, conversationId, turn: 2, attempt },
      });
    }
  });

  test("is left to the engine where that knows it, and where nobody waits nothing is begun", async () => {
    const waiting = await leave(1);
    expect(await startedIn(waiting, [`persona-reply/${waiting}/1/0`])).toEqual({});
    expect(await startedIn(await leave(null))).toEqual({});
  });
});
