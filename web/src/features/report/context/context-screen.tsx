import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Badge } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { PageSkeleton } from "../../../design/page/page-skeleton.tsx";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { Section } from "../plain/section.tsx";
import { contextQuery } from "./context-query.ts";
import styles from "./context-screen.module.css";

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
  if (!data) return <PageSkeleton />;
  return (
    <>
      <Section title="Initial Questions" aside={data.seedUuid && <CloneButton seedUuid={data.seedUuid} />}>
        <div className={styles.list}>
          {data.answers.map((answer) => (
            <Card
              key={answer.id}
              title={answer.question.label}
              aside={answer.source === "ai" ? <Badge tone="ai">Suggested</Badge> : undefined}
            >
              <Answers
                answers={answer.answer.map(
                  (value) => answer.question.options.find((option) => option.value === value)?.label ?? value,
                )}
              />
            </Card>
          ))}
        </div>
      </Section>
      {data.clarifyingQuestions.length > 0 && (
        <Section title="Clarifying Questions">
          <div className={styles.list}>
            {data.clarifyingQuestions.map((question) => (
              <Card key={question.uuid} title={question.question}>
                {question.answer.length > 0 ? (
                  <Answers answers={question.answer} />
                ) : (
                  <p className={styles.none}>Not answered</p>
                )}
              </Card>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function Answers({ answers }: { answers: readonly string[] }) {
  return (
    <ul className={styles.answers}>
      {answers.map((answer) => (
        <li key={answer}>{answer}</li>
      ))}
    </ul>
  );
}

function CloneButton({ seedUuid }: { seedUuid: string }) {
  const navigate = useNavigate();
  const clone = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call("POST v2/concept/seed/{id}/clone", { params: { id: seedUuid } }),
    onSuccess: ({ uuid }) => {
      toast.success("Concept seed cloned successfully!");
      void navigate({ to: "/concept/incubate", search: { seed: uuid } });
    },
    onError: () => toast.error("Failed to clone concept seed. Please try again."),
  });
  return (
    <Button variant="default" loading={clone.isPending} onClick={() => clone.mutate()}>
      Clone Concept Seed
    </Button>
  );
}
