import type { ClarifyingQuestion, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { totalSteps } from "@seedbed/rules/questionnaire/steps";
import { useId } from "react";
import { Button } from "../../../design/button.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { AnswerOrCollision } from "../collision/answer-or-collision.tsx";
import { ChangeDialog } from "../questionnaire/change-dialog.tsx";
import { NamedIcon } from "../questionnaire/named-icon.tsx";
import { SuggestButton } from "../questionnaire/suggest-button.tsx";
import { TextAnswers } from "../questionnaire/text-answers.tsx";
import { SavedState } from "../seed/saved-state.tsx";
import { SeedHeader } from "../seed/seed-header.tsx";
import { useFocusOnShow } from "../seed/use-focus-on-show.ts";
import type { SuggestionRun } from "../suggestions/suggestion-run.ts";
import { SuggestionsPanel } from "../suggestions/suggestions-panel.tsx";
import { useSuggestionsPanel } from "../suggestions/use-suggestions-panel.ts";
import styles from "./clarifying-screen.module.css";
import { useContinueClarifying } from "./use-continue-clarifying.ts";

interface ClarifyingScreenProps {
  seed: Seed;
  questionnaire: Questionnaire;
  question: ClarifyingQuestion;
  suggestions: SuggestionRun | undefined;
  /** Back to the list of clarifying questions. */
  onDone: () => void;
}

/** One clarifying question. Every one is optional. Show it with its uuid as key. */
export function ClarifyingScreen({ seed, questionnaire, question, suggestions, onDone }: ClarifyingScreenProps) {
  useDocumentTitle(`${question.title} · Continue refining`);
  const headingId = useId();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const flow = useContinueClarifying(seed, questionnaire, { question, onDone });
  const { state, submit, leadsOn, proceed, collision } = flow;
  const asQuestion = { id: question.uuid, fieldType: "text" as const, options: [], required: false };
  const panel = useSuggestionsPanel({
    question: asQuestion,
    state,
    run: suggestions,
    conceptUuid: question.conceptUuid ?? undefined,
  });
  return (
    <div className={styles.screen}>
      <SeedHeader
        seed={seed}
        onBack={onDone}
        order={Number.POSITIVE_INFINITY}
        totalSteps={totalSteps(questionnaire)}
        saved={
          <SavedState
            saving={submit.isPending}
            failed={submit.isError && !collision.found}
            touched={state.touched}
            savedAt={seed.updatedAt}
          />
        }
      >
        {!collision.comparing && (
          <Button size="md" loading={submit.isPending} onClick={proceed}>
            {leadsOn}
          </Button>
        )}
      </SeedHeader>
      <div className={styles.body} data-panel={panel.opened || undefined}>
        <section
          className={styles.question}
          aria-labelledby={headingId}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !collision.comparing) proceed();
          }}
        >
          <p className={styles.topic}>
            <span className={styles.icon}>
              <NamedIcon name={question.icon} size={20} />
            </span>
            <span className="eyebrow">{question.title}</span>
          </p>
          <h1 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
            {question.question}
          </h1>
          <p className={styles.help}>Optional. What you answer goes into the concepts.</p>
          <AnswerOrCollision keptAs={flow.mergeKey} question={asQuestion} collision={collision}>
            <TextAnswers state={state} placeholder="Your answer" labelledBy={headingId}>
              <SuggestButton onClick={panel.ask} />
            </TextAnswers>
          </AnswerOrCollision>
        </section>
        {panel.run && (
          <div className={styles.panel} data-opened={panel.opened || undefined}>
            <SuggestionsPanel
              run={panel.run}
              opened={panel.opened}
              basis="Written from your answers so far and your company’s context."
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
