import { z } from "zod";
import type { FoundClaim } from "./found-claim.ts";

/** What a model writes for a fact about a company that it is not sure of. */
export const unknownFact = "Unknown";

/** What a startup and an incumbent have in common, as a model fills it. */
export const companyFields = {
  name: z.string().describe("The company's name as it calls itself. Only a company you are certain exists."),
  domain: z
    .string()
    .describe(
      `Its main internet domain without protocol and "www", such as "example.com"; "${unknownFact}" unless you are sure.`,
    ),
  overview: z
    .string()
    .describe("Two sentences: what the company does and for whom, and why it stands in the scan of this concept."),
  headquarters: z.string().describe(`City and country; "${unknownFact}" unless you are sure.`),
  founded: z.string().describe(`The year with four digits; "${unknownFact}" unless you are sure.`),
  certainty: z
    .string()
    .describe(
      "One sentence: which of the facts above you are sure of, and which are from memory and should be checked.",
    ),
  hasCompetitiveProduct: z
    .boolean()
    .describe("True only when customers of this concept could already buy something from this company instead."),
  relevance: z
    .string()
    .describe(
      "Two or three sentences: where this company and the concept meet, and what the team can learn, use or fear.",
    ),
};

const CompanyFields = z.object(companyFields);
export interface CompanyWords extends z.infer<typeof CompanyFields> {
  /** What passages say of it; absent without research. */
  claims?: FoundClaim[] | undefined;
}
