import type { StanceBasis } from "@seedbed/contract/report/customers/schemas";
import { Link } from "@tanstack/react-router";
import styles from "./stance-card.module.css";
import { whereItStands } from "./where-it-stands.ts";

const unnamed = {
  answer: "Your answer",
  source: "A source",
  interview: "Interviews",
  assumed: "Assumed",
} as const satisfies Record<StanceBasis, string>;

interface StanceFromProps {
  conceptId: string;
  basis: StanceBasis;
  from: readonly string[];
}

/**
 * Where a line comes from: one chip, which leads to where the words stand, and the number of the others; for what nobody said, that it is assumed.
 */
export function StanceFrom({ conceptId, basis, from }: StanceFromProps) {
  if (basis === "assumed")
    return (
      <span className={styles.chip} data-assumed>
        {unnamed.assumed}
      </span>
    );
  const [named, ...others] = from;
  const first = named ?? unnamed[basis];
  const place = named === undefined ? null : whereItStands(basis, named);
  return (
    <>
      {place ? (
        <Link {...place} params={{ id: conceptId }} className={styles.chip} title={first}>
          {first}
        </Link>
      ) : (
        <span className={styles.chip} title={first}>
          {first}
        </span>
      )}
      {others.length > 0 && (
        <span className={styles.chip} title={others.join(", ")}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="visually-hidden">{others.join(", ")}</span>
        </span>
      )}
    </>
  );
}
