import { type Asked, type Assessment, assessAnswer } from "../answer/assessing/assess-answer.ts";
import { keepWhatIsGood } from "../answer/assessing/last-resort.ts";
import type { TaskNote } from "../answer/findings.ts";
import { type Refusal, refuse } from "../answer/findings.ts";
import { jsonSchemaOf } from "../answer/json-schema.ts";
import { readAnswer } from "../answer/reading/read-answer.ts";
import { TaskFailed } from "../task-failed.ts";
import type { AttemptEnd } from "./attempt.ts";

/** What became of an answer, with what was mended in it, by rule. */
export type Judgement<Output> = { mends: Record<string, number>; text: string } & (
  | { outcome: "ok"; output: Output; notes: TaskNote[] }
  | { outcome: "malformed" | "check_failed"; value: unknown; refused: Refusal[] }
  | { outcome: "refused" }
);

type AskedFor<Input, Output> = Omit<Asked<Input, Output>, "mended">;

/** Reads, mends and checks what a model wrote. */
export function judgeAnswer<Input, Output>(
  text: string,
  { finishReason }: Pick<AttemptEnd, "finishReason">,
  asked: AskedFor<Input, Output>,
): Judgement<Output> {
  const { counts, mended } = countedMends();
  const read = readAnswer(text, jsonSchemaOf(asked.schema));
  if ("missing" in read) {
    if (read.missing === "apology") return { outcome: "refused", mends: counts, text };
    const problem =
      finishReason === "length"
        ? "The answer was longer than allowed and was cut off. Be briefer."
        : "The answer is not one complete, valid JSON object.";
    return {
      outcome: "malformed",
      value: undefined,
      refused: [refuse("unreadable", "", problem)],
      mends: counts,
      text,
    };
  }
  if (read.isBrokenOff) mended("broken-off");
  else if (read.isRepaired) mended("json");
  return { ...assessAnswer(read.value, { ...asked, mended }), mends: counts, text };
}

/** What is good of a value that has been written anew already. */
export function judgeRepaired<Input, Output>(
  value: unknown,
  text: string,
  asked: AskedFor<Input, Output>,
): Judgement<Output> {
  const mends = countedMends();
  const assessed: Assessment<Output> = keepWhatIsGood(value, { ...asked, mended: mends.mended });
  return { ...assessed, mends: mends.counts, text };
}

/** What is good of an answer whose repair failed; throws what it failed with when nothing is, or when nobody waits any more. */
export function keptOf<Input, Output>(
  judged: Judgement<Output>,
  asked: AskedFor<Input, Output>,
  failure: unknown,
): Judgement<Output> {
  const isOver = !(failure instanceof TaskFailed) || failure.code === "cancelled";
  if (isOver || !("value" in judged)) throw failure;
  const kept = judgeRepaired(judged.value, judged.text, asked);
  if (kept.outcome !== "ok") throw failure;
  return kept;
}

function countedMends() {
  const counts: Record<string, number> = {};
  return {
    counts,
    mended: (rule: string) => {
      counts[rule] = (counts[rule] ?? 0) + 1;
    },
  };
}
