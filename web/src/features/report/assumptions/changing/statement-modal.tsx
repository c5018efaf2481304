import { assumptionsEdits } from "@seedbed/contract/report/assumptions/edits";
import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { countWords, statementTooLong, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import { useState } from "react";
import { categories } from "../../assumption-categories.ts";
import { FormFrame, Labelled } from "../../customers/forms/form-frame.tsx";
import { useDesk, useDeskState, useDraft } from "../../editing/saving/use-desk.ts";
import { type DraftAssumption, statementPlace } from "./assumption-editor.ts";
import { ConfirmedDraft } from "./confirmed-draft.tsx";
import { NewRatings } from "./new-ratings.tsx";
import styles from "./statement-modal.module.css";

interface StatementModalProps {
  conceptId: string;
  /** The assumption that is changed; absent for a new one. */
  standing?: ListedAssumption | undefined;
  begun: DraftAssumption;
  /** Why what was sent was refused. */
  problem: string | undefined;
  busy: boolean;
  /** What is done after a second look: with it there is a step to confirm in. */
  onConfirm?: (draft: DraftAssumption) => void;
  /** What is done at once, without such a step. */
  onSave?: (draft: DraftAssumption) => void;
  onClose: () => void;
}

const { statement: words, falsifier } = assumptionsEdits.edits["[]"];

/** The words of an assumption: written first, and confirmed where somebody wants that. */
export function StatementModal(props: StatementModalProps) {
  const { conceptId, standing, begun, problem, busy, onConfirm, onSave, onClose } = props;
  const desk = useDesk(conceptId);
  const isCutOff = useDeskState(desk, (state) => state.isCutOff);
  const [draft, setDraft] = useState(begun);
  const [isConfirming, setConfirming] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const change = (part: Partial<DraftAssumption>) => {
    setSaid(null);
    setDraft({ ...draft, ...part });
  };
  useDraft(desk, standing?.uuid ?? "new assumption", draft !== begun);
  const isAsBefore = isSame(draft, standing);
  const next = () => {
    const refusal = refusalOf(draft.statement);
    if (busy || isAsBefore) return;
    if (refusal) return setSaid(refusal);
    // The form says by how much.
    if (draft.statement.trim().length > words.max || draft.falsifier.trim().length > falsifier.max) return;
    if (!onConfirm) return onSave?.(draft);
    if (isConfirming) onConfirm(draft);
    else setConfirming(true);
  };
  if (isConfirming && onConfirm)
    return (
      <FormFrame
        title="Add this assumption?"
        action="Add assumption"
        cancel="Back"
        problem={problem ?? null}
        busy={busy}
        isCutOff={isCutOff}
        onSubmit={next}
        onCancel={() => setConfirming(false)}
        onClose={onClose}
      >
        <ConfirmedDraft draft={draft} />
      </FormFrame>
    );
  return (
    <FormFrame
      title={standing ? "Change the assumption" : "New assumption"}
      action="Continue"
      problem={problem ?? null}
      busy={busy}
      isCutOff={isCutOff}
      kept={statementPlace(conceptId, standing?.uuid ?? "")}
      isReady={!isAsBefore && draft.statement.trim() !== ""}
      onSubmit={next}
      onCancel={onClose}
    >
      <Labelled
        label="What must be true"
        problem={said ?? (countWords(draft.statement) > statementWordsMax ? statementTooLong : null)}
        aside={`${countWords(draft.statement)}/${statementWordsMax} words`}
      >
        {(field) => (
          <textarea
            {...field}
            className={`${field.className} ${styles.statement}`}
            data-autofocus
            rows={3}
            data-max={words.max}
            value={draft.statement}
            onChange={({ currentTarget }) => change({ statement: currentTarget.value })}
          />
        )}
      </Labelled>
      <Labelled label="Category">
        {(field) => (
          <select
            {...field}
            value={draft.category}
            onChange={({ currentTarget: { value } }) =>
              change({ category: categories.find((each) => each === value) ?? draft.category })
            }
          >
            {categories.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Labelled>
      {!standing && (
        <>
          <NewRatings draft={draft} onChange={change} />
          <Labelled label="What would prove it wrong" note="At best with the number at which it falls.">
            {(field) => (
              <textarea
                {...field}
                rows={2}
                data-max={falsifier.max}
                value={draft.falsifier}
                onChange={({ currentTarget }) => change({ falsifier: currentTarget.value })}
              />
            )}
          </Labelled>
        </>
      )}
    </FormFrame>
  );
}

/** Nothing is changed by what is said already. */
const isSame = ({ statement, category }: DraftAssumption, standing: ListedAssumption | undefined) =>
  standing !== undefined && statement.trim() === standing.statement && category === standing.category;

function refusalOf(statement: string): string | null {
  if (statement.trim() === "") return "Write what must be true.";
  return countWords(statement) > statementWordsMax ? statementTooLong : null;
}
