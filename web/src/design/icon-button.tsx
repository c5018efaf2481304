import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

interface IconButtonProps extends ComponentProps<"button"> {
  "aria-label": string;
  /** Of its sides, in pixels. */
  size?: number;
}

/** A button that is no more than its icon. It is the project's own because every page has one, and Mantine's weighs 2 kB. */
export function IconButton({ size = 28, className, style, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      data-icon-button
      className={`mantine-focus-auto mantine-active ${styles.button} ${className ?? ""}`}
      style={{ ...style, width: size, height: size }}
    />
  );
}
