import type { GuideQuestion, InterviewGuide } from "@seedbed/contract/report/interviews/schemas";
import { findLeadingQuestion } from "@seedbed/rules/interviews/leading-question";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { IconButton } from "../../../../design/icon-button.tsx";
import { EditedText } from "./edited-text.tsx";
import styles from "./guide.module.css";
import { LeadingNote } from "./leading-note.tsx";

interface GuideQuestionRowProps {
  number: number;
  question: GuideQuestion;
  assumption: InterviewGuide["atStake"][number] | undefined;
  onChange: (changed: Partial<GuideQuestion>) => Promise<unknown>;
  onRemove: () => void;
  /** Undefined at the top, and at the bottom. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

const degrees = { 1: "low", 2: "medium", 3: "high" } as const;

/** Whoever changes the guide says what went wrong. */
const ignoreFailure = (changing: Promise<unknown>) => void changing.catch(() => undefined);

export function GuideQuestionRow({ number, question, assumption, onChange, ...moves }: GuideQuestionRowProps) {
  const { text, followUp, origin, keepsLeading } = question;
  const leading = keepsLeading ? null : findLeadingQuestion(text);
  return (
    <li className={styles.question} data-leading={leading ? true : undefined}>
      <span className={`${styles.number} numerals`}>{number}</span>
      <div className={styles.words}>
        <EditedText
          place={`${question.uuid}.text`}
          part="text"
          label={`Question ${number}`}
          value={text}
          isStruck={leading !== null}
          onSave={(words) => onChange({ text: words, keepsLeading: false })}
        />
        {leading && (
          <LeadingNote
            leading={leading}
            words={text.slice(leading.from, leading.to)}
            onUse={() => ignoreFailure(onChange({ text: leading.better, keepsLeading: false }))}
            onKeep={() => ignoreFailure(onChange({ keepsLeading: true }))}
          />
        )}
        <EditedText
          place={`${question.uuid}.followUp`}
          label={`What to ask then, question ${number}`}
          value={followUp}
          isSmall
          mayBeEmpty
          onSave={(words) => onChange({ followUp: words })}
        />
        {origin === "user" && (
          <p className={styles.by}>
            Added by you or your team.{leading ? " The guide keeps these words until you choose." : ""}
          </p>
        )}
      </div>
      <div className={styles.serves}>
        {assumption && (
          <>
            <p>{assumption.statement}</p>
            <p className={styles.by}>
              {`Importance ${degrees[assumption.importance]}, certainty ${degrees[assumption.certainty]}`}
            </p>
          </>
        )}
      </div>
      <div className={styles.moves}>
        <IconButton
          data-part="up"
          aria-label={`Move question ${number} up`}
          disabled={!moves.onUp}
          onClick={moves.onUp}
        >
          <IconArrowUp size={14} aria-hidden="true" />
        </IconButton>
        <IconButton
          data-part="down"
          aria-label={`Move question ${number} down`}
          disabled={!moves.onDown}
          onClick={moves.onDown}
        >
          <IconArrowDown size={14} aria-hidden="true" />
        </IconButton>
        <IconButton data-part="remove" aria-label={`Remove question ${number}`} onClick={moves.onRemove}>
          <IconTrash size={14} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
