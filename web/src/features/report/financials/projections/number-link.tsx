import type { PlanInput } from "@seedbed/rules/projections/plan/projection-plan";
import { Link } from "@tanstack/react-router";
import type { FinancialTab } from "../financial-projection-search.ts";
import styles from "./number-link.module.css";

const from = "/concept/$id/financial-projection";

interface NumberLinkProps {
  input: Pick<PlanInput, "key" | "label" | "stands">;
  isSaving: boolean;
  onFollow?: () => void;
}

/** A number of a plan by its name, which leads to where it stands: in its sizing, at its cost driver, or among what is tried. */
export function NumberLink({ input: { key, label, stands }, isSaving, onFollow }: NumberLinkProps) {
  const tabs: Record<PlanInput["stands"], FinancialTab> = {
    sizing: isSaving ? "impact-sizing" : "market-sizing",
    drivers: "business-model",
    plan: "projections",
  };
  return (
    <Link
      className={styles.link}
      from={from}
      to="."
      search={(standing) => ({ ...standing, tab: tabs[stands] })}
      hash={key}
      onClick={onFollow}
    >
      {label}
    </Link>
  );
}

/** The way from a number with a source to what that says; nothing for one without. */
export function NumberSource({ input: { key, label, cause } }: { input: Pick<PlanInput, "key" | "label" | "cause"> }) {
  if (cause === null) return null;
  return (
    <Link
      className={styles.source}
      from={from}
      to="."
      search={(standing) => ({ ...standing, evidence: key })}
      resetScroll={false}
    >
      Source<span className="visually-hidden"> of {label}</span>
    </Link>
  );
}
