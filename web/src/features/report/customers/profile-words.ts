import type { Stance } from "@seedbed/contract/report/customers/schemas";
import type { stanceLines } from "@seedbed/contract/report/vocabulary";
import { priceLabel, roleLabels } from "@seedbed/rules/customers/stance-labels";

export type StanceLineName = (typeof stanceLines)[number];

/** The same as roles are chosen: the word may come from an editor. */
export const roleLabel = (role: string): string => (role in roleLabels ? roleLabels[role as Stance["role"]] : role);

/** Whether somebody like this would buy, in a few words. */
export function buysLabel({ role, priceLimit }: Stance): string {
  const limit = priceLabel(priceLimit);
  switch (role) {
    case "likelyBuyer":
      return limit ? `Yes, up to ${limit}` : "Yes";
    case "likelyNonBuyer":
      return limit ? `No, not above ${limit}` : "No";
    case "mustAgree":
      return "Does not buy, must agree";
    case "usesOnly":
      return "Does not pay, uses it";
  }
}

const numbers = ["none", "one", "two", "three", "four", "five"] as const;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How many lines of a stance somebody or something stands behind, and how many nobody. */
export function restsLabel({ role: _role, ...lines }: Stance): string {
  const all = Object.values(lines);
  const assumed = all.filter(({ basis }) => basis === "assumed").length;
  const known = all.length - assumed;
  const [ofAll, ofKnown, ofAssumed] = [numbers[all.length], numbers[known], numbers[assumed]].map(
    (word) => word ?? "some",
  );
  if (assumed === 0) return `All ${ofAll} stance lines come from people or sources.`;
  if (known === 0) return `All ${ofAll} stance lines are assumed, and say so.`;
  const begin = `${capital(ofKnown ?? "")} of ${ofAll} stance lines ${known === 1 ? "comes" : "come"} from people or sources.`;
  return `${begin} ${capital(ofAssumed ?? "")} ${assumed === 1 ? "is assumed, and says so" : "are assumed, and say so"}.`;
}

/** What stands in the place of what nobody has said of a persona: an example, and shown as one. */
export const demoDefaults = {
  segment: "Global Students",
  ageRange: "24-35",
  geoLocation: "Global",
  incomeLower: 40,
  incomeUpper: 75,
} as const;
