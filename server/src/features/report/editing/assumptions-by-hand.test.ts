import { randomUUID } from "node:crypto";
import { AddedAssumption, type ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept, wordsOfFood } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled } from "../report.fixture.ts";
import { change, set, undo } from "./editing.fixture.ts";

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
  test("[S2.7-47] stands as the person's own, untested, and can be taken back", async () => {
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

  test("is one of a hundred at most", async () => {
    const { id: full } = await bankConcept(server, ada, wordsOfFood);
    await order(ada, full, "generate");
    await settled(ada, full);
    const { body } = await ada.call("GET v2/concept/{id}/key-assumptions", {
      params: { id: full },
      query: { page_size: 100 },
    });
    const addTo = (number: number) =>
      ada.call("POST v2/concept/{id}/key-assumptions/add", {
        params: { id: full },
        body: { statement: `Kitchen number ${number} would pay.`, ...words },
      });
    for (let number = body.count + 1; number <= 100; number += 1) expect((await addTo(number)).status).toBe(201);
    expect(await addTo(101)).toMatchObject({
      status: 422,
      body: { form: { statement: "At most 100 assumptions can be listed." } },
    });
  });

  test("is refused in the words of one that stands, in whatever spelling", async () => {
    await add("Kitchens order on Mondays.");
    expect(await add("  kitchens  order on mondays. ")).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  test("names what rests on it, where that stands in the same report", async () => {
    const { uuid: item } = await anyWritten();
    const madeFrom = { section: "assumptions" as const, item, field: "", title: "Price" };
    const from = (statement: string, of: typeof madeFrom) =>
      ada.call("POST v2/concept/{id}/key-assumptions/add", {
        params: { id },
        body: { statement, ...words, madeFrom: of },
      });
    expect(await from("The price holds.", madeFrom)).toMatchObject({ status: 201, body: { madeFrom } });
    const { uuid: concept } = await readConcept(ada, id);
    const ofAll = { ...madeFrom, item: concept };
    expect(await from("All of it holds.", ofAll)).toMatchObject({ status: 201, body: { madeFrom: ofAll } });
    expect((await from("Nothing holds.", { ...madeFrom, item: randomUUID() })).body).toMatchObject({
      form: { madeFrom: "This is no part of the report." },
    });
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

const update = (aid: string, body: object, person = ada) =>
  person.raw(`PUT /api/v2/concept/${id}/key-assumptions/${aid}/update`, { ...words, ...body });
const remove = (aid: string, person = ada) =>
  person.call("DELETE v2/concept/{id}/key-assumptions/{aid}/remove", { params: { id, aid } });
const patch = (aid: string, body: object, person = ada) =>
  person.call("PATCH v1/concept/key-assumption/{aid}", { params: { aid }, body });
const listV1 = async (query: { page?: number; page_size?: number } = {}) =>
  (await ada.call("GET v1/concept/{id}/key-assumptions", { params: { id }, query })).body;
const place = () => ({ id, section: "assumptions" as const });

async function standing(uuid: string): Promise<ListedAssumption | undefined> {
  return (await listV1({ page_size: 100 })).results.find((each) => each.uuid === uuid);
}

async function anyWritten(): Promise<ListedAssumption> {
  const found = (await listV1({ page_size: 100 })).results.find(({ origin }) => origin !== "user");
  if (!found) throw new Error("None was written.");
  return found;
}

describe("an assumption that a person changes", () => {
  test("[S2.7-48] [S2.3-10] takes all its words, and its risk follows; a category is known in its capitals alone", async () => {
    const { uuid } = await anyWritten();
    const said = { statement: "Hosts pay by the floor.", category: "Feasibility", importance: 3, certainty: 1 };
    const { status, body } = await update(uuid, { ...said, falsifier: "Fewer than 4 of 10 pay." });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { uuid, ...said, falsifier: "Fewer than 4 of 10 pay.", risk: 1, riskCategory: "high", version: 2 },
    });
    expect(await standing(uuid)).toMatchObject(said);
    expect((await update(uuid, { statement: "Other words.", category: "feasibility" })).status).toBe(422);
    await undo(ada, place(), AddedAssumption.parse(body).revision);
    expect(await standing(uuid)).toMatchObject({ version: 1 });
  });

  test("[S2.7-46] takes one of its fields by itself, and of what is left as it stands nothing is a person's", async () => {
    const { uuid, statement, importance } = await anyWritten();
    const { body } = await patch(uuid, { falsifier: "Nine of ten say no." });
    expect(body).toMatchObject({ uuid, statement, importance, falsifier: "Nine of ten say no.", version: 1 });
    const { body: same } = await update(uuid, { ...body, falsifier: undefined });
    expect(same).toEqual(body);
    const { body: work } = await ada.call("GET v2/concept/{id}/report/{section}/edits", { params: place() });
    expect(work.edits.filter(({ item }) => item === uuid).map(({ field }) => field)).toEqual(["falsifier"]);
  });

  test("[S2.5-02] is refused over 40 words and in those of another, by whichever way, and stays as it was", async () => {
    const { uuid, statement } = await anyWritten();
    const { body: other } = await add("Somebody else's words stand here.");
    const long = { statement: wordsOf(41, "far") };
    const form = { statement: "Please reduce your statement to 40 words or fewer." };
    expect(await update(uuid, long)).toMatchObject({ status: 422, body: { form } });
    expect(await patch(uuid, long)).toMatchObject({ status: 422, body: { form } });
    const byWords = await change(ada, place(), set(uuid, "statement", long.statement, statement));
    expect(byWords).toMatchObject({ status: 422, body: { form } });
    const taken = { statement: ` ${other.statement.toUpperCase()}` };
    expect((await update(uuid, taken)).status).toBe(409);
    expect((await patch(uuid, taken)).status).toBe(409);
    expect(await standing(uuid)).toMatchObject({ statement });
  });

  test("is found below its own concept alone, and not by another company", async () => {
    const { uuid } = await anyWritten();
    const stranger = await server.signUp();
    const elsewhere = (await bankConcept(server, ada, wordsOfFood)).id;
    for (const { status } of [
      await update(uuid, { statement: "Ours." }, stranger),
      await patch(uuid, { statement: "Ours." }, stranger),
      await remove(uuid, stranger),
      await stranger.call("DELETE v1/concept/key-assumption/{aid}", { params: { aid: uuid } }),
      await ada.call("DELETE v2/concept/{id}/key-assumptions/{aid}/remove", { params: { id: elsewhere, aid: uuid } }),
      await update(randomUUID(), { statement: "Nobody's." }),
      await patch("none", { importance: 1 }),
    ])
      expect(status).toBe(404);
    expect(await standing(uuid)).toBeDefined();
  });
});

describe("an assumption that a person removes", () => {
  test("[S2.7-49] [S2.7-46] is gone, also from the next writing, by whichever way", async () => {
    const [one, other] = [await anyWritten(), (await add("This one goes again.")).body];
    expect((await remove(one.uuid)).status).toBe(204);
    const gone = await ada.call("DELETE v1/concept/key-assumption/{aid}", { params: { aid: other.uuid } });
    expect(gone.status).toBe(204);
    expect((await remove(one.uuid)).status).toBe(404);
    await ada.call("POST v2/concept/{id}/key-assumptions/generate", { params: { id } });
    await settled(ada, id);
    const { results } = await listV1({ page_size: 100 });
    const told = results.map(({ statement }) => statement);
    expect(told).not.toContain(one.statement);
    expect(told).not.toContain(other.statement);
  });
});

describe("the first form of the assumptions", () => {
  test("[S2.7-45] [S3.9-14] lists ten at a time, twenty in the report, and takes a new one", async () => {
    const first = await listV1();
    expect(first).toMatchObject({ pageSize: 10, results: { length: Math.min(10, first.count) } });
    const report = await ada.call("GET v2/concept/{id}/key-assumptions", { params: { id } });
    expect(report.body.pageSize).toBe(20);
    const { status, body } = await ada.call("POST v1/concept/{id}/key-assumptions", {
      params: { id },
      body: { statement: "Ten stand on a page.", ...words, falsifier: "Eleven do." },
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...words, falsifier: "Eleven do.", origin: "user" },
    });
    expect((await listV1({ page: 2 })).results.map(({ uuid }) => uuid)).toContain(body.uuid);
  });
});

test("an assumption that is added as any other thing is obeys the same rules, and says when it was added", async () => {
  const addAny = (statement: string) =>
    change(ada, place(), {
      ...{ kind: "add", place: "[]", parent: null },
      item: { uuid: randomUUID(), statement, ...words },
    });
  expect((await addAny(wordsOf(41, "any"))).status).toBe(422);
  expect((await addAny("Any way leads here.")).status).toBe(200);
  expect((await addAny("any way leads  here.")).status).toBe(409);
  const { results } = await listV1({ page_size: 100 });
  expect(results.find(({ statement }) => statement === "Any way leads here.")).toMatchObject({
    ...words,
    ...{ origin: "user", status: "untested", createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  });
});
