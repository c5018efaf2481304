import { createModelGateway } from "../../../src/platform/model/gateway.ts";
import type { ModelSettings } from "../../../src/platform/model/settings.ts";
import { createMemoryUsageLog } from "../../memory-usage-log.ts";
import type { EvaluationBrief } from "../briefs/brief.ts";
import { askAboutBrief } from "./ask-about-brief.ts";
import { evaluate } from "./evaluate.ts";
import type { Evaluation } from "./evaluation.ts";

interface Running {
  settings: ModelSettings;
  briefs: readonly EvaluationBrief[];
  startedAt: string;
  /** Told of each idea when all has been asked about it. */
  onIdea?: (name: string) => void;
  /** Waits between two attempts; the real time when absent. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Asks a model everything about each of the ideas, as many calls at a time as the settings allow. Nothing is logged. */
export async function runEvaluation({ settings, briefs, startedAt, onIdea, sleep }: Running): Promise<Evaluation> {
  const usage = createMemoryUsageLog();
  const gateway = createModelGateway({
    config: { ...settings, draftPaceMs: 0 },
    usage,
    clock: Date.now,
    sleep,
    log: { info: () => undefined, warn: () => undefined },
  });
  const ideas = await Promise.all(
    briefs.map(async (brief) => {
      const idea = await askAboutBrief(gateway, brief);
      onIdea?.(brief.name);
      return idea;
    }),
  );
  return evaluate({ model: gateway.writer, startedAt, ideas, rows: usage.rows });
}
