import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { mendCompanies } from "../companies/mend-companies.ts";
import type { StartupsOutput } from "./output.ts";
import type { StartupsInput } from "./prompt.ts";

/** Companies as `mendCompanies` gives them. */
export function mendStartups({ startups }: StartupsOutput, input: StartupsInput, mended: NoteMend): StartupsOutput {
  return { startups: mendCompanies({ list: "startups", companies: startups, input }, mended) };
}
