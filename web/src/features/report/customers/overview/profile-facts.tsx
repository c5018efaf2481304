import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { incomeProblem } from "@seedbed/contract/report/customers/words";
import { incomeLabel, isIncomeKnown } from "@seedbed/rules/money/income";
import type { ReactNode } from "react";
import { EditableChoice, EditableNumber, EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { fieldOf } from "../profile-field.ts";
import { buysLabel, demoDefaults, roleLabel } from "../profile-words.ts";
import { Example } from "./example.tsx";
import { Linked } from "./linked.tsx";
import styles from "./profile-card.module.css";

const texts = [
  ["geoLocation", "Location"],
  ["ageRange", "Age"],
  ["income", "Income"],
  ["educationLevel", "Education"],
  ["occupation", "Occupation"],
  ["familySize", "Household"],
] as const;

/** What is known of a persona; for what nobody said an example stands there, or that it is not given. */
export function ProfileFacts({ profile }: { profile: CustomerProfile }) {
  const mayEdit = useEditedSection() !== null;
  const { stance } = profile;
  return (
    <dl className={styles.facts}>
      {texts.map(([field, name]) => {
        if (field === "income")
          return (
            <Fact key={field} field={field} name={name}>
              <Income profile={profile} />
            </Fact>
          );
        const instead = field === "geoLocation" || field === "ageRange" ? demoDefaults[field] : "";
        const value = profile[field];
        if (!value && !instead && !mayEdit) return null;
        return (
          <Fact key={field} field={field} name={name}>
            <EditableText
              {...fieldOf(profile, field, name)}
              value={value}
              {...(instead ? { instead: <Example>{instead}</Example> } : {})}
            />
          </Fact>
        );
      })}
      {stance && (
        <Fact field="role" name="Likely to buy">
          <span className={styles.buys} data-role={stance.role}>
            <EditableChoice
              {...fieldOf(profile, "stance.role", "Part in the purchase")}
              value={stance.role}
              labelOf={roleLabel}
            >
              {buysLabel(stance)}
            </EditableChoice>
          </span>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  /** Names it behind `#profile-`. */
  field: string;
  name: string;
  children: ReactNode;
}

function Fact({ field, name, children }: FactProps) {
  return (
    <Linked name={`profile-${field}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Linked>
  );
}

function Income({ profile }: { profile: CustomerProfile }) {
  const { incomeLower, incomeUpper } = profile;
  const isKnown = isIncomeKnown(incomeUpper);
  const [from, to] = isKnown ? [incomeLower, incomeUpper] : [demoDefaults.incomeLower, demoDefaults.incomeUpper];
  const ends = (
    <span>
      <EditableNumber
        {...fieldOf(profile, "incomeLower", "Lowest income, in thousands")}
        value={incomeLower}
        problemOf={(lower) => incomeProblem(lower, incomeUpper)}
      >
        {incomeLabel(from)}
      </EditableNumber>
      -
      <EditableNumber
        {...fieldOf(profile, "incomeUpper", "Highest income, in thousands")}
        value={incomeUpper}
        problemOf={(upper) => incomeProblem(incomeLower, upper)}
      >
        {incomeLabel(to)}
      </EditableNumber>
    </span>
  );
  return isKnown ? ends : <Example>{ends}</Example>;
}
