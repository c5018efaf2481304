import type { Answers } from "@seedbed/server/test-support/model-server/answer";
import { type ModelServer, startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import { taskAnswers } from "@seedbed/server/test-support/model-server/task-answers";
import { removeDataDir, type SpawnedServer, spawnServer } from "@seedbed/server/test-support/spawned-server";
import { accountOf, test as base } from "./seedbed.ts";

interface TalkingServers {
  /** A server with the demo company, whose personas answer by a scripted model from their facts, and say what they would do when asked to pay. */
  talkingServer: {
    url: string;
    account: { email: string; password: string };
    model: ModelServer;
    /** Ends it without any warning; `startAgain` starts it on the same data and port. */
    kill(): Promise<void>;
    startAgain(): Promise<void>;
  };
}

const byPart = [
  ["This person may buy", "wouldTry"],
  ["will most likely not buy", "wouldNotPay"],
  ["must agree", "wouldNotAgree"],
] as const;

const answers: Answers = {
  persona_reply(request) {
    const isAsked = /# What is asked now\n> .*\bpay\b/u.test(request.prompt);
    const verdict = isAsked ? byPart.find(([part]) => request.prompt.includes(part))?.[1] : undefined;
    return { ...Object(taskAnswers.persona_reply?.(request)), verdict: verdict ?? "none" };
  },
};

/** Tests of conversations with personas, whose server may be killed. */
export const test = base.extend<object, TalkingServers>({
  talkingServer: [
    async ({ browserName: _browser }, use) => {
      const model = await startModelServer({ latencyMs: 400, answers });
      const env = { AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: model.url, AI_API_KEY: "scripted" };
      let server: SpawnedServer = await spawnServer({ withDemo: true, env });
      const { url, port, dataDir } = server;
      await use({
        url,
        account: await accountOf(server),
        model,
        kill: () => server.kill(),
        async startAgain() {
          server = await spawnServer({ port, dataDir, env });
        },
      });
      await server.stop();
      await removeDataDir(dataDir);
      await model.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
