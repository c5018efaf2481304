import type { ConversationMessage } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { type ReactNode, useRef, useState } from "react";
import { FactChips } from "./fact-chips.tsx";
import { factsOf } from "./facts-of.ts";
import { KeepBar, type KeptAs } from "./keep-bar.tsx";
import styles from "./reply.module.css";
import { ReplyActions } from "./reply-actions.tsx";
import { SpokenText } from "./spoken-text.tsx";
import { VerdictWord } from "./verdict-word.tsx";

/** A sentence of a persona that somebody wants to keep in the report. */
export interface KeptSentence {
  as: KeptAs;
  sentence: string;
  profile: string;
  conversation: string;
}

interface ReplyProps {
  message: ConversationMessage;
  profile: CustomerProfile | undefined;
  /** Null while it has none: nothing of it can be kept then. */
  conversation: string | null;
  isSelected?: boolean;
  /** Said before anything was asked: nothing of it can be kept, and nothing is said of what it rests on. */
  isGreeting?: boolean;
  /** It takes all of its column, to the height of those beside it. */
  isColumn?: boolean;
  /** Whether what one can do with it stands below it. */
  hasActions?: boolean;
  /** More of that. */
  actions?: ReactNode;
  onSelect?: (() => void) | undefined;
  onShowFact: (fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
}

const keptWords = { job: "a job", pain: "a pain", assumption: "an assumption to test" } as const;

/** What a persona said: its verdict, its words, what they rest on, and what one can do with them. */
export function Reply(props: ReplyProps) {
  const {
    message,
    profile,
    conversation,
    isSelected = false,
    isColumn = false,
    isGreeting = false,
    hasActions = false,
    actions,
    onSelect,
  } = props;
  const [picked, setPicked] = useState<number | null>(null);
  const [kept, setKept] = useState<KeptAs | null>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const facts = factsOf(isGreeting ? { sentences: [] } : message);
  const canKeep = !isGreeting && conversation !== null && profile !== undefined && message.sentences.length > 0;
  const sentence = picked === null ? undefined : message.sentences[picked]?.text;

  const pick = (next: number) => {
    onSelect?.();
    setKept(null);
    setPicked(next);
  };
  const close = () => {
    setPicked(null);
    // It stands there again with the next drawing.
    requestAnimationFrame(() => keepButton.current?.focus({ preventScroll: true }));
  };
  const keep = (as: KeptAs) => {
    if (!canKeep || sentence === undefined) return;
    props.onKeep({ as, sentence, profile: profile.uuid, conversation });
    setKept(as);
    close();
  };
  return (
    <>
      <div className={styles.them} data-selected={isSelected || undefined} data-column={isColumn || undefined}>
        {message.verdict && <VerdictWord verdict={message.verdict} />}
        <SpokenText message={message} picked={picked} onPick={canKeep ? pick : undefined} />
        <FactChips facts={facts} profile={profile} isSelected={isSelected} onShowFact={props.onShowFact} />
      </div>
      {sentence !== undefined && picked !== null ? (
        <KeepBar
          sentence={sentence}
          onMove={(step) => setPicked(Math.min(Math.max(picked + step, 0), message.sentences.length - 1))}
          onKeep={keep}
          onClose={close}
        />
      ) : (
        hasActions && (
          <ReplyActions content={message.content} keepButton={keepButton} onKeep={canKeep ? () => pick(0) : undefined}>
            {actions}
          </ReplyActions>
        )
      )}
      {kept && picked === null && (
        <p className={styles.kept} role="status">
          Kept as {keptWords[kept]}, marked “from a synthetic conversation”.
        </p>
      )}
    </>
  );
}
