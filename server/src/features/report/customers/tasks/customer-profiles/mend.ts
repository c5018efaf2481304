import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { mendedForms } from "./mended-forms.ts";
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
      const { attitude } = persona;
      // Who would rather stay as they are does not buy.
      const isNonBuyer = !hasNonBuyer && attitude === "sceptical" && persona.role === "likelyBuyer";
      const place = `profiles.${index}`;
      if (isNonBuyer) mended("role", `${place}.role`);
      return {
        ...mendedForms(persona, (rule, field) => mended(rule, `${place}.${field}`)),
        isPrimary: index === primary,
        role: isNonBuyer ? ("likelyNonBuyer" as const) : persona.role,
      };
    }),
  };
}
