import type { Interview } from "@seedbed/contract/report/interviews/schemas";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
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
        {interviews.map(({ uuid, title, addedAt, signals }) => (
          <li key={uuid}>
            <button type="button" aria-current={uuid === shown || undefined} onClick={() => onOpen(uuid)}>
              <strong>{title}</strong>
              <span>
                <RelativeDate instant={addedAt} /> · {signals === 1 ? "1 signal" : `${signals} signals`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
