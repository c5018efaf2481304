import type { SectionStatus } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels, reportSections } from "@seedbed/contract/concepts/vocabulary";
import { gapsIn } from "@seedbed/rules/report-status/gaps";
import { estimatedSecondsLeft } from "@seedbed/rules/report-status/progress";
import { useEffect, useState } from "react";
import { Meter } from "../../design/progress/meter.tsx";
import styles from "./generation-status.module.css";
import type { BankConcept } from "./use-concepts.ts";

const words = {
  notStarted: "Waiting",
  waiting: "Waiting",
  pending: "Writing…",
  complete: "Complete",
  outdated: "Complete",
  error: "Failed",
} as const satisfies Record<SectionStatus, string>;

type Progress = Pick<
  BankConcept,
  "reportStatusBySection" | "completedSections" | "totalSections" | "progressPercentage"
>;

/** How far a report is: section by section, with the time it may still take. */
export function GenerationStatus({ concept }: { concept: Progress }) {
  const seconds = useCountdown(concept.completedSections, concept.totalSections);
  return (
    <div className={styles.status}>
      <header className={styles.header}>
        <h3>Concept Generation Status</h3>
        <span className="numerals">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} left`}</span>
      </header>
      <Meter label="Report progress" value={concept.progressPercentage / 100} />
      <ul className={styles.sections}>
        {reportSections.map((section) => {
          const { status, notes } = concept.reportStatusBySection[section];
          const isIncomplete = words[status] === "Complete" && gapsIn(notes).length > 0;
          return (
            <li key={section} data-status={status}>
              <span className={styles.dot} aria-hidden="true" />
              {reportSectionLabels[section]}
              <span className={styles.word}>{isIncomplete ? "Complete, with gaps" : words[status]}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>
        This may take up to 10 minutes. You can navigate away: the report goes on without you.
      </p>
    </div>
  );
}

// Counts from the moment a section was finished last.
function useCountdown(completed: number, total: number): number {
  const [since, setSince] = useState({ completed, elapsed: 0 });
  if (since.completed !== completed) setSince({ completed, elapsed: 0 });
  useEffect(() => {
    const timer = setInterval(() => setSince((before) => ({ ...before, elapsed: before.elapsed + 1 })), 1_000);
    return () => clearInterval(timer);
  }, []);
  return estimatedSecondsLeft(completed, total, since.elapsed);
}
