import { IconPaperclip, IconTarget, IconX } from "@tabler/icons-react";
import styles from "./chip.module.css";

interface ChipProps {
  icon: "scope" | "file";
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

/** What goes with a message, and can be taken away again. */
export function Chip({ icon, label, removeLabel, onRemove }: ChipProps) {
  const Icon = icon === "scope" ? IconTarget : IconPaperclip;
  return (
    <span className={styles.chip}>
      <Icon size={14} aria-hidden="true" />
      <span className={styles.label} title={label}>
        {label}
      </span>
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <IconX size={14} aria-hidden="true" />
      </button>
    </span>
  );
}
