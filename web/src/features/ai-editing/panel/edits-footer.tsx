import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { toast } from "../../../shell/toasts.ts";
import { countOf } from "../edits/edit-names.ts";
import type { ShownTalk } from "../talk/use-talk.ts";
import styles from "./edits-footer.module.css";

interface EditsFooterProps {
  talk: ShownTalk;
  /** The version that what stands now is kept as. */
  versionName: string | null;
  onMake: () => void;
}

/** How many edits are taken, and what can be done with them. Nothing while none are proposed. */
export function EditsFooter({ talk, versionName, onMake }: EditsFooterProps) {
  const [isAsking, setAsking] = useState(false);
  const { edits, isComplete } = talk;
  if (edits.length === 0) return null;
  const taken = edits.filter(({ uuid }) => talk.isTaken(uuid)).length;
  const discard = () => {
    setAsking(false);
    if (!talk.cancel()) toast.error("There is no connection. Try again when it is back.");
  };
  return (
    <div className={styles.footer}>
      <p>
        <b className="numerals">{`${taken} of ${countOf(edits.length, "edit")}`}</b>
        <span>{`${versionName ?? "What stands now"} stays in Versions`}</span>
      </p>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <Button disabled={taken === 0 || !isComplete || talk.isThinking || talk.editing?.lock != null} onClick={onMake}>
        Make Changes
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={`Discard ${countOf(edits.length, "edit")}?`}
        confirmLabel="Discard"
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={discard}
      >
        None of them will be made. The report and what was said stay as they are.
      </ConfirmDialog>
    </div>
  );
}
