import { AddedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept, wordsOfFood } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../report.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
  id = (await bankConcept(server, ada, wordsOfFood)).id;
  await order(ada, id, "generate");
  await settled(ada, id);
}, 120_000);
afterAll(() => server.stop());

const words = { category: "Viability", importance: 2, certainty: 1 } as const;
const add = (statement: string, person = ada) =>
  person.call("POST v2/concept/{id}/key-assumptions/add", { params: { id }, body: { statement, ...words } });
const list = async () => {
  const { body } = await ada.call("GET v2/concept/{id}/key-assumptions", {
    params: { id },
    query: { category: "Viability", page_size: 100 },
  });
  return body.results;
};
const wordsOf = (count: number, about: string) => Array.from({ length: count }, (_, at) => `${about}${at}`).join(" ");

describe("an assumption that a person adds", () => {
  test("stands as the person's own, untested, and can be taken back", async () => {
    const before = await list();
    const { status, body } = await add("Kitchens pay for a forecast by the month.");
    expect(status).toBe(201);
    const added = AddedAssumption.parse(body);
    expect(added).toMatchObject({ ...words, origin: "user", status: "untested", version: 1 });
    const { revision, ...assumption } = added;
    expect(await list()).toEqual([...before, { ...assumption, balance: null }]);
    const undone = await ada.call("POST v2/concept/{id}/report/{section}/undo", {
      params: { id, section: "assumptions" },
      body: { revision },
    });
    expect(undone.status).toBe(200);
    expect(await list()).toEqual(before);
  });

  test("outlives its section being written anew", async () => {
    const { body } = await add("Kitchens share their counts with us.");
    await ada.call("POST v2/concept/{id}/key-assumptions/generate", { params: { id } });
    await settled(ada, id);
    expect((await list()).map(({ uuid }) => uuid)).toContain(body.uuid);
  });

  test("is refused in the words of one that stands, in whatever spelling", async () => {
    await add("Kitchens order on Mondays.");
    expect(await add("  kitchens  order on mondays. ")).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  test("[S2.5-02] is refused over 40 words and without any, and taken with exactly 40", async () => {
    const long = await add(wordsOf(41, "long"));
    expect(long.status).toBe(422);
    expect(long.body).toMatchObject({
      form: { statement: "Please reduce your statement to 40 words or fewer." },
    });
    expect((await add(" ")).status).toBe(422);
    expect((await add(wordsOf(40, "word"))).status).toBe(201);
  });

  test("is refused in a report of another company, and before the assumptions are written", async () => {
    expect((await add("Ours.", await server.signUp())).status).toBe(404);
    const bare = await bankConcept(server, ada, wordsOfFood);
    const early = await ada.call("POST v2/concept/{id}/key-assumptions/add", {
      params: { id: bare.id },
      body: { statement: "Too early.", ...words },
    });
    expect(early.status).toBe(404);
  });
});
