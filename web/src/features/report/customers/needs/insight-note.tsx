import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { fieldOf } from "../profile-field.ts";
import styles from "./needs.module.css";

interface InsightNoteProps {
  profile: CustomerProfile;
  field: "jobsInsight" | "painsInsight" | "alternativesInsight" | "journeyInsight" | "signalsSummary";
  /** What it is called while it is edited. */
  label: string;
}

/** What a part of a profile comes to, in a sentence or two. */
export function InsightNote({ profile, field, label }: InsightNoteProps) {
  const mayEdit = useEditedSection() !== null;
  if (!profile[field] && !mayEdit) return null;
  return (
    <div className={styles.note}>
      <EditableText
        {...fieldOf(profile, field, label)}
        value={profile[field]}
        instead={<span className={styles.missing}>No summary yet</span>}
        multiline
      />
    </div>
  );
}
