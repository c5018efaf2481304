import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { answerText, plant } from "../incubation.fixture.ts";
import { insertGeneratedConcepts } from "../store/generated-concepts.ts";
import { seeds } from "../tables.ts";
import { generationOrderOf, loadGenerationTaskInput } from "./generation-content.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

const dependencies = () =>
  ({
    database: server.database,
    bank: { identifiers: async () => new Map() },
    readCompany: async () => ({ name: "Northwind Mills", domain: "northwindmills.com", goal: "" }),
  }) as unknown as IncubationDependencies;

const nothing = { overview: "", problemStatement: "", valueProposition: "", differentiators: [], rightsToWin: [] };
const parts = ["title", "summary", ...Object.keys(nothing)];
const restsOn = Object.fromEntries(parts.map((part) => [part, []])) as never;

/** A seed with concepts that the person keeps, others that were dropped, and a generation that runs. */
async function running({ kept, dropped }: { kept: string[]; dropped: string[] }) {
  const [seedId, generationId, earlierId] = [await plant(ada), randomUUID(), randomUUID()];
  await answerText(ada, seedId, ["idea", "A van"]);
  const row = (generation: string) => (title: string, index: number) => ({
    ...{ ...nothing, id: randomUUID(), accountId: ada.accountId, seedId, restsOn, origin: "draft" as const },
    ...{ generationId: generation, generationOrder: index + 1, title, summary: `${title}, in short` },
  });
  await server.database.withTenant(ada, async (transaction) => {
    await transaction.update(seeds).set({ generationId, generationStatus: "running" }).where(eq(seeds.id, seedId));
    await insertGeneratedConcepts(transaction, [...kept.map(row(generationId)), ...dropped.map(row(earlierId))]);
  });
  return { accountId: ada.accountId, userId: ada.userId, seedId, generationId };
}

const titles = (concepts: readonly { title: string }[] | undefined) => concepts?.map(({ title }) => title);

test("of what is kept and what was dropped, the newest six of each are told", async () => {
  const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
  const input = await running({ kept: named("K", 7), dropped: named("D", 8) });
  const loaded = await loadGenerationTaskInput(dependencies(), input);
  expect(titles(loaded?.taskInput.existing)).toEqual(named("K", 7).slice(1));
  expect(titles(loaded?.taskInput.dropped)).toEqual(named("D", 8).slice(2));
  expect(loaded?.taskInput.existing[0]).toEqual({ title: "K2", summary: "K2, in short" });
  expect(titles(loaded?.remaining)).toEqual(named("K", 7));
});

test("those that are kept are taken off the four of a run, and one is always written", async () => {
  const countOf = async (kept: string[]) =>
    (await loadGenerationTaskInput(dependencies(), await running({ kept, dropped: ["D"] })))?.taskInput.count;
  expect(await countOf([])).toBe(4);
  expect(await countOf(["A"])).toBe(3);
  expect(await countOf(["A", "B", "C", "D"])).toBe(1);
});

test("a generation that is over, or another one by now, has nothing to write from", async () => {
  const input = await running({ kept: [], dropped: [] });
  expect(await loadGenerationTaskInput(dependencies(), { ...input, generationId: randomUUID() })).toBeUndefined();
  expect(await loadGenerationTaskInput(dependencies(), { ...input, seedId: randomUUID() })).toBeUndefined();
  await server.database.withTenant(ada, (transaction) =>
    transaction.update(seeds).set({ generationStatus: "idle" }).where(eq(seeds.id, input.seedId)),
  );
  expect(await loadGenerationTaskInput(dependencies(), input)).toBeUndefined();
});

test("new concepts stand behind all that remain", () => {
  expect([0, 1].map((index) => generationOrderOf(index, []))).toEqual([1, 2]);
  const remaining = [7, 2].map((generationOrder) => ({ generationOrder }));
  expect([0, 1].map((index) => generationOrderOf(index, remaining))).toEqual([8, 9]);
});
