import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { Button } from "../../../../design/button.tsx";
import { ProgressBar } from "../../../../design/progress/progress-bar.tsx";
import styles from "./found.module.css";
import { useReading } from "./use-reading.ts";

/** How far a transcript is read, why it stopped, or that nothing was found. */
export function ReadingState({ conceptId, interview }: { conceptId: string; interview: OpenedInterview }) {
  const { isReading, share, stopped, isAsked, goOn } = useReading(conceptId, interview);
  const { readLines, lines, found } = interview;
  if (stopped !== null)
    return (
      <div className={styles.state} role="alert">
        <p>{`Lines ${readLines + 1} to ${lines} are not read yet. ${stopped}`}</p>
        <Button size="compact-md" variant="default" loading={isAsked} onClick={goOn}>
          Retry
        </Button>
      </div>
    );
  if (isReading)
    return (
      <div className={styles.state}>
        <ProgressBar label="Reading the transcript" value={share} />
        <p role="status" className="numerals">{`Reading from line ${readLines + 1} of ${lines}`}</p>
        <p className={styles.note}>It goes on when you leave this page.</p>
      </div>
    );
  return found.length === 0 ? (
    <p className={styles.state}>Nothing in it tells for or against the concept. You can mark words by hand.</p>
  ) : null;
}
