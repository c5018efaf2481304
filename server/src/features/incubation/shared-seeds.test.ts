import type { Seed } from "@seedbed/contract/incubation/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import {
  answerText,
  eventsOf,
  fieldsOf,
  generate,
  openSocket,
  plant,
  readSeed,
  settled,
} from "./incubation.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp({ firstName: "Ada", lastName: "Moreau" });
  ben = await server.signUp({ firstName: "Ben", lastName: "Okoro", accountId: ada.accountId });
});
afterAll(() => server.stop());

const path = "v2/concept/incubation/seed";
const ask = (person: TestPerson, id: string, conceptUuid?: string) =>
  person.call(`POST ${path}/{id}/clarifying-questions`, { params: { id }, body: { conceptUuid } });
const clarify = (id: string, questionUuid: string, answer: string[]) =>
  ada.call(`POST ${path}/{id}/clarifying-questions/{questionUuid}/answer`, {
    params: { id, questionUuid },
    body: { answer },
  });
const save = (id: string, concepts: ReturnType<typeof fieldsOf>[]) =>
  ada.call(`POST ${path}/{id}/generated`, { params: { id }, body: concepts });
const startReport = (id: string, conceptUuid: string) =>
  ada.call(`POST ${path}/{id}/generated/{conceptUuid}/report`, { params: { id, conceptUuid } });
const setStatus = (id: string, status: "draft" | "archived") =>
  ada.call("PATCH v2/concept/seed/{id}", { params: { id }, body: { status } });

/** What the company is told of what Ben does to a seed in `act`. */
async function toldOf(id: string, act: () => Promise<unknown>) {
  const socket = await openSocket(server, ada);
  await act();
  // Events come in their order: when the answer to the last one is there, so are those before it.
  const last = await plant(ben);
  await answerText(ben, last, ["idea", "A van"]);
  const told = () => eventsOf(socket, "incubation.seed.update.account");
  await expect.poll(() => told().some(({ seedUuid }) => seedUuid === last)).toBe(true);
  await socket.close();
  return told().filter(({ seedUuid, by }) => seedUuid === id && by?.uuid === ben.userId);
}

test("a clone is the seed of whoever made it", async () => {
  const id = await plant(ada);
  const { body } = await ben.call("POST v2/concept/seed/{id}/clone", { params: { id } });
  expect((await readSeed(ada, body.uuid)).createdBy).toEqual({ firstName: "Ben", lastName: "Okoro" });
  expect((await readSeed(ada, id)).createdBy).toEqual({ firstName: "Ada", lastName: "Moreau" });
});

test("the answers of a clone keep what of them came from suggestions", async () => {
  const id = await plant(ada);
  const details = { sources: ["ai", "user"] as ("ai" | "user")[] };
  await ada.call(`POST ${path}/{id}/answer`, {
    params: { id },
    body: { questionId: "expand.pains", fieldType: "text", answer: ["Boxes pile up", "Vans are late"], details },
  });
  const { body } = await ben.call("POST v2/concept/seed/{id}/clone", { params: { id } });
  expect((await readSeed(ada, body.uuid)).answers[0]?.details).toEqual(details);
});

test("what stands behind a question that another answer leads to goes with a change of its answer", async () => {
  const id = await plantAnsweredSeed(ada);
  await answerText(ada, id, ["limits", "No depot on the roof"]);
  const earning = (await readSeed(ada, id)).answers.find(({ question }) => question.identifier === "earning");
  const { status } = await ada.call(`PATCH ${path}/answer/update_and_delete_higher_order/{id}`, {
    params: { id: earning?.id ?? "" },
    query: { force_delete: true },
    body: { answer: ["A fee per visit"] },
  });
  expect(status).toBe(200);
  const left = (await readSeed(ada, id)).answers.map(({ question }) => question.identifier);
  expect(left).toEqual(["idea", "audience", "pains", "assets", "value_source", "earning"]);
});

test("archiving what is archived already changes nothing, and nobody is told", async () => {
  const id = await plant(ada);
  const { body } = await setStatus(id, "archived");
  const told = await toldOf(id, () =>
    ben.call("PATCH v2/concept/seed/{id}", { params: { id }, body: { status: "archived" } }),
  );
  expect(told).toEqual([]);
  expect(await readSeed(ada, id)).toEqual(body);
});

test("the company is told that clarifying questions are there, by whom, and that the seed itself is as it was", async () => {
  const id = await plantAnsweredSeed(ada);
  const { updatedAt } = await readSeed(ada, id);
  const told = await toldOf(id, () => ask(ben, id));
  expect(told).toEqual([{ seedUuid: id, updatedAt, by: { uuid: ben.userId, firstName: "Ben", lastName: "Okoro" } }]);
});

