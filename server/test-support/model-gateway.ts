import { z } from "zod";
import {
  createModelGateway,
  type ModelGateway,
  type ModelGatewayDependencies,
  type TaskContext,
} from "../src/platform/model/gateway.ts";
import type { ModelSettings } from "../src/platform/model/settings.ts";
import { type AiTask, defineTask } from "../src/platform/model/task.ts";
import { TaskFailed } from "../src/platform/model/task-failed.ts";
import { createMemoryUsageLog, type MemoryUsageLog } from "./memory-usage-log.ts";

export const accountId = "11111111-1111-4111-8111-111111111111";
export const userId = "22222222-2222-4222-8222-222222222222";

const Trends = z.object({
  headline: z.string().min(1).max(80),
  kind: z.enum(["political", "economic", "social"]),
  trends: z
    .array(z.object({ title: z.string(), weight: z.int().min(1).max(5) }))
    .min(2)
    .max(4),
});
export type Trends = z.infer<typeof Trends>;

/** A small task with everything a real one has. */
export function trendsTask(change: Partial<AiTask<string, Trends>> = {}): AiTask<string, Trends> {
  return defineTask<string, Trends>({
    name: "report.market-trends",
    version: 3,
    modelClass: "strong",
    maxOutputTokens: 1_000,
    output: Trends,
    prompt: (idea) => ({
      system: "You are a careful strategist.",
      prefix: "Company: Larkspur Cycles.",
      request: `Trends for: ${idea}`,
    }),
    check: () => [],
    draft: (idea, seed) => ({
      headline: `What moves ${idea}`,
      kind: "social",
      trends: [
        { title: `More people ask for ${idea}`, weight: 1 + (seed.length % 5) },
        { title: "Rules become stricter", weight: 2 },
      ],
    }),
    ...change,
  });
}

export interface TestGateway extends ModelGateway {
  usage: MemoryUsageLog;
  /** Milliseconds of every pause between attempts; no time passes in them. */
  pauses: number[];
  logged: { fields: Record<string, unknown>; message: string }[];
}

/** A gateway to the model at `url` (or, without one, the offline drafter) that does not really pause between attempts. */
export function testGateway(
  options: { url?: string; settings?: Partial<ModelSettings>; dependencies?: Partial<ModelGatewayDependencies> } = {},
): TestGateway {
  const usage = createMemoryUsageLog();
  const pauses: number[] = [];
  const logged: TestGateway["logged"] = [];
  const log = (fields: Record<string, unknown>, message: string) => void logged.push({ fields, message });
  const gateway = createModelGateway({
    config: {
      model: options.url === undefined ? undefined : { provider: "openai-compatible", id: "gpt-5-mini" },
      apiKey: "test-key",
      baseUrl: options.url,
      concurrency: 8,
      accountConcurrency: 4,
      draftPaceMs: 0,
      ...options.settings,
    },
    usage,
    clock: Date.now,
    sleep: async (milliseconds, signal) => {
      pauses.push(milliseconds);
      signal?.throwIfAborted();
    },
    random: () => 1,
    log: { info: log, warn: log },
    ...options.dependencies,
  });
  return { ...gateway, usage, pauses, logged };
}

export function taskContext<Output>(change: Partial<TaskContext<Output>> = {}): TaskContext<Output> {
  return { accountId, userId, idempotencyKey: "run-1/trends", ...change };
}

/** The `TaskFailed` a task ends with; fails the test when it succeeds or throws something else. */
export async function failureOfTask(running: Promise<unknown>): Promise<TaskFailed> {
  const end = await running.then(
    () => "The task succeeded.",
    (error: unknown) => error,
  );
  if (end instanceof TaskFailed) return end;
  throw end instanceof Error ? end : new Error(String(end));
}
