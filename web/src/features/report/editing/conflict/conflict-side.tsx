import type { ReactNode } from "react";
import type { Piece } from "../../../../design/text/text-difference.ts";
import { Initials } from "../people/initials.tsx";
import styles from "./conflict.module.css";

interface ConflictSideProps {
  person: { uuid: string; firstName: string; lastName: string } | null;
  title: string;
  pieces: readonly Piece[];
  /** Characters that the field may have; absent for what is no text. */
  max: number | undefined;
  children: ReactNode;
}

/** One of two values. What stands on this side only is marked. */
export function ConflictSide({ person, title, pieces, max, children }: ConflictSideProps) {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <section className={styles.side} aria-label={title}>
      <header className={styles.whose}>
        <span className={styles.pill}>
          {person && <Initials person={person} size={18} />}
          {title}
        </span>
        {max !== undefined && (
          <span className={`${styles.length} numerals`}>
            {length} / {max}
          </span>
        )}
      </header>
      <p className={styles.text}>
        {pieces.map(({ text, isOnly }, index) =>
          isOnly ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
            <mark key={index}>{text}</mark>
          ) : (
            text
          ),
        )}
      </p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
