import { clarifyingQuestionsTask } from "../../../src/features/incubation/tasks/clarifying-questions/task.ts";
import { createModelGateway } from "../../../src/platform/model/gateway.ts";
import type { ModelSettings } from "../../../src/platform/model/settings.ts";
import type { UsageRow } from "../../../src/platform/model/usage/usage-log.ts";
import { createMemoryUsageLog } from "../../memory-usage-log.ts";
import type { EvaluationBrief } from "../briefs/brief.ts";
import { nobody } from "./nobody.ts";

/** The attempts of one call, to know how long calls take. Throws `TaskFailed` when the model does not deliver. */
export async function tryModel(settings: ModelSettings, { seed }: EvaluationBrief): Promise<UsageRow[]> {
  const usage = createMemoryUsageLog();
  const log = { info: () => undefined, warn: () => undefined };
  const gateway = createModelGateway({ config: { ...settings, draftPaceMs: 0 }, usage, clock: Date.now, log });
  const context = { ...nobody, idempotencyKey: "trial" };
  await gateway.runTask(clarifyingQuestionsTask, { brief: seed, concept: null }, context);
  return usage.rows;
}
