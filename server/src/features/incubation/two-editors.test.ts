import type { SeedAnswer } from "@seedbed/contract/incubation/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { answerText, eventsOf, generate, openSocket, plant, readSeed, settled } from "./incubation.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let seedId: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp({ firstName: "Ada", lastName: "Moreau" });
  ben = await server.signUp({ firstName: "Ben", lastName: "Okoro", accountId: ada.accountId });
});
afterAll(() => server.stop());

const answerPath = "v2/concept/incubation/seed/answer";
const readAnswer = async (identifier: string): Promise<SeedAnswer> => {
  const found = (await readSeed(ada, seedId)).answers.find(({ question }) => question.identifier === identifier);
  if (!found) throw new Error(`${identifier} is not answered`);
  return found;
};
/** The ETag of the seed, as a caller who looks now knows it. */
const version = async () => (await readSeed(ada, seedId)).updatedAt;
interface Written {
  answer: string[];
  /** ETag of the seed, as the writer knows it. */
  seed_version?: string;
}

const change = (person: TestPerson, seen: SeedAnswer, { answer, seed_version }: Written) =>
  person.call("PATCH v2/concept/incubation/seed/answer/{id}", {
    params: { id: seen.id },
    query: seed_version === undefined ? {} : { seed_version },
    body: { answer },
    headers: { "if-match": `"${seen.updatedAt}"` },
  });
const changeAndDelete = (person: TestPerson, seen: SeedAnswer, { answer, seed_version }: Written) =>
  person.call("PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}", {
    params: { id: seen.id },
    query: { force_delete: true, seed_version },
    body: { answer },
    headers: { "if-match": `"${seen.updatedAt}"` },
  });
const remove = (person: TestPerson, seen: SeedAnswer, seed_version?: string) =>
  person.raw(
    `DELETE /api/${answerPath}/${seen.id}${seed_version === undefined ? "" : `?seed_version=${seed_version}`}`,
    undefined,
    { "if-match": `"${seen.updatedAt}"` },
  );
const add = (person: TestPerson, identifier: string, { answer, seed_version }: Written) =>
  person.call("POST v2/concept/incubation/seed/{id}/answer", {
    params: { id: seedId },
    query: { seed_version },
    body: { questionId: `expand.${identifier}`, fieldType: "text", answer },
  });

describe("two people change the same answer", () => {
  beforeEach(async () => {
    seedId = await plantAnsweredSeed(ada);
  });

  test("the second is refused, sees whose words stand there, and may then decide", async () => {
    const seen = await readAnswer("audience");
    expect(seen.updatedBy).toEqual({ uuid: ada.userId, firstName: "Ada", lastName: "Moreau" });
    expect((await change(ben, seen, { answer: ["Landlords"] })).status).toBe(200);
    const refused = await change(ada, seen, { answer: ["Tenants"] });
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/^Somebody else has changed this answer/) });
    const theirs = await readAnswer("audience");
    expect(theirs).toMatchObject({ answer: ["Landlords"], updatedBy: { firstName: "Ben", lastName: "Okoro" } });
    expect(Date.parse(theirs.updatedAt)).toBeGreaterThan(Date.parse(seen.updatedAt));
    expect((await change(ada, theirs, { answer: ["Landlords", "Tenants"] })).status).toBe(200);
    expect((await readAnswer("audience")).answer).toEqual(["Landlords", "Tenants"]);
  });

  test("at the very same moment one of them wins, and only one", async () => {
    const seen = await readAnswer("audience");
    const words = ["Landlords", "Tenants", "Caretakers", "Cleaners"];
    const answers = await Promise.all(
      words.map((word, index) => change(index % 2 ? ben : ada, seen, { answer: [word] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await readAnswer("audience")).answer).toEqual([words[winner]]);
  });

  test("an answer that was changed meanwhile is not deleted", async () => {
    const seen = await readAnswer("success");
    await change(ben, seen, { answer: ["Ten buildings by May"] });
    expect((await remove(ada, seen)).status).toBe(412);
    const theirs = await readAnswer("success");
    expect(theirs.answer).toEqual(["Ten buildings by May"]);
    expect((await remove(ada, theirs)).status).toBe(204);
  });

  test("one that was deleted meanwhile is not found, and can be given anew", async () => {
    const seen = await readAnswer("success");
    expect((await remove(ben, seen)).status).toBe(204);
    expect((await change(ada, seen, { answer: ["Ten buildings"] })).status).toBe(404);
    expect((await add(ada, "success", { answer: ["Ten buildings"], seed_version: await version() })).status).toBe(201);
  });
});

