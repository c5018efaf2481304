import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconArrowLeft, IconSparkles, IconUsers } from "@tabler/icons-react";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Composer } from "../composer/composer.tsx";
import { factsOf } from "../reply/facts-of.ts";
import type { KeptSentence } from "../reply/reply.tsx";
import { AnswerColumn } from "./answer-column.tsx";
import styles from "./ask-several.module.css";
import { summaryOf } from "./summary.ts";
import { useRound } from "./use-round.ts";
import { whatSplits } from "./what-splits.ts";
import { WhoIsAsked } from "./who-is-asked.tsx";

export interface AskSeveralProps {
  /** Undefined until it is known, or when it cannot be found. */
  conceptUuid: string | undefined;
  profiles: readonly CustomerProfile[];
  onShowFact: (profile: CustomerProfile, fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
  onTalkAlone: (profile: CustomerProfile, conversation: string) => void;
  onClose: () => void;
}

/** The same question to several personas, their answers side by side. */
export function AskSeveral(props: AskSeveralProps) {
  const { conceptUuid, profiles, onClose } = props;
  const { question, answers, others, isThinking, send, add, remove } = useRound(conceptUuid, profiles);
  const replies = answers.flatMap(({ profile, answer, isThinking: waits }) =>
    answer?.kind === "reply" && !waits ? [{ profile, message: answer.message }] : [],
  );
  const summary = summaryOf({ asked: answers.length, verdicts: replies.map(({ message }) => message.verdict) });
  const splits =
    replies.length === answers.length
      ? whatSplits(replies.map(({ profile, message }) => ({ profile, ...message, ...factsOf(message) })))
      : "";
  return (
    <section className={styles.several} aria-label="Ask several">
      <header className={styles.header}>
        <div className={styles.title}>
          <h2>Ask several</h2>
          <Badge tone="ai" icon={<IconSparkles size={13} aria-hidden="true" />}>
            Synthetic personas
          </Badge>
          <Button
            className={styles.close ?? ""}
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            onClick={onClose}
          >
            Back to the profile
          </Button>
        </div>
        {question !== "" && <p className={styles.question}>{question}</p>}
        <WhoIsAsked
          asked={answers.map(({ profile }) => profile)}
          others={others}
          isThinking={isThinking}
          onAdd={add}
          onRemove={remove}
        />
      </header>
      <div className={styles.columns} data-count={Math.min(answers.length, 3)}>
        {answers.map((answer) => (
          <AnswerColumn
            key={answer.profile.uuid}
            answer={answer}
            onShowFact={props.onShowFact}
            onKeep={props.onKeep}
            onTalkAlone={props.onTalkAlone}
          />
        ))}
      </div>
      <p className={styles.summary} role="status">
        <IconUsers size={16} aria-hidden="true" />
        <span>
          {summary && <strong>{summary} </strong>}
          {splits && `${splits} `}
          Synthetic answers rank questions; only people validate.
        </span>
      </p>
      <div className={styles.foot}>
        <Composer
          draftKey={`several ${conceptUuid ?? "unknown"}`}
          label="Question to all of them"
          placeholder={isThinking ? "They are thinking" : "Ask all of them the same"}
          isBusy={isThinking}
          onSend={send}
          isFocused={question === ""}
          hint="Enter sends, Shift + Enter adds a line"
        />
      </div>
    </section>
  );
}
