import { partsToRepair } from "../../src/platform/model/answer/assessing/parts.ts";
import { jsonSchemaOf } from "../../src/platform/model/answer/json-schema.ts";
import { providerSchema } from "../../src/platform/model/answer/provider-schema.ts";
import { judgeAnswer } from "../../src/platform/model/attempts/judge-answer.ts";
import { firstMessages } from "../../src/platform/model/messages.ts";
import type { AiTask } from "../../src/platform/model/task.ts";
import { composeAnswer } from "../model-server/answer.ts";
import { taskAnswers } from "../model-server/task-answers.ts";
import { draftOf } from "../task-promises.ts";
import type { PlausibleMistake } from "./mistake.ts";

/** A task with one thing it may be asked. */
export interface AskedTask {
  name: string;
  /** Whether a mistake changes one of the good answers. */
  changedBy(mistake: PlausibleMistake): boolean;
  /** Good answers with a mistake: how much of each is taken. */
  takenWith(mistake: PlausibleMistake): Taken[];
}

/** `taken`: at once. `part`: but for a part that is asked for anew. `nothing`: all of it is asked for anew. */
export type Taken = "taken" | "part" | "nothing";

/** A task that is asked for something, answered by its draft and by the scripted model. */
export function askedTask<Input, Output>(task: AiTask<Input, Output>, input: Input): AskedTask {
  const schema = task.outputFor?.(input) ?? task.output;
  const answers = [draftOf(task, input), scriptedAnswer(task, input)];
  const [onlyName, another] = Object.keys(jsonSchemaOf(schema).properties ?? {});
  return {
    name: task.name,
    changedBy: ({ spoil }) =>
      answers.some((answer) => JSON.stringify(spoil(structuredClone(answer) as never)) !== JSON.stringify(answer)),
    takenWith({ spoil }) {
      return answers.map((answer) => {
        const text = JSON.stringify(spoil(structuredClone(answer) as never));
        const judged = judgeAnswer(text, { finishReason: "stop" }, { task, input, schema });
        if (judged.outcome === "ok") return "taken";
        if (judged.outcome === "refused") return "nothing";
        const parts = partsToRepair(judged.value, judged.refused, jsonSchemaOf(schema));
        const isAll = parts.some(({ place, isMore }) => !isMore && another === undefined && place === onlyName);
        return parts.length > 0 && !isAll ? "part" : "nothing";
      });
    },
  };
}

function scriptedAnswer<Input, Output>(task: AiTask<Input, Output>, input: Input): unknown {
  const { system, ...rest } = task.prompt(input);
  const [user] = firstMessages({ system, ...rest }, false);
  const messages = [
    { role: "system", text: system },
    { role: "user", text: String(user?.content) },
  ];
  const request = {
    task: task.name.replaceAll("-", "_"),
    model: "scripted",
    messages,
    prompt: messages.map(({ text }) => text).join("\n"),
    schema: providerSchema(jsonSchemaOf(task.outputFor?.(input) ?? task.output), "openai-compatible"),
  };
  return JSON.parse(composeAnswer(request, taskAnswers, undefined).text);
}
