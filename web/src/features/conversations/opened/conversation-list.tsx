import type { Conversation } from "@seedbed/contract/conversations/schemas";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { ConversationDate } from "./conversation-date.tsx";
import { MarkedWords } from "./marked-words.tsx";
import styles from "./past-conversations.module.css";

interface ConversationListProps {
  conversations: readonly Conversation[];
  /** The one that is open. */
  current: string | null;
  /** What is marked in them; empty for nothing. */
  search: string;
  onOpen: (conversation: string) => void;
}

/** Conversations, each with what was asked first and what was said last. */
export function ConversationList({ conversations, current, search, onOpen }: ConversationListProps) {
  return (
    <ul aria-label="Past conversations">
      {conversations.map(({ uuid, title, summary, updatedAt, isDrafted }) => (
        <li key={uuid}>
          <button
            type="button"
            className={styles.one}
            aria-current={uuid === current || undefined}
            onClick={() => onOpen(uuid)}
          >
            <span className={styles.line}>
              <b>
                <MarkedWords text={title} search={search} />
              </b>
              <span className={styles.date}>
                <ConversationDate instant={updatedAt} />
              </span>
            </span>
            <span className={styles.summary}>
              <MarkedWords text={summary} search={search} />
            </span>
            {isDrafted && <OriginBadge origin="draft" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
