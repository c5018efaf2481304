import { TextInput } from "@mantine/core";
import { Button } from "../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import { type ReactNode, useRef, useState } from "react";
import styles from "./shown-once.module.css";

interface ShownOnceProps {
  /** What it is, as the label of its field. */
  label: string;
  value: string;
  copyLabel?: string;
  /** What to know about it. */
  children: ReactNode;
}

/** A secret that is shown this once, with a button that copies it. */
export function ShownOnce({ label, value, copyLabel = "Copy", children }: ShownOnceProps) {
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid("Copied.");
    } catch {
      // Browsers allow the clipboard on https and localhost only.
      setSaid("Your browser does not allow copying from here. It is selected: copy it with your keyboard.");
    }
  };
  return (
    <div className={styles.issued}>
      <p role="status">{children}</p>
      <div className={styles.value}>
        <TextInput ref={box} label={label} readOnly value={value} onFocus={() => box.current?.select()} />
        <Button variant="default" onClick={() => void copy()}>
          {copyLabel}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
