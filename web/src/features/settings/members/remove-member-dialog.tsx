import type { User } from "@seedbed/contract/access/schemas";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { personName } from "../person-name.ts";

interface RemoveMemberDialogProps {
  member: User;
  opened: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a member loses access, and names what happens. */
export function RemoveMemberDialog({ member, ...dialog }: RemoveMemberDialogProps) {
  return (
    <ConfirmDialog {...dialog} title={`Remove ${personName(member)}?`} confirmLabel="Remove" destructive>
      {personName(member)} ({member.email}) loses access to your company at once. Seeds, concepts and everything else
      this person made stay. You can invite the same address again later.
    </ConfirmDialog>
  );
}
