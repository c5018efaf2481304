import { afterAll, beforeAll, expect, test } from "vitest";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../report.fixture.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

const isFirst = async (reader: TestPerson, id: string) =>
  (await reader.call("GET v2/concept/{id}/gut-check", { params: { id } })).body.isFirstReport;

test("the first finished report of a person is told from all others until it is put away, which is for good", async () => {
  const colleague = await server.signUp({ accountId: ada.accountId });
  const seedId = await plantAnsweredSeed(ada);
  const first = await saveFirstConcept(ada, seedId);
  expect(await isFirst(ada, first)).toBe(false);
  await order(ada, first, "generate");
  await settled(ada, first);
  expect(await isFirst(ada, first)).toBe(true);
  // It is a moment of the person whose concept it is.
  expect(await isFirst(colleague, first)).toBe(false);

  const second = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
  await order(ada, second, "generate");
  await settled(ada, second);
  expect([await isFirst(ada, first), await isFirst(ada, second)]).toEqual([true, false]);

  await ada.call("PUT v2/concept/{id}/gut-check", { params: { id: first }, body: { answer: "keep_going" } });
  const closed = await ada.call("POST v2/concept/{id}/first-report/close", { params: { id: first } });
  expect(closed.status).toBe(204);
  expect([await isFirst(ada, first), await isFirst(ada, second)]).toEqual([false, false]);
  const { body } = await ada.call("GET v2/concept/{id}/gut-check", { params: { id: first } });
  expect(body).toEqual({ answer: "keep_going", isFirstReport: false });
});

test("of reports that were ordered together each is the first, whichever is finished before, until one is put away", async () => {
  const bo = await server.signUp();
  const both = [
    await saveFirstConcept(bo, await plantAnsweredSeed(bo)),
    await saveFirstConcept(bo, await plantAnsweredSeed(bo)),
  ];
  for (const id of both) await order(bo, id, "generate");
  for (const id of both) await settled(bo, id);
  const areFirst = () => Promise.all(both.map((id) => isFirst(bo, id)));
  expect(await areFirst()).toEqual([true, true]);
  await bo.call("POST v2/concept/{id}/first-report/close", { params: { id: both[1] ?? "" } });
  expect(await areFirst()).toEqual([false, false]);
});
