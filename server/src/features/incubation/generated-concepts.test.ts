import type { GeneratedConceptFields, Seed } from "@seedbed/contract/incubation/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { eventsOf, fieldsOf, generate, openSocket, plant, readSeed, settled } from "./incubation.fixture.ts";
import { readSeedBrief } from "./operations/read-seed-brief.ts";

let server: TestServer;
let ada: TestPerson;
let seedId: string;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

const save = (concepts: GeneratedConceptFields[]) =>
  ada.call("POST v2/concept/incubation/seed/{id}/generated", { params: { id: seedId }, body: concepts });
const startReport = (conceptUuid: string) =>
  ada.call("POST v2/concept/incubation/seed/{id}/generated/{conceptUuid}/report", {
    params: { id: seedId, conceptUuid },
  });
const bank = async () => (await ada.call("GET v1/concept/")).body.results.filter(({ seedUuid }) => seedUuid === seedId);
const fields = () => seed.cachedConcepts.map(fieldsOf);
const first = () => {
  const [concept] = fields();
  if (!concept) throw new Error("no concept was generated");
  return concept;
};
const texts = (of: Seed) => of.cachedConcepts.map(({ title, summary }) => `${title} ${summary}`);

beforeEach(async () => {
  seedId = await plantAnsweredSeed(ada);
  await generate(ada, seedId);
  seed = await settled(ada, seedId);
});

describe("generating without a model", () => {
  test("[S1.1-06] [S1.3-22] [S1.3-23] four drafts are cached on the seed, in order, with all their parts", () => {
    expect(seed.generation).toEqual({ status: "idle", message: null, instructions: "" });
    expect(seed.cachedConcepts.map(({ generationOrder }) => generationOrder)).toEqual([1, 2, 3, 4]);
    expect(new Set(texts(seed)).size).toBe(4);
    for (const concept of seed.cachedConcepts) {
      expect(concept).toMatchObject({ isGenerating: false, isSaved: false, conceptUuid: null, origin: "draft" });
      const { uuid, title, summary, overview, problemStatement, valueProposition, clarifyingQuestions } = concept;
      expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
      for (const text of [title, summary, overview, problemStatement, valueProposition])
        expect(text).toMatch(/\w+ \w+/);
      expect(clarifyingQuestions).toEqual([]);
      for (const items of [concept.differentiators, concept.rightsToWin]) {
        expect(items.length).toBeGreaterThan(0);
        expect(items).toEqual(
          items.map((_item, index) => ({ order: index + 1, description: expect.stringMatching(/\w+ \w+/) })),
        );
      }
      expect(concept.restsOn.problemStatement).toContain("pains");
      expect(concept.restsOn.title).toHaveLength(1);
    }
  });

  test("[S1.3-22] a concept's own clarifying questions stand with it, and with no other", async () => {
    const [asked] = seed.cachedConcepts;
    await ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
      params: { id: seedId },
      body: { conceptUuid: asked?.uuid ?? "" },
    });
    const [concept, ...others] = (await readSeed(ada, seedId)).cachedConcepts;
    expect(concept?.clarifyingQuestions.length).toBeGreaterThan(0);
    for (const other of others) expect(other.clarifyingQuestions).toEqual([]);
  });

  test("[S1.7-37] writing again replaces what is not kept by other concepts", async () => {
    const [kept] = seed.cachedConcepts.slice(1);
    if (!kept) throw new Error("no second concept");
    const started = await generate(ada, seedId, {
      concepts: [{ ...fieldsOf(kept), title: "Mine" }],
      wish: "Something for schools",
    });
    expect(started.status).toBe(202);
    expect(started.body.status).toBe("pending");
    const again = await settled(ada, seedId);
    expect(again.cachedConcepts).toHaveLength(4);
    expect(again.cachedConcepts[0]).toMatchObject({ uuid: kept.uuid, title: "Mine", origin: "user" });
    expect(again.generation.instructions).toBe("Something for schools");
    for (const text of texts(again).slice(1)) expect(texts(seed)).not.toContain(text);
  });

  test("[S3.9-23] wishes hold 2000 characters, and one more is refused", async () => {
    expect((await generate(ada, seedId, { wish: "x".repeat(2_001) })).status).toBe(422);
    const wish = `${"Something for schools. ".repeat(87)}`.slice(0, 2_000).trim();
    expect((await generate(ada, seedId, { wish })).status).toBe(202);
    expect((await settled(ada, seedId)).generation).toMatchObject({ status: "idle", instructions: wish });
  });

  test("keeping every place, or a concept of another seed, is refused", async () => {
    expect((await generate(ada, seedId, { concepts: fields() })).status).toBe(409);
    const other = await plantAnsweredSeed(ada);
    expect((await generate(ada, other, { concepts: [first()] })).status).toBe(404);
    expect((await readSeed(ada, other)).generation.status).toBe("idle");
  });

  test("a seed without answers, and an archived one, generate nothing", async () => {
    expect((await generate(ada, await plant(ada))).status).toBe(409);
    await ada.call("PATCH v2/concept/seed/{id}", { params: { id: seedId }, body: { status: "archived" } });
    expect((await generate(ada, seedId)).status).toBe(409);
  });

  test("the same Idempotency-Key starts one generation", async () => {
    const start = () =>
      ada.raw(`POST /api/v2/concept/incubation/seed/${seedId}/generate-concepts`, {}, { "idempotency-key": seedId });
    const [one, two] = [await start(), await start()];
    expect(two.body).toEqual(one.body);
    expect((await settled(ada, seedId)).cachedConcepts).toHaveLength(4);
  });

  test("[S1.7-55] the words reach the person while they are being written, and then the stored concepts", async () => {
    const socket = await openSocket(server, ada);
    const { body } = await generate(ada, seedId);
    const stored = await settled(ada, seedId);
    await expect.poll(() => eventsOf(socket, "stream.structured.concept.generation").at(-1)?.stage).toBe("done");
    const events = eventsOf(socket, "stream.structured.concept.generation");
    expect(events.length).toBeGreaterThan(2);
    expect(
      events.every(({ context }) => context.seedUuid === seedId && context.workflowUuid === body.workflowUuid),
    ).toBe(true);
    expect(events[0]?.content.concepts[0]?.uuid).toBe(stored.cachedConcepts[0]?.uuid);
    expect(events.at(-1)?.content).toEqual({
      origin: "draft",
      concepts: stored.cachedConcepts.map((concept) => ({
        ...fieldsOf(concept),
        generationOrder: concept.generationOrder,
      })),
    });
    await socket.close();
  });
});

