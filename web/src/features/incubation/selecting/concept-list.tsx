import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import { Badge } from "../../../design/badge.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import styles from "./concept-list.module.css";
import type { Candidate } from "./use-selection.ts";

interface ConceptListProps {
  candidates: readonly Candidate[];
  shownUuid: string;
  onShow: (uuid: string) => void;
  onChoose: (uuid: string, chosen: boolean) => void;
}

/** The concepts to choose from. */
export function ConceptList({ candidates, shownUuid, onShow, onChoose }: ConceptListProps) {
  return (
    <ul className={styles.list}>
      {candidates.map(({ concept, edited, chosen, choosable }) => (
        <li key={concept.uuid} className={styles.row} data-shown={concept.uuid === shownUuid || undefined}>
          <Checkbox
            aria-label={`Select ${concept.title || "the concept without a title"}`}
            checked={chosen}
            disabled={!choosable}
            onChange={(event) => onChoose(concept.uuid, event.currentTarget.checked)}
            className={styles.check}
          />
          <button
            type="button"
            aria-current={concept.uuid === shownUuid ? "true" : undefined}
            onClick={() => onShow(concept.uuid)}
          >
            <span className={styles.title}>{concept.title || "Without a title"}</span>
            <span className={styles.summary}>{concept.summary}</span>
            <span className={styles.badges}>
              {concept.isGenerating ? (
                <Badge tone="warn">Report started</Badge>
              ) : (
                concept.isSaved && <Badge tone="ok">In the bank</Badge>
              )}
              {edited ? <Badge>Edited</Badge> : <OriginBadge origin={concept.origin} />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
