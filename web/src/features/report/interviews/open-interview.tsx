import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { Interview } from "@seedbed/contract/report/interviews/schemas";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { FoundSignals } from "./found/found-signals.tsx";
import { interviewQuery } from "./interview-queries.ts";
import styles from "./interviews.module.css";
import { Transcript } from "./transcript/transcript.tsx";

interface OpenInterviewProps {
  conceptId: string;
  listed: Interview;
  profile: CustomerProfile;
  onRemoved: () => void;
}

/** A transcript beside what was found in it. */
export function OpenInterview({ conceptId, listed, profile, onRemoved }: OpenInterviewProps) {
  const { data: interview, error, refetch } = useQuery(interviewQuery(conceptId, listed.uuid, listed));
  /** The words that a person has selected in the transcript. */
  const [selected, setSelected] = useState("");
  if (!interview)
    return error ? (
      <ErrorState
        title="The interview could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    );
  return (
    <div className={styles.two}>
      <Transcript conceptId={conceptId} interview={interview} onSelect={setSelected} onRemoved={onRemoved} />
      <FoundSignals conceptId={conceptId} interview={interview} profile={profile} selected={selected} />
    </div>
  );
}