describe("two people give an answer for the first time", () => {
  beforeEach(async () => {
    seedId = await plant(ada);
  });

  test("the second is refused unless it says the same", async () => {
    const seen = await version();
    expect((await add(ben, "idea", { answer: ["A van"], seed_version: seen })).status).toBe(201);
    const refused = await add(ada, "idea", { answer: ["A boat"], seed_version: seen });
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({ detail: expect.stringContaining("has answered this question meanwhile") });
    expect((await add(ada, "idea", { answer: [" A van "], seed_version: seen })).status).toBe(201);
    expect((await readAnswer("idea")).answer).toEqual(["A van"]);
  });

  test("at the very same moment one of them wins, and only one", async () => {
    const seen = await version();
    const answers = await Promise.all([
      add(ada, "idea", { answer: ["A van"], seed_version: seen }),
      add(ben, "idea", { answer: ["A boat"], seed_version: seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
  });

  test("different questions are no conflict", async () => {
    const seen = await version();
    expect((await add(ben, "idea", { answer: ["A van"], seed_version: seen })).status).toBe(201);
    expect((await add(ada, "audience", { answer: ["Landlords"], seed_version: seen })).status).toBe(201);
    expect((await readSeed(ada, seedId)).answers).toHaveLength(2);
  });
});

describe("a change that would remove what the other one has just added", () => {
  test("later answers stay until the caller has seen them", async () => {
    seedId = await plant(ada);
    await answerText(ada, seedId, ["idea", "A van"]);
    await answerText(ada, seedId, ["audience", "Landlords"]);
    const [seen, idea] = [await version(), await readAnswer("idea")];
    await answerText(ben, seedId, ["pains", "Boxes pile up"]);
    const refused = await changeAndDelete(ada, idea, { answer: ["A boat"], seed_version: seen });
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({ detail: expect.stringContaining("would remove what came since") });
    expect((await readSeed(ada, seedId)).answers).toHaveLength(3);
    expect((await changeAndDelete(ada, idea, { answer: ["A boat"], seed_version: await version() })).status).toBe(200);
    expect((await readSeed(ada, seedId)).answers.map(({ answer }) => answer)).toEqual([["A boat"]]);
  });

  test.each(["a change", "a deletion", "a first answer"])("generated concepts stay before %s", async (what) => {
    seedId = await plantAnsweredSeed(ada);
    const [seen, success] = [await version(), await readAnswer("success")];
    await generate(ben, seedId);
    await settled(ben, seedId);
    const write = () => {
      if (what === "a change") return change(ada, success, { answer: ["Ten"], seed_version: seen });
      return what === "a deletion"
        ? remove(ada, success, seen)
        : add(ada, "limits", { answer: ["No depot"], seed_version: seen });
    };
    expect((await write()).status).toBe(412);
    expect((await readSeed(ada, seedId)).cachedConcepts).toHaveLength(4);
    expect((await readAnswer("success")).answer).toEqual(success.answer);
  });

  test("what says nothing new removes nothing, and is taken from whoever looked when", async () => {
    seedId = await plantAnsweredSeed(ada);
    const [seen, success] = [await version(), await readAnswer("success")];
    await generate(ben, seedId);
    await settled(ben, seedId);
    const same = success.answer.map((text) => ` ${text} `);
    expect((await change(ada, success, { answer: same, seed_version: seen })).status).toBe(200);
    expect((await readSeed(ada, seedId)).cachedConcepts).toHaveLength(4);
  });

  test("who sends no version takes the seed as it is", async () => {
    seedId = await plantAnsweredSeed(ada);
    const success = await readAnswer("success");
    await generate(ben, seedId);
    await settled(ben, seedId);
    expect((await change(ada, success, { answer: ["Ten"] })).status).toBe(200);
    expect((await readSeed(ada, seedId)).cachedConcepts).toEqual([]);
  });
});

describe("two people answer the same clarifying question", () => {
  const ask = async () =>
    (
      await ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
        params: { id: seedId },
        body: {},
      })
    ).body[0]?.uuid ?? "";
  const clarify = (
    person: TestPerson,
    questionUuid: string,
    { answer, etag, seed_version }: Written & { etag: string },
  ) =>
    person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
      params: { id: seedId, questionUuid },
      query: seed_version === undefined ? {} : { seed_version },
      body: { answer },
      headers: { "if-match": `"${etag}"` },
    });

  beforeEach(async () => {
    seedId = await plantAnsweredSeed(ada);
  });

  test("the second is refused, and may decide with the new version", async () => {
    const uuid = await ask();
    const given = await clarify(ben, uuid, { answer: ["The tall one"], etag: "unanswered" });
    expect(given.body.answeredBy).toEqual({ uuid: ben.userId, firstName: "Ben", lastName: "Okoro" });
    expect(given.headers.get("etag")).toBe(`"${given.body.answeredAt}"`);
    expect((await clarify(ada, uuid, { answer: ["The old one"], etag: "unanswered" })).status).toBe(412);
    expect((await readSeed(ada, seedId)).clarifyingQuestions[0]).toMatchObject({ answer: ["The tall one"] });
    expect((await clarify(ada, uuid, { answer: ["The old one"], etag: given.body.answeredAt ?? "" })).status).toBe(200);
  });

  test("the second is taken when it says the same, and removes nothing", async () => {
    const uuid = await ask();
    await clarify(ben, uuid, { answer: ["The tall one"], etag: "unanswered" });
    await generate(ben, seedId);
    await settled(ben, seedId);
    const again = await clarify(ada, uuid, { answer: [" The tall one"], etag: "unanswered" });
    expect([again.status, again.body.answer]).toEqual([200, ["The tall one"]]);
    expect((await readSeed(ada, seedId)).cachedConcepts).toHaveLength(4);
  });

  test("a changed one does not remove concepts that came meanwhile", async () => {
    const uuid = await ask();
    const given = await clarify(ada, uuid, { answer: ["The tall one"], etag: "unanswered" });
    const seen = await version();
    await generate(ben, seedId);
    await settled(ben, seedId);
    expect(
      (await clarify(ada, uuid, { answer: ["The old one"], etag: given.body.answeredAt ?? "", seed_version: seen }))
        .status,
    ).toBe(412);
    expect((await readSeed(ada, seedId)).cachedConcepts).toHaveLength(4);
  });
});

