import { versionCommentMaxLength } from "@seedbed/contract/limits";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { forgetForm, KeptFields } from "../../../shell/kept-words/kept-fields.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { useVersionActions } from "./use-version-actions.tsx";
import styles from "./versions-popover.module.css";

interface SaveVersionProps {
  conceptId: string;
  /** The number of the newest version; null for none. */
  since: number | null;
  onDone: () => void;
}

/** Saves what stands as a version, with what a person wants to say of it. */
export function SaveVersion({ conceptId, since, onDone }: SaveVersionProps) {
  const { save } = useVersionActions(conceptId);
  const [comment, setComment] = useState("");
  const fieldId = useId();
  const place = `version.${conceptId}`;
  const isTooLong = comment.trim().length > versionCommentMaxLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong && !save.isPending)
      save.mutate(comment.trim(), {
        onSuccess: () => {
          forgetForm(place);
          onDone();
        },
      });
  };
  return (
    <form className={styles.save} onSubmit={submit}>
      <KeptFields place={place}>
        {since !== null && <p>{`Changed since V${since}`}</p>}
        <label htmlFor={fieldId} className="visually-hidden">
          Comment
        </label>
        <input
          id={fieldId}
          value={comment}
          placeholder="Comment, if you like"
          autoComplete="off"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${fieldId}-problem` : undefined}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </KeptFields>
      <Button type="submit" size="compact-md" loading={save.isPending} disabled={isTooLong}>
        Save version
      </Button>
      {isTooLong && (
        <p id={`${fieldId}-problem`} role="alert">{`The maximum length is ${versionCommentMaxLength} characters`}</p>
      )}
      {save.isError && !isTooLong && <p role="alert">{sentenceOf(save.error)}</p>}
    </form>
  );
}
