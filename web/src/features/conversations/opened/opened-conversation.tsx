import { useMediaQuery } from "@mantine/hooks";
import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import { IconHistory, IconListCheck, IconUsers } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { isComposing } from "../../../design/text/is-composing.ts";
import { Composer, type ComposerHandle } from "../composer/composer.tsx";
import { Exchange } from "../exchange.tsx";
import { factsInWords, factsOf } from "../reply/facts-of.ts";
import { SaidOnce } from "../said-once.tsx";
import { askTheSame } from "../several/ask-the-same.ts";
import { useTalk } from "../talk/use-talk.ts";
import { useTalks } from "../talk/use-talks.ts";
import { ConversationHeader } from "./conversation-header.tsx";
import styles from "./conversation-view.module.css";
import type { ConversationViewProps } from "./conversation-ways.ts";
import { Fold } from "./fold.tsx";
import { PastConversations } from "./past-conversations.tsx";
import { RestsOnPanel, type Spot } from "./rests-on-panel.tsx";
import { useChosenAnswer } from "./use-chosen-answer.ts";

type Column = "past" | "rests";

/** The conversation itself, between what was talked about before and what an answer rests on. */
export function OpenedConversation(props: ConversationViewProps) {
  const { conceptUuid, profiles, profile, conversation, onConversation, onShowFact, onKeep, onAskSeveral, onClose } =
    props;
  const isFolded = useMediaQuery("(max-width: 74.99rem)", undefined, { getInitialValueInEffect: false }) === true;
  const isSheet = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false }) === true;
  const talks = useTalks();
  const talk = useTalk({ profile, conceptUuid, place: "alone", talk: conversation });
  const { chosen, choose, move, place } = useChosenAnswer(talk.said);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [opened, setOpened] = useState<Column | null>(null);
  const composer = useRef<ComposerHandle>(null);
  const facts = chosen && factsOf(chosen.message);
  const name = firstNameOf(profile?.name ?? "the persona");

  // The address names the conversation as soon as it has a name, and what the address names is gone on with from the card, too.
  const named = useEffectEvent((begun: string) => onConversation(begun));
  const entered = useEffectEvent((entered: string) => profile && talks.open("alone", profile.uuid, entered));
  useEffect(() => {
    if (conversation === undefined && talk.conversation !== null) named(talk.conversation);
  }, [conversation, talk.conversation]);
  useEffect(() => {
    if (conversation !== undefined) entered(conversation);
  }, [conversation]);

  const close = (event: KeyboardEvent<HTMLElement>) => {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === "Escape" && isInside && !event.defaultPrevented && !isComposing(event)) onClose();
  };
  const showFact = (fragment: string) => {
    setSpot((before) => ({ fragment, id: (before?.id ?? 0) + 1 }));
    setOpened("rests");
  };
  const begin = (then: () => void) => {
    setOpened(null);
    then();
    composer.current?.focus();
  };
  const past = profile && (
    <PastConversations
      profile={profile}
      current={talk.conversation}
      onOpen={(uuid) => begin(() => onConversation(uuid))}
      onNew={() =>
        begin(() => {
          talk.beginAnew();
          onConversation(undefined);
        })
      }
      onClose={isFolded ? () => setOpened(null) : onClose}
    />
  );
  const rests = profile && <RestsOnPanel profile={profile} facts={facts} spot={spot} onShowFact={onShowFact} />;
  const other = profiles.find(({ uuid }) => uuid !== profile?.uuid);

  return (
    <section className={styles.view} aria-label={`Conversation with ${profile?.name ?? "a persona"}`} onKeyDown={close}>
      {!isFolded && <div className={styles.past}>{past}</div>}
      <div className={styles.middle}>
        <ConversationHeader profile={profile} isDrafted={chosen?.message.origin === "draft"}>
          {isFolded && profile && (
            <>
              <button type="button" onClick={() => setOpened("past")}>
                <IconHistory size={15} aria-hidden="true" />
                Past conversations
              </button>
              <button type="button" onClick={() => setOpened("rests")}>
                <IconListCheck size={15} aria-hidden="true" />
                What it rests on
              </button>
            </>
          )}
        </ConversationHeader>
        <Exchange
          talk={talk}
          profile={profile}
          selected={chosen?.uuid}
          onSelect={choose}
          onShowFact={showFact}
          onKeep={onKeep}
          actionsOf={(question) =>
            chosen && profile && other && conceptUuid && question !== undefined && talk.conversation ? (
              <button
                type="button"
                onClick={() => {
                  const { conversation: asked } = talk;
                  const answered = { profile: profile.uuid, talk: asked, message: chosen.question };
                  askTheSame(talks, { conceptUuid, question, answered, other: other.uuid });
                  onAskSeveral();
                }}
              >
                <IconUsers size={14} aria-hidden="true" />
                Ask {firstNameOf(other.name)} the same
              </button>
            ) : null
          }
        />
        <SaidOnce name={profile?.name ?? ""} said={talk.said} isThinking={talk.isThinking} />
        <p className="visually-hidden" role="status">
          {place && facts && `${place}: ${factsInWords(facts, name)}`}
        </p>
        <div className={styles.foot}>
          <Composer
            ref={composer}
            draftKey={profile?.uuid ?? "nobody"}
            label={`Message to ${name}`}
            placeholder={talk.isThinking ? `${name} is thinking` : `Ask ${name} anything`}
            isBusy={talk.isThinking}
            onSend={talk.send}
            onArrow={move}
            isFocused={!isSheet}
            hint="Enter sends, Shift + Enter adds a line"
          />
        </div>
      </div>
      {isFolded ? (
        <>
          <Fold
            title="Past conversations"
            side="left"
            isSheet={isSheet}
            opened={opened === "past"}
            onClose={() => setOpened(null)}
          >
            {past}
          </Fold>
          <Fold
            title={profile?.name ?? ""}
            side="right"
            isSheet={isSheet}
            opened={opened === "rests"}
            onClose={() => setOpened(null)}
          >
            {rests}
          </Fold>
        </>
      ) : (
        <div className={styles.rests}>{rests}</div>
      )}
    </section>
  );
}
