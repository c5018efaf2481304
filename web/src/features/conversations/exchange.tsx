import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { SkeletonLines } from "../../design/page/skeleton-lines.tsx";
import { StreamingText } from "../../design/text/streaming-text.tsx";
import { sentenceOf } from "../../transport/failure.ts";
import styles from "./exchange.module.css";
import { type KeptSentence, Reply } from "./reply/reply.tsx";
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

function ErrorBubble({ error, talk }: { error: Said & { kind: "error" }; talk: Talk }) {
  const { question } = error;
  return (
    <div className={styles.error} role="alert">
      <p>{error.message}</p>
      <p className={styles.code}>{error.code}</p>
      {question !== null && !talk.isThinking && (
        <button type="button" onClick={() => talk.sendAgain(question)}>
          Send again
        </button>
      )}
    </div>
  );
}

/** Stays at its end as long as the person has not scrolled away from it. `mark` changes with what is in it. */
function Scrolling({ mark, children }: { mark: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is what moves the end
  useLayoutEffect(() => {
    if (place.current && isAtEnd.current) place.current.scrollTop = place.current.scrollHeight;
  }, [mark]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is no part of the page of its own
    <div
      ref={place}
      className={styles.scrolling}
      role="group"
      aria-label="What was said"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48;
      }}
    >
      {children}
    </div>
  );
}
