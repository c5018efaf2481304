import { defineTask } from "../../../../../platform/model/task.ts";
import { checkSavingsMethod } from "./check.ts";
import { draftSavingsMethod } from "./draft.ts";
import { mendSavingsMethod } from "./mend.ts";
import { SavingsMethodOutput } from "./output.ts";
import { savingsMethodPrompt } from "./prompt.ts";

/** By which method a concept saves cost, where, and what stands against it. */
export const savingsMethodTask = defineTask({
  name: "savings-method",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 5000,
  output: SavingsMethodOutput,
  prompt: savingsMethodPrompt,
  mend: mendSavingsMethod,
  check: checkSavingsMethod,
  draft: draftSavingsMethod,
});
