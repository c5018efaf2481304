import type { Question } from "@seedbed/contract/incubation/schemas";
import { ChoiceAnswers } from "./choice-answers.tsx";
import { SuggestButton } from "./suggest-button.tsx";
import { TextAnswers } from "./text-answers.tsx";
import type { AnswerDraftState } from "./use-answer-draft.ts";

interface AnswerFieldsProps {
  question: Question;
  state: AnswerDraftState;
  labelledBy: string;
  onSuggest: () => void;
}

/** Where a question is answered, by the kind of its answer. */
export function AnswerFields({ question, state, labelledBy, onSuggest }: AnswerFieldsProps) {
  const suggest = question.isSuggestionsEnabled && <SuggestButton onClick={onSuggest} />;
  return question.fieldType === "text" ? (
    <TextAnswers state={state} placeholder={question.placeholder} labelledBy={labelledBy}>
      {suggest}
    </TextAnswers>
  ) : (
    <ChoiceAnswers question={question} state={state} labelledBy={labelledBy}>
      {suggest}
    </ChoiceAnswers>
  );
}
