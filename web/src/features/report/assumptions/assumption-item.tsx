import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Badge } from "../../../design/badge.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useFetchedAtTouch, useLatePart } from "../../../design/late/late-part.ts";
import { useReadSection } from "../editing/edited-section.tsx";
import { RestsOn } from "../evidence/rests-on.tsx";
import { useLinkedItem } from "../plain/use-linked-item.ts";
import styles from "./assumption-item.module.css";
import { useAssumptionEditor } from "./changing/assumption-editor.ts";
import { Falsifier } from "./falsifier.tsx";
import { projectionSays, saidAtTouch } from "./late-projection.ts";
import { MadeFrom } from "./made-from.tsx";
import { Ratings } from "./ratings.tsx";
import { SignalsSay } from "./signals-say.tsx";
import { statusWords } from "./status-words.ts";

/** One assumption: what is assumed, how much depends on it, how much is known, and what would prove it wrong. */
export function AssumptionItem({ assumption }: { assumption: ListedAssumption }) {
  const { uuid, statement, madeFrom } = assumption;
  const read = useReadSection();
  const opened = useAssumptionEditor()?.opened;
  useFetchedAtTouch(saidAtTouch);
  const ProjectionSays = useLatePart(projectionSays, false);
  const { className, ...linked } = useLinkedItem<HTMLLIElement>(uuid);
  const { tone, words } = statusWords[assumption.status];
  return (
    <li className={`${className} ${styles.item}`} data-claim tabIndex={-1} {...linked}>
      <div className={styles.top}>
        <p className={styles.statement}>{statement}</p>
        <div className={styles.tools}>
          <Badge tone={tone}>{words}</Badge>
          <ItemTools assumption={assumption} />
        </div>
      </div>
      <Ratings assumption={assumption} />
      <Falsifier assumption={assumption} />
      <MadeFrom madeFrom={madeFrom} />
      {read && ProjectionSays && (
        <ProjectionSays
          conceptId={read.conceptId}
          assumption={assumption}
          isRated={opened?.kind === "rate" && opened.uuid === uuid}
        />
      )}
      <SignalsSay assumption={assumption} />
      <RestsOn
        item={uuid}
        name={`the assumption “${statement}”`}
        evidence={assumption.evidence}
        origin={assumption.origin}
      />
    </li>
  );
}

/** The ways to other words, and to none. */
function ItemTools({ assumption }: { assumption: ListedAssumption }) {
  const editor = useAssumptionEditor();
  if (!editor) return null;
  const disabled = editor.opened !== null || editor.isSaving;
  return (
    <>
      <IconButton
        aria-label={`Change “${assumption.statement}”`}
        disabled={disabled}
        onClick={() => editor.show({ kind: "statement", assumption })}
      >
        <IconPencil size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        aria-label={`Delete “${assumption.statement}”`}
        disabled={disabled}
        onClick={() => editor.show({ kind: "delete", assumption })}
      >
        <IconTrash size={16} aria-hidden="true" />
      </IconButton>
    </>
  );
}
