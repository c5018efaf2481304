import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import type { GeneratedConcept, Opportunity } from "@seedbed/contract/incubation/schemas";
import type { ReactNode } from "react";
import { opportunityLabels } from "../opportunity/opportunity-labels.ts";
import { type ConceptListName, type ConceptTextName, partLabels } from "./concept-edit.ts";
import styles from "./side-by-side.module.css";
import type { Candidate } from "./use-selection.ts";

const texts = ["summary", "problemStatement", "valueProposition", "overview"] as const satisfies ConceptTextName[];
const lists = ["differentiators", "rightsToWin"] as const satisfies ConceptListName[];

const opportunityParts = ["today", "next", "why"] as const;
const isAssumed = (part: (typeof opportunityParts)[number], { whyRestsOn }: Opportunity) =>
  part === "why" && whyRestsOn.length === 0;

interface SideBySideProps {
  candidates: readonly Candidate[];
  onShow: (uuid: string) => void;
  onChoose: (uuid: string, chosen: boolean) => void;
}

/** The concepts as columns, part by part, as the person left them. */
export function SideBySide({ candidates, onShow, onChoose }: SideBySideProps) {
  const row = (label: string, cell: (concept: GeneratedConcept) => ReactNode) => (
    <tr key={label}>
      <th scope="row" className="eyebrow">
        {label}
      </th>
      {candidates.map(({ concept }) => (
        <td key={concept.uuid}>{cell(concept)}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.wrap} aria-label="Concepts side by side" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Part</span>
            </th>
            {candidates.map(({ concept, chosen, choosable }) => (
              <th key={concept.uuid} scope="col">
                <button type="button" className={styles.title} onClick={() => onShow(concept.uuid)}>
                  {concept.title || "Without a title"}
                </button>
                <Checkbox
                  label={concept.isSaved ? "In the bank" : "Select"}
                  aria-label={`Select ${concept.title || "the concept without a title"}`}
                  checked={chosen}
                  disabled={!choosable}
                  onChange={({ currentTarget }) => onChoose(concept.uuid, currentTarget.checked)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.some(({ concept }) => concept.opportunity) &&
            opportunityParts.map((part) =>
              row(opportunityLabels[part], ({ opportunity }) =>
                opportunity ? `${opportunity[part]}${isAssumed(part, opportunity) ? " (assumption)" : ""}` : <None />,
              ),
            )}
          {texts.map((name) => row(partLabels[name], (concept) => concept[name] || <None />))}
          {lists.map((name) =>
            row(partLabels[name], (concept) =>
              concept[name].length > 0 ? (
                <ul>
                  {concept[name].map(({ order, description }) => (
                    <li key={order}>{description}</li>
                  ))}
                </ul>
              ) : (
                <None />
              ),
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

function None() {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">None</span>
    </span>
  );
}
