import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { Link } from "@tanstack/react-router";
import { Card } from "../../design/card.tsx";
import { StageBar } from "../../design/progress/stage-bar.tsx";
import styles from "./opportunity-card.module.css";
import type { DashboardData } from "./use-dashboard.ts";

const shown = 3;
const colors = ["var(--sprout-600)", "var(--sprout-500)", "var(--sprout-300)", "var(--sprout-200)"];

/** What the active concepts may bring together, and which concepts that rests on. */
export function OpportunityCard({ size }: { size: DashboardData["conceptDetails"]["potentialOpportunitySize"] }) {
  const { amount, conceptCount, leftOutCount, concepts } = size;
  const largest = concepts.slice(0, shown);
  const rest = conceptCount > shown ? amount - largest.reduce((sum, concept) => sum + concept.amount, 0) : 0;
  const parts = [
    ...largest.map((concept) => ({ id: concept.uuid, label: concept.title, value: concept.amount })),
    ...(rest > 0 ? [{ id: "rest", label: "Other", value: rest }] : []),
  ];
  return (
    <Card title="Potential Opportunity Size">
      <p className={styles.amount}>{compactUsd(amount)}</p>
      <p className={styles.basis}>{basisOf(conceptCount, leftOutCount)}</p>
      {concepts.length > 0 && (
        <>
          <StageBar
            title="Opportunity by concept"
            stages={parts.map((part, index) => ({
              ...part,
              valueText: compactUsd(part.value),
              color: colors[index] ?? "var(--sprout-200)",
            }))}
          />
          <details className={styles.rests}>
            <summary>See what it rests on</summary>
            <ul>
              {concepts.map((concept) => (
                <li key={concept.uuid}>
                  <Link to="/concept/$id/financial-projection" params={{ id: concept.uuid }}>
                    {concept.title}
                  </Link>
                  <span className="numerals">{compactUsd(concept.amount)}</span>
                </li>
              ))}
              {conceptCount > concepts.length && (
                <li>and {(conceptCount - concepts.length).toLocaleString("en-US")} smaller ones</li>
              )}
            </ul>
          </details>
        </>
      )}
    </Card>
  );
}

/** What the sum is made of, and what is left out of it. */
function basisOf(counted: number, leftOut: number): string {
  if (counted === 0 && leftOut === 0) return "No active concept has a financial projection yet.";
  const sum =
    counted === 0
      ? "Nothing to add up yet."
      : `Sum of obtainable markets and yearly savings across ${activeConcepts(counted)}. Every figure rests on assumptions you can open and change.`;
  if (leftOut === 0) return sum;
  const [verb, draft] = leftOut === 1 ? ["is", "its draft rests"] : ["are", "their drafts rest"];
  return `${sum} ${activeConcepts(leftOut)} ${verb} left out: ${draft} on start values that nobody has chosen.`;
}

const activeConcepts = (count: number) =>
  `${count.toLocaleString("en-US")} active ${count === 1 ? "concept" : "concepts"}`;
