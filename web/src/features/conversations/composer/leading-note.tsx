import type { LeadingQuestion } from "@seedbed/rules/interviews/leading-question";
import { IconHelpCircle } from "@tabler/icons-react";
import styles from "./leading-note.module.css";

const reasons = {
  namesAnswer: ["This question names its answer.", "People agree with what they are offered."],
  offers: ["This question makes an offer.", "People agree with what they are offered."],
  hypothetical: [
    "This question asks for a guess.",
    "People are kind about what they would do, and exact about what they did.",
  ],
  flatters: ["This question praises the idea.", "Few people contradict praise."],
} as const satisfies Record<LeadingQuestion["kind"], readonly [what: string, why: string]>;

interface LeadingNoteProps {
  leading: LeadingQuestion;
  onUse: (wording: string) => void;
  onAskAsItIs: () => void;
}

/** Says gently that a question leads, and offers a better wording. Nothing is held up. */
export function LeadingNote({ leading, onUse, onAskAsItIs }: LeadingNoteProps) {
  const [what, why] = reasons[leading.kind];
  return (
    <div className={styles.note}>
      <IconHelpCircle size={20} aria-hidden="true" />
      <p role="status">
        <strong>{what}</strong> {why} Ask instead: <q>{leading.better}</q>
      </p>
      <span className={styles.ways}>
        <button type="button" className={styles.use} onClick={() => onUse(leading.better)}>
          Use this wording
        </button>
        <button type="button" onClick={onAskAsItIs}>
          Ask as it is
        </button>
      </span>
    </div>
  );
}