test("the company is told that a deleted seed is back, and whoever brought it back may go on from its tag", async () => {
  const id = await plantAnsweredSeed(ada);
  await ada.call("DELETE v2/concept/seed/{id}", { params: { id } });
  let tag = "";
  const told = await toldOf(id, async () => {
    const { headers, body } = await ben.call("POST v2/concept/seed/{id}/restore", { params: { id } });
    tag = headers.get("etag") ?? "";
    expect(tag).toBe(`"${body.updatedAt}"`);
  });
  expect(told).toMatchObject([{ updatedAt: tag.slice(1, -1), by: { firstName: "Ben" } }]);
  expect((await ada.raw("POST /api/v2/concept/seed/no-uuid/restore")).status).toBe(404);
});

test("whoever answers a question or changes it with all that follows gets the tag by which to change it next", async () => {
  const id = await plant(ada);
  const answered = await answerText(ada, id, ["idea", "A van"]);
  expect(answered.headers.get("etag")).toBe(`"${answered.body.updatedAt}"`);
  const changed = await ada.call(`PATCH ${path}/answer/update_and_delete_higher_order/{id}`, {
    params: { id: answered.body.id },
    body: { answer: ["A boat"] },
    headers: { "if-match": answered.headers.get("etag") ?? "" },
  });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).toBe(`"${changed.body.updatedAt}"`);
});

test("a row of the list tells the whole first answer where that is longer than its title, and else the second", async () => {
  const id = await plantAnsweredSeed(ada, "EXPAND_AN_EXISTING_IDEA", {
    idea: ["A van."],
    audience: ["Caretakers", "Hosts"],
  });
  const { results } = (await ada.call("GET v2/concept/seed", { query: {} })).body;
  expect(results.find(({ uuid }) => uuid === id)).toMatchObject({ title: "A van", description: "Caretakers; Hosts" });
});

