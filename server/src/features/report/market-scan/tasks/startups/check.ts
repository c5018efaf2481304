import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { companyFindings } from "../companies/company-findings.ts";
import type { StartupsOutput } from "./output.ts";
import type { StartupsInput } from "./prompt.ts";

/** Companies as `companyFindings` wants them. */
export function checkStartups({ startups }: StartupsOutput, input: StartupsInput): Finding[] {
  return companyFindings("startups", startups, input);
}
