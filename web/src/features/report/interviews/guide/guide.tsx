import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { GuideQuestion } from "@seedbed/contract/report/interviews/schemas";
import { guideMinutes, guideQuestionsMax } from "@seedbed/contract/report/interviews/words";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../../design/button.tsx";
import { Card } from "../../../../design/card.tsx";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { guideQuery } from "../interview-queries.ts";
import styles from "./guide.module.css";
import { GuideActions } from "./guide-actions.tsx";
import { GuideQuestionRow } from "./guide-question.tsx";
import { coverage } from "./guide-text.ts";
import { useGuide } from "./use-guide.ts";
import { useQuestionFocus } from "./use-question-focus.ts";

/** What to ask in the next interview with such a person. */
export function Guide({ conceptId, profile }: { conceptId: string; profile: CustomerProfile }) {
  const { data: guide, error, refetch } = useQuery(guideQuery(conceptId, profile.uuid));
  const { make, write } = useGuide(conceptId, profile.uuid);
  const { list, focusNext } = useQuestionFocus(guide?.questions);
  if (!guide)
    return error ? (
      <ErrorState
        title="The guide could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Card>
        <SkeletonLines lines={5} />
      </Card>
    );
  const { questions, atStake } = guide;
  const change = (uuid: string, changed: Partial<GuideQuestion>) =>
    write.mutateAsync(questions.map((question) => (question.uuid === uuid ? { ...question, ...changed } : question)));
  const move = (index: number, step: number) => {
    const ordered = questions.filter((_, at) => at !== index);
    ordered.splice(index + step, 0, ...questions.slice(index, index + 1));
    focusNext({ at: index + step, part: step < 0 ? "up" : "down" });
    write.mutate(ordered);
  };
  const remove = (index: number) => {
    focusNext({ at: Math.min(index, questions.length - 2), part: "remove" });
    write.mutate(questions.filter((_, at) => at !== index));
  };
  const add = () => {
    focusNext({ at: questions.length, part: "text" });
    write.mutate([...questions, newQuestion()]);
  };
  return (
    <Card>
      <header className={styles.head}>
        <div>
          <h2>{`Interview guide, ${guideMinutes} minutes`}</h2>
          <p>{coverage(guide)}</p>
        </div>
        <GuideActions
          guide={guide}
          segment={profile.segment}
          isMaking={make.isPending}
          onMake={() => make.mutate()}
          canAdd={questions.length < guideQuestionsMax}
          onAdd={add}
        />
      </header>
      {questions.length === 0 ? (
        <div className={styles.none}>
          <p>Questions that do not name the answer, for the assumptions that matter most and are known least.</p>
          <Button loading={make.isPending} onClick={({ detail }) => detail < 2 && make.mutate()}>
            Write the guide
          </Button>
        </div>
      ) : (
        <ol ref={list}>
          {questions.map((question, index) => (
            <GuideQuestionRow
              key={question.uuid}
              number={index + 1}
              question={question}
              assumption={atStake.find(({ uuid }) => uuid === question.assumption)}
              onChange={(changed) => change(question.uuid, changed)}
              onRemove={() => remove(index)}
              onUp={index > 0 ? () => move(index, -1) : undefined}
              onDown={index < questions.length - 1 ? () => move(index, 1) : undefined}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

const newQuestion = (): GuideQuestion => ({
  ...{ uuid: randomUuid(), text: "What happened the last time?", followUp: "", assumption: null },
  ...{ origin: "user", keepsLeading: false },
});
