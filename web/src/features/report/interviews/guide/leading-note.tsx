import type { LeadingQuestion } from "@seedbed/rules/interviews/leading-question";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Button } from "../../../../design/button.tsx";
import styles from "./guide.module.css";

const reasons: Record<LeadingQuestion["kind"], string> = {
  namesAnswer: "it names the answer",
  offers: "it offers something",
  hypothetical: "it asks for a guess, not for what was done",
  flatters: "it praises what is asked about",
};

interface LeadingNoteProps {
  leading: LeadingQuestion;
  /** The words that lead. */
  words: string;
  onUse: () => void;
  onKeep: () => void;
}

/** Says why a question leads, and offers a better one. Nothing is changed until a person chooses. */
export function LeadingNote({ leading: { kind, better }, words, onUse, onKeep }: LeadingNoteProps) {
  return (
    <div className={styles.leading}>
      <p className={styles.why}>
        <IconAlertTriangle size={14} aria-hidden="true" />
        {`Leading: ${reasons[kind]} (“${words}”)`}
      </p>
      <p className={styles.better}>{better}</p>
      <div className={styles.choice}>
        <Button size="compact-sm" variant="default" onClick={onUse}>
          Use this wording
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
