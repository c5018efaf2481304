import type { Question } from "@seedbed/contract/incubation/schemas";
import {
  type Spending,
  type SpendingPeriod,
  spendingIn,
  spendingInWords,
  spendingPeriods,
} from "@seedbed/rules/questionnaire/answers/spending";
import { typedAmount } from "@seedbed/rules/questionnaire/answers/typed-amount";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { useCompanyFacts } from "../../../shell/company-facts/use-company-facts.ts";
import { GrowingText } from "../questionnaire/growing-text.tsx";
import { currenciesWith } from "./currencies.ts";
import styles from "./spending-fields.module.css";

/** Whether a question asks what is spent today, and on what. */
export const asksForSpending = ({ identifier, fieldType }: Pick<Question, "identifier" | "fieldType">): boolean =>
  identifier === "cost_sources" && fieldType === "text";

interface SpendingFieldsProps {
  /** The answer being typed, as it would be added. */
  typed: string;
  onType: (typed: string) => void;
  /** Of the field for what it is spent on. */
  field: Omit<ComponentProps<typeof GrowingText>, "value" | "onChange" | "onKeyDown">;
  onEnter: (event: KeyboardEvent) => void;
}

/** One cost: on what, how much, in which currency and how often. All of it is the answer being typed, which is kept as any other. */
export function SpendingFields({ typed, onType, field, onEnter }: SpendingFieldsProps) {
  const id = useId();
  const { data: facts } = useCompanyFacts();
  // What is chosen before there is an amount, and for the next cost.
  const [chosen, choose] = useState<{ currency?: string; period: SpendingPeriod }>({ period: "year" });
  const usual = { currency: chosen.currency ?? facts?.currency ?? "USD", period: chosen.period };
  const cost: Spending = spendingIn(typed) ?? { ...usual, what: typed, amount: "" };
  const change = (part: Partial<Spending>) => {
    const changed = { ...cost, ...part };
    if (part.currency || part.period) choose({ currency: changed.currency, period: changed.period });
    onType(spendingInWords(changed));
  };
  return (
    <div className={styles.fields}>
      <div className={styles.what}>
        <label htmlFor={`${id}-what`}>On what</label>
        <GrowingText
          {...field}
          id={`${id}-what`}
          value={cost.what}
          onKeyDown={onEnter}
          onChange={({ currentTarget }) => change({ what: currentTarget.value.replaceAll("\n", " ") })}
        />
      </div>
      <div className={styles.amount}>
        <label htmlFor={`${id}-amount`}>How much</label>
        <input
          id={`${id}-amount`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="Optional"
          value={cost.amount}
          onKeyDown={onEnter}
          onChange={({ currentTarget }) => change({ amount: typedAmount(currentTarget.value) })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-currency`}>Currency</label>
        <select
          id={`${id}-currency`}
          value={cost.currency}
          onChange={({ currentTarget }) => change({ currency: currentTarget.value })}
        >
          {currenciesWith(cost.currency, usual.currency).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-period`}>Every</label>
        <select
          id={`${id}-period`}
          value={cost.period}
          onChange={({ currentTarget }) => {
            const period = spendingPeriods.find((each) => each === currentTarget.value);
            if (period) change({ period });
          }}
        >
          {spendingPeriods.map((period) => (
            <option key={period}>{period}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
