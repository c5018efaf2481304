import { suggestAnswersTask } from "../../features/incubation/tasks/suggest-answers/task.ts";
import { jsonSchemaOf } from "../../platform/model/answer/json-schema.ts";
import { providerSchema } from "../../platform/model/answer/provider-schema.ts";
import { firstMessages } from "../../platform/model/messages.ts";
import type { ModelChoice } from "../../platform/model/settings.ts";

const { prompt, output, maxOutputTokens } = suggestAnswersTask;
const words = prompt({
  brief: {
    company: { name: "Example", domain: "company.example", goal: "Waste less water." },
    type: "EXPAND_AN_EXISTING_IDEA",
    answers: [
      {
        identifier: "idea",
        label: "What is the idea you want to expand?",
        answers: ["A meter on the taps of offices that shows how much water runs."],
      },
    ],
    clarifications: [],
  },
  question: { identifier: null, label: "Who would notice first if it worked?", help: "", options: [] },
  present: [],
  concept: null,
});

/** A small task of the product, as the doctor asks it of a model. */
export function sampleRequest({ provider }: ModelChoice) {
  return {
    system: words.system,
    prefix: words.prefix,
    messages: firstMessages(words, provider === "anthropic"),
    schema: providerSchema(jsonSchemaOf(output), provider),
    schemaName: suggestAnswersTask.name,
    maxOutputTokens,
  };
}

/** Whether a text is the answer that was asked for, and nothing besides. */
export function keepsToSchema(text: string): boolean {
  try {
    return output.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