describe("what one of them does is told to the other", () => {
  const updates = (socket: Awaited<ReturnType<typeof openSocket>>) =>
    eventsOf(socket, "incubation.seed.update.account").filter(({ seedUuid }) => seedUuid === seedId);

  test("every answer with the seed's new version and a name, and the end of the seed; strangers hear nothing", async () => {
    const stranger = await server.signUp();
    const [socket, foreign] = [await openSocket(server, ada), await openSocket(server, stranger)];
    seedId = await plant(ben);
    await answerText(ben, seedId, ["idea", "A van"]);
    await expect.poll(() => updates(socket).length).toBe(1);
    expect(updates(socket)[0]).toEqual({
      seedUuid: seedId,
      updatedAt: await version(),
      by: { uuid: ben.userId, firstName: "Ben", lastName: "Okoro" },
    });
    await change(ben, await readAnswer("idea"), { answer: ["A boat"] });
    await remove(ben, await readAnswer("idea"));
    await ben.call("DELETE v2/concept/seed/{id}", { params: { id: seedId } });
    await expect.poll(() => updates(socket).length).toBe(4);
    expect(updates(socket).at(-1)).toMatchObject({ updatedAt: null, by: { uuid: ben.userId } });
    expect(eventsOf(foreign, "incubation.seed.update.account")).toEqual([]);
    await Promise.all([socket.close(), foreign.close()]);
  });

  test("concepts that begin to be written and are there", async () => {
    const socket = await openSocket(server, ada);
    seedId = await plantAnsweredSeed(ben);
    const planted = await version();
    await generate(ben, seedId);
    await settled(ben, seedId);
    const since = () => updates(socket).filter(({ updatedAt }) => (updatedAt ?? "") > planted);
    await expect.poll(since).toMatchObject([{ by: { firstName: "Ben" } }, { by: null }]);
    await socket.close();
  });
});
