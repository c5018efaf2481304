import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import type { ReactNode } from "react";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import styles from "./confirm-dialog.module.css";

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** True for what cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** A third way, between the two. */
  instead?: { label: string; onChoose: () => void };
}

/** Asks before something is done. Enter confirms, Escape cancels, and the focus goes back to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel = "Cancel", destructive = false, busy = false } = props;
  return (
    <Modal
      opened={opened}
      onClose={props.onCancel}
      title={title}
      centered
      transitionProps={{ duration: 300 }}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ title: styles.title }}
    >
      {children && <div className={styles.body}>{children}</div>}
      <div className={styles.actions}>
        <Button variant="default" onClick={props.onCancel}>
          {cancelLabel}
        </Button>
        {props.instead && (
          <Button variant="default" onClick={props.instead.onChoose}>
            {props.instead.label}
          </Button>
        )}
        <Button
          {...(destructive ? { color: "var(--destructive)" } : {})}
          loading={busy}
          // The second of two quick clicks comes before `busy` shows, or while the dialog fades.
          onClick={({ detail }) => opened && detail < 2 && props.onConfirm()}
          data-autofocus
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
