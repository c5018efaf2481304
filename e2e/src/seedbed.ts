import { test as base } from "@playwright/test";
import { citingAnswers } from "@seedbed/server/test-support/model-server/citing/citing-answers";
import { type ModelServer, startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import {
  type ResearchPages,
  startResearchPages,
} from "@seedbed/server/test-support/research-pages/start-research-pages";
import { removeDataDir, type SpawnedServer, spawnServer } from "@seedbed/server/test-support/spawned-server";
import { readableAnswers } from "./readable-answers.ts";
import { twoEdits } from "./two-edits.ts";

interface Servers {
  /** A server without a model. */
  offlineServer: SpawnedServer;
  /** A server whose model is scripted, and the scripted model server. */
  scriptedServer: SpawnedServer & { model: ModelServer };
  /** A server whose model writes readable concepts, slowly. */
  writingServer: SpawnedServer;
  /** A server that looks things up in pages of its own, with a model that cites what was read, and errs in a third of it. */
  researchingServer: SpawnedServer & { model: ModelServer; pages: ResearchPages };
  /** A server with the demo company whose model proposes two edits of a report, and the scripted model server. */
  refiningServer: SpawnedServer & { model: ModelServer; account: { email: string; password: string } };
  /** A server without a model that has planted the demo company. */
  demoServer: SpawnedServer & { account: { email: string; password: string } };
}

export type DemoServer = Servers["demoServer"];

/** Tests that get a whole Seedbed in a process of its own, one for each file and kind. */
export const test = base.extend<object, Servers>({
  offlineServer: [
    async ({ browserName: _browser }, use) => {
      const server = await spawnServer({});
      await use(server);
      await end(server);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  scriptedServer: [
    async ({ browserName: _browser }, use) => {
      const model = await startModelServer({ latencyMs: 400 });
      model.script({ task: "generate_concepts" }, { kind: "slow", latencyMs: 2_000 });
      const server = await spawnServer({
        env: { AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: model.url, AI_API_KEY: "scripted" },
      });
      await use({ ...server, model });
      await end(server);
      await model.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  writingServer: [
    async ({ browserName: _browser }, use) => {
      const model = await startModelServer({ latencyMs: 400, answers: readableAnswers });
      model.script({ task: "generate_concepts" }, { kind: "slow", latencyMs: 25_000 });
      const server = await spawnServer({
        env: { AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: model.url, AI_API_KEY: "scripted" },
      });
      await use(server);
      await end(server);
      await model.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  researchingServer: [
    async ({ browserName: _browser }, use) => {
      // Slow enough that a person sees what is read, also on a busy machine.
      const pages = await startResearchPages({ pageLatencyMs: 1_500 });
      const model = await startModelServer({ latencyMs: 500, answers: readableAnswers, distort: citingAnswers(33) });
      const server = await spawnServer({
        env: {
          AI_MODEL: "openai-compatible/scripted",
          AI_BASE_URL: model.url,
          AI_API_KEY: "scripted",
          RESEARCH: "searxng",
          RESEARCH_URL: pages.url,
          RESEARCH_TRUSTED_HOSTS: pages.trustedHosts.join(","),
          RESEARCH_USD_PER_SEARCH: "0.01",
        },
      });
      await use({ ...server, model, pages });
      await end(server);
      await Promise.all([model.close(), pages.close()]);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  refiningServer: [
    async ({ browserName: _browser }, use) => {
      const model = await startModelServer({ latencyMs: 400, answers: { ...readableAnswers, ...twoEdits } });
      const server = await spawnServer({
        withDemo: true,
        env: { AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: model.url, AI_API_KEY: "scripted" },
      });
      await use({ ...server, model, account: await accountOf(server) });
      await end(server);
      await model.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  demoServer: [
    async ({ browserName: _browser }, use) => {
      const server = await spawnServer({ withDemo: true });
      await use({ ...server, account: await accountOf(server) });
      await end(server);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

async function end(server: SpawnedServer): Promise<void> {
  await server.stop();
  await removeDataDir(server.dataDir);
}

/** The account of the demo company, which is printed once that stands. */
export async function accountOf(server: SpawnedServer): Promise<{ email: string; password: string }> {
  const printed = /Demo {5}(\S+) \/ (\S+)/;
  while (!printed.test(server.output())) await new Promise((resolve) => setTimeout(resolve, 50));
  const [, email = "", password = ""] = printed.exec(server.output()) ?? [];
  return { email, password };
}
