import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Titles of the concepts a query finds, in the order of the page. */
async function titles(person: TestPerson, query: Record<string, unknown> = {}): Promise<string[]> {
  const { status, body } = await person.call("GET v1/concept/", { query });
  expect(status).toBe(200);
  return body.results.map((concept) => concept.title);
}

describe("pages and orders of the bank", () => {
  let person: TestPerson;
  const minute = (index: number) => new Date(Date.UTC(2026, 2, 4, 12, index));

  beforeAll(async () => {
    person = await server.signUp();
    for (let index = 1; index <= 23; index += 1)
      await bankConcept(server, person, { title: `Idea ${String(index).padStart(2, "0")}`, createdAt: minute(index) });
  });

  test("[S1.9-01] [S1.9-02] [S1.7-16] a page holds twenty concepts, the newest first", async () => {
    const { body } = await person.call("GET v1/concept/");
    expect(body).toMatchObject({ count: 23, numberOfPages: 2 });
    expect(body.results).toHaveLength(20);
    expect(body.results[0]).toMatchObject({ title: "Idea 23", identifier: "C-0023" });
    expect(await titles(person, { page: 2 })).toEqual(["Idea 03", "Idea 02", "Idea 01"]);
  });

  test("a page beyond the last gives the last; one before the first is refused", async () => {
    expect(await titles(person, { page: 900 })).toEqual(["Idea 03", "Idea 02", "Idea 01"]);
    for (const page of ["0", "-1", "1.5", "two"]) {
      const { status } = await person.call("GET v1/concept/", { query: { page } });
      expect([page, status]).toEqual([page, 422]);
    }
  });

  test("an empty bank has one empty page", async () => {
    const { body } = await (await server.signUp()).call("GET v1/concept/");
    expect(body).toEqual({ results: [], count: 0, numberOfPages: 1 });
  });

  test("[S1.2.8-09] [S1.5-34] the sort columns work in both directions, and no other column is taken", async () => {
    expect((await titles(person, { sort: "createdAt" }))[0]).toBe("Idea 01");
    expect((await titles(person, { sort: "-title" }))[0]).toBe("Idea 23");
    await person.call("PATCH v1/concept/{id}/", { params: { id: "C-0007" }, body: { status: "ideating" } });
    expect((await titles(person, { sort: "-updatedAt" }))[0]).toBe("Idea 07");
    expect((await titles(person, { sort: "status" }))[0]).toBe("Idea 07");
    expect((await person.call("GET v1/concept/", { query: { sort: "summary" } })).status).toBe(422);
  });
});

test("titles are sorted as in a dictionary, whatever their capitals", async () => {
  const person = await server.signUp();
  for (const title of ["Zebra", "apple", "Éclair", "Apricot"]) await bankConcept(server, person, { title });
  const sorted = await titles(person, { sort: "title" });
  expect(sorted.slice(0, 2)).toEqual(["apple", "Apricot"]);
  expect(sorted.indexOf("Zebra")).toBeGreaterThan(1);
});

