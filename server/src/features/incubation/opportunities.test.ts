import { afterAll, beforeAll, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { expandType, generate, settled } from "./incubation.fixture.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

async function opportunitiesOf(type: "IDENTIFY_NEW_OPPORTUNITIES" | typeof expandType) {
  const id = await plantAnsweredSeed(ada, type);
  await generate(ada, id);
  return (await settled(ada, id)).cachedConcepts.map(({ opportunity }) => opportunity);
}

test("a search finds opportunities: what the company is, what could be next, and why, by an answer", async () => {
  const found = await opportunitiesOf("IDENTIFY_NEW_OPPORTUNITIES");
  expect(found).toHaveLength(4);
  for (const opportunity of found) {
    expect(opportunity).toMatchObject({
      today: expect.stringMatching(/\S/),
      next: expect.stringMatching(/\S/),
      why: expect.stringContaining("Tenants ask for proof that their waste is going down"),
      whyRestsOn: ["changes"],
    });
  }
});

test("an expanded idea is what it was", async () => {
  expect(await opportunitiesOf(expandType)).toEqual([null, null, null, null]);
});
