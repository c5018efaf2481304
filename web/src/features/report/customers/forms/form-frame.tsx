import { Modal } from "@mantine/core";
import { Button } from "../../../../design/button.tsx";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from "react";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import styles from "./form-frame.module.css";

interface FormFrameProps {
  title: string;
  /** What the button says that sends it. */
  action: string;
  /** What the button says that gives it up. */
  cancel?: string;
  /** Why it was not sent, or was refused. */
  problem: string | null;
  busy: boolean;
  /** The server cannot be reached: what was sent waits. */
  isCutOff: boolean;
  /** Whether there is anything to send. */
  isReady?: boolean;
  /** Names the form among those whose words are kept on this device; absent where nothing is written. */
  kept?: string;
  onSubmit: () => void;
  onCancel: () => void;
  /** What closing it does, where giving it up goes a step back. */
  onClose?: () => void;
  children: ReactNode;
}

/** A form over the page: Ctrl+Enter sends it, Escape gives it up; a click beside it does not. */
export function FormFrame(props: FormFrameProps) {
  const { title, action, cancel = "Cancel", problem, busy, isCutOff, isReady = true, onSubmit, onCancel } = props;
  const { onClose = onCancel, children } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape" && !busy) {
      event.stopPropagation();
      onClose();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    }
  };
  return (
    <Modal
      opened
      onClose={() => !busy && onClose()}
      title={title}
      size={600}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ title: styles.title }}
    >
      <form
        className={styles.form}
        aria-label={title}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {props.kept === undefined ? children : <KeptFields place={props.kept}>{children}</KeptFields>}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          {busy && isCutOff && <p className={styles.hint}>Not saved yet.</p>}
          <Button type="button" variant="subtle" color="gray" disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" loading={busy} disabled={!isReady}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface LabelledProps {
  label: string;
  problem?: string | null | undefined;
  /** How much room is used, where that matters. */
  note?: string | undefined;
  /** The same beside its name. */
  aside?: string;
  /** The field, which takes what names and describes it. */
  children: (field: {
    id: string;
    className: string | undefined;
    "aria-invalid": boolean;
    "aria-describedby": string;
  }) => ReactNode;
}

/** A field with its name above it, and below it what is wrong with it. */
export function Labelled({ label, problem = null, note, aside, children }: LabelledProps) {
  const id = useId();
  const describedBy = `${id}-said`;
  return (
    <div className={styles.field}>
      <span className={styles.names}>
        <label htmlFor={id}>{label}</label>
        {aside && <span className={`${styles.hint} numerals`}>{aside}</span>}
      </span>
      {children({ id, className: styles.control, "aria-invalid": problem !== null, "aria-describedby": describedBy })}
      <span id={describedBy} className={styles.said}>
        {problem ? (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        ) : (
          <span className={`${styles.hint} numerals`}>{note}</span>
        )}
      </span>
    </div>
  );
}
