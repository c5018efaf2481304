import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { useState } from "react";
import { ConversationView } from "../../../../../../features/conversations/opened/conversation-view.tsx";
import { AskSeveral } from "../../../../../../features/conversations/several/ask-several.tsx";
import { personaAt } from "../../../../../../features/report/customers/persona-address.ts";
import { customerProfiles } from "../../../../../../features/report/customers/section.ts";
import { useProfile } from "../../../../../../features/report/customers/use-profile.ts";
import { SectionGate } from "../../../../../../features/report/frame/section-gate.tsx";
import { useConcept } from "../../../../../../features/report/frame/use-concept.ts";
import { useKeepSentence } from "./use-keep-sentence.ts";
import { useWaysOfTalk } from "./use-ways-of-talk.ts";

interface TalkPageProps {
  conceptId: string;
  view: "conversation" | "several";
  /** As the address names it: its segment, or its uuid. */
  persona: string | undefined;
  conversation: string | undefined;
}

/** Conversations with personas in place of their profiles. */
export function TalkPage(props: TalkPageProps) {
  return (
    <SectionGate conceptId={props.conceptId} section={customerProfiles}>
      {(profiles) => <Talks {...props} profiles={profiles} />}
    </SectionGate>
  );
}

function Talks({ conceptId, view, persona, conversation, profiles }: TalkPageProps & { profiles: CustomerProfile[] }) {
  const { data: concept } = useConcept(conceptId);
  const go = useWaysOfTalk(conceptId, profiles);
  const keep = useKeepSentence(conceptId);
  const named = personaAt(persona, profiles);
  // A persona that is renamed while somebody talks to it is the same; one that is taken out is not exchanged for another.
  const [entered, setEntered] = useState({ persona, uuid: (named ?? profiles[0])?.uuid });
  if (entered.persona !== persona) setEntered({ persona, uuid: (named ?? profiles[0])?.uuid });
  const profile = useProfile(conceptId, named ?? profiles.find(({ uuid }) => uuid === entered.uuid));
  const first = profile ?? profiles[0];
  const close = () => first && go({ profile: first });
  if (view === "several")
    return (
      <AskSeveral
        key={concept?.uuid}
        conceptUuid={concept?.uuid}
        profiles={profiles}
        onShowFact={(of, hash) => go({ profile: of, hash })}
        onKeep={keep}
        onTalkAlone={(of, talk) => go({ profile: of, view: "conversation", conversation: talk })}
        onClose={close}
      />
    );
  return (
    <ConversationView
      conceptUuid={concept?.uuid}
      profiles={profiles}
      profile={profile}
      conversation={conversation}
      onPersona={(other) => go({ profile: other, view })}
      onConversation={(opened) => profile && go({ profile, view, conversation: opened, replace: true })}
      onShowFact={(hash) => profile && go({ profile, hash })}
      onKeep={keep}
      onAskSeveral={() => first && go({ profile: first, view: "several" })}
      onClose={close}
    />
  );
}
