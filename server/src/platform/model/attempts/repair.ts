import type { ModelMessage } from "ai";
import type { Asked } from "../answer/assessing/assess-answer.ts";
import { partsToRepair, schemaOfParts, withParts } from "../answer/assessing/parts.ts";
import type { JsonSchema } from "../answer/json-schema.ts";
import { readAnswer } from "../answer/reading/read-answer.ts";
import { partMessages, repairMessages } from "../messages.ts";
import type { AttemptEnd } from "./attempt.ts";
import { type Judgement, judgeAnswer, judgeRepaired } from "./judge-answer.ts";

type Refused<Output> = Extract<Judgement<Output>, { outcome: "malformed" | "check_failed" }>;
type AskedFor<Input, Output> = Omit<Asked<Input, Output>, "mended">;

interface Repair<Output> {
  messages: ModelMessage[];
  schema: JsonSchema;
  /** Whether everything is asked for anew. */
  isWhole: boolean;
  judge<Input>(text: string, end: Pick<AttemptEnd, "finishReason">, asked: AskedFor<Input, Output>): Judgement<Output>;
}

/** The one call that puts an answer right: for what is refused of it, or for all of it when it cannot be read. */
export function planRepair<Output>(
  { value, refused, text }: Refused<Output>,
  first: { messages: ModelMessage[]; schema: JsonSchema },
): Repair<Output> {
  const parts = partsToRepair(value, refused, first.schema);
  if (parts.length === 0) {
    const problems = refused.map(({ problem }) => problem);
    return {
      messages: repairMessages(first.messages, text, problems),
      schema: first.schema,
      isWhole: true,
      judge: (answer, end, asked) => kept(judgeAnswer(answer, end, asked), asked),
    };
  }
  const schema = schemaOfParts(parts);
  return {
    // The answer as it was understood: what the parts are called fits to it.
    messages: partMessages(first.messages, JSON.stringify(value), parts),
    schema,
    isWhole: false,
    judge(answer, _end, asked) {
      const read = readAnswer(answer, schema);
      return judgeRepaired("missing" in read ? value : withParts(value, read.value, parts), answer, asked);
    },
  };
}

/** A second answer is kept as far as it is good: there is no third. */
function kept<Input, Output>(judged: Judgement<Output>, asked: AskedFor<Input, Output>): Judgement<Output> {
  return "value" in judged && judged.value !== undefined ? judgeRepaired(judged.value, judged.text, asked) : judged;
}
