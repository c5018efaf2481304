import { Button } from "@mantine/core";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { IconArrowsMinimize } from "@tabler/icons-react";
import { PillTabs } from "../../../design/page/pill-tabs.tsx";
import type { KeptSentence } from "../reply/reply.tsx";
import styles from "./conversation-view.module.css";
import { OpenedConversation } from "./opened-conversation.tsx";

export interface ConversationViewProps {
  /** Undefined until it is known, or when it cannot be found. */
  conceptUuid: string | undefined;
  profiles: readonly CustomerProfile[];
  /** Undefined when the persona is no longer in the report. */
  profile: CustomerProfile | undefined;
  /** As the address names it. */
  conversation: string | undefined;
  onPersona: (profile: CustomerProfile) => void;
  /** Puts a conversation, or none, into the address. */
  onConversation: (conversation: string | undefined) => void;
  onShowFact: (fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
  onAskSeveral: () => void;
  onClose: () => void;
}

/** A conversation with a persona at the width of the page: past ones, what is said, and what an answer rests on. */
export function ConversationView(props: ConversationViewProps) {
  const { profiles, profile, onPersona, onClose } = props;
  return (
    <>
      <div className={styles.tabs}>
        <PillTabs
          label="Personas"
          tabs={profiles.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          value={profile?.uuid ?? ""}
          onChange={(chosen) => {
            const persona = profiles.find(({ uuid }) => uuid === chosen);
            if (persona) onPersona(persona);
          }}
        />
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowsMinimize size={16} aria-hidden="true" />}
          title="Back to the profile (Esc)"
          onClick={onClose}
        >
          Close conversation
        </Button>
      </div>
      <OpenedConversation key={profile?.uuid} {...props} />
    </>
  );
}
