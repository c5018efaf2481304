import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { SizingOutput } from "../sizing/entry-fields.ts";
import { sizingFindings } from "../sizing/sizing-findings.ts";

/** Assumptions that come to a market in US dollars and to shares of it. */
export function checkTopDownSizing({ entries }: SizingOutput, input: RevenueInput): Finding[] {
  return sizingFindings(entries, [input, `$${input.model.price}`]);
}
