import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { isSegmentLabel, segmentLabel } from "../../segment-label.ts";
import { mendedAges } from "./mended-ages.ts";
import { mendedIncome } from "./mended-income.ts";
import type { CustomerProfilesOutput } from "./output.ts";
import type { CustomerProfilesInput } from "./prompt.ts";

/** One primary persona, and segments, ages and incomes in the form they are shown in. */
export function mendCustomerProfiles(
  { profiles }: CustomerProfilesOutput,
  _input: CustomerProfilesInput,
  mended: NoteMend,
): CustomerProfilesOutput {
  const primary = Math.max(
    profiles.findIndex(({ isPrimary }) => isPrimary),
    0,
  );
  if (profiles.some(({ isPrimary }, index) => isPrimary !== (index === primary))) mended("one-primary", "profiles");
  const hasNonBuyer = profiles.some(({ role }) => role === "likelyNonBuyer");
  return {
    profiles: profiles.map((persona, index) => {
      const { segment, ageRange, attitude } = persona;
      // Who would rather stay as they are does not buy.
      const isNonBuyer = !hasNonBuyer && attitude === "sceptical" && persona.role === "likelyBuyer";
      const put = {
        ...persona,
        segment: isSegmentLabel(segment) ? segment : segmentLabel(segment.replaceAll("&", " and ")),
        ageRange: mendedAges(ageRange),
        ...mendedIncome(persona),
        isPrimary: index === primary,
        role: isNonBuyer ? ("likelyNonBuyer" as const) : persona.role,
      };
      const place = `profiles.${index}`;
      if (isNonBuyer) mended("role", `${place}.role`);
      if (put.segment !== segment) mended("segment", `${place}.segment`);
      if (put.ageRange !== ageRange) mended("age-range", `${place}.ageRange`);
      if (put.incomeLower !== persona.incomeLower) mended("income", `${place}.incomeLower`);
      if (put.incomeUpper !== persona.incomeUpper) mended("income", `${place}.incomeUpper`);
      return put;
    }),
  };
}
