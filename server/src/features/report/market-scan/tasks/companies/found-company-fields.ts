import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { citationsOf } from "../../../writing/evidence/cited-claims.ts";
import type { NumberedPassage } from "../../../writing/writing-tools.ts";
import { companyFields, unknownFact } from "./company-fields.ts";
import { factsOfAny, factsOfStartup } from "./found-claim.ts";

/** What is asked of a company where there is something to look it up in: nothing from memory. */
export function foundCompanyFields(passages: readonly NumberedPassage[], kind: "incumbent" | "startup") {
  const claim = z.object({
    fact: z.enum(kind === "startup" ? factsOfStartup : factsOfAny).describe("Which fact about the company it is."),
    statement: z.string().describe("One sentence: what the passages say; news with its time where they tell it."),
    citations: citationsOf(passages),
  });
  return {
    ...companyFields,
    name: z.string().describe("The company's name as a passage writes it."),
    domain: z
      .string()
      .describe(`Its main internet domain without protocol and "www" where a passage tells it, else "${unknownFact}".`),
    headquarters: z.string().describe(`City and country as a passage tells them, else "${unknownFact}".`),
    founded: z.string().describe(`The year with four digits as a passage tells it, else "${unknownFact}".`),
    certainty: z.string().describe("One sentence: what the passages tell of the company, and what they leave open."),
    claims: listOf(claim, { wanted: { min: 0, max: 8 }, enough: 0, unique: "statement" }).describe(
      "What passages say of the company, each with its citation; nothing that none says.",
    ),
  };
}
