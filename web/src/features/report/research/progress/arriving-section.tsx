import type { ReportSection, SectionState } from "@seedbed/contract/concepts/schemas";
import { gapsIn } from "@seedbed/rules/report-status/gaps";
import { Link } from "@tanstack/react-router";
import { Badge, type BadgeTone } from "../../../../design/badge.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { GapNotice } from "../../frame/notes/gap-notice.tsx";
import { sections } from "../../sections.ts";
import { type StepState, stepOf } from "./research-of-run.ts";
import styles from "./research-view.module.css";
import { StepIcon } from "./step-icon.tsx";

interface ArrivingSectionProps {
  conceptId: string;
  section: ReportSection;
  label: string;
  state: SectionState;
}

const badges = {
  complete: ["ok", "Complete"],
  gaps: ["warn", "Complete, with gaps"],
  writing: ["ai", "Writing now"],
  waiting: ["neutral", "Waiting"],
  failed: ["bad", "Failed"],
  outdated: ["warn", "Outdated"],
} as const satisfies Record<StepState, readonly [BadgeTone, string]>;

/** A section of a report that is being written: where it stands, what is missing in it, and the way to it once it is there. */
export function ArrivingSection({ conceptId, section, label, state }: ArrivingSectionProps) {
  const step = stepOf(state);
  const [tone, word] = badges[step];
  const isThere = step === "complete" || step === "gaps" || step === "outdated";
  return (
    <article className={styles.section} aria-label={label}>
      <header>
        <h3>{label}</h3>
        <Badge tone={tone} icon={<StepIcon state={step} />}>
          {word}
        </Badge>
        {isThere && (
          <Link to={sections[section].tab.path} params={{ id: conceptId }} className={styles.open}>
            Open<span className="visually-hidden">{` ${label}`}</span>
          </Link>
        )}
      </header>
      {step === "failed" && state.error && <p className={styles.error}>{state.error}</p>}
      {isThere && (
        <GapNotice conceptId={conceptId} section={section} gaps={gapsIn(state.notes)} canRetry={step === "gaps"} />
      )}
      {!isThere && step !== "failed" && <SkeletonLines lines={step === "writing" ? 3 : 1} />}
    </article>
  );
}
