import { useEffect, useEffectEvent } from "react";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { PageSkeleton } from "../../../design/page/page-skeleton.tsx";
import { toast } from "../../../shell/toasts.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { forgetEntries } from "./seed-entry.ts";
import { SeedStages } from "./seed-stages.tsx";
import { useDiscardEmptySeed } from "./use-discard-empty-seed.ts";
import { useLeaveSeed } from "./use-leave-seed.ts";
import { questionnaireOf, useQuestionnaires, useSeed } from "./use-seed.ts";
import { useSeedUpdates } from "./use-seed-updates.ts";

interface SeedScreenProps {
  seedUuid: string;
  /** True on the page of results: a seed without concepts says so instead of going on with its questions. */
  resultsOnly?: boolean;
}

/** A seed at whatever stage it is. One that does not exist leads to the start page. */
export function SeedScreen({ seedUuid, resultsOnly = false }: SeedScreenProps) {
  const seed = useSeed(seedUuid);
  const questionnaires = useQuestionnaires();
  useDiscardEmptySeed(seedUuid);
  useSeedUpdates(seedUuid);
  useLeaveMissingSeed(seedUuid, seed.error);

  const questionnaire = seed.data && questionnaires.data && questionnaireOf(questionnaires.data, seed.data);
  if (seed.data && questionnaire) {
    return <SeedStages seed={seed.data} questionnaire={questionnaire} resultsOnly={resultsOnly} />;
  }
  const error = isMissing(seed.error) ? null : (seed.error ?? questionnaires.error);
  if (!error) return <PageSkeleton label="Loading the seed" cards={2} />;
  const retry = () => {
    if (seed.error) void seed.refetch();
    if (questionnaires.error) void questionnaires.refetch();
  };
  return <ErrorState title="The seed could not be loaded" description={sentenceOf(error)} onRetry={retry} />;
}

const isMissing = (error: unknown) => error instanceof CallFailed && error.code === "not_found";

function useLeaveMissingSeed(seedUuid: string, error: unknown): void {
  const leave = useLeaveSeed();
  const missing = isMissing(error);
  const tellAndLeave = useEffectEvent(() => {
    forgetEntries(seedUuid);
    toast.info("This seed is no longer there. Start a new one, or go on with another draft.", { id: "seed-missing" });
    leave();
  });
  useEffect(() => {
    if (missing) tellAndLeave();
  }, [missing]);
}
