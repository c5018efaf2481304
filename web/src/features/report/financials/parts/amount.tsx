import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { EditableNumber, EditableText } from "../../editing/editable.tsx";
import { perWhat } from "../../plain/per-what.ts";
import { Figure } from "../chain/figures.tsx";
import styles from "./amount.module.css";

interface AmountProps {
  /** "Price": how the amount is called. */
  label: string;
  /** Its id among the figures of the projection. */
  figure: string;
  amount: { field: string; value: number };
  /** What it is for: "per floor". */
  unit: { field: string; value: string };
  currency: string;
}

/** An amount of money with the code of its currency, and what it is for. */
export function Amount({ label, figure, amount, unit, currency }: AmountProps) {
  const at = { item: null, place: "" };
  return (
    <p className={styles.amount}>
      <EditableNumber {...at} field={amount.field} value={amount.value} label={label}>
        <Figure id={figure} name={label}>
          {compactUsd(amount.value)}
        </Figure>{" "}
        <small>{currency}</small>
      </EditableNumber>
      <small>
        <EditableText {...at} field={unit.field} value={unit.value} label={`${label}, per what`}>
          <span>{perWhat(unit.value)}</span>
        </EditableText>
      </small>
    </p>
  );
}
