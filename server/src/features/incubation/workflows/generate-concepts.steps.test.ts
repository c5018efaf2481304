import { randomUUID } from "node:crypto";
import { conceptGenerationMax } from "@seedbed/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { answerText, plant } from "../incubation.fixture.ts";
import { seeds } from "../tables.ts";
import { giveUp, writeConcepts } from "./generate-concepts.steps.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

/** A seed whose concepts are being written by nobody. */
async function orderedGeneration() {
  const [seedId, generationId] = [await plant(ada), randomUUID()];
  await answerText(ada, seedId, ["idea", "A van"]);
  await server.database.withTenant(ada, (transaction) =>
    transaction.update(seeds).set({ generationId, generationStatus: "running" }).where(eq(seeds.id, seedId)),
  );
  return { accountId: ada.accountId, userId: ada.userId, seedId, generationId };
}

/** A model that says nothing until it is told to stop. */
const silentModel = {
  runTask: (_task: unknown, _input: unknown, { signal }: { signal?: AbortSignal }) =>
    new Promise<never>((_, reject) => {
      const end = () => reject(new TaskFailed({ code: "cancelled", sentence: "This was cancelled.", retryable: true }));
      if (signal?.aborted) end();
      else signal?.addEventListener("abort", end, { once: true });
    }),
} as unknown as IncubationDependencies["gateway"];

const dependencies = () =>
  ({
    database: server.database,
    gateway: silentModel,
    hub: { pass: () => undefined },
    bank: { identifiers: async () => new Map() },
    readCompany: async () => ({ name: "Northwind Mills", domain: "northwindmills.com", goal: "" }),
    log: { error: () => undefined, warn: () => undefined },
  }) as unknown as IncubationDependencies;

test("[S1.9-10] a generation that takes longer than 2 minutes is given up with a sentence", async () => {
  expect(conceptGenerationMax).toBe(2 * 60 * 1000);
  const input = await orderedGeneration();
  const outcome = await writeConcepts(dependencies(), input, { signal: new AbortController().signal, longest: 20 });
  expect(outcome).toEqual({
    kind: "failed",
    sentence: "Writing the concepts took longer than 2 minutes. Try again.",
  });
});

test("a defect leaves a sentence for the person and itself in the log, and the seed does not wait for ever", async () => {
  const input = await orderedGeneration();
  const defect = new TypeError("nothing is there");
  const error = vi.fn();
  const broken = {
    ...dependencies(),
    gateway: { runTask: () => Promise.reject(defect) } as unknown as IncubationDependencies["gateway"],
    log: { error, warn: () => undefined },
  };
  const outcome = await writeConcepts(broken, input, { signal: new AbortController().signal });
  expect(outcome).toEqual({ kind: "failed", sentence: "Unexpected error occurred." });
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { err: defect, generationId: input.generationId },
    "concepts could not be generated",
  );
});

test("one that is over does not end the one that was ordered after it", async () => {
  const input = await orderedGeneration();
  await giveUp(dependencies(), { ...input, generationId: randomUUID() }, "This was cancelled.");
  const [seed] = await server.database.withTenant(ada, (transaction) =>
    transaction.select({ status: seeds.generationStatus }).from(seeds).where(eq(seeds.id, input.seedId)),
  );
  expect(seed?.status).toBe("running");
});

test("one that is stopped before says so", async () => {
  const input = await orderedGeneration();
  const person = new AbortController();
  const running = writeConcepts(dependencies(), input, { signal: person.signal });
  person.abort();
  expect(await running).toEqual({ kind: "failed", sentence: "This was cancelled." });
});
