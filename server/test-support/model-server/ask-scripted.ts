import { jsonSchemaOf } from "../../src/platform/model/answer/json-schema.ts";
import { providerSchema } from "../../src/platform/model/answer/provider-schema.ts";
import { firstMessages } from "../../src/platform/model/messages.ts";
import type { AiTask } from "../../src/platform/model/task.ts";
import { composeAnswer } from "./answer.ts";
import { taskAnswers } from "./task-answers.ts";

/** Asks the scripted model for a task, as the gateway would; no server is needed. */
export function askScripted<Input, Output>(task: AiTask<Input, Output>, input: Input) {
  const { system, ...rest } = task.prompt(input);
  const [user] = firstMessages({ system, ...rest }, false);
  const messages = [
    { role: "system", text: system },
    { role: "user", text: String(user?.content) },
  ];
  const prompt = messages.map(({ text }) => text).join("\n");
  const form = task.outputFor?.(input) ?? task.output;
  const schema = providerSchema(jsonSchemaOf(form), "openai-compatible");
  const name = task.name.replaceAll("-", "_");
  const { text } = composeAnswer({ task: name, model: "scripted", messages, prompt, schema }, taskAnswers, undefined);
  return { prompt, answer: text, output: form.parse(JSON.parse(text)) };
}
