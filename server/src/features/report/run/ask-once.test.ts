import { expect, test } from "vitest";
import { trendsTask } from "#test-support/model-gateway.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { ModelGateway } from "../../../platform/model/gateway.ts";
import type { ReportDependencies, SectionInput } from "../dependencies.ts";
import { type Asking, askForImageOnce, askOnce } from "./ask-once.ts";
import { answerKey, type KeptAnswer } from "./kept-answers.ts";

const input = {
  ...{ accountId: "account", userId: "user", runId: "run", conceptId: "concept" },
  ...{ section: "trends", since: 7, order: { kind: "missing" } },
} as SectionInput;
const { signal } = new AbortController();
const task = trendsTask();
const asked = { task, taskInput: "Depots", part: "one" };
const picture = { name: "picture", version: 2, prompt: (idea: string) => idea };
const askedImage = { task: picture, taskInput: "Depots", part: "" };
const kept = (output: unknown): KeptAnswer => ({ output, origin: "model", notes: [] });

function asking(answers: Record<string, unknown> = {}, more: Partial<Asking["loaded"]> = {}): Asking {
  const map = new Map(Object.entries(answers).map(([key, output]) => [key, kept(output)]));
  return { input, loaded: { kept: map, keepsParts: false, asksFor: () => false, since: 12, ...more }, signal };
}

/** What the model is asked, and what is kept of its answer. */
function tools(answer: unknown = "new") {
  const calls: Record<string, unknown>[] = [];
  const stored: unknown[] = [];
  const outages: unknown[] = [];
  const transaction = {
    insert: () => ({ values: (row: unknown) => ({ onConflictDoNothing: () => stored.push(row) }) }),
  } as unknown as Transaction;
  const gateway = {
    runTask: async (of: unknown, taskInput: unknown, context: Record<string, unknown>) => {
      calls.push({ of, taskInput, ...context });
      const result = {
        output: answer,
        origin: "model",
        model: "m",
        notes: [{ place: "", rule: "", sentence: "Look." }],
      };
      (context.keep as (transaction: Transaction, result: unknown) => unknown)(transaction, result);
      return result;
    },
    makeImage: async (order: Record<string, unknown>) => {
      calls.push(order);
      const image = { content: Buffer.from("pixels"), kind: "webp" };
      const name = await (order.store as (image: unknown) => Promise<string>)(image);
      (order.keep as (transaction: Transaction, file: string) => unknown)(transaction, name);
      return name;
    },
  } as unknown as ModelGateway;
  const files = {
    of: (account: string) => ({ put: async (path: string, file: object) => stored.push({ account, path, ...file }) }),
  };
  const database = {
    availability: {
      throughOutages: (work: () => unknown, until: unknown) => {
        outages.push(until);
        return work();
      },
    },
  };
  const dependencies = { database, gateway, files } as unknown as Pick<
    ReportDependencies,
    "database" | "gateway" | "files"
  >;
  return { calls, stored, outages, dependencies };
}

test("a model is asked for whom, since when and how long, and its answer is kept with what is to be looked at in it", async () => {
  const { calls, stored, outages, dependencies } = tools();
  expect(await askOnce(dependencies, asking(), asked)).toMatchObject({ output: "new", model: "m" });
  const key = answerKey(input, asked);
  expect(calls).toEqual([
    {
      ...{ of: task, taskInput: "Depots", accountId: "account", userId: "user", idempotencyKey: key },
      ...{ since: 12, patienceMs: 300_000, signal, keep: expect.any(Function) },
    },
  ]);
  expect(stored).toEqual([
    {
      ...{ key, accountId: "account", runId: "run", task: "report.market-trends", origin: "model", output: "new" },
      notes: [{ place: "", rule: "", sentence: "Look." }],
    },
  ]);
  expect(outages).toEqual([signal]);
});

test("an answer that is kept is given without asking, as no model's of now", async () => {
  const { calls, stored, dependencies } = tools();
  const answers = { [answerKey(input, asked)]: "kept" };
  expect(await askOnce(dependencies, asking(answers), asked)).toEqual({ ...kept("kept"), model: null });
  expect([calls, stored]).toEqual([[], []]);
});

test("an answer to other words is taken only where gaps are filled, and not for what is asked for", async () => {
  const answers = { [answerKey(input, { ...asked, taskInput: "Other words" })]: "of other words" };
  const outputFor = async (more: Partial<Asking["loaded"]>) =>
    (await askOnce(tools().dependencies, asking(answers, more), asked)).output;
  expect(await outputFor({})).toBe("new");
  expect(await outputFor({ keepsParts: true })).toBe("of other words");
  expect(await outputFor({ keepsParts: true, asksFor: ({ part }) => part === "one" })).toBe("new");
});

test("an image is asked for like any task, is stored in the folder of its concept, and its name is kept", async () => {
  const { calls, stored, outages, dependencies } = tools();
  const name = await askForImageOnce(dependencies, asking(), askedImage);
  expect(name).toMatch(/^[0-9a-f]{24}\.webp$/);
  const key = answerKey(input, askedImage);
  expect(calls).toMatchObject([
    {
      ...{ task: picture, input: "Depots", accountId: "account", userId: "user", idempotencyKey: key },
      ...{ since: 12, signal },
    },
  ]);
  expect(stored).toEqual([
    { account: "account", path: `concepts/concept/${name}`, content: Buffer.from("pixels"), mediaType: "image/webp" },
    { key, accountId: "account", runId: "run", task: "picture", origin: "model", output: name, notes: [] },
  ]);
  expect(outages).toEqual([signal]);
});

test("an image that is kept is not made again, and without a model for images none can be asked for", async () => {
  const { calls, dependencies } = tools();
  expect(await askForImageOnce(dependencies, asking({ [answerKey(input, askedImage)]: "a.png" }), askedImage)).toBe(
    "a.png",
  );
  expect(calls).toEqual([]);
  const none = { ...dependencies, gateway: { ...dependencies.gateway, makeImage: undefined } };
  await expect(askForImageOnce(none, asking(), askedImage)).rejects.toThrow("There is no model for images.");
});
