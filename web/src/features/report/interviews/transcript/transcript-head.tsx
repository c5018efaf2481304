import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { IconCheck, IconFileText, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Badge } from "../../../../design/badge.tsx";
import { ConfirmDialog } from "../../../../design/confirm-dialog.tsx";
import { IconButton } from "../../../../design/icon-button.tsx";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { useInterview } from "../use-interview.ts";
import styles from "./transcript.module.css";
import { broughtInWords, removalInWords, replacedInWords } from "./transcript-words.ts";

interface TranscriptHeadProps {
  conceptId: string;
  interview: OpenedInterview;
  onRemoved: () => void;
}

export function TranscriptHead({ conceptId, interview, onRemoved }: TranscriptHeadProps) {
  const { remove } = useInterview(conceptId, interview);
  const [isAsking, setAsking] = useState(false);
  const { title, addedAt, replaced, readLines, lines, resting } = interview;
  return (
    <header className={styles.head}>
      <IconFileText size={20} aria-hidden="true" className={styles.icon ?? ""} />
      <div>
        <h3>{title}</h3>
        <p>
          {broughtInWords(interview)} <RelativeDate instant={addedAt} />. {replacedInWords(replaced)}
        </p>
      </div>
      {readLines >= lines && (
        <Badge tone="ok" icon={<IconCheck size={12} aria-hidden="true" />}>
          Processed
        </Badge>
      )}
      <IconButton aria-label={`Remove ${title}`} onClick={() => setAsking(true)}>
        <IconTrash size={16} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        opened={isAsking}
        title="Remove this interview?"
        confirmLabel="Remove"
        destructive
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setAsking(false);
              onRemoved();
            },
          })
        }
      >
        <p>{removalInWords(resting.length)}</p>
        {resting.length > 0 && (
          <ul className={styles.resting}>
            {resting.slice(0, 5).map(({ uuid, description }) => (
              <li key={uuid}>{description}</li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    </header>
  );
}
