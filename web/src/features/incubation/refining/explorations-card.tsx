import type { ClarifyingQuestion } from "@seedbed/contract/incubation/schemas";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { ClarifyingList } from "./clarifying-list.tsx";
import styles from "./refining.module.css";
import type { useClarifyingQuestions } from "./use-clarifying-questions.ts";

interface ExplorationsCardProps {
  refining: ReturnType<typeof useClarifyingQuestions>;
  /** What the questions are about, when it is one concept. */
  about?: string | undefined;
  onOpen: (question: ClarifyingQuestion) => void;
}

/** What the writer, a model or the offline drafter, would like to know before it writes. */
export function ExplorationsCard({ refining, about, onOpen }: ExplorationsCardProps) {
  const { state, retry, skip, askAfterAll } = refining;
  return (
    <Card title="AI explorations">
      {about && <p className={styles.about}>About “{about}”</p>}
      <p role="status" className="visually-hidden">
        {state.kind === "asking" && "Looking for what is still open."}
        {state.kind === "asked" &&
          `${state.questions.length} clarifying ${state.questions.length === 1 ? "question" : "questions"}.`}
      </p>
      {state.kind === "asking" && (
        <>
          <p className={styles.note}>Reading your answers to find what is still open…</p>
          <div className={styles.waiting}>
            <SkeletonLines lines={2} />
            <SkeletonLines lines={2} />
            <SkeletonLines lines={2} />
          </div>
          <Button variant="default" onClick={skip}>
            Skip
          </Button>
        </>
      )}
      {state.kind === "failed" && (
        <div role="alert">
          <p className={styles.note}>The clarifying questions could not be written. {state.sentence}</p>
          <div className={styles.buttons}>
            <Button variant="default" onClick={retry}>
              Retry
            </Button>
            <Button variant="default" onClick={skip}>
              Skip
            </Button>
          </div>
        </div>
      )}
      {state.kind === "skipped" && (
        <>
          <p className={styles.note}>The clarifying questions were skipped.</p>
          <Button variant="default" onClick={askAfterAll}>
            Ask them after all
          </Button>
        </>
      )}
      {state.kind === "asked" && <ClarifyingList questions={state.questions} onOpen={onOpen} />}
    </Card>
  );
}
