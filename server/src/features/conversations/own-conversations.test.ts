import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { storePersonas } from "#test-support/model-server/personas/stored-personas.ts";
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
  const { conceptUuid, profiles } = await storePersonas(server, ada);
  to = { conceptUuid, customerProfileUuid: profiles[0]?.uuid ?? "" };
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

test("a conversation is a person's own: a colleague's first message of the same name begins another one", async () => {
  const { first, sessionId } = await begin();
  const ben = await server.signUp({ accountId: ada.accountId });
  const theirs = await openTab(server.url, ben);
  theirs.start(to, whatYouUse, first);
  const other = await theirs.session(first);
  expect(other).not.toBe(sessionId);
  await theirs.reply(first);
  expect(await messagesOf(ben, other)).toHaveLength(3);
  expect(await messagesOf(ada, sessionId)).toHaveLength(3);
  tab.start(to, whatYouUse, first);
  await expect
    .poll(() => tab.told("customer.profile.handshake").map((shake) => shake.sessionId))
    .toEqual([sessionId, sessionId]);
  await theirs.socket.close();
});

test("the one that was spoken in last is listed first, whichever was begun first", async () => {
  const first = await begin("Do you use contractor deliveries?");
  const second = await begin();
  const listed = async () =>
    (
      await ada.call("GET v2/concept/customer-profile/{pid}/conversation", {
        params: { pid: to.customerProfileUuid },
        query: {},
      })
    ).body.results.map(({ uuid }) => uuid);
  expect((await listed()).slice(0, 2)).toEqual([second.sessionId, first.sessionId]);
  await tab.reply(tab.say(first.here, whatYouUse));
  expect((await listed()).slice(0, 2)).toEqual([first.sessionId, second.sessionId]);
});

test("past ones say in the words of the last message that holds what was searched for, and whether no model answered", async () => {
  const spoken = await begin();
  const flattering = [{ facts: [], guess: "", unknown: "", text: "Yes, I love it and will buy it." }];
  model.script({}, { kind: "answer", value: { verdict: "wouldBuy", sentences: flattering } });
  await tab.reply(tab.say(spoken.here, "Would you pay $90 per floor and month?"));
  const drafted = await begin("Would you pay $95 per floor and month?");
  const found = async (message: string, { sessionId }: { sessionId: string }) =>
    (
      await ada.call("GET v2/concept/customer-profile/{pid}/conversation", {
        params: { pid: to.customerProfileUuid },
        query: { message },
      })
    ).body.results.find(({ uuid }) => uuid === sessionId);
  expect(await found("contractor deliveries", spoken)).toMatchObject({
    summary: "Uses contractor deliveries for $340 a month.",
    isDrafted: false,
  });
  expect((await found("deliveries do you", spoken))?.summary).toBe(whatYouUse);
  expect(await found("$95", drafted)).toMatchObject({ isDrafted: true });
});
