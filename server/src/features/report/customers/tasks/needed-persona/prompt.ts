import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { fencedItems } from "../../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import type { NeededRole } from "../../needed-roles.ts";
import type { Persona } from "../customer-profiles/output.ts";

export interface NeededPersonaInput {
  brief: ConceptBrief;
  role: NeededRole;
  /** Who stands beside them. */
  others: Pick<Persona, "segment" | "name" | "description">[];
}

const whoTheyAre = {
  mustAgree: `somebody who neither buys nor uses it but must agree: who pays the bill, who runs it afterwards, who answers for the rules or the place, or who may forbid it.
- The description shows what they answer for, what lands on their desk because of the concept, and on what condition they would let it pass.
- They gain nothing by it themselves.`,
  likelyNonBuyer: `somebody who could buy it and is likely not to: who stays as they are, for reasons of their own that would still stand if the concept did all it promises.
- The description shows how they manage today, why that is good enough for them, and what a change would cost them beside money.
- They are right from where they stand: neither ignorant, nor stubborn, nor to be won by a better explanation.`,
} as const satisfies Record<NeededRole, string>;

export function neededPersonaPrompt({ brief, role, others }: NeededPersonaInput): Prompt {
  return {
    system: writingRules,
    prefix: [
      conceptPrefix(brief),
      "# The personas so far",
      fencedItems(others.map(({ segment, name, description }) => `${name}, ${segment}: ${description}`)),
    ].join("\n"),
    request: `# Your task
You are a senior customer researcher. A part is missing among the personas above. Write one more persona for this concept: ${whoTheyAre[role]}
- They stand for another group than the personas above, and have another name.
- The description shows a working day or a moment, what they are judged by, and the objection they would raise first. It does not sell the concept.
- The insight is something the team could not have read off its own answers, and could find to be wrong in five interviews.
- The name is invented from common first and last names. Never a known person, never a real company.
- Ages, incomes and living conditions are your estimates for the place, not statistics; state no other figures.
- If the answers name no place, write “Global” and estimate incomes for a country with middle to high incomes.`,
  };
}
