import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { incomeRangeLabel, isIncomeKnown } from "@seedbed/rules/money/income";
import { Facts } from "../plain/section.tsx";
import styles from "./profile-view.module.css";

/** What is known of a persona, and the names of what nobody said yet. */
export function ProfileFacts({ profile }: { profile: CustomerProfile }) {
  const { incomeLower, incomeUpper } = profile;
  const facts: [name: string, value: string][] = [
    ["Occupation", profile.occupation],
    ["Age", profile.ageRange],
    ["Income", isIncomeKnown(incomeUpper) ? incomeRangeLabel(incomeLower, incomeUpper) : ""],
    ["Education", profile.educationLevel],
    ["Household", profile.familySize],
    ["Where", profile.geoLocation],
  ];
  const known = facts.filter(([, value]) => value !== "");
  const unknown = facts.filter(([, value]) => value === "").map(([name]) => name.toLowerCase());
  return (
    <>
      {known.length > 0 && <Facts facts={known} />}
      {unknown.length > 0 && <p className={styles.unknown}>Not said yet: {unknown.join(", ")}</p>}
    </>
  );
}
