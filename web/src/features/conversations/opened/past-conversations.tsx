import { useDebouncedValue } from "@mantine/hooks";
import { conversationSearchDebounce, personaMessageMaxLength } from "@seedbed/contract/conversations/words";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { heedsEscape } from "../../../design/heeds-escape.ts";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { isComposing } from "../../../design/text/is-composing.ts";
import { tooLong } from "../../../design/text/too-long.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { conversationsQuery } from "../talk/conversation-queries.ts";
import { ConversationList } from "./conversation-list.tsx";
import styles from "./past-conversations.module.css";

interface PastConversationsProps {
  profile: CustomerProfile;
  /** The one that is open. */
  current: string | null;
  searchField?: RefObject<HTMLInputElement | null>;
  onOpen: (conversation: string) => void;
  onNew: () => void;
  onClose: () => void;
}

/** What was talked about with a persona before, and a search in it. */
export function PastConversations({ profile, current, searchField, onOpen, onNew, onClose }: PastConversationsProps) {
  const [written, setWritten] = useState("");
  const [debounced] = useDebouncedValue(written.trim(), conversationSearchDebounce);
  // What was cleared is no longer waited for.
  const search = written.trim() === "" ? "" : debounced;
  const all = useInfiniteQuery(conversationsQuery(profile.uuid, ""));
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...conversationsQuery(profile.uuid, search),
    placeholderData: keepPreviousData,
  });
  const conversations = data?.pages.flatMap(({ results }) => results) ?? [];
  const found = data?.pages[0]?.count ?? 0;
  const total = all.data?.pages[0]?.count ?? found;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (written === "") onClose();
    else setWritten("");
  };
  return (
    <div className={styles.past}>
      <div className={styles.top}>
        <label className={styles.search}>
          <IconSearch size={15} aria-hidden="true" />
          <input
            ref={searchField}
            {...heedsEscape}
            type="search"
            aria-label="Search past conversations"
            placeholder="Search past conversations"
            aria-invalid={tooLong(written, personaMessageMaxLength) !== undefined}
            value={written}
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {written !== "" && <span className={styles.key}>Esc</span>}
        </label>
      </div>
      <p className={styles.count} role="status">
        {search !== "" &&
          data &&
          !error &&
          (found === 0
            ? `No conversation mentions “${search}”`
            : `${found} of ${total} ${total === 1 ? "conversation" : "conversations"} ${found === 1 ? "mentions" : "mention"} “${search}”`)}
      </p>
      <div className={styles.list}>
        {error ? (
          <div className={styles.failure} role="alert">
            <p>
              {search === ""
                ? `Past conversations could not be loaded. ${sentenceOf(error)}`
                : "Failed to search conversation. Please try again."}
            </p>
            <button type="button" onClick={() => void refetch()}>
              Retry
            </button>
          </div>
        ) : isPending ? (
          <div className={styles.waiting} role="status" aria-label="Loading">
            <SkeletonLines lines={3} />
            <SkeletonLines lines={3} />
          </div>
        ) : conversations.length === 0 && search === "" ? (
          <p className={styles.empty}>No conversations yet. What you ask is kept here.</p>
        ) : (
          <ConversationList conversations={conversations} current={current} search={search} onOpen={onOpen} />
        )}
        {hasNextPage && !error && (
          <button
            type="button"
            className={styles.more}
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show earlier ones
          </button>
        )}
      </div>
      <div className={styles.foot}>
        <Button variant="default" fullWidth leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onNew}>
          New conversation
        </Button>
      </div>
    </div>
  );
}
