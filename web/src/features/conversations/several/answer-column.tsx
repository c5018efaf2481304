import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import { IconMessage } from "@tabler/icons-react";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { StreamingText } from "../../../design/text/streaming-text.tsx";
import { PersonaAvatar } from "../persona-avatar.tsx";
import { type KeptSentence, Reply } from "../reply/reply.tsx";
import { SaidOnce } from "../said-once.tsx";
import styles from "./answer-column.module.css";
import type { RoundAnswer } from "./use-round.ts";

interface AnswerColumnProps {
  answer: RoundAnswer;
  onShowFact: (profile: CustomerProfile, fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
  onTalkAlone: (profile: CustomerProfile, conversation: string) => void;
}

const amounts = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 2 });

/** What a persona brings along, in a line: "Price limit $22, assumed". */
function limitOf({ stance, segment }: CustomerProfile): string {
  if (!stance) return segment;
  const { amount, basis } = stance.priceLimit;
  if (amount === null) return segment;
  const limit = amounts.format(amount).replace(/\.00$/, "");
  return `Price limit ${limit}${basis === "assumed" ? ", assumed" : ""}`;
}

/** One of several personas with its answer. */
export function AnswerColumn({ answer: { profile, conversation, answer, ...state }, ...ways }: AnswerColumnProps) {
  const name = firstNameOf(profile.name);
  const isWaiting = state.isThinking && answer?.kind !== "stream";
  return (
    <article className={styles.column} aria-label={profile.name}>
      <header className={styles.header}>
        <PersonaAvatar profile={profile} />
        <div>
          <h3 title={profile.name}>{profile.name}</h3>
          <p title={limitOf(profile)}>{limitOf(profile)}</p>
        </div>
        {answer?.kind === "reply" && answer.message.origin === "draft" && <OriginBadge origin="draft" />}
      </header>
      <SaidOnce name={profile.name} said={answer ? [answer] : []} isThinking={state.isThinking} />
      {answer?.kind === "reply" && !isWaiting ? (
        <Reply
          key={answer.uuid}
          message={answer.message}
          profile={profile}
          conversation={conversation}
          isColumn
          hasActions
          actions={
            conversation !== null && (
              <button type="button" onClick={() => ways.onTalkAlone(profile, conversation)}>
                <IconMessage size={14} aria-hidden="true" />
                Talk alone
              </button>
            )
          }
          onShowFact={(fragment) => ways.onShowFact(profile, fragment)}
          onKeep={ways.onKeep}
        />
      ) : answer?.kind === "stream" ? (
        <div className={styles.bubble}>
          <StreamingText text={answer.content} streaming />
        </div>
      ) : answer?.kind === "error" && !state.isThinking ? (
        <div className={styles.error} role="alert">
          <p>{answer.message}</p>
          <p className={styles.code}>{answer.code}</p>
          <button type="button" onClick={state.sendAgain}>
            Send again
          </button>
        </div>
      ) : (
        <p className={styles.bubble} data-quiet>
          {state.isHeldUp
            ? "There is no connection. It is asked when it is back."
            : isWaiting
              ? `${name} is thinking`
              : `${name} has not been asked yet.`}
        </p>
      )}
    </article>
  );
}
