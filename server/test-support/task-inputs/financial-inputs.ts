import type { ConceptBrief } from "../../src/features/concepts/exports/concept-brief.ts";
import { businessModelTask } from "../../src/features/report/financials/tasks/business-model/task.ts";
import { type CustomerWords, customerWords } from "../../src/features/report/financials/tasks/customer-words.ts";
import { payingModel, type RevenueInput } from "../../src/features/report/financials/tasks/paying-model.ts";
import type { SavingsInput } from "../../src/features/report/financials/tasks/saving-plan.ts";
import { finishedSections } from "../finished-sections.ts";
import { draftOf } from "../task-promises.ts";

/** The customers of a concept as the financial tasks get them. */
export const customersOf = (brief: ConceptBrief): CustomerWords[] =>
  customerWords(finishedSections(brief).customerProfiles);

/** The concept with another answer to how it should pay off; `undefined` takes the question away. */
export function withValueSource(brief: ConceptBrief, answer: string | undefined): ConceptBrief {
  const others = brief.seed.answers.filter(({ identifier }) => identifier !== "value_source");
  const answered = { identifier: "value_source", label: "How would the idea pay off?", answers: [answer ?? ""] };
  return { ...brief, seed: { ...brief.seed, answers: answer === undefined ? others : [...others, answered] } };
}

/** The input of the revenue tasks with the business model drafted, whatever the concept's people chose. */
export function revenueInput(brief: ConceptBrief): RevenueInput {
  const selling = withValueSource(brief, "New revenue");
  const customers = customersOf(brief);
  const model = payingModel(draftOf(businessModelTask, { brief: selling, customers }));
  if (!model) throw new Error("The draft did not keep to the chosen layout.");
  return { brief: selling, customers, model };
}

/** The input of the savings tasks with the plan drafted, whatever the concept's people chose. */
export function savingsInput(brief: ConceptBrief): SavingsInput {
  const saving = withValueSource(brief, "Lower costs");
  const customers = customersOf(brief);
  return { brief: saving, customers, plan: draftOf(businessModelTask, { brief: saving, customers }).description };
}
