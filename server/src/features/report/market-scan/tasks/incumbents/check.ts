import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { groundsOf } from "../../../writing/evidence/grounds-of.ts";
import { companyFindings } from "../companies/company-findings.ts";
import type { IncumbentsOutput } from "./output.ts";
import type { IncumbentsInput } from "./prompt.ts";

/** Companies as `companyFindings` wants them, in an ecosystem without figures. */
export function checkIncumbents(output: IncumbentsOutput, input: IncumbentsInput): Finding[] {
  const { ecosystemDescription, incumbents } = output;
  return [
    ...companyFindings("incumbents", incumbents, input),
    ...textFindings({ ecosystemDescription }, input.brief),
    ...figureFindings({ ecosystemDescription }, groundsOf(output, input)),
  ];
}
