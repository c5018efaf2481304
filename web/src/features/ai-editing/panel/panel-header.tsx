import { IconSparkles, IconTrash, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Badge } from "../../../design/badge.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useClearTalk } from "../talk/use-clear-talk.ts";
import type { ShownTalk } from "../talk/use-talk.ts";
import styles from "./panel-header.module.css";

interface PanelHeaderProps {
  talk: ShownTalk;
  conceptUuid: string;
  onClose: () => void;
}

/** What to keep in mind, and the ways to begin anew and to close. */
export function PanelHeader({ talk, conceptUuid, onClose }: PanelHeaderProps) {
  const [isAsking, setAsking] = useState(false);
  const clear = useClearTalk(conceptUuid, talk);
  const isLost = talk.said.length > 0 || talk.edits.length > 0;
  return (
    <div className={styles.header}>
      <Badge tone="ai" icon={<IconSparkles size={13} aria-hidden="true" />}>
        Beta
      </Badge>
      <p>AI can make mistakes. Check important facts.</p>
      <IconButton
        size={32}
        aria-label="Clear conversation"
        title="Clear conversation"
        disabled={!isLost}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
      <IconButton size={32} aria-label="Close" title="Close (Esc)" onClick={onClose}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        opened={isAsking}
        title="Clear this conversation?"
        confirmLabel="Clear"
        destructive
        busy={clear.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => clear.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {talk.edits.length > 0
          ? "What was said and the edits that are proposed will be gone. The report stays as it is."
          : "What was said will be gone. The report stays as it is."}
      </ConfirmDialog>
    </div>
  );
}
