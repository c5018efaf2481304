import type { ReactNode } from "react";
import styles from "./figure-button.module.css";

interface FigureButtonProps {
  /** What the figure is: "SAM". */
  name: string;
  onClick: () => void;
  children: ReactNode;
}

/** A computed figure, which leads to the numbers that it is made of. */
export function FigureButton({ name, onClick, children }: FigureButtonProps) {
  return (
    <button type="button" className={styles.figure} title={`How ${name} is made up`} onClick={onClick}>
      {children}
      <span className="visually-hidden">, how {name} is made up</span>
    </button>
  );
}
