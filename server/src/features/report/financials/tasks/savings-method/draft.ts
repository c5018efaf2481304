import { briefWords } from "../../../writing/drafting/brief-words.ts";
import type { SavingsInput } from "../saving-plan.ts";
import { closestMethod } from "./closest-method.ts";
import type { SavingsMethodOutput } from "./output.ts";

/** The method of the library that the concept's words speak for most, in the concept's words. */
export function draftSavingsMethod({ brief }: SavingsInput, seed: string): SavingsMethodOutput {
  const { composer, text } = briefWords(brief, seed);
  const method = closestMethod(text);
  return {
    methodType: method.type,
    description: composer.sentence([method.description]),
    considerations: method.considerations.map(({ icon, consideration }) => ({
      icon,
      consideration: composer.sentence([consideration]),
    })),
    targetAreas: method.targetAreas.map(({ title, description }, index) => ({
      areaType: index === 0 ? "primary" : "alternative",
      title: composer.phrase([title]),
      description: composer.sentence([description]),
    })),
    interferences: method.interferences.map(({ title, icon, insight, mitigation }) => ({
      title: composer.phrase([title]),
      icon,
      interferenceInsight: composer.sentence([insight]),
      mitigationStatement: composer.sentence([mitigation]),
    })),
  };
}
