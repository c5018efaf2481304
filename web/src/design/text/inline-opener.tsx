import { IconPencil } from "@tabler/icons-react";
import type { Ref } from "react";
import styles from "./inline-opener.module.css";

interface InlineOpenerProps {
  /** What the text is. */
  label: string;
  value: string;
  placeholder?: string;
  readOnly?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** Text that can be edited where it stands, before it is. */
export function InlineOpener(props: InlineOpenerProps) {
  const { label, value, placeholder = "Not given", readOnly = false, ref, onOpen } = props;
  const text = <span className={styles.text}>{value || <span className={styles.missing}>{placeholder}</span>}</span>;
  if (readOnly) return text;
  return (
    <button ref={ref} type="button" className={`${styles.box} ${styles.opener}`} onClick={onOpen}>
      <span className="visually-hidden">Edit {label}: </span>
      {text}
      <IconPencil className={styles.pencil} size={16} aria-hidden="true" />
    </button>
  );
}
