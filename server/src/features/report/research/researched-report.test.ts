import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import type { Caller } from "#test-support/caller.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { type ResearchPages, startResearchPages } from "#test-support/research-pages/start-research-pages.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { rejectedPages } from "../../evidence/tables.ts";
import { order, settled } from "../report.fixture.ts";
import { citedSources, researchReads } from "../tables.ts";

let model: ModelServer;
let pages: ResearchPages;
let server: TestServer;
let person: TestPerson;
let conceptId: string;

beforeAll(async () => {
  [model, pages] = await Promise.all([startModelServer(), startResearchPages()]);
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
    research: { provider: "searxng", url: pages.url, trustedHosts: pages.trustedHosts, usdPerSearch: 0.01 },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([model.close(), pages.close()]);
});
beforeEach(async () => {
  model.reset();
  person = await server.signUp();
  conceptId = (await bankConcept(server, person)).id;
});
afterEach(() => pages.setSearch("works"));

const state = async (caller: Caller = person): Promise<ResearchState> =>
  (await caller.call("GET v1/concept/{id}/research", { params: { id: conceptId } })).body;

async function writeReport() {
  await order(person, conceptId, "generate");
  return settled(person, conceptId);
}

test("debug", async () => {
  const concept = await writeReport();
  console.log(JSON.stringify(concept.reportStatusBySection, null, 1));
  console.log(JSON.stringify((await state()), null, 1).slice(0, 6000));
  console.log(pages.hits());
});
