import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import { useState } from "react";
import { keptPlace } from "../../../transport/kept/kept-store.ts";
import { Composer } from "../composer/composer.tsx";
import { Exchange } from "../exchange.tsx";
import type { KeptSentence } from "../reply/reply.tsx";
import { SaidOnce } from "../said-once.tsx";
import { useTalk } from "../talk/use-talk.ts";
import styles from "./card-talk.module.css";

interface CardTalkProps {
  conceptUuid: string | undefined;
  profile: CustomerProfile;
  /** What was written before this was here. */
  begun: string;
  /** Somebody writes already. */
  isFocused: boolean;
  /** What is written was sent before this was here. */
  isSentAtOnce: boolean;
  onShowFact: (fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
}

/** The conversation inside its card. */
export function CardTalk(props: CardTalkProps) {
  const { conceptUuid, profile, begun, isFocused, isSentAtOnce, onShowFact, onKeep } = props;
  // Before the field below looks for what is kept.
  useState(() => begun !== "" && keptPlace("conversations", `draft.${profile.uuid}`).write(begun));
  const talk = useTalk({ profile, conceptUuid, place: "alone" });
  const name = firstNameOf(profile.name);
  return (
    <>
      <div className={styles.exchange}>
        <Exchange talk={talk} profile={profile} onShowFact={onShowFact} onKeep={onKeep} />
      </div>
      <SaidOnce name={profile.name} said={talk.said} isThinking={talk.isThinking} />
      <div className={styles.foot}>
        <Composer
          draftKey={profile.uuid}
          label={`Message to ${name}`}
          placeholder={talk.isThinking ? `${name} is thinking` : `Ask ${name} anything`}
          isBusy={talk.isThinking}
          onSend={talk.send}
          isFocused={isFocused}
          isSentAtOnce={isSentAtOnce}
        />
      </div>
    </>
  );
}
