import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useState } from "react";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { countOf, sectionNames } from "../edits/edit-names.ts";
import styles from "./make-dialog.module.css";

interface MakeDialogProps {
  opened: boolean;
  /** What will be outdated, and is already. */
  outdated: readonly ReportSection[];
  isBusy: boolean;
  onProceed: (updateOutdated: boolean) => void;
  onCancel: () => void;
}

/** Asks before edits are made, and whether what they outdate is to be written anew. */
export function MakeDialog({ opened, outdated, isBusy, onProceed, onCancel }: MakeDialogProps) {
  const [isUpdated, setUpdated] = useState(false);
  return (
    <ConfirmDialog
      opened={opened}
      title="Apply these changes?"
      confirmLabel="Proceed"
      cancelLabel="Cancel"
      busy={isBusy}
      onConfirm={() => onProceed(isUpdated && outdated.length > 0)}
      onCancel={onCancel}
    >
      <p>The update may take up to 10 minutes. You can navigate away.</p>
      {outdated.length > 0 && (
        <Checkbox
          className={styles.update ?? ""}
          checked={isUpdated}
          onChange={({ currentTarget }) => setUpdated(currentTarget.checked)}
          label={`Update ${countOf(outdated.length, "outdated section")}`}
          description={sectionNames(outdated)}
        />
      )}
    </ConfirmDialog>
  );
}
