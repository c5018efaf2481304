import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";

interface OwnRoleDialogProps {
  opened: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks an admin who is about to give up the role. */
export function OwnRoleDialog(props: OwnRoleDialogProps) {
  return (
    <ConfirmDialog {...props} title="Stop being an admin?" confirmLabel="Become a member" destructive>
      You will no longer manage members, see the audit log or change the company. Only another admin can make you an
      admin again.
    </ConfirmDialog>
  );
}
