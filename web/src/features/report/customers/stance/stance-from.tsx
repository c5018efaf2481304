import type { StanceBasis } from "@seedbed/contract/report/customers/schemas";
import styles from "./stance-card.module.css";

const unnamed = {
  answer: "Your answer",
  source: "A source",
  interview: "Interviews",
  assumed: "Assumed",
} as const satisfies Record<StanceBasis, string>;

/** Where a line comes from: one chip, and the number of the others; for what nobody said, that it is assumed. */
export function StanceFrom({ basis, from }: { basis: StanceBasis; from: readonly string[] }) {
  if (basis === "assumed")
    return (
      <span className={styles.chip} data-assumed>
        {unnamed.assumed}
      </span>
    );
  const [first = unnamed[basis], ...others] = from;
  return (
    <>
      <span className={styles.chip} title={first}>
        {first}
      </span>
      {others.length > 0 && (
        <span className={styles.chip} title={others.join(", ")}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="visually-hidden">{others.join(", ")}</span>
        </span>
      )}
    </>
  );
}
