import type { ReactNode } from "react";
import { useFocusOnShow } from "../seed/use-focus-on-show.ts";
import styles from "./refining.module.css";

interface StageBodyProps {
  title: string;
  intro: string;
  /** True while the next stage is coming. */
  fading: boolean;
  /** Where there is room for one column only, the second one comes first. */
  secondFirst?: boolean;
  /** Two columns: what the person brought, and what the AI adds. */
  children: ReactNode;
}

/** The two columns before concepts are written. */
export function StageBody({ title, intro, fading, secondFirst, children }: StageBodyProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  return (
    <div className={styles.body} data-fading={fading || undefined}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.columns} data-second-first={secondFirst || undefined}>
        {children}
      </div>
    </div>
  );
}
