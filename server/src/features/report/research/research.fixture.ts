import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import {
  type ModelServer,
  type ModelServerOptions,
  startModelServer,
} from "#test-support/model-server/start-model-server.ts";
import { type ResearchPages, startResearchPages } from "#test-support/research-pages/start-research-pages.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

export interface ResearchedHere {
  model: ModelServer;
  pages: ResearchPages;
  server: TestServer;
  person: TestPerson;
  conceptId: string;
  state(): Promise<ResearchState>;
  /** What was asked for by path: pages and searches, without robots.txt. */
  asked(): string[];
}

/** A server with a scripted model and a search over pages of its own, and for each test a person with a concept. */
export function setUpResearch(modelOptions: ModelServerOptions = {}): ResearchedHere {
  const here = {} as ResearchedHere;
  beforeAll(async () => {
    [here.model, here.pages] = await Promise.all([startModelServer(modelOptions), startResearchPages()]);
    const { url, trustedHosts } = here.pages;
    here.server = await startTestServer({
      ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: here.model.url, apiKey: "scripted" },
      research: { provider: "searxng", url, trustedHosts, usdPerSearch: 0.01 },
    });
  });
  afterAll(async () => {
    await here.server.stop();
    await Promise.all([here.model.close(), here.pages.close()]);
  });
  let before = 0;
  beforeEach(async () => {
    here.model.reset();
    before = here.pages.hits().length;
    here.person = await here.server.signUp();
    here.conceptId = (await bankConcept(here.server, here.person)).id;
  });
  afterEach(() => here.pages.setSearch("works"));
  here.state = async () =>
    (await here.person.call("GET v1/concept/{id}/research", { params: { id: here.conceptId } })).body;
  here.asked = () =>
    here.pages
      .hits()
      .slice(before)
      .flatMap(({ path }) => (path === "/robots.txt" ? [] : [path]));
  return here;
}
