import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  changePersonas,
  type StoredPersonas,
  storePersonas,
} from "#test-support/model-server/personas/stored-personas.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { concepts } from "../concepts/tables.ts";
import { type Addressed, beginConversation, messagesOf, openTab, type Tab } from "./conversations.fixture.ts";

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
const begin = () => beginConversation(tab, to);

const listOf = (person: TestPerson, query: { message?: string; page?: number } = {}, pid = to.customerProfileUuid) =>
  person.call("GET v2/concept/customer-profile/{pid}/conversation", { params: { pid }, query });

describe("a message is refused", () => {
  const refusal = async (data: object, type = "customer.profile.conversation.start") => {
    const id = randomUUID();
    tab.send(type, data, id);
    const uuid = "uuid" in data ? String(data.uuid) : id;
    return tab.error(uuid);
  };

  test("[S2.5-35] without a customer profile, and for a foreign one", async () => {
    const message = "Unable to find Customer Profile to start conversation.";
    const { customerProfileUuid: _, ...without } = to;
    expect(await refusal({ ...without, content: "Hello?" })).toMatchObject({ message });
    const stranger = await server.signUp();
    const theirs = await storePersonas(server, stranger, 1);
    const foreign = { conceptUuid: theirs.conceptUuid, customerProfileUuid: theirs.profiles[0]?.uuid };
    expect(await refusal({ ...foreign, content: "Hello?" })).toMatchObject({ message });
  });

  test("[S2.5-36] when the profile has no such concept", async () => {
    const message = "Unable to find Concept associated with this profile.";
    expect(await refusal({ ...to, conceptUuid: randomUUID(), content: "Hello?" })).toMatchObject({ message });
    expect(await refusal({ customerProfileUuid: to.customerProfileUuid, content: "Hello?" })).toMatchObject({
      message,
    });
  });

  test("[S2.5-37] [S2.2.5-26] when it is empty, and over 500 characters", async () => {
    expect(await refusal({ ...to, content: "  " })).toMatchObject({ message: "No message to send." });
    expect(await refusal({ ...to, content: "a".repeat(501) })).toMatchObject({
      message: "The maximum length is 500 characters",
    });
    expect(model.calls).toHaveLength(0);
  });

  test("in a conversation of somebody else's, and in one that never was", async () => {
    const colleague = await server.signUp({ accountId: ada.accountId });
    const theirs = await openTab(server.url, colleague);
    const { sessionId } = await begin();
    const uuid = theirs.say({ ...to, sessionId }, "What did she say?");
    expect(await theirs.error(uuid)).toMatchObject({ code: "CONVERSATION_NOT_FOUND", sessionId });
    expect(theirs.socket.messages.filter(({ type }) => type.startsWith("customer.profile.")).length).toBe(1);
    await theirs.socket.close();
    const unknown = { ...to, uuid: randomUUID(), session_id: randomUUID(), content: "Hello?" };
    expect(await refusal(unknown, "customer.profile.message")).toMatchObject({ code: "CONVERSATION_NOT_FOUND" });
  });

  test("of an archived concept and to a removed profile; what was said stays", async () => {
    const own = await storePersonas(server, ada, 2);
    const [gone, stays] = own.profiles;
    to = { conceptUuid: own.conceptUuid, customerProfileUuid: gone?.uuid ?? "" };
    const { here, sessionId } = await begin();
    const remove = [{ kind: "remove" as const, item: gone?.uuid ?? "" }];
    await changePersonas(server, ada, { conceptUuid: own.conceptUuid, changes: remove });
    expect(await tab.error(tab.say(here, "Still there?"))).toMatchObject({ code: "PROFILE_REMOVED" });
    await server.database.withTenant(ada, (transaction) =>
      transaction.update(concepts).set({ status: "archived" }).where(eq(concepts.id, own.conceptUuid)),
    );
    const archived = tab.start({ ...here, customerProfileUuid: stays?.uuid ?? "" }, "Hello?");
    expect(await tab.error(archived)).toMatchObject({ code: "CONCEPT_ARCHIVED" });
    expect(await messagesOf(ada, sessionId)).toHaveLength(3);
    expect((await listOf(ada)).body.count).toBe(1);
    to = { conceptUuid: stored.conceptUuid, customerProfileUuid: stored.profiles[0]?.uuid ?? "" };
  });
});

test("past conversations are the person's own: nobody else reads them, and a profile that is not there has none", async () => {
  const { sessionId } = await begin();
  const path = "GET v2/concept/customer-profile/conversation/{cid}/messages";
  const colleague = await server.signUp({ accountId: ada.accountId });
  const stranger = await server.signUp();
  for (const person of [colleague, stranger])
    expect((await person.call(path, { params: { cid: sessionId } })).status).toBe(404);
  expect((await listOf(colleague)).body.count).toBe(0);
  expect((await listOf(stranger)).status).toBe(404);
  expect((await listOf(ada, {}, randomUUID())).status).toBe(404);
  expect((await listOf(ada, {}, "no-uuid")).status).toBe(404);
});

describe("an assumption kept from a conversation", () => {
  const add = (person: TestPerson, conceptUuid: string, fromConversation: string) =>
    person.call("POST v2/concept/{id}/key-assumptions/add", {
      params: { id: conceptUuid },
      body: {
        statement: `Said in ${fromConversation}`,
        category: "Desirability",
        importance: 3,
        certainty: 3,
        fromConversation,
      },
    });

  const writeNone = (person: TestPerson, conceptUuid: string) =>
    changePersonas(server, person, {
      conceptUuid,
      section: "assumptions",
      changes: [{ kind: "replaceAll", content: [] }],
    });

  test("says so, and nobody is certain of it", async () => {
    const { sessionId } = await begin();
    await writeNone(ada, to.conceptUuid);
    expect(await add(ada, to.conceptUuid, sessionId)).toMatchObject({
      status: 201,
      body: {
        fromConversation: sessionId,
        certainty: 1,
        certaintyRationale: "Said in a synthetic conversation: no evidence yet.",
      },
    });
    expect(await add(ada, to.conceptUuid, randomUUID())).toMatchObject({
      status: 422,
      body: { form: { fromConversation: "This conversation was not found." } },
    });
  });

  test("is refused from a conversation about another concept, and of another company", async () => {
    const { sessionId } = await begin();
    for (const person of [ada, await server.signUp()]) {
      const { conceptUuid } = await storePersonas(server, person, 1);
      await writeNone(person, conceptUuid);
      expect((await add(person, conceptUuid, sessionId)).status).toBe(422);
    }
  });
});
