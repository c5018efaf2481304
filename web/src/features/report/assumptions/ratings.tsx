import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale, levelOfPercent, scoreOfScale } from "@seedbed/rules/assumptions/meter";
import { useEffect } from "react";
import { Button } from "../../../design/button.tsx";
import { Meter } from "../../../design/progress/meter.tsx";
import { isComposing } from "../../../design/text/is-composing.ts";
import styles from "./assumption-item.module.css";
import { type AssumptionEditor, useAssumptionEditor } from "./changing/assumption-editor.ts";
import { draftOf } from "./changing/draft-of.ts";
import { QuickButtons } from "./changing/quick-buttons.tsx";
import { riskWords } from "./status-words.ts";

/** How much depends on an assumption and how much is known of it: chosen with the quick buttons, and changed once that is confirmed. */
export function Ratings({ assumption }: { assumption: ListedAssumption }) {
  const editor = useAssumptionEditor();
  const { uuid } = assumption;
  const stands = { importance: scoreOfScale(assumption.importance), certainty: scoreOfScale(assumption.certainty) };
  const opened = editor?.opened;
  const chosen = opened?.kind === "rate" && opened.uuid === uuid ? opened : undefined;
  const { importance, certainty } = chosen ?? stands;
  const choose = (part: Partial<typeof stands>) => {
    const next = { importance, certainty, ...part };
    if (next.importance === stands.importance && next.certainty === stands.certainty) editor?.close();
    else editor?.show({ kind: "rate", uuid, ...next });
  };
  const isBusy = editor === null || editor.isSaving || (editor.opened !== null && !chosen);
  return (
    <div className={styles.meters}>
      <Rating
        label="Importance"
        {...{ assumption, isBusy }}
        score={importance}
        rationale={assumption.importanceRationale}
        onChoose={editor && ((score) => choose({ importance: score }))}
      />
      <Rating
        label="Certainty"
        {...{ assumption, isBusy }}
        score={certainty}
        rationale={assumption.certaintyRationale}
        onChoose={editor && ((score) => choose({ certainty: score }))}
      />
      <p className={styles.risk} data-risk={assumption.riskCategory}>
        {riskWords[assumption.riskCategory]}
      </p>
      {editor && chosen && <Unsaved editor={editor} assumption={assumption} chosen={chosen} />}
    </div>
  );
}

interface RatingProps {
  label: "Importance" | "Certainty";
  assumption: ListedAssumption;
  score: number;
  rationale: string;
  isBusy: boolean;
  /** Null where nobody may choose. */
  onChoose: ((score: number) => void) | null;
}

function Rating({ label, assumption, score, rationale, isBusy, onChoose }: RatingProps) {
  const level = levelOfPercent(score * 100);
  return (
    <div>
      <p className={styles.rating}>
        <span>{label}</span>
        <strong>{level}</strong>
      </p>
      <Meter label={label} value={score} tone={label === "Importance" ? "ink" : "sprout"} valueText={level} />
      {onChoose && (
        <div className={styles.quick}>
          <QuickButtons
            label={`${label} of “${assumption.statement}”`}
            score={score}
            disabled={isBusy}
            onChoose={onChoose}
          />
        </div>
      )}
      <p className={styles.rationale}>{rationale}</p>
    </div>
  );
}

interface UnsavedProps {
  editor: AssumptionEditor;
  assumption: ListedAssumption;
  chosen: NonNullable<AssumptionEditor["opened"]> & { kind: "rate" };
}

/** Ratings that were chosen and stand nowhere yet. */
function Unsaved({ editor, assumption, chosen }: UnsavedProps) {
  const { importance, certainty } = chosen;
  const draft = { ...draftOf(assumption), importance, certainty };
  const { close } = editor;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && !isComposing(event) && close();
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [close]);
  return (
    <div className={styles.unsaved}>
      <p role="status">
        {`Not saved: importance was ${labelOfScale(assumption.importance).toLowerCase()}, certainty ${labelOfScale(assumption.certainty).toLowerCase()}.`}
      </p>
      <Button variant="subtle" color="gray" size="compact-md" onClick={close}>
        Cancel
      </Button>
      <Button size="compact-md" onClick={() => editor.show({ kind: "change", assumption, draft, back: chosen })}>
        Save ratings
      </Button>
    </div>
  );
}
