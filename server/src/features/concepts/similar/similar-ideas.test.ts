import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { differentIdeas, sameIdeas } from "#test-support/drafted-ideas/idea-pairs.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { similarFrom } from "./thresholds.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bank = (person: TestPerson, [title, summary]: [string, string]) =>
  bankConcept(server, person, { title, summary });

async function similarTo(person: TestPerson, id: string) {
  const { status, body } = await person.call("GET v1/concept/{id}/similar", { params: { id } });
  expect(status).toBe(200);
  return body;
}

const soap: [string, string] = ["Refill depot", "Soap and detergent by weight for shared office buildings"];
const soapAgain: [string, string] = ["Depot for refills", "Shared office buildings buy soap and detergent by weight"];

describe("two concepts of a company", () => {
  test.each(sameIdeas)("resemble each other: %s", async (_name, one, other) => {
    const person = await server.signUp();
    const first = await bank(person, one);
    const second = await bank(person, other);
    const [found] = await similarTo(person, first.id);
    expect(found).toMatchObject({ uuid: second.id, kind: "concept", title: other[0], status: "new" });
    expect(found?.similarity).toBeGreaterThanOrEqual(similarFrom);
    expect(found?.similarity).toBeLessThanOrEqual(1);
    expect(String(found?.similarity)).toMatch(/^(?:1|0\.\d{1,2})$/);
    expect(await similarTo(person, second.id)).toMatchObject([{ uuid: first.id, similarity: found?.similarity }]);
  });

  test.each(differentIdeas)("are different: %s", async (_name, one, other) => {
    const person = await server.signUp();
    const first = await bank(person, one);
    await bank(person, other);
    expect(await similarTo(person, first.id)).toEqual([]);
  });

  test("share the words that are told, as the one that is asked about writes them", async () => {
    const person = await server.signUp();
    const { id } = await bank(person, soap);
    await bank(person, soapAgain);
    const [found] = await similarTo(person, id);
    expect(found?.sharedWords).toEqual([
      "Refill",
      "depot",
      "Soap",
      "detergent",
      "weight",
      "shared",
      "office",
      "buildings",
    ]);
  });

  test("tell at most twelve of the words they share", async () => {
    const person = await server.signUp();
    const summary =
      "Porters weigh lemons, pears, plums, figs, dates, olives, onions, beans, walnuts, almonds, honey and barley by night";
    const { id } = await bank(person, ["Night scales", summary]);
    await bank(person, ["Scales by night", summary]);
    expect((await similarTo(person, id))[0]?.sharedWords).toHaveLength(12);
  });

  test.each(["'; drop --", "a\\b c'd \u0002x\u0003 <b>&amp;", "x:*&!|()", "🚀 हिन्दी 设计思维"])(
    "may say anything: %s",
    async (odd) => {
      const person = await server.signUp();
      const { id } = await bank(person, [`Refill ${odd}`, `Soap and detergent by weight for offices ${odd}`]);
      await bank(person, [`Refill ${odd}`, `Soap and detergent by weight for offices ${odd}`]);
      expect(await similarTo(person, id)).toMatchObject([{ similarity: 1 }]);
    },
  );
});

test("what changes no longer resembles, and what is deleted is not named", async () => {
  const person = await server.signUp();
  const first = await bank(person, soap);
  const second = await bank(person, soapAgain);
  const change = (title: string, summary: string) =>
    person.call("PATCH v1/concept/{id}/", { params: { id: second.id }, body: { title, summary } });
  await change("Night bus", "A bus that drives bakers to work before dawn");
  expect(await similarTo(person, first.id)).toEqual([]);
  await change(...soapAgain);
  expect(await similarTo(person, first.id)).toHaveLength(1);
  await person.call("DELETE v1/concept/{id}/", { params: { id: second.id } });
  expect(await similarTo(person, first.id)).toEqual([]);
});

test("an archived concept is named with its status; five at most, the nearest first", async () => {
  const person = await server.signUp();
  const asked = await bank(person, soap);
  for (let count = 0; count < 6; count += 1) await bank(person, soapAgain);
  const twin = await bankConcept(server, person, { title: soap[0], summary: soap[1], status: "archived" });
  const found = await similarTo(person, asked.id);
  expect(found).toHaveLength(5);
  expect(found[0]).toMatchObject({ uuid: twin.id, status: "archived", similarity: 1 });
});

test("another company's ideas are neither found nor told apart", async () => {
  const person = await server.signUp();
  const stranger = await server.signUp();
  const own = await bank(person, soap);
  const foreign = await bank(stranger, soap);
  expect(await similarTo(person, own.id)).toEqual([]);
  const asked = await person.call("GET v1/concept/similar", { query: { ids: `${own.id},${foreign.id}` } });
  expect(asked.body).toEqual([{ uuid: own.id, similar: [] }]);
  const pair = { id: own.id, otherId: foreign.id };
  expect((await person.call("PUT v1/concept/{id}/similar/{otherId}/distinct", { params: pair })).status).toBe(404);
  expect((await stranger.call("GET v1/concept/{id}/similar", { params: { id: own.id } })).status).toBe(404);
});

