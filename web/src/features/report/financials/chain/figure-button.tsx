import type { ReactNode } from "react";
import styles from "./figure-button.module.css";

interface FigureButtonProps {
  /** What the figure is: "SAM". */
  name: string;
  /** In a sentence or a table, where what it is stands around it. */
  isInline?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A computed figure, which leads to the numbers that it is made of. */
export function FigureButton({ name, isInline = false, onClick, children }: FigureButtonProps) {
  return (
    <button type="button" className={styles.figure} title={`How ${name} is made up`} onClick={onClick}>
      {children}
      {!isInline && <span className="visually-hidden">, how {name} is made up</span>}
    </button>
  );
}
