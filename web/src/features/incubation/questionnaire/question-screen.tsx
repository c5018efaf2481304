import type { Question, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { previousQuestion } from "@seedbed/rules/questionnaire/navigation";
import { totalSteps } from "@seedbed/rules/questionnaire/steps";
import { typeName } from "@seedbed/rules/questionnaire/type-name";
import { useId } from "react";
import { Button } from "../../../design/button.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { AnswerOrCollision } from "../collision/answer-or-collision.tsx";
import { SavedState } from "../seed/saved-state.tsx";
import { SeedHeader } from "../seed/seed-header.tsx";
import { StageTools } from "../seed/stage-tools.tsx";
import { useLeaveSeed } from "../seed/use-leave-seed.ts";
import { usePlace } from "../seed/use-place.ts";
import type { SuggestionRun } from "../suggestions/suggestion-run.ts";
import { SuggestionsPanel } from "../suggestions/suggestions-panel.tsx";
import { useSuggestionsPanel } from "../suggestions/use-suggestions-panel.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { QuestionHeading } from "./question-heading.tsx";
import styles from "./question-screen.module.css";
import { StepTrail } from "./step-trail.tsx";
import { trailSteps } from "./trail-steps.ts";
import { useContinue } from "./use-continue.ts";

const basisWithAnswers = "Written from your answers so far and your company’s context.";
const basisWithoutAnswers = "Written from your company’s context.";

interface QuestionScreenProps {
  seed: Seed;
  questionnaire: Questionnaire;
  question: Question;
  suggestions: SuggestionRun | undefined;
}

const saidBefore = ({ answers }: Seed, { id }: Question) =>
  answers.flatMap(({ question, answer }) => (question.fieldType === "text" && question.id !== id ? answer : []));

/** One question of the questionnaire. Show it with the question's id as key. */
export function QuestionScreen({ seed, questionnaire, question, suggestions }: QuestionScreenProps) {
  useDocumentTitle(`${question.shortLabel} · ${typeName(seed.type)}`);
  const { go, goBack } = usePlace();
  const leave = useLeaveSeed();
  const headingId = useId();
  const flow = useContinue(seed, questionnaire, question);
  const { state, leadsOn, submit, collision, proceed } = flow;
  const panel = useSuggestionsPanel({ question, state, run: suggestions });

  const back = () => {
    const before = previousQuestion(questionnaire, {
      order: question.order,
      answers: seed.answers,
      isCloned: seed.isCloned,
    });
    if (before) goBack(before.identifier);
    else leave();
  };
  const trail = (
    <StepTrail
      steps={trailSteps(questionnaire, seed, question.order)}
      onGo={({ identifier }) => go({ question: identifier }, { from: question.identifier })}
    />
  );
  const answeredBefore = seed.answers.filter((given) => given.question.order < question.order).length;

  return (
    <div className={styles.screen}>
      <SeedHeader
        seed={seed}
        onBack={back}
        order={question.order}
        totalSteps={totalSteps(questionnaire)}
        saved={
          <SavedState
            saving={submit.isPending}
            failed={submit.isError && !collision.found}
            touched={state.touched}
            savedAt={seed.answers.length > 0 ? seed.updatedAt : null}
          />
        }
      >
        <StageTools seed={seed} />
        {!collision.comparing && (
          <Button size="md" loading={submit.isPending} onClick={proceed}>
            {leadsOn}
          </Button>
        )}
      </SeedHeader>
      <div className={styles.body} data-panel={panel.opened || undefined}>
        <div className={styles.trail}>{trail}</div>
        <section
          className={styles.question}
          aria-labelledby={headingId}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !collision.comparing) proceed();
          }}
        >
          <details className={styles.allSteps}>
            <summary>All steps</summary>
            {trail}
          </details>
          <QuestionHeading id={headingId} question={question} />
          <AnswerOrCollision keptAs={flow.mergeKey} question={question} collision={collision}>
            <AnswerFields
              question={question}
              state={state}
              labelledBy={headingId}
              said={saidBefore(seed, question)}
              onSuggest={panel.ask}
              onContinue={proceed}
            />
          </AnswerOrCollision>
        </section>
        {panel.run && (
          <div className={styles.panel} data-opened={panel.opened || undefined}>
            <SuggestionsPanel
              run={panel.run}
              opened={panel.opened}
              basis={answeredBefore > 0 ? basisWithAnswers : basisWithoutAnswers}
              isUsed={panel.isUsed}
              onUse={panel.use}
              onAgain={panel.ask}
              onClose={panel.close}
            />
          </div>
        )}
      </div>
      <ChangeDialog
        cases={flow.lostCases}
        news={flow.lostNews}
        busy={submit.isPending}
        onConfirm={flow.confirm}
        onCancel={flow.cancel}
      />
    </div>
  );
}
