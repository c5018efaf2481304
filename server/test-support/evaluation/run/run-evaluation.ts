import { createModelGateway } from "../../../src/platform/model/gateway.ts";
import type { ModelSettings } from "../../../src/platform/model/settings.ts";
import { createMemoryUsageLog } from "../../memory-usage-log.ts";
import type { EvaluationBrief } from "../briefs/brief.ts";
import { askWithPassages } from "../grounds/ask-with-passages.ts";
import { measureGrounds } from "../grounds/measure-grounds.ts";
import { askAboutBrief } from "./ask-about-brief.ts";
import { evaluate } from "./evaluate.ts";
import type { Evaluation } from "./evaluation.ts";

interface Running {
  settings: ModelSettings;
  briefs: readonly EvaluationBrief[];
  startedAt: string;
  /** Told of each idea when all has been asked about it. */
  onIdea?: (name: string) => void;
  /** Also has what cites written from articles, about the ideas that these concern; `judge`: a second model of the same provider judges it, too. */
  grounds?: { judge: string | undefined } | undefined;
  /** Waits between two attempts; the real time when absent. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Asks a model everything about each of the ideas, as many calls at a time as the settings allow. Nothing is logged. */
export async function runEvaluation({
  settings,
  briefs,
  startedAt,
  onIdea,
  grounds,
  sleep,
}: Running): Promise<Evaluation> {
  const usage = createMemoryUsageLog();
  const gatewayTo = (config: ModelSettings) =>
    createModelGateway({
      config: { ...config, draftPaceMs: 0 },
      usage,
      clock: Date.now,
      sleep,
      log: { info: () => undefined, warn: () => undefined },
    });
  const gateway = gatewayTo(settings);
  const ideas = await Promise.all(
    briefs.map(async (brief) => {
      const idea = await askAboutBrief(gateway, brief);
      onIdea?.(brief.name);
      return idea;
    }),
  );
  const evaluation = evaluate({ model: gateway.writer, startedAt, ideas, rows: usage.rows });
  if (!grounds || !settings.model) return evaluation;
  const statements = await Promise.all(
    briefs.filter(({ name }) => name === "refill").map((brief) => askWithPassages(gateway, brief)),
  );
  const judge = grounds.judge ? gatewayTo({ ...settings, model: { ...settings.model, id: grounds.judge } }) : undefined;
  return { ...evaluation, grounds: await measureGrounds(statements.flat(), judge) };
}
