import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { personaRows } from "#test-support/model-server/personas/persona-profiles.ts";
import { type StoredPersonas, storePersonas } from "#test-support/model-server/personas/stored-personas.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import {
  type Addressed,
  beginConversation,
  messagesOf,
  openTab,
  type Tab,
  whatYouUse,
} from "./conversations.fixture.ts";

const marta = personaRows[0];
let model: ModelServer;
let server: TestServer;
let ada: TestPerson;
let stored: StoredPersonas;
let to: Addressed;
let tab: Tab;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  ada = await server.signUp();
  stored = await storePersonas(server, ada);
  to = { conceptUuid: stored.conceptUuid, customerProfileUuid: stored.profiles[0]?.uuid ?? "" };
});
afterAll(async () => {
  await server.stop();
  await model.close();
});
beforeEach(async () => {
  model.reset();
  tab = await openTab(server.url, ada);
});
afterEach(() => tab.socket.close());

/** A conversation whose first question is answered. */
const begin = (content?: string) => beginConversation(tab, to, content);

const listOf = (person: TestPerson, query: { message?: string; page?: number } = {}, pid = to.customerProfileUuid) =>
  person.call("GET v2/concept/customer-profile/{pid}/conversation", { params: { pid }, query });

describe("a conversation", () => {
  test("[S2.2.5-20] [S2.2.5-21] [S2.2.5-23] [S2.7-81] [S2.7-91] [S2.7-92] [S2.7-93] [S2.7-42] begins with a handshake, a greeting and a reply that names its facts", async () => {
    const { first, sessionId } = await begin();
    const reply = await tab.reply(first);
    expect(reply).toMatchObject({
      sessionId,
      conceptUuid: to.conceptUuid,
      role: "assistant",
      name: marta?.name,
      origin: "model",
      content: `Uses contractor deliveries for $340 a month.`,
      sentences: [{ restsOn: [{ kind: "stance", field: "stance.usesToday", item: null }], guess: null, unknown: null }],
    });
    expect(Date.parse(reply.timestamp)).not.toBeNaN();
    await expect.poll(() => tab.told("customer.profile.chat.typing").map(({ value }) => value)).toEqual([true, false]);
    const streamed = tab.told("customer.profile.chat.stream");
    expect(streamed.length).toBeGreaterThan(0);
    expect(streamed.every(({ replyTo, content }) => replyTo === first && reply.content.startsWith(content))).toBe(true);
    expect(await messagesOf(ada, sessionId)).toMatchObject([
      {
        role: "assistant",
        content: "Hi, I'm Marta. Small deliveries block the goods lift every morning. What would you like to know?",
      },
      { role: "user", uuid: first, content: whatYouUse, code: null, media: [] },
      { role: "assistant", uuid: reply.uuid, content: reply.content },
    ]);
  });

  test("[S2.7-82] [S2.7-83] [S2.4-37] goes on with another message, of which the model is told all that was said", async () => {
    const { here, sessionId } = await begin();
    const second = tab.say(here, "Who decides with you?");
    expect((await tab.reply(second)).content).toBe("Decides with the landlord.");
    const [, call] = model.calls;
    expect(call?.messages.at(-1)?.text).toContain(`> - Asked: ${whatYouUse}`);
    expect((await messagesOf(ada, sessionId)).map(({ role }) => role)).toEqual([
      "assistant",
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
  });

  test("the same message a second time adds nothing, whether it is answered or not", async () => {
    const held = Promise.withResolvers<void>();
    model.script({ task: "persona_reply", call: 1 }, { kind: "held", before: () => held.promise });
    const first = tab.start(to, whatYouUse);
    const sessionId = await tab.session(first);
    tab.start(to, whatYouUse, first);
    await expect
      .poll(() => tab.told("customer.profile.handshake").map((shake) => shake.sessionId))
      .toEqual([sessionId, sessionId]);
    held.resolve();
    await tab.reply(first);
    const here = { ...to, sessionId };
    const second = tab.say(here, "Who decides with you?");
    const { uuid } = await tab.reply(second);
    tab.say(here, "Who decides with you?", second);
    await expect
      .poll(() => tab.told("customer.profile.chat").filter(({ replyTo }) => replyTo === second).length)
      .toBe(2);
    expect(
      new Set(
        tab
          .told("customer.profile.chat")
          .filter(({ replyTo }) => replyTo === second)
          .map((reply) => reply.uuid),
      ),
    ).toEqual(new Set([uuid]));
    expect(await messagesOf(ada, sessionId)).toHaveLength(5);
    expect(model.calls).toHaveLength(2);
  });

  test("from two tabs is in both, and what is sent while an answer is under way waits for its turn", async () => {
    const { here, sessionId } = await begin();
    const other = await openTab(server.url, ada);
    const held = Promise.withResolvers<void>();
    model.script({ task: "persona_reply", call: 1 }, { kind: "held", before: () => held.promise });
    const second = tab.say(here, "Who decides with you?");
    await expect.poll(() => model.calls.length).toBe(2);
    const third = other.say(here, "What do you say no to?");
    await expect.poll(async () => (await messagesOf(ada, sessionId)).length).toBe(5);
    expect(model.calls).toHaveLength(2);
    held.resolve();
    const replies = await Promise.all([tab.reply(second), tab.reply(third), other.reply(second), other.reply(third)]);
    expect(replies[2]).toEqual(replies[0]);
    expect(replies[3]).toEqual(replies[1]);
    const said = (await messagesOf(ada, sessionId)).map(({ uuid }) => uuid);
    expect(said.slice(3)).toEqual([second, replies[0].uuid, third, replies[1].uuid]);
    await other.socket.close();
  });

  test("that two tabs begin and go on with at once, as copies of one another do, is there once in both", async () => {
    const other = await openTab(server.url, ada);
    const first = randomUUID();
    for (const each of [tab, other, tab, other]) each.start(to, whatYouUse, first);
    const replies = await Promise.all([tab.reply(first), other.reply(first)]);
    const sessionId = replies[0].sessionId;
    const second = randomUUID();
    for (const each of [tab, other, tab, other]) each.say({ ...to, sessionId }, "Who decides with you?", second);
    replies.push(...(await Promise.all([tab.reply(second), other.reply(second)])));
    const [one, , two] = replies.map(({ uuid }) => uuid);
    expect(replies.map(({ uuid }) => uuid)).toEqual([one, one, two, two]);
    expect((await messagesOf(ada, sessionId)).map(({ uuid }) => uuid).slice(1)).toEqual([first, one, second, two]);
    expect(model.calls).toHaveLength(2);
    const begun = [tab, other].flatMap((each) => each.told("customer.profile.handshake"));
    expect(new Set(begun.map((shake) => shake.sessionId))).toEqual(new Set([sessionId]));
    await other.socket.close();
  });

  test("whose socket drops meanwhile has its reply in the next one, once", async () => {
    const { here, sessionId } = await begin();
    const seen = Math.max(...tab.socket.messages.map(({ seq }) => seq ?? 0));
    const held = Promise.withResolvers<void>();
    model.script({ task: "persona_reply", call: 1 }, { kind: "held", before: () => held.promise });
    const second = tab.say(here, "Who decides with you?");
    await expect.poll(() => model.calls.length).toBe(2);
    tab.socket.socket.terminate();
    held.resolve();
    await expect.poll(async () => (await messagesOf(ada, sessionId)).length).toBe(5);
    tab = await openTab(server.url, ada);
    tab.send("resume", { seq: seen });
    await tab.reply(second);
    expect(tab.told("customer.profile.chat").filter(({ replyTo }) => replyTo === second)).toHaveLength(1);
  });

  test("[S2.3-35] [S2.7-94] keeps why there is no reply, and has one in its place when the message is sent again", async () => {
    model.script({ task: "persona_reply", call: 1 }, { kind: "refusal" });
    const first = tab.start(to, whatYouUse);
    const sessionId = await tab.session(first);
    const failed = await tab.error(first);
    expect(failed).toMatchObject({ sessionId, conceptUuid: to.conceptUuid, code: "REFUSED" });
    expect(failed.message).toMatch(/\.$/);
    const [, , kept] = await messagesOf(ada, sessionId);
    expect(kept).toMatchObject({ role: "error", content: failed.message, code: "REFUSED", origin: null });
    tab.start(to, whatYouUse, first);
    const reply = await tab.reply(first);
    expect((await messagesOf(ada, sessionId)).map(({ role, uuid }) => [role, uuid]).slice(1)).toEqual([
      ["user", first],
      ["assistant", reply.uuid],
    ]);
  });

  test("of which nothing may be said as the model wrote it answers shortly from the profile", async () => {
    const flattering = [{ facts: [], guess: "", unknown: "", text: "Yes, I love it and will buy it for $90." }];
    model.script({}, { kind: "answer", value: { verdict: "wouldBuy", sentences: flattering } });
    const first = tab.start(to, "Would you pay $90 per floor and month?");
    const reply = await tab.reply(first);
    expect(reply).toMatchObject({ verdict: "wouldNotPay", origin: "draft" });
    expect(reply.content).toBe("I would not pay that. My limit: Pays at most $29 per floor and month.");
    expect(
      tab
        .told("customer.profile.chat.stream")
        .map(({ content }) => content)
        .join(" "),
    ).not.toMatch(/love|buy|90/);
  });
});

describe("past conversations", () => {
  test("[S2.2.5-28] [S2.2.5-29] [S2.7-41] [S2.7-43] [S3.7-39] are listed the last one first, and found by what was said", async () => {
    const idris = stored.profiles[1]?.uuid ?? "";
    to = { ...to, customerProfileUuid: idris };
    await begin("Do you know 東京都 or the Zürichsee?");
    const { sessionId } = await begin("What supermarket runs do you use?");
    expect((await listOf(ada, {}, idris)).body).toMatchObject({
      count: 2,
      numberOfPages: 1,
      results: [
        {
          uuid: sessionId,
          title: "What supermarket runs do you use?",
          summary: "Uses supermarket runs for $85 a month.",
          isDrafted: false,
        },
        { title: "Do you know 東京都 or the Zürichsee?", summary: "I do not know." },
      ],
    });
    const [last] = (await listOf(ada, { page: 2 }, idris)).body.results;
    expect((await messagesOf(ada, last?.uuid ?? "")).map(({ content }) => content).slice(1)).toEqual([
      "What supermarket runs do you use?",
      "Uses supermarket runs for $85 a month.",
    ]);
    const found = async (message: string) =>
      (await listOf(ada, { message }, idris)).body.results.map(({ title }) => title);
    expect(await found("ZÜRICHSEE know")).toEqual(["Do you know 東京都 or the Zürichsee?"]);
    expect(await found("東京")).toEqual(["Do you know 東京都 or the Zürichsee?"]);
    expect(await found("market")).toEqual(["What supermarket runs do you use?"]);
    expect(await found("100%")).toEqual([]);
    to = { conceptUuid: stored.conceptUuid, customerProfileUuid: stored.profiles[0]?.uuid ?? "" };
  });

  test("are apart when 20 of two companies are held at once", { timeout: 60_000 }, async () => {
    const eve = await server.signUp();
    const theirs = await storePersonas(server, eve, 2);
    const sides = [
      { person: ada, own: stored, tab },
      { person: eve, own: theirs, tab: await openTab(server.url, eve) },
    ];
    const starts = sides.flatMap((side) =>
      Array.from({ length: 10 }, (_, index) => {
        const profile = side.own.profiles[index % 2];
        const question = `What do you use today, asks number ${index} of ${side.person.email}?`;
        const uuid = side.tab.start(
          { conceptUuid: side.own.conceptUuid, customerProfileUuid: profile?.uuid ?? "" },
          question,
        );
        return { ...side, uuid, question, name: profile?.name };
      }),
    );
    for (const start of starts) {
      const reply = await start.tab.reply(start.uuid);
      const messages = await messagesOf(start.person, reply.sessionId);
      expect(messages.map(({ content }) => content).slice(1)).toEqual([start.question, reply.content]);
      expect(reply.name).toBe(start.name);
    }
    for (const [index, { person, own, tab: heard }] of sides.entries()) {
      const other = sides[1 - index];
      if (!other) throw new Error("there is no other company");
      expect(new Set(heard.told("customer.profile.chat").map(({ replyTo }) => replyTo)).size).toBe(10);
      // Personas of both have the same names, so ids and addresses tell whose something is.
      const theirs = [other.person.email, other.own.conceptUuid, ...other.own.profiles.map(({ uuid }) => uuid)];
      const sessions = other.tab.told("customer.profile.handshake").map(({ sessionId }) => sessionId);
      const all = JSON.stringify(heard.socket.messages);
      expect([...theirs, ...sessions].filter((id) => all.includes(id))).toEqual([]);
      const things = JSON.stringify(own.profiles);
      const items = heard.told("customer.profile.chat").flatMap(({ sentences }) => sentences.flatMap(itemsOf));
      expect(items.filter((item) => !things.includes(item))).toEqual([]);
      const pid = own.profiles[0]?.uuid;
      expect((await listOf(person, { message: person.email }, pid)).body.count).toBeGreaterThan(4);
      expect((await listOf(person, { message: other.person.email }, pid)).body.count).toBe(0);
      expect((await listOf(person, {}, other.own.profiles[0]?.uuid)).status).toBe(404);
      const [guessed = ""] = sessions;
      const place = { conceptUuid: own.conceptUuid, customerProfileUuid: pid ?? "", sessionId: guessed };
      expect(await heard.error(heard.say(place, "What was said here?"))).toMatchObject({
        code: "CONVERSATION_NOT_FOUND",
      });
      const foreign = {
        ...place,
        conceptUuid: other.own.conceptUuid,
        customerProfileUuid: other.own.profiles[0]?.uuid ?? "",
      };
      expect(await heard.error(heard.say(foreign, "And here?"))).toMatchObject({ code: "CONVERSATION_NOT_FOUND" });
      const path = "GET v2/concept/customer-profile/conversation/{cid}/messages";
      expect((await person.call(path, { params: { cid: guessed } })).status).toBe(404);
    }
    await sides[1]?.tab.socket.close();
  });
});

const itemsOf = ({ restsOn }: { restsOn: { item: string | null }[] }) => restsOn.flatMap(({ item }) => item ?? []);
