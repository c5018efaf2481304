import type { Logger } from "pino";
import type { ModelGateway, TaskContext, TaskResult } from "../../../platform/model/gateway.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { GenerateConceptsOutput, GeneratedTexts } from "../tasks/generate-concepts/output.ts";
import type { GenerateConceptsInput } from "../tasks/generate-concepts/prompt.ts";
import { generateConceptsTask } from "../tasks/generate-concepts/task.ts";
import { conceptsTooNear } from "../tasks/generate-concepts/too-near.ts";
import { type PartialTexts, withoutRepetitions } from "./concepts-in-writing.ts";

interface Tools {
  gateway: Pick<ModelGateway, "runTask">;
  log: Pick<Logger, "warn">;
}

type Context = Omit<TaskContext<GenerateConceptsOutput>, "onPartial"> & {
  /** Gets all concepts as far as they may be shown; none stands there twice. */
  onConcepts(partials: readonly PartialTexts[]): void;
};

/**
 * Concepts that differ from each other and from those the person knows. Those that come too near are asked for once more, alone
 * and with what to differ from; the second answer is taken as it is, and one that is still near is marked in the log. Throws
 * `TaskFailed` when there is no first answer; without a second one the first is kept.
 */
export async function writeDifferentConcepts(
  { gateway, log }: Tools,
  input: GenerateConceptsInput,
  context: Context,
): Promise<Pick<TaskResult<GenerateConceptsOutput>, "output" | "origin">> {
  const { onConcepts, ...caller } = context;
  const known = [...input.existing, ...input.dropped];
  const show = (partials: readonly PartialTexts[]) => onConcepts(withoutRepetitions(partials, known));
  const first = await gateway.runTask(generateConceptsTask, input, {
    ...caller,
    onPartial: ({ concepts }) => show(concepts ?? []),
  });
  const { concepts } = first.output;
  const offending = conceptsTooNear(concepts, known);
  if (offending.length === 0) return first;

  const placeOf = new Map(offending.map(({ index }, position) => [index, position]));
  const replacing = <Texts>(others: readonly Texts[], otherwise: (texts: GeneratedTexts) => Texts) =>
    concepts.map((texts, index) => {
      const position = placeOf.get(index);
      // A second answer may hold fewer than were asked for.
      return (position === undefined ? undefined : others[position]) ?? otherwise(texts);
    });
  try {
    const second = await gateway.runTask(generateConceptsTask, anewInput(input, concepts, offending), {
      ...caller,
      idempotencyKey: `${caller.idempotencyKey}/anew`,
      onPartial: (partial) => show(replacing<PartialTexts>(partial.concepts ?? [], (texts) => texts)),
    });
    const different = replacing(second.output.concepts, (texts) => texts);
    const still = conceptsTooNear(different, known);
    if (still.length > 0)
      log.warn({ key: caller.idempotencyKey, places: still.map(placeIn) }, "concepts are still alike");
    return { output: { concepts: different }, origin: first.origin };
  } catch (error) {
    if (!(error instanceof TaskFailed) || caller.signal?.aborted) throw error;
    log.warn({ key: caller.idempotencyKey, places: offending.map(placeIn), code: error.code }, "concepts stay alike");
    return first;
  }
}

const placeIn = ({ index }: { index: number }) => index + 1;

/** Asks for the offending concepts alone, beside those that are good. */
function anewInput(
  input: GenerateConceptsInput,
  concepts: readonly GeneratedTexts[],
  offending: ReturnType<typeof conceptsTooNear>,
): GenerateConceptsInput {
  const places = new Set(offending.map(({ index }) => index));
  const titleAndSummary = ({ title, summary }: GeneratedTexts) => ({ title, summary });
  const good = concepts.filter((_, index) => !places.has(index)).map(titleAndSummary);
  return {
    ...input,
    existing: [...input.existing, ...good],
    tooNear: offending.flatMap(({ index, near }) => {
      const texts = concepts[index];
      return texts ? [{ ...titleAndSummary(texts), near: near.title }] : [];
    }),
    count: offending.length,
  };
}
