import type { ResearchedPage } from "@seedbed/contract/report/research/schemas";
import { IconBan, IconBook, IconCheck, IconClock } from "@tabler/icons-react";
import { counted } from "../research-words.ts";
import styles from "./read-log.module.css";

const icons = { waiting: IconClock, reading: IconBook, read: IconCheck, kept: IconCheck, refused: IconBan } as const;

/** A page that research came across, and what came of it. */
export function LoggedPage({ page, isRunning }: { page: ResearchedPage; isRunning: boolean }) {
  const { state, title, url, publisher, sentence, isRejected } = page;
  const Icon = icons[state];
  return (
    <li data-state={state} data-rejected={isRejected || undefined}>
      <Icon size={16} aria-hidden="true" />
      <div>
        {state === "refused" ? (
          <p className={styles.name}>{title || url}</p>
        ) : (
          <a className={styles.name} href={url} target="_blank" rel="noreferrer">
            {title || url}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
        <p className={styles.said}>
          {state === "refused"
            ? sentence || "Refused"
            : [publisher, state === "kept" && "kept copy", isRejected && "rejected by your company since"]
                .filter(Boolean)
                .join(", ")}
        </p>
      </div>
      <p className={styles.outcome}>{outcomeOf(page, isRunning)}</p>
    </li>
  );
}

function outcomeOf({ state, passages }: ResearchedPage, isRunning: boolean): string {
  if (state === "refused") return "not read";
  if (state === "waiting") return "waits";
  if (state === "reading") return "reading";
  return passages === 0 && isRunning ? "read" : counted(passages, "passage");
}