describe("a pair that somebody told apart", () => {
  test("resembles no longer for the whole company, from both sides, until that is taken back", async () => {
    const ada = await server.signUp();
    const grace = await server.signUp({ accountId: ada.accountId });
    const one = await bank(ada, soap);
    const other = await bank(ada, soapAgain);
    const params = { id: one.identifier, otherId: other.id.toUpperCase() };
    for (const _twice of [1, 2])
      expect((await ada.call("PUT v1/concept/{id}/similar/{otherId}/distinct", { params })).status).toBe(204);
    expect(await similarTo(grace, other.id)).toEqual([]);
    expect(await similarTo(grace, one.id)).toEqual([]);
    const third = await bank(grace, soap);
    expect(await similarTo(grace, one.id)).toMatchObject([{ uuid: third.id }]);
    await grace.call("DELETE v1/concept/{id}/similar/{otherId}/distinct", {
      params: { id: other.id, otherId: one.id },
    });
    expect(await similarTo(ada, one.id)).toHaveLength(2);
  });

  test("is a pair of two ideas that exist", async () => {
    const person = await server.signUp();
    const { id } = await bank(person, soap);
    const tell = (otherId: string) =>
      person.call("PUT v1/concept/{id}/similar/{otherId}/distinct", { params: { id, otherId } });
    expect((await tell(id)).status).toBe(422);
    expect((await tell("00000000-0000-4000-8000-000000000000")).status).toBe(404);
    expect((await tell("x")).status).toBe(404);
  });
});

describe("a seed", () => {
  const twin = {
    idea: ["A depot that refills soap and detergent by weight in the basement of shared office buildings"],
  };

  test("resembles another seed and a concept, but nothing that came of itself", async () => {
    const person = await server.signUp();
    const seed = await plantAnsweredSeed(person);
    const ofItself = await saveFirstConcept(person, seed);
    const other = await plantAnsweredSeed(person, "EXPAND_AN_EXISTING_IDEA", twin);
    const { body } = await person.call("GET v2/concept/seed/{id}/similar", { params: { id: seed } });
    expect(body.map(({ uuid }) => uuid)).toContain(other);
    expect(body.map(({ uuid }) => uuid)).not.toContain(ofItself);
    expect(body.find(({ uuid }) => uuid === other)).toMatchObject({
      kind: "seed",
      status: "draft",
      title: expect.stringContaining("A depot that refills soap"),
    });
    const both = await person.call("GET v1/concept/similar", { query: { ids: `${seed},${other}` } });
    expect(both.body.map(({ uuid }) => uuid).sort()).toEqual([seed, other].sort());
    await person.call("PUT v2/concept/seed/{id}/similar/{otherId}/distinct", {
      params: { id: other, otherId: seed },
    });
    const after = await person.call("GET v2/concept/seed/{id}/similar", { params: { id: seed } });
    expect(after.body.map(({ uuid }) => uuid)).not.toContain(other);
    await person.call("DELETE v2/concept/seed/{id}/similar/{otherId}/distinct", {
      params: { id: other, otherId: seed },
    });
    const again = await person.call("GET v2/concept/seed/{id}/similar", { params: { id: seed } });
    expect(again.body.map(({ uuid }) => uuid)).toContain(other);
    await person.call("DELETE v2/concept/seed/{id}", { params: { id: other } });
    const last = await person.call("GET v2/concept/seed/{id}/similar", { params: { id: seed } });
    expect(last.body.map(({ uuid }) => uuid)).not.toContain(other);
  });

  test("is named by its first sentence, in twelve words at most, as in the list of seeds", async () => {
    const person = await server.signUp();
    const seed = await plantAnsweredSeed(person);
    const idea = [`${twin.idea[0]} of our city. It saves boxes.`];
    const other = await plantAnsweredSeed(person, "EXPAND_AN_EXISTING_IDEA", { idea });
    const { body } = await person.call("GET v2/concept/seed/{id}/similar", { params: { id: seed } });
    const { results } = (await person.call("GET v2/concept/seed")).body;
    const [found] = body;
    expect(found?.title).toBe(results.find(({ uuid }) => uuid === other)?.title);
    expect(found?.title.split(" ")).toHaveLength(12);
  });

  test("without an answer resembles nothing", async () => {
    const person = await server.signUp();
    const { body } = await person.call("POST v2/concept/seed", { body: { type: "IDENTIFY_NEW_OPPORTUNITIES" } });
    const answer = await person.call("GET v2/concept/seed/{id}/similar", { params: { id: body.uuid } });
    expect([answer.status, answer.body]).toEqual([200, []]);
  });

  test("that goes leaves the concepts that came of it, which still belong together", async () => {
    const person = await server.signUp();
    const seed = await plantAnsweredSeed(person);
    const concept = await saveFirstConcept(person, seed);
    expect((await person.call("DELETE v2/concept/seed/{id}", { params: { id: seed } })).status).toBe(204);
    expect(await similarTo(person, concept)).toEqual([]);
  });
});

test("a page of rows is asked about at once, and no more", async () => {
  const person = await server.signUp();
  const ask = (ids: string) => person.call("GET v1/concept/similar", { query: { ids } });
  const id = "00000000-0000-4000-8000-000000000000";
  expect((await ask(Array.from({ length: 20 }, () => id).join(","))).body).toEqual([]);
  expect((await ask(Array.from({ length: 21 }, () => id).join(","))).status).toBe(422);
  expect((await ask("C-0001")).status).toBe(422);
  expect((await ask(`,${id},,${id},`)).body).toEqual([]);
  expect((await ask(",")).status).toBe(422);
  expect((await ask("")).status).toBe(422);
});
