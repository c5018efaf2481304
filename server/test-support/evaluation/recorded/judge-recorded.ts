import { partsToRepair } from "../../../src/platform/model/answer/assessing/parts.ts";
import { isRefusal } from "../../../src/platform/model/answer/findings.ts";
import { jsonSchemaOf } from "../../../src/platform/model/answer/json-schema.ts";
import { judgeAnswer, judgeRepaired } from "../../../src/platform/model/attempts/judge-answer.ts";
import { type AskedAnswer, measureAnswer } from "../measures/measure-answer.ts";

export interface Judged {
  /** `taken` at once; `parts` or the `whole` are asked for anew. */
  outcome: "taken" | "parts" | "whole";
  mends: Record<string, number>;
  /** Rules by which something was refused at first. */
  refused: string[];
  /** What is taken in the end when a repair does not help; undefined when nothing is. */
  kept: unknown;
  /** Rules that what is kept still breaks without a mark: never any. */
  broken: string[];
  measures: ReturnType<typeof measureAnswer> | undefined;
}

/** What becomes of an answer, and what is measured of it. Pure. */
export function judgeRecorded(text: string, asked: AskedAnswer): Judged {
  const { task, input } = asked;
  const schema = task.outputFor?.(input) ?? task.output;
  const judged = judgeAnswer(text, { finishReason: "stop" }, { task, input, schema });
  const last =
    judged.outcome === "ok" || !("value" in judged)
      ? judged
      : judgeRepaired(judged.value, judged.text, { task, input, schema });
  const kept = last.outcome === "ok" ? last.output : undefined;
  const refused = "refused" in judged ? [...new Set(judged.refused.map(({ rule }) => rule))].sort() : [];
  return {
    outcome: judged.outcome === "ok" ? "taken" : isForParts(judged, jsonSchemaOf(schema)) ? "parts" : "whole",
    mends: judged.mends,
    refused,
    kept,
    broken: kept === undefined ? [] : brokenRules(task.check(kept, input)),
    measures: kept === undefined ? undefined : measureAnswer(kept, asked),
  };
}

function isForParts(judged: ReturnType<typeof judgeAnswer>, form: ReturnType<typeof jsonSchemaOf>): boolean {
  return "refused" in judged && partsToRepair(judged.value, judged.refused, form).length > 0;
}

const brokenRules = (findings: ReturnType<AskedAnswer["task"]["check"]>) =>
  findings.flatMap((finding) => (isRefusal(finding) && finding.orMark === undefined ? [finding.rule] : []));
