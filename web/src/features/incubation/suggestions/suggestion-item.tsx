import type { Suggestion } from "@seedbed/contract/incubation/schemas";
import { IconCheck } from "@tabler/icons-react";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { StreamingText } from "../../../design/text/streaming-text.tsx";
import styles from "./suggestions.module.css";

interface SuggestionItemProps {
  suggestion: Suggestion;
  /** True for the one that is being written. */
  writing: boolean;
  used: boolean;
  onUse: () => void;
}

/** One suggestion, word by word: its title, then what it says. */
export function SuggestionItem({ suggestion, writing, used, onUse }: SuggestionItemProps) {
  const { title, description } = suggestion;
  return (
    <li className={styles.suggestion}>
      <h3 className={styles.title}>
        <StreamingText text={title} streaming={writing && description === ""} />
      </h3>
      {description === "" ? (
        <div className={styles.coming}>
          <SkeletonLines lines={2} />
        </div>
      ) : (
        <div className={styles.description}>
          <StreamingText text={description} streaming={writing} />
        </div>
      )}
      {!writing && (
        <button type="button" className={styles.use} onClick={onUse} disabled={used}>
          {used ? (
            <>
              <IconCheck size={14} aria-hidden="true" /> Used
            </>
          ) : (
            <>
              Use this answer<span className="visually-hidden">: {title}</span>
            </>
          )}
        </button>
      )}
    </li>
  );
}
