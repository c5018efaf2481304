import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import { companyProblems } from "../companies/company-problems.ts";
import type { IncumbentsOutput } from "./output.ts";
import type { IncumbentsInput } from "./prompt.ts";

/** Companies as `companyProblems` wants them. */
export function checkIncumbents(output: IncumbentsOutput, { brief }: IncumbentsInput): string[] {
  const { ecosystemDescription, incumbents } = output;
  return [
    ...companyProblems("incumbents", incumbents, brief),
    ...textProblems({ ecosystemDescription }, brief),
    ...figureProblems({ ecosystemDescription }, brief),
  ];
}