describe("discarding", () => {
  test("[S1.2.10-04] concepts that are not saved go, saved ones stay", async () => {
    await save([first()]);
    const discarded = await ada.call("DELETE v2/concept/incubation/seed/{id}/generated", { params: { id: seedId } });
    expect(discarded.status).toBe(204);
    expect((await readSeed(ada, seedId)).cachedConcepts.map(({ uuid }) => uuid)).toEqual([first().uuid]);
    expect(await bank()).toHaveLength(1);
  });
});

describe("saving", () => {
  test("[S1.7-40] [S1.4-45] chosen concepts come to the bank as edited, and the answer says where", async () => {
    const chosen = [{ ...first(), title: "Depots for schools" }, ...fields().slice(2, 3)];
    const { status, body } = await save(chosen);
    expect(status).toBe(201);
    expect(body.map(({ uuid, isSaved }) => [uuid, isSaved])).toEqual(chosen.map(({ uuid }) => [uuid, true]));
    expect(body[0]).toMatchObject({ title: "Depots for schools", origin: "user" });
    const saved = await bank();
    expect(saved.map(({ uuid, identifier, title }) => [uuid, identifier, title]).toSorted()).toEqual(
      body.map(({ conceptUuid, identifier, title }) => [conceptUuid, identifier, title]).toSorted(),
    );
  });

  test("saving twice, even at once, brings each concept to the bank once", async () => {
    const answers = await Promise.all([save([first()]), save([first()]), save([{ ...first(), title: "Later" }])]);
    expect(new Set(answers.map(({ body }) => body[0]?.conceptUuid)).size).toBe(1);
    expect(await bank()).toHaveLength(1);
  });

  test("one that is in the bank stays as it is with its seed: it is edited there", async () => {
    await save([first()]);
    const again = await save([{ ...first(), title: "Depots for schools" }]);
    expect(again.body[0]).toMatchObject({ title: first().title, origin: "draft" });
    expect((await readSeed(ada, seedId)).cachedConcepts[0]).toMatchObject({ title: first().title, origin: "draft" });
    expect((await bank()).map(({ title }) => title)).toEqual([first().title]);
  });

  test("one concept that does not exist, or stands twice, saves none", async () => {
    const missing = { ...first(), uuid: "6f1c3f7e-7f0a-4c3e-9d59-0a0a0a0a0a0a" };
    expect((await save([first(), missing])).status).toBe(404);
    expect((await save([first(), first()])).status).toBe(422);
    expect(await bank()).toEqual([]);
    expect((await readSeed(ada, seedId)).status).toBe("draft");
  });

  test.each([
    ["[S1.5-32] an overview", { overview: "x".repeat(1001) }],
    ["[S1.5-32] a problem statement", { problemStatement: "x".repeat(1001) }],
    ["[S1.5-32] a value proposition", { valueProposition: "x".repeat(1001) }],
    ["[S1.5-33] a differentiator", { differentiators: [{ order: 1, description: "x".repeat(501) }] }],
    ["[S1.5-33] a right to win", { rightsToWin: [{ order: 1, description: "x".repeat(501) }] }],
  ])("%s that is too long is refused", async (_, change) => {
    expect((await save([{ ...first(), ...change }])).status).toBe(422);
  });

  test("a concept that was deleted in the bank can be saved again", async () => {
    const [saved] = (await save([first()])).body;
    await ada.call("DELETE v1/concept/{id}/", { params: { id: saved?.conceptUuid ?? "" } });
    expect((await readSeed(ada, seedId)).cachedConcepts[0]).toMatchObject({ isSaved: false, conceptUuid: null });
    expect((await save([first()])).body[0]?.conceptUuid).not.toBe(saved?.conceptUuid);
  });

  test("a colleague sees and saves them too", async () => {
    const colleague = await server.signUp({ accountId: ada.accountId });
    const { status } = await colleague.call("POST v2/concept/incubation/seed/{id}/generated", {
      params: { id: seedId },
      body: [first()],
    });
    expect(status).toBe(201);
  });
});

