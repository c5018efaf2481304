import { afterAll, beforeAll, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { requireConceptToWrite } from "../../concepts/exports/get-concept.ts";
import { fieldsOf, generate, settled } from "../incubation.fixture.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

test("[S1.4-45] what is saved stands in the bank with each of its parts, as edited and as it was", async () => {
  const seedId = await plantAnsweredSeed(ada);
  await generate(ada, seedId);
  const [first, second] = (await settled(ada, seedId)).cachedConcepts.map(fieldsOf);
  if (!first || !second) throw new Error("no concepts were generated");
  const points = (what: string) =>
    ["One", "Two", "Three"].map((n, at) => ({ order: at + 1, description: `${n} ${what}` }));
  const edited = {
    uuid: first.uuid,
    title: "Depots for schools",
    summary: "A depot in each school.",
    overview: "Schools share a depot.",
    problemStatement: "Forty deliveries a week.",
    valueProposition: "A fifth cheaper.",
    differentiators: points("differentiator"),
    rightsToWin: points("right to win"),
  };
  const { body } = await ada.call("POST v2/concept/incubation/seed/{id}/generated", {
    params: { id: seedId },
    body: [edited, second],
  });
  const stored = await server.database.withTenant(ada, (transaction) =>
    Promise.all(body.map(({ conceptUuid }) => requireConceptToWrite(transaction, conceptUuid ?? "", ada.userId))),
  );
  for (const [at, { uuid: _uuid, ...words }] of [edited, second].entries())
    expect(stored[at]?.concept).toMatchObject(words);
});