describe("a seed with concepts", () => {
  let id: string;
  let seed: Seed;
  const concept = (place: number) => {
    const found = seed.cachedConcepts[place];
    if (!found) throw new Error("no concept was generated");
    return found;
  };

  beforeEach(async () => {
    id = await plantAnsweredSeed(ada);
    await generate(ada, id, { wish: "Something for schools" });
    seed = await settled(ada, id);
  });

  test.each(["the first answer to a question", "the end of an answer"])(
    "%s takes away what was made without it",
    async (what) => {
      await ask(ada, id);
      const success = seed.answers.find(({ question }) => question.identifier === "success");
      const { status } =
        what === "the end of an answer"
          ? await ada.raw(`DELETE /api/${path}/answer/${success?.id}`)
          : await answerText(ada, id, ["limits", "No depot on the roof"]);
      expect(status).toBeLessThan(300);
      expect(await readSeed(ada, id)).toMatchObject({ cachedConcepts: [], clarifyingQuestions: [] });
    },
  );

  test("while others are being written, nobody asks back, and no answer is given, changed or taken away", async () => {
    const [whole] = (await ask(ada, id)).body;
    const [own] = (await ask(ada, id, concept(0).uuid)).body;
    const before = await readSeed(ada, id);
    const setGeneration = (status: "running" | "idle") =>
      server.database.pool.query("update seeds set generation_status = $2 where id = $1", [id, status]);
    await setGeneration("running");
    const [first] = seed.answers;
    const refused = [
      await ask(ada, id, concept(1).uuid),
      await clarify(id, whole?.uuid ?? "", ["The owner"]),
      await clarify(id, own?.uuid ?? "", ["The caretaker"]),
      await ada.call(`PATCH ${path}/answer/{id}`, { params: { id: first?.id ?? "" }, body: { answer: ["A boat"] } }),
      await ada.raw(`DELETE /api/${path}/answer/${first?.id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    await setGeneration("idle");
    expect(await readSeed(ada, id)).toEqual(before);
  });

  test("it is published with the first concept whose report is begun, and the company hears when concepts are discarded", async () => {
    const { body } = await startReport(id, concept(0).uuid);
    expect((await readSeed(ada, id)).status).toBe("published");
    const told = await toldOf(id, () => ben.call(`DELETE ${path}/{id}/generated`, { params: { id } }));
    const after = await readSeed(ada, id);
    expect(told).toMatchObject([{ updatedAt: after.updatedAt, by: { firstName: "Ben" } }]);
    expect(after.cachedConcepts.map(({ conceptUuid }) => conceptUuid)).toEqual([body.conceptUuid]);
  });

  test("the context of a concept holds the questions about the whole seed, and none about a single concept", async () => {
    const whole = (await ask(ada, id)).body;
    await ask(ada, id, concept(1).uuid);
    const [saved] = (await save(id, [fieldsOf(concept(0))])).body;
    const { body } = await ada.call("GET v2/concept/{id}/context", { params: { id: saved?.conceptUuid ?? "" } });
    expect(body.clarifyingQuestions).toEqual(whole);
  });

  test("a later generation without a wish knows nothing of the earlier one's", async () => {
    await generate(ada, id);
    expect((await settled(ada, id)).generation.instructions).toBe("");
  });

  test("once it is published, questions about its concepts can be answered, those about the whole seed no more", async () => {
    const [whole] = (await ask(ada, id)).body;
    const [own] = (await ask(ada, id, concept(1).uuid)).body;
    await save(id, [fieldsOf(concept(0))]);
    expect((await clarify(id, own?.uuid ?? "", ["The caretaker"])).status).toBe(200);
    expect((await clarify(id, whole?.uuid ?? "", ["The owner"])).status).toBe(409);
    const { cachedConcepts, clarifyingQuestions } = await readSeed(ada, id);
    expect(cachedConcepts[1]?.clarifyingQuestions[0]?.answer).toEqual(["The caretaker"]);
    expect(clarifyingQuestions[0]?.answer).toEqual([]);
    const { results } = (await ada.call("GET v2/concept/seed", { query: { category: "active" } })).body;
    expect(results.map(({ uuid }) => uuid)).toContain(id);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["published"]));
    const drafts = (await ada.call("GET v2/concept/seed", { query: { category: "draft" } })).body.results;
    expect(drafts.map(({ uuid, status }) => [uuid === id, status])).not.toContainEqual([true, "published"]);
    await setStatus(id, "archived");
  });

  test("what is clarified anew about one concept leaves all concepts for the next generation", async () => {
    const [own] = (await ask(ada, id, concept(0).uuid)).body;
    await clarify(id, own?.uuid ?? "", ["The caretaker"]);
    await clarify(id, own?.uuid ?? "", ["The owner"]);
    const { cachedConcepts } = await readSeed(ada, id);
    expect(cachedConcepts).toHaveLength(4);
    expect(cachedConcepts[0]?.clarifyingQuestions[0]?.answer).toEqual(["The owner"]);
  });

  test("a clarifying answer keeps what of it came from a suggestion", async () => {
    const [question] = (await ask(ada, id)).body;
    const { body } = await ada.call(`POST ${path}/{id}/clarifying-questions/{questionUuid}/answer`, {
      params: { id, questionUuid: question?.uuid ?? "" },
      body: { answer: ["The owner", "The tenants"], details: { sources: ["ai"] } },
    });
    expect(body.details).toEqual({ sources: ["ai", "user"] });
    expect((await readSeed(ada, id)).clarifyingQuestions[0]?.details).toEqual({ sources: ["ai", "user"] });
  });

  test("in the archive it shows the questions that were asked, and nothing of it comes to the bank", async () => {
    const asked = (await ask(ada, id)).body;
    await setStatus(id, "archived");
    expect((await ask(ada, id)).body).toEqual(asked);
    expect((await save(id, [fieldsOf(concept(0))])).status).toBe(409);
    expect((await startReport(id, concept(0).uuid)).status).toBe(409);
    expect((await readSeed(ada, id)).cachedConcepts.filter(({ isSaved }) => isSaved)).toEqual([]);
  });

  test("a concept whose report had begun is neither saved nor generating once it is deleted in the bank, nor when it is saved anew", async () => {
    const { body } = await startReport(id, concept(0).uuid);
    await ada.call("DELETE v1/concept/{id}/", { params: { id: body.conceptUuid } });
    expect((await readSeed(ada, id)).cachedConcepts[0]).toMatchObject({ isSaved: false, isGenerating: false });
    const again = await save(id, [fieldsOf(concept(0))]);
    expect(again.body[0]).toMatchObject({ isSaved: true, isGenerating: false });
    expect((await readSeed(ada, id)).cachedConcepts[0]).toMatchObject({ isSaved: true, isGenerating: false });
    const restarted = await startReport(id, concept(0).uuid);
    expect(restarted.body.conceptUuid).toBe(again.body[0]?.conceptUuid);
    expect((await readSeed(ada, id)).cachedConcepts[0]).toMatchObject({ isGenerating: true });
  });

  test("deleted while others are being written, it comes back with all concepts that were there", async () => {
    await startReport(id, concept(0).uuid);
    const before = await readSeed(ada, id);
    await server.database.pool.query(
      "update seeds set generation_status = 'running', generation_id = gen_random_uuid() where id = $1",
      [id],
    );
    await ada.call("DELETE v2/concept/seed/{id}", { params: { id } });
    const { body } = await ada.call("POST v2/concept/seed/{id}/restore", { params: { id } });
    expect(body.cachedConcepts).toEqual(before.cachedConcepts);
    expect(body.generation.status).toBe("idle");
  });
});
