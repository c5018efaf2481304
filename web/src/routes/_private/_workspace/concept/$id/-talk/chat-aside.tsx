import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { useQuery } from "@tanstack/react-query";
import { PersonaChatCard } from "../../../../../../features/conversations/persona-chat-card.tsx";
import { customerProfiles } from "../../../../../../features/report/customers/section.ts";
import { useConcept } from "../../../../../../features/report/frame/use-concept.ts";
import { useKeepSentence } from "./use-keep-sentence.ts";
import { useWaysOfTalk } from "./use-ways-of-talk.ts";

/** The conversation beside a profile. */
export function ChatAside({ conceptId, profile }: { conceptId: string; profile: CustomerProfile }) {
  const { data: profiles = [profile] } = useQuery(customerProfiles.query(conceptId));
  const { data: concept } = useConcept(conceptId);
  const go = useWaysOfTalk(conceptId, profiles);
  const keep = useKeepSentence(conceptId);
  return (
    <PersonaChatCard
      conceptUuid={concept?.uuid}
      profile={profile}
      hasOthers={profiles.length > 1}
      onShowFact={(hash) => go({ profile, hash })}
      onKeep={keep}
      onOpen={() => go({ profile, view: "conversation" })}
      onAskSeveral={() => go({ profile, view: "several" })}
    />
  );
}
