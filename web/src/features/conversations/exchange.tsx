import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import type { ReactNode } from "react";
import { SkeletonLines } from "../../design/page/skeleton-lines.tsx";
import { StreamingText } from "../../design/text/streaming-text.tsx";
import { sentenceOf } from "../../transport/failure.ts";
import { ErrorBubble } from "./error-bubble.tsx";
import styles from "./exchange.module.css";
import { type KeptSentence, Reply } from "./reply/reply.tsx";
import { Scrolling } from "./scrolling.tsx";
import type { Said } from "./talk/said.ts";
import type { Talk } from "./talk/use-talk.ts";

interface ExchangeProps {
  talk: Talk;
  profile: CustomerProfile | undefined;
  /** The answer that is looked at. */
  selected?: string | undefined;
  onSelect?: (uuid: string) => void;
  onShowFact: (fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
  /** More that one can do with the answer that is looked at. */
  actionsOf?: (question: string | undefined) => ReactNode;
}

/** What a person and a persona said, in its order; the newest is in view unless the person looks at something earlier. */
export function Exchange({ talk, profile, selected, onSelect, onShowFact, onKeep, actionsOf }: ExchangeProps) {
  const { said, isThinking, isHeldUp } = talk;
  const name = firstNameOf(profile?.name ?? "The persona");
  const isWritten = said.some(({ kind }) => kind === "stream");
  const contentOf = (uuid: string | null) => {
    const question = said.find((each) => each.kind === "question" && each.uuid === uuid);
    return question?.kind === "question" ? question.content : undefined;
  };
  return (
    <Scrolling mark={said.map(markOf).join()}>
      {talk.failure && (
        <div className={styles.failure} role="alert">
          <p>This conversation could not be loaded. {sentenceOf(talk.failure)}</p>
          <button type="button" onClick={talk.retry}>
            Retry
          </button>
        </div>
      )}
      {talk.isLoading && (
        <div className={styles.loading} role="status" aria-label="Loading">
          <SkeletonLines lines={3} />
        </div>
      )}
      <ol className={styles.said} aria-label="Conversation">
        {said.map((each) => (
          <li key={each.uuid} className={styles.one} data-kind={each.kind}>
            {each.kind === "question" && <p className={styles.me}>{each.content}</p>}
            {each.kind === "question" && !each.isSent && (
              <p className={styles.waiting}>There is no connection. It is sent when it is back.</p>
            )}
            {each.kind === "stream" && (
              <div className={styles.stream} data-reply>
                <StreamingText text={each.content} streaming />
              </div>
            )}
            {each.kind === "error" && <ErrorBubble error={each} talk={talk} />}
            {each.kind === "reply" && (
              <Reply
                message={each.message}
                profile={profile}
                conversation={talk.conversation}
                isGreeting={each.question === null}
                isSelected={selected === each.uuid}
                hasActions={selected === each.uuid}
                actions={selected === each.uuid ? actionsOf?.(contentOf(each.question)) : undefined}
                onSelect={onSelect && (() => onSelect(each.uuid))}
                onShowFact={onShowFact}
                onKeep={onKeep}
              />
            )}
          </li>
        ))}
      </ol>
      {isThinking && !isWritten && !isHeldUp && (
        <p className={styles.typing} role="status" aria-label={`${name} is typing`}>
          <i />
          <i />
          <i />
        </p>
      )}
    </Scrolling>
  );
}

const markOf = (each: Said) => `${each.uuid}${each.kind === "stream" ? each.content.length : ""}`;
