import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { gapsIn } from "@seedbed/rules/report-status/gaps";
import type { ReactNode } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { useHistorical } from "../historical.ts";
import { useConcept } from "../use-concept.ts";
import { lateNotices } from "./late-notices.ts";
import styles from "./notes.module.css";

/** What stands at the place of a part that is missing, in these words and with its Retry; null when the section does not lack it. */
export type GapAt = (part: string, words?: string) => ReactNode;

/** `part` as notes name it, such as "pricing" or "profile-journey:persona-2". */
export function useGapAt(conceptId: string, section: ReportSection): GapAt {
  const { data: concept } = useConcept(conceptId);
  const state = concept?.reportStatusBySection[section];
  const isHistorical = useHistorical();
  const gaps = gapsIn(state?.notes ?? []);
  const notices = useLatePart(lateNotices, gaps.length > 0);
  return (part, words = "Not written yet") => {
    const gap = gaps.find((candidate) => candidate.part === part);
    if (!gap) return null;
    return (
      <div className={styles.place}>
        <p>{words}</p>
        {notices && state?.status === "complete" && !isHistorical && (
          <notices.RetryPart conceptId={conceptId} part={{ section, part }} about={gap.about} />
        )}
      </div>
    );
  };
}
