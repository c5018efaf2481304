import type { ComponentProps } from "react";
import styles from "./check-box.module.css";

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  "aria-label": string;
  indeterminate?: boolean;
}

/** A box to tick that stands in a table, without a label. It is the project's own because a page of the bank has twenty, and Mantine's weighs 4 kB with what it rests on. */
export function CheckBox({ indeterminate = false, ...input }: CheckBoxProps) {
  const mark = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate;
  };
  return <input type="checkbox" {...input} ref={mark} className={`mantine-focus-auto ${styles.box}`} />;
}
