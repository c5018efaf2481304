import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import { type ReactNode, useRef, useState } from "react";
import { useHistorical } from "../../frame/historical.ts";
import type { EvidenceView } from "../evidence-query.ts";
import steps from "../overview/reasoning-steps.module.css";
import styles from "./assumption-form.module.css";
import { AssumptionForm } from "./assumption-form.tsx";
import { useAssuming } from "./use-assuming.ts";

/** What reasoning of a section is mostly about. */
const usualCategories = {
  trends: "Adaptability",
  marketScan: "Adaptability",
  customerProfiles: "Desirability",
  financialProjection: "Viability",
  assumptions: "Feasibility",
  overview: "Desirability",
} as const satisfies Record<ReportSection, AssumptionCategory>;

const titleMax = 200;

interface MakeAssumptionProps {
  conceptId: string;
  /** What rests on the statement. */
  view: Pick<EvidenceView, "section" | "item" | "field" | "title">;
  statement: string;
  /** What else can be done with the statement. */
  children: ReactNode;
}

/** The ways on from a statement that no source says: others, and to the key assumptions, where it can be put to the test. */
export function MakeAssumption({ conceptId, view, statement, children }: MakeAssumptionProps) {
  const { section, item, field, title } = view;
  const { add, added, undo } = useAssuming(conceptId);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isHistorical = useHistorical();
  const done = () => {
    setAsking(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isHistorical) return null;
  return (
    <>
      <div className={steps.ways}>
        {children}
        {section !== "assumptions" && statement !== "" && (
          <button
            ref={button}
            type="button"
            className={steps.way}
            aria-expanded={added ? undefined : isAsking}
            onClick={() => (added ? undo() : setAsking(!isAsking))}
          >
            {added ? "Take the assumption back" : "Make it an assumption"}
          </button>
        )}
      </div>
      <p role="status" className={styles.made} hidden={!added}>
        {added && `It stands among the key assumptions now, under ${added.category}.`}
      </p>
      {isAsking && !added && (
        <AssumptionForm
          conceptId={conceptId}
          statement={statement}
          category={usualCategories[section]}
          madeFrom={{ section, item, field, title: title.slice(0, titleMax) || "The report" }}
          add={add}
          onDone={done}
        />
      )}
    </>
  );
}
