import type { Origin } from "@seedbed/contract/plain-text";
import type { Evidence } from "@seedbed/contract/report/source";
import { EditableEntries } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { CollapsibleText } from "../../plain/collapsible-text.tsx";
import { Basis } from "./basis.tsx";
import styles from "./company-details.module.css";
import type { Company } from "./company-kinds.ts";
import { fieldOf } from "./company-place.ts";
import { Part } from "./part.tsx";

interface EvidencedListProps {
  company: Company;
  field: "newsAndActivities" | "keyFacts";
  title: string;
  entries: readonly { text: string; evidence: Evidence }[];
  /** Pixels of a text that are shown while it is collapsed. */
  height: number;
  none: string;
  origin: Origin;
}

/** Facts, each with what it rests on. Left out when there is none and nobody can add one. */
export function EvidencedList({ company, field, title, entries, height, none, origin }: EvidencedListProps) {
  const mayFill = useEditedSection() !== null;
  if (entries.length === 0 && !mayFill) return null;
  return (
    <Part title={title}>
      <EditableEntries {...fieldOf(company, field, title)} value={entries} labels={labels}>
        {entries.length === 0 && <p className={styles.none}>{none}</p>}
        <ul className={styles.list}>
          {entries.map(({ text, evidence }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and two may say the same
            <li key={index} data-claim>
              <CollapsibleText height={height}>{text}</CollapsibleText>
              {evidence.insight && <p className={styles.insight}>{evidence.insight}</p>}
              <div className={styles.rests}>
                <span className={styles.basis}>
                  <Basis sources={evidence.sources} origin={origin} />
                  <EvidenceButton
                    item={company.uuid}
                    field={`${field}.${index}.evidence`}
                    name={`${company.name}, ${title.toLowerCase()} ${index + 1}`}
                    sources={evidence.sources}
                    claims={evidence.claims}
                    isShort
                  />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </EditableEntries>
    </Part>
  );
}

const labels = { text: "Text", "evidence.insight": "How sure this is", "evidence.sources": "Sources" };
