import type { EditingMessage } from "@seedbed/contract/ai-editing/schemas";
import { IconPaperclip, IconSparkles, IconTarget } from "@tabler/icons-react";
import { useLayoutEffect, useRef } from "react";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { StreamingText } from "../../../design/text/streaming-text.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { errorWords, isError } from "../talk/said.ts";
import type { ShownTalk } from "../talk/use-talk.ts";
import styles from "./messages.module.css";
import { SaidOnce } from "./said-once.tsx";

/** What a person and the AI said about the report. The newest question stands at the top, so that its answer is read from its beginning. */
export function Messages({ talk }: { talk: ShownTalk }) {
  const { said, reply, failure, editing, isThinking, isHeldUp, doing } = talk;
  const newest = useRef<HTMLLIElement>(null);
  const question = said.findLast(({ role }) => role === "user")?.uuid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question that is new is what moves the view
  useLayoutEffect(() => {
    newest.current?.scrollIntoView({ block: "start" });
  }, [question]);
  return (
    <>
      {failure && (
        <div className={styles.failure} role="alert">
          <p>{`This conversation could not be loaded. ${sentenceOf(failure)}`}</p>
          <button type="button" onClick={talk.retry}>
            Retry
          </button>
        </div>
      )}
      {!editing && !failure && said.length === 0 && (
        <div role="status" aria-label="Loading">
          <SkeletonLines lines={2} />
        </div>
      )}
      {said.length > 0 && (
        <ol className={styles.said} aria-label="Conversation">
          {said.map((message) => (
            <li key={message.uuid} ref={message.uuid === question ? newest : null} className={styles.one}>
              <Message message={message} talk={talk} />
            </li>
          ))}
          {reply && (
            <li className={styles.them}>
              <Spark />
              <StreamingText text={reply.content} streaming />
            </li>
          )}
        </ol>
      )}
      {isHeldUp && <p className={styles.waiting}>There is no connection. It is sent when it is back.</p>}
      {isThinking && !reply && !isHeldUp && (
        <p className={styles.thinking} role="status" aria-label={doing || "Thinking"}>
          <i />
          <i />
          <i />
          <span>{doing || "Thinking"}</span>
        </p>
      )}
      {/* Once it is known what stood there before. */}
      {editing && <SaidOnce said={said} edits={talk.edits.length} isThinking={isThinking} />}
    </>
  );
}

function Message({ message, talk }: { message: EditingMessage; talk: ShownTalk }) {
  const { uuid, role, content, media, scope, origin, code, replyTo } = message;
  if (isError(message)) {
    const asked = talk.said.find((each) => each.uuid === replyTo);
    return (
      <div className={styles.error} role="alert" data-message="system_error">
        <p>{errorWords(message)}</p>
        {code && <p className={styles.code}>{code}</p>}
        {asked && !talk.isThinking && (
          <button type="button" onClick={() => talk.askAgain(asked)}>
            Send again
          </button>
        )}
      </div>
    );
  }
  if (role === "assistant")
    return (
      <div className={styles.them}>
        <Spark />
        <div>
          <p className={styles.words}>{content}</p>
          {origin === "draft" && <OriginBadge origin={origin} />}
        </div>
      </div>
    );
  return (
    <div className={styles.me} data-message={uuid}>
      {scope?.quote && (
        <p className={styles.about}>
          <IconTarget size={14} aria-hidden="true" />
          <span>{scope.quote}</span>
        </p>
      )}
      {content && <p className={styles.words}>{content}</p>}
      {media && (
        <p className={styles.about}>
          <IconPaperclip size={14} aria-hidden="true" />
          <span>{media.filename}</span>
        </p>
      )}
    </div>
  );
}

const Spark = () => (
  <span className={styles.spark}>
    <IconSparkles size={16} aria-hidden="true" />
  </span>
);
