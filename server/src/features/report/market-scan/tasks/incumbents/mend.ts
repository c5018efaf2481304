import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { mendCompanies } from "../companies/mend-companies.ts";
import type { IncumbentsOutput } from "./output.ts";
import type { IncumbentsInput } from "./prompt.ts";

/** Companies as `mendCompanies` gives them. */
export function mendIncumbents(output: IncumbentsOutput, input: IncumbentsInput, mended: NoteMend): IncumbentsOutput {
  return {
    ...output,
    incumbents: mendCompanies({ list: "incumbents", companies: output.incumbents, input }, mended),
  };
}
