import { IconArrowsMinimize } from "@tabler/icons-react";
import { Button } from "../../../design/button.tsx";
import { PillTabs } from "../../../design/page/pill-tabs.tsx";
import styles from "./conversation-view.module.css";
import type { ConversationViewProps } from "./conversation-ways.ts";
import { OpenedConversation } from "./opened-conversation.tsx";

/** A conversation with a persona at the width of the page: past ones, what is said, and what an answer rests on. */
export function ConversationView(props: ConversationViewProps) {
  const { profiles, profile, onPersona, onClose } = props;
  return (
    <>
      <div className={styles.tabs}>
        <PillTabs
          label="Personas"
          tabs={profiles.map(({ uuid, name }) => ({ value: uuid, label: <span dir="auto">{name}</span> }))}
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