describe("[S1.7-42] [S1.7-43] starting a report", () => {
  test("[S1.4-39] [S1.4-46] saves the concept first and marks it, once however often", async () => {
    const started = await startReport(first().uuid);
    expect(started.status).toBe(202);
    const [concept] = await bank();
    expect(started.body).toEqual({ conceptUuid: concept?.uuid, identifier: concept?.identifier });
    expect((await readSeed(ada, seedId)).cachedConcepts[0]).toMatchObject({ isGenerating: true, isSaved: true });
    expect((await startReport(first().uuid)).body).toEqual(started.body);
    expect(await bank()).toHaveLength(1);
  });

  test("of a concept that does not exist is not found", async () => {
    expect((await startReport("6f1c3f7e-7f0a-4c3e-9d59-0a0a0a0a0a0a")).status).toBe(404);
    expect((await startReport("nothing")).status).toBe(404);
  });
});

describe("clarifying questions", () => {
  const ask = (conceptUuid?: string) =>
    ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
      params: { id: seedId },
      body: { conceptUuid },
    });
  const answer = (questionUuid: string, words: string[]) =>
    ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
      params: { id: seedId, questionUuid },
      body: { answer: words },
    });

  test("[S1.7-38] [S1.3-21] three or four are asked about the whole seed, once", async () => {
    const asked = await ask();
    expect(asked.status).toBe(201);
    expect([3, 4]).toContain(asked.body.length);
    expect(asked.body[0]).toMatchObject({ answer: [], conceptUuid: null });
    expect((await ask()).body).toEqual(asked.body);
    expect((await readSeed(ada, seedId)).clarifyingQuestions).toEqual(asked.body);
  });

  test("two windows asking at once get the same questions", async () => {
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two.body.map(({ uuid }) => uuid)).toEqual(one.body.map(({ uuid }) => uuid));
  });

  test("what was clarified about a concept belongs to the brief of that concept, and of no other", async () => {
    const two = seed.cachedConcepts.slice(0, 2);
    for (const [words, conceptUuid] of [["About all"], ["About the first", two[0]?.uuid]] as [string, string?][])
      await answer((await ask(conceptUuid)).body[0]?.uuid ?? "", [words]);
    await save(two.map(fieldsOf));
    const briefs = (await readSeed(ada, seedId)).cachedConcepts
      .slice(0, 2)
      .map(({ conceptUuid }) =>
        server.database.withTenant(ada, (transaction) => readSeedBrief(transaction, seedId, conceptUuid ?? "")),
      );
    const clarified = (await Promise.all(briefs)).map(({ clarifications }) =>
      clarifications.flatMap((each) => each.answers),
    );
    expect(clarified.map((words) => words.toSorted())).toEqual([["About all", "About the first"], ["About all"]]);
  });

  test("[S1.7-39] about one concept they stand with the concept, and their answers are saved", async () => {
    const asked = await ask(first().uuid);
    const answered = await answer(asked.body[0]?.uuid ?? "", ["Ask the caretaker"]);
    expect(answered.status).toBe(200);
    const now = await readSeed(ada, seedId);
    expect(now.clarifyingQuestions).toEqual([]);
    expect(now.cachedConcepts[0]?.clarifyingQuestions[0]).toMatchObject({
      uuid: asked.body[0]?.uuid,
      answer: ["Ask the caretaker"],
      conceptUuid: first().uuid,
    });
    expect((await ask("6f1c3f7e-7f0a-4c3e-9d59-0a0a0a0a0a0a")).status).toBe(404);
  });

  test("[S1.4-29] a first answer leaves the concepts, a changed one removes them", async () => {
    const uuid = (await ask()).body[0]?.uuid ?? "";
    await answer(uuid, ["The owner"]);
    expect((await readSeed(ada, seedId)).cachedConcepts).toHaveLength(4);
    await answer(uuid, ["The tenants"]);
    expect((await readSeed(ada, seedId)).cachedConcepts).toEqual([]);
  });

  test("an answer is trimmed, not repeated and not too long", async () => {
    const uuid = (await ask()).body[0]?.uuid ?? "";
    expect((await answer(uuid, [" The owner "])).body.answer).toEqual(["The owner"]);
    expect((await answer(uuid, ["a", "a"])).status).toBe(422);
    expect((await answer(uuid, ["x".repeat(501)])).status).toBe(422);
    expect((await answer("6f1c3f7e-7f0a-4c3e-9d59-0a0a0a0a0a0a", ["a"])).status).toBe(404);
  });
});
