import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconChevronLeft, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { AddTranscript } from "./adding/add-transcript.tsx";
import { Guide } from "./guide/guide.tsx";
import { InterviewList } from "./interview-list.tsx";
import { interviewsQuery } from "./interview-queries.ts";
import styles from "./interviews.module.css";
import { NoInterviews } from "./no-interviews.tsx";
import { OpenInterview } from "./open-interview.tsx";

interface ProfileInterviewsProps {
  conceptId: string;
  profile: CustomerProfile;
  /** What the address calls the profile. */
  persona: string;
  interview: string | undefined;
}

export function ProfileInterviews({ conceptId, profile, persona, interview }: ProfileInterviewsProps) {
  const navigate = useNavigate();
  const { data: interviews, error, refetch } = useQuery(interviewsQuery(conceptId, profile.uuid));
  const [isAdding, setAdding] = useState(false);
  // The form takes the focus along when it closes: it goes back to where the form was asked for.
  const adds = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!isAdding && returnsFocus.current) adds.current?.focus({ preventScroll: true });
    returnsFocus.current = isAdding;
  }, [isAdding]);
  const at = { to: "/concept/$id/customer-profile", params: { id: conceptId } } as const;
  const open = (uuid?: string) => void navigate({ ...at, search: { persona, view: "interviews", interview: uuid } });
  const shown = interviews?.find(({ uuid }) => uuid === interview) ?? interviews?.[0];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link {...at} search={{ persona }} className={styles.back}>
          <IconChevronLeft size={16} aria-hidden="true" />
          {profile.name}, {profile.segment}
        </Link>
        <h2>Real interviews</h2>
        {interviews && interviews.length > 0 && <span className={`${styles.count} numerals`}>{interviews.length}</span>}
        <Button
          ref={adds}
          variant="default"
          className={styles.add ?? ""}
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          onClick={() => setAdding(true)}
          disabled={isAdding}
        >
          Add transcript
        </Button>
      </header>
      {isAdding && (
        <AddTranscript
          conceptId={conceptId}
          pid={profile.uuid}
          onDone={(uuid) => {
            setAdding(false);
            if (uuid) open(uuid);
          }}
        />
      )}
      {interviews && interviews.length > 1 && (
        <InterviewList interviews={interviews} shown={shown?.uuid} onOpen={open} />
      )}
      {shown && (
        <OpenInterview
          key={shown.uuid}
          conceptId={conceptId}
          listed={shown}
          profile={profile}
          onRemoved={() => open()}
        />
      )}
      {interviews?.length === 0 && !isAdding && <NoInterviews onAdd={() => setAdding(true)} />}
      {!interviews && !error && <SkeletonLines lines={6} />}
      {!interviews && error && (
        <ErrorState
          title="The interviews could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {/* Asked for at once, and shown where it stays. */}
      <div hidden={!interviews && !error}>
        <Guide conceptId={conceptId} profile={profile} />
      </div>
    </div>
  );
}
