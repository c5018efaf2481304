import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { conceptsPerRun } from "@seedbed/contract/limits";
import { totalSteps } from "@seedbed/rules/questionnaire/steps";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { ProgressBar } from "../../../design/progress/progress-bar.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { SeedHeader } from "../seed/seed-header.tsx";
import { useFocusOnShow } from "../seed/use-focus-on-show.ts";
import { useDiscardConcepts } from "../selecting/use-discard-concepts.ts";
import { ConceptInWritingCard } from "./concept-in-writing-card.tsx";
import { ElapsedTime } from "./elapsed-time.tsx";
import styles from "./generating-screen.module.css";
import { hasBegun, isInWriting, writingProgress } from "./writing-progress.ts";

interface GeneratingScreenProps {
  seed: Seed;
  questionnaire: Questionnaire;
  concepts: readonly ConceptInWriting[];
}

/** Concepts while they are being written, word by word and each in its place. */
export function GeneratingScreen({ seed, questionnaire, concepts }: GeneratingScreenProps) {
  useDocumentTitle("Writing concepts");
  const navigate = useNavigate();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const discard = useDiscardConcepts(seed);
  const [asking, setAsking] = useState(false);

  const saved = new Set(seed.cachedConcepts.filter(({ isSaved }) => isSaved).map(({ uuid }) => uuid));
  const fresh = concepts.filter(({ uuid }) => !saved.has(uuid));
  const total = Math.max(conceptsPerRun, fresh.length);
  const { written, share } = writingProgress(fresh, total);
  const hasOthers = seed.cachedConcepts.some(({ isSaved }) => !isSaved);
  const stop = () => discard.mutate(undefined, { onSettled: () => setAsking(false) });

  return (
    <div className={styles.screen}>
      <SeedHeader
        seed={seed}
        onBack={() => void navigate({ to: "/concept/drafts" })}
        order={Number.POSITIVE_INFINITY}
        totalSteps={totalSteps(questionnaire)}
        saved="You can leave this page; the writing goes on"
      >
        <Button variant="default" loading={discard.isPending} onClick={() => (hasOthers ? setAsking(true) : stop())}>
          Stop
        </Button>
      </SeedHeader>
      <div className={styles.body}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          Writing your concepts
        </h1>
        <p className={styles.intro}>
          Takes up to 2 minutes. You can leave this page: the concepts will be here when you come back.
        </p>
        <div className={styles.progress}>
          <ProgressBar label="Concepts written" value={share} />
          <p className={styles.figures}>
            <span role="status">
              {written} of {total} written
            </span>
            <ElapsedTime />
          </p>
        </div>
        <ul className={styles.concepts} aria-label="Concepts being written" aria-busy="true">
          {Array.from({ length: total }, (_, index) => (
            <ConceptInWritingCard
              // biome-ignore lint/suspicious/noArrayIndexKey: concepts only grow, each in its place
              key={index}
              position={index + 1}
              concept={fresh[index] && hasBegun(fresh[index]) ? fresh[index] : undefined}
              inWriting={isInWriting(fresh, index)}
            />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Stop writing?"
        confirmLabel="Stop and discard"
        destructive
        busy={discard.isPending}
        onConfirm={stop}
        onCancel={() => setAsking(false)}
      >
        This also discards the concepts you had before and have not saved.
      </ConfirmDialog>
    </div>
  );
}
