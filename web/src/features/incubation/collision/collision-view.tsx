import type { Question } from "@seedbed/contract/incubation/schemas";
import { type AnswerEntry, textsOf } from "../questionnaire/answer-draft.ts";
import type { AnswerCollision } from "../questionnaire/kept-answer.ts";
import { useFocusOnShow } from "../seed/use-focus-on-show.ts";
import styles from "./collision.module.css";
import { CollisionSide } from "./collision-side.tsx";
import { WhatHappened, WhoAndWhen } from "./collision-words.tsx";
import { MergeEditor } from "./merge-editor.tsx";

interface CollisionViewProps {
  /** Under which what is put together is kept. */
  keptAs: string;
  question: Pick<Question, "id" | "fieldType" | "options" | "required">;
  collision: AnswerCollision;
  onKeep: (entries: readonly AnswerEntry[]) => void;
  onTakeTheirs: () => void;
}

/** Two people's answers to one question: one of them is chosen, or both are put together. */
export function CollisionView({ keptAs, question, collision, onKeep, onTakeTheirs }: CollisionViewProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const { mine, theirs } = collision;
  const mineTexts = textsOf(mine);
  return (
    <div className={styles.view}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Two answers to this question
      </h2>
      <p className={styles.intro}>
        <WhatHappened theirs={theirs} /> Choose one
        {question.fieldType === "radioButton" ? "." : ", or put both together."}
      </p>
      <div className={styles.sides}>
        <CollisionSide
          title="Mine"
          about="Not saved yet"
          texts={mineTexts}
          others={theirs.answer}
          options={question.options}
          action="Keep mine"
          disabled={question.required && mine.length === 0}
          onChoose={() => onKeep(mine)}
        />
        <CollisionSide
          title="Theirs"
          about={<WhoAndWhen theirs={theirs} />}
          texts={theirs.answer}
          others={mineTexts}
          options={question.options}
          action="Take theirs"
          onChoose={onTakeTheirs}
        />
      </div>
      {question.fieldType !== "radioButton" && (
        <MergeEditor keptAs={keptAs} question={question} collision={collision} onSave={onKeep} />
      )}
    </div>
  );
}
