import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { Workflow, Workflows } from "../../../platform/workflows/workflows.ts";
import type { GenerationInput } from "../generation-input.ts";
import { answerText, plant } from "../incubation.fixture.ts";
import { seeds } from "../tables.ts";
import { resumeLostGenerations } from "./resume-lost-generations.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

test("a generation that was ordered but never started is started, one that was is not", async () => {
  const [lost, known] = [randomUUID(), randomUUID()];
  const planted: string[] = [];
  for (const generationId of [lost, known]) {
    const id = await plant(ada);
    planted.push(id);
    await answerText(ada, id, ["idea", "A van"]);
    await server.database.withTenant(ada, (transaction) =>
      transaction.update(seeds).set({ generationId, generationStatus: "running" }).where(eq(seeds.id, id)),
    );
  }
  const started: unknown[] = [];
  const workflows: Pick<Workflows, "isKnown" | "start"> = {
    isKnown: async (id) => id === known,
    start: async (_, id, input) => void started.push([id, input]),
  };
  const workflow: Workflow<GenerationInput> = { name: "generate-concepts", run: async () => undefined };
  await resumeLostGenerations({ database: server.database, workflows }, workflow);
  const { accountId, userId } = ada;
  expect(started).toEqual([[lost, { accountId, userId, seedId: planted[0], generationId: lost }]]);
});
