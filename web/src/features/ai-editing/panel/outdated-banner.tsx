import type { Concept } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { sectionNames } from "../edits/edit-names.ts";
import styles from "./outdated-banner.module.css";

/** The sections that something has changed under, and on request why. Nothing while all are current. */
export function OutdatedBanner({ concept, why }: { concept: Concept; why: ReactNode }) {
  const [isExplained, setExplained] = useState(false);
  const outdated = outdatedIn(concept);
  if (outdated.length === 0) return null;
  return (
    <div className={styles.banner}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <p role="status">
        Some sections are outdated since your last change: <b>{sectionNames(outdated)}</b>
      </p>
      <button type="button" aria-expanded={isExplained} onClick={() => setExplained(!isExplained)}>
        See why
      </button>
      {isExplained && <div className={styles.why}>{why}</div>}
    </div>
  );
}

export const outdatedIn = ({ reportStatusBySection }: Pick<Concept, "reportStatusBySection">) =>
  reportSections.filter((section) => reportStatusBySection[section].status === "outdated");
