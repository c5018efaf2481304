import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../design/button.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { useCloneSeed } from "../../../shell/use-clone-seed.ts";
import type { Answer } from "../../../transport/create-call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { ContextSkeleton } from "../frame/skeletons/context-skeleton.tsx";
import { Section } from "../plain/section.tsx";
import { WhatWasRead } from "../research/progress/what-was-read.tsx";
import { AnsweredQuestion } from "./answered-question.tsx";
import { contextQuery } from "./context-query.ts";
import styles from "./context-screen.module.css";

type Context = Answer<"GET v2/concept/{id}/context">;

/** What the concept was made from: the questions and what people answered. */
export function ContextScreen({ conceptId }: { conceptId: string }) {
  const { data, error, refetch } = useQuery(contextQuery(conceptId));
  if (error && !data)
    return (
      <ErrorState
        title="The context could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ContextSkeleton />;
  return (
    <>
      <Section title="Initial Questions" aside={<SeedTools seedUuid={data.seedUuid} />}>
        {data.answers.length === 0 ? (
          <p className={styles.none}>No question of the seed has been answered.</p>
        ) : (
          <ol className={styles.list}>
            {data.answers
              .toSorted((one, other) => one.question.order - other.question.order)
              .map(({ id, question, answer, source }) => (
                <AnsweredQuestion
                  key={id}
                  label={question.label}
                  order={String(question.order)}
                  fieldType={question.fieldType}
                  answers={answer.map(
                    (value) => question.options.find((option) => option.value === value)?.label ?? value,
                  )}
                  isSuggested={source === "ai"}
                />
              ))}
          </ol>
        )}
      </Section>
      {data.chosenBecause && (
        <Section title="Why It Was Chosen">
          <p className={styles.why}>{data.chosenBecause}</p>
        </Section>
      )}
      <Section title="Clarifying Questions">
        <ClarifyingQuestions questions={data.clarifyingQuestions} />
      </Section>
      <WhatWasRead conceptId={conceptId} />
    </>
  );
}

function ClarifyingQuestions({ questions }: { questions: Context["clarifyingQuestions"] }) {
  if (questions.length === 0) return <p className={styles.none}>None were asked for this concept.</p>;
  return (
    <ol className={styles.list}>
      {questions.map(({ uuid, question, answer, details }, index) => (
        <AnsweredQuestion
          key={uuid}
          label={question}
          order={String(index + 1)}
          fieldType="text"
          answers={answer}
          isSuggested={
            answer.length > 0 && details.sources.length > 0 && details.sources.every((each) => each === "ai")
          }
        />
      ))}
    </ol>
  );
}

/** The way back to all that was generated from the seed, chosen or not, and to a copy of it. */
function SeedTools({ seedUuid }: { seedUuid: string | null }) {
  return (
    <div className={styles.tools}>
      {seedUuid && (
        <Button
          variant="default"
          className={styles.clone ?? ""}
          renderRoot={(props) => <Link to="/concept/incubate" search={{ seed: seedUuid }} {...props} />}
        >
          All concepts of this seed
        </Button>
      )}
      <CloneButton seedUuid={seedUuid} />
    </div>
  );
}

function CloneButton({ seedUuid }: { seedUuid: string | null }) {
  const clone = useCloneSeed();
  return (
    <Button
      variant="default"
      className={styles.clone ?? ""}
      loading={clone.isPending}
      onClick={({ detail }) => detail < 2 && clone.mutate(seedUuid)}
    >
      Clone Concept Seed
    </Button>
  );
}