describe("filters of the bank", () => {
  let ada: TestPerson;
  let grace: TestPerson;

  beforeAll(async () => {
    ada = await server.signUp();
    grace = await server.signUp({ accountId: ada.accountId, firstName: "Grace", lastName: "van der Berg" });
    await bankConcept(server, ada, { title: "Fresh" });
    await bankConcept(server, ada, { title: "Thought over", status: "ideating" });
    await bankConcept(server, ada, { title: "Launched", status: "commercialized" });
    await bankConcept(server, grace, { title: "Put away", status: "archived" });
    await bankConcept(server, grace, { title: "Built", status: "prototyping" });
  });

  test("[S1.2.8-28] archived concepts are there only when asked for", async () => {
    expect(await titles(ada, { sort: "title" })).toEqual(["Built", "Fresh", "Launched", "Thought over"]);
    expect(await titles(ada, { status: "archived" })).toEqual(["Put away"]);
    expect(await titles(ada, { status: "new,archived", sort: "title" })).toEqual(["Fresh", "Put away"]);
  });

  test("[S1.2.8-06] [S1.7-15] a set of statuses is a comma list; an unknown one is refused", async () => {
    expect(await titles(ada, { status: "ideating, prototyping", sort: "title" })).toEqual(["Built", "Thought over"]);
    expect(await titles(ada, { status: "" })).toHaveLength(4);
    const refused = await ada.call("GET v1/concept/", { query: { status: "new,finished" } });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ detail: [{ loc: ["querystring", "status", 1] }] });
  });

  test("[S1.7-17] [S1.3-24] a category is a group of statuses", async () => {
    expect(await titles(ada, { category: "draft", sort: "title" })).toEqual(["Fresh", "Thought over"]);
    expect(await titles(ada, { category: "active", sort: "title" })).toEqual(["Built", "Launched"]);
    expect(await titles(ada, { category: "archived" })).toEqual(["Put away"]);
    expect(await titles(ada, { category: "active", status: "new,prototyping" })).toEqual(["Built"]);
  });

  test("[S1.2.8-07] createdBy takes the full name, in any capitals", async () => {
    expect(await titles(ada, { createdBy: "grace VAN DER berg" })).toEqual(["Built"]);
    expect(await titles(ada, { createdBy: " Ada Moreau " })).toHaveLength(3);
    expect(await titles(ada, { createdBy: "Grace" })).toEqual([]);
    expect(await titles(ada, { createdBy: "Grace%" })).toEqual([]);
    const plato = await server.signUp({ firstName: "Plato", lastName: "" });
    await bankConcept(server, plato, { title: "The cave" });
    expect(await titles(plato, { createdBy: "plato" })).toEqual(["The cave"]);
  });
});

describe("the search of the bank", () => {
  let person: TestPerson;

  beforeAll(async () => {
    person = await server.signUp();
    await bankConcept(server, person, { title: "Refill depot", summary: "Soap by weight for shared offices" });
    await bankConcept(server, person, { title: "Night nurses' roster", summary: "Planned 24/7 at example.com" });
    await bankConcept(server, person, {
      title: "Crème brûlée kit",
      summary: "For 3.5 million kitchens, state-of-the-art",
    });
    await bankConcept(server, person, { title: "हिन्दी पाठ", summary: "Reading lessons" });
  });

  test.each([
    ["refill", "Refill depot"],
    ["REF dep", "Refill depot"],
    ["weight refill", "Refill depot"],
    ["offi", "Refill depot"],
    ["C-0001", "Refill depot"],
    ["c1", "Refill depot"],
    ["0001", "Refill depot"],
    ["nurses'", "Night nurses' roster"],
    ["nurses' ros", "Night nurses' roster"],
    ["example.com", "Night nurses' roster"],
    ["24/7", "Night nurses' roster"],
    ["at examp", "Night nurses' roster"],
    ["3.5", "Crème brûlée kit"],
    ["crème", "Crème brûlée kit"],
    ["state-of-the", "Crème brûlée kit"],
    ["हिन्दी", "हिन्दी पाठ"],
  ])("[S1.2.8-28] %s finds what is meant", async (search, title) => {
    expect(await titles(person, { search })).toEqual([title]);
  });

  test("the beginning of an identifier finds those it may become", async () => {
    expect(await titles(person, { search: "C-00" })).toHaveLength(4);
    expect(await titles(person, { search: person.accountId }), "the company is no word of its concepts").toEqual([]);
  });

  test.each(["depots", "fill", "refill nurses", "x".repeat(200), "C-9999", "99999999999"])(
    "%s finds nothing",
    async (search) => {
      expect(await titles(person, { search })).toEqual([]);
    },
  );

  test.each([
    "refill:*",
    "refill & !depot",
    "'refill'",
    '"refill',
    "refill | ",
    "\\refill\\",
    "(refill",
    "refill 🚀",
    "<-> refill",
  ])("signs that mean something to the database mean nothing here: %s", async (search) => {
    expect(await titles(person, { search })).toEqual(["Refill depot"]);
  });

  test.each(["", "   ", "&|!", ":*", "🚀", "'", "\\", "%"])("%j has no word and hides nothing", async (search) => {
    expect(await titles(person, { search })).toHaveLength(4);
  });

  test("more than 200 characters are refused", async () => {
    expect((await person.call("GET v1/concept/", { query: { search: "x".repeat(201) } })).status).toBe(422);
  });
});
