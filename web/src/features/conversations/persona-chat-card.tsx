import { personaMessageMaxLength } from "@seedbed/contract/conversations/words";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf, greetingOf } from "@seedbed/rules/customers/persona-words";
import { useRef, useState } from "react";
import { useFetchedAtTouch, useLatePart } from "../../design/late/late-part.ts";
import { MessageField } from "../../design/message/message-field.tsx";
import { cardTalk } from "./card/card-talk-part.ts";
import styles from "./persona-chat-card.module.css";
import { answersFrom, talkTitle } from "./persona-heading.ts";
import type { KeptSentence } from "./reply/reply.tsx";
import { hasTalk } from "./talk/kept-talks.ts";

export interface PersonaChatCardProps {
  /** Undefined until it is known, or when it cannot be found. */
  conceptUuid: string | undefined;
  profile: CustomerProfile;
  /** Whether there are others to ask. */
  hasOthers: boolean;
  onShowFact: (fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
  /** Opens the conversation to the width of the page. */
  onOpen: () => void;
  onAskSeveral: () => void;
}

const lateParts = [cardTalk];

/** A conversation with a persona, beside its profile. Comes light: what a conversation needs is fetched when somebody touches the page. */
export function PersonaChatCard(props: PersonaChatCardProps) {
  const { profile, hasOthers, onOpen, onAskSeveral } = props;
  return (
    <section className={styles.card} aria-label={talkTitle(profile)}>
      <header className={styles.header}>
        <h2>{talkTitle(profile)}</h2>
        <p>{answersFrom(profile)}</p>
        <p className={styles.ways}>
          <span>Synthetic persona</span>
          <button type="button" onClick={onOpen}>
            Past conversations
          </button>
          {hasOthers && (
            <button type="button" onClick={onAskSeveral}>
              Ask several
            </button>
          )}
        </p>
      </header>
      <CardBody key={profile.uuid} {...props} />
    </section>
  );
}

function CardBody({ conceptUuid, profile, onShowFact, onKeep }: PersonaChatCardProps) {
  useFetchedAtTouch(lateParts);
  // What is written before the rest is here is kept by it as soon as it comes.
  const [draft, setDraft] = useState("");
  const [isBegun] = useState(() =>
    Object.keys(localStorage).some((name) => name.endsWith(`.conversations.draft.${profile.uuid}`)),
  );
  const [isAsked, setAsked] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [wasThere] = useState(() => hasTalk(profile.uuid));
  const field = useRef<HTMLTextAreaElement>(null);
  const late = useLatePart(cardTalk, wasThere || isFocused || isBegun || draft !== "");
  if (late)
    return (
      <late.CardTalk
        conceptUuid={conceptUuid}
        profile={profile}
        begun={draft}
        isFocused={isFocused}
        isSentAtOnce={isAsked}
        onShowFact={onShowFact}
        onKeep={onKeep}
      />
    );
  const name = firstNameOf(profile.name);
  return (
    <>
      <div className={styles.said}>
        <p className={styles.greeting}>{greetingOf(profile)}</p>
      </div>
      {/* What is written before the rest is here stays; what is sent is sent when it comes. */}
      <div className={styles.foot}>
        <MessageField
          field={field}
          label={`Message to ${name}`}
          placeholder={`Ask ${name} anything`}
          max={personaMessageMaxLength}
          value={draft}
          onChange={setDraft}
          onSubmit={() => setAsked(true)}
          onFocusChange={setFocused}
        />
        <p className={styles.below}>AI can make mistakes. Check important facts.</p>
      </div>
    </>
  );
}
