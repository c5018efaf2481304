import type { Interview } from "@seedbed/contract/report/interviews/schemas";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import { isBeingRead } from "./interview-queries.ts";
import styles from "./interviews.module.css";

interface InterviewListProps {
  interviews: readonly Interview[];
  /** The uuid of the one that is open. */
  shown: string | undefined;
  onOpen: (uuid: string) => void;
}

export function InterviewList({ interviews, shown, onOpen }: InterviewListProps) {
  return (
    <nav aria-label="Interviews">
      <ul className={styles.list}>
        {interviews.map((interview) => (
          <li key={interview.uuid}>
            <button
              type="button"
              aria-current={interview.uuid === shown || undefined}
              onClick={() => onOpen(interview.uuid)}
            >
              <strong>{interview.title}</strong>
              <span className="numerals">
                <RelativeDate instant={interview.addedAt} /> · {stateOf(interview)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How far it is read, or what rests on it. */
function stateOf(interview: Interview): string {
  const { readLines, lines, stopped, signals } = interview;
  if (isBeingRead(interview)) return `read up to line ${readLines} of ${lines}`;
  if (stopped !== null) return "not read to its end";
  return signals === 1 ? "1 signal" : `${signals} signals`;
}
