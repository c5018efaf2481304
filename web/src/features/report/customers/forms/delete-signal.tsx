import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../../design/confirm-dialog.tsx";
import { useDesk } from "../../editing/saving/use-desk.ts";
import { deleteSignal } from "./save-signal.ts";

interface DeleteSignalProps {
  conceptId: string;
  signal: RealWorldSignal;
  opened: boolean;
  onClose: () => void;
  /** Told before it goes. */
  onDelete: () => void;
}

/** Asks before a signal is deleted. */
export function DeleteSignal({ conceptId, signal, opened, onClose, onDelete }: DeleteSignalProps) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete this signal?"
      confirmLabel="Delete"
      destructive
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onDelete();
        void deleteSignal(queryClient, desk, signal);
      }}
    >
      <p>{`“${signal.description}” will be gone for everyone in your company. You can take that back for ten minutes.`}</p>
    </ConfirmDialog>
  );
}
