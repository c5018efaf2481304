import { Modal } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { secondFactors } from "../../../transport/identity/second-factors.ts";
import { PasswordForm } from "../second-factor/password-form.tsx";

interface PasswordDialogProps {
  opened: boolean;
  /** The password was right. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password before sessions elsewhere end, where the sign-in here lies further back. */
export function PasswordDialog({ opened, onConfirmed, onCancel }: PasswordDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title="Is it you?"
      centered
      transitionProps={{ duration: 300 }}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <PasswordForm
        submitLabel="Sign out"
        onSubmit={async (password) => {
          await secondFactors.confirmPassword(password);
          onConfirmed();
        }}
        onCancel={onCancel}
      >
        You signed in here a while ago. Enter your password again to sign out elsewhere.
      </PasswordForm>
    </Modal>
  );
}
