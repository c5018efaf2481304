import { Modal } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Overlay.layer.css";
import type { EditingLock } from "@seedbed/contract/ai-editing/schemas";
import { IconLock } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import { useLayoutEffect } from "react";
import "@mantine/core/styles/Modal.layer.css";
import styles from "./lock-dialog.module.css";

/**
 * Stands over the report for as long as another person edits it with AI: nothing closes it but the end of the lock. What somebody was typing stays
 * in its place behind it.
 */
export function LockDialog({ lock }: { lock: EditingLock | null }) {
  const navigate = useNavigate();
  const isLocked = lock !== null && !lock.isMine;
  // What opens again meanwhile does not take the focus out of the dialog.
  useLayoutEffect(() => {
    const page = document.getElementById("content");
    if (!isLocked || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isLocked]);
  return (
    <Modal.Root
      opened={isLocked}
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      centered
      zIndex={190}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label="Locked">
        <Modal.Body className={styles.dialog ?? ""}>
          <span className={styles.tile}>
            <IconLock size={22} aria-hidden="true" />
          </span>
          <p role="alert">
            {lock && `${nameOf(lock)} is editing this concept with AI. It is locked until the update is done.`}
          </p>
          <Button data-autofocus onClick={() => void navigate({ to: "/concept" })}>
            Go to Concept Bank
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const nameOf = ({ by: { firstName, lastName } }: EditingLock) => `${firstName} ${lastName}`.trim() || "Somebody";
