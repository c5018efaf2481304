import type { Question } from "@seedbed/contract/incubation/schemas";
import { AnswerHint } from "../hints/answer-hint.tsx";
import { asksForSpending } from "../spending/spending-fields.tsx";
import { ChoiceAnswers } from "./choice-answers.tsx";
import { SuggestButton } from "./suggest-button.tsx";
import { TextAnswers } from "./text-answers.tsx";
import type { AnswerDraftState } from "./use-answer-draft.ts";

interface AnswerFieldsProps {
  question: Question;
  state: AnswerDraftState;
  labelledBy: string;
  /** What was answered to other questions. */
  said: readonly string[];
  onSuggest: () => void;
  /** Goes on with the answer as it is. */
  onContinue: () => void;
}

/** Where a question is answered, by the kind of its answer. */
export function AnswerFields({ question, state, labelledBy, said, onSuggest, onContinue }: AnswerFieldsProps) {
  const suggest = question.isSuggestionsEnabled && <SuggestButton onClick={onSuggest} />;
  return question.fieldType === "text" ? (
    <TextAnswers
      state={state}
      placeholder={question.placeholder}
      labelledBy={labelledBy}
      areCosts={asksForSpending(question)}
      hint={(focusField) => (
        <AnswerHint question={question} state={state} said={said} onUse={onContinue} onTyping={focusField} />
      )}
    >
      {suggest}
    </TextAnswers>
  ) : (
    <ChoiceAnswers question={question} state={state} labelledBy={labelledBy}>
      {suggest}
    </ChoiceAnswers>
  );
}
