import type { QuestionOption } from "@seedbed/contract/incubation/schemas";
import { type ReactNode, useId } from "react";
import { Button } from "../../../design/button.tsx";
import styles from "./collision.module.css";

interface CollisionSideProps {
  title: string;
  /** Whose words these are, and since when. */
  about: ReactNode;
  texts: readonly string[];
  /** The texts of the other side. */
  others: readonly string[];
  /** Of a choice question; empty for texts. */
  options: readonly QuestionOption[];
  action: string;
  disabled?: boolean;
  onChoose: () => void;
}

/** One of two answers. What stands on this side only is marked. */
export function CollisionSide(props: CollisionSideProps) {
  const { title, about, texts, others, options, action, disabled = false, onChoose } = props;
  const headingId = useId();
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  const elsewhere = new Set(others.map((text) => text.trim()));
  return (
    <section className={styles.side} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.sideTitle}>
        {title}
      </h3>
      <p className={styles.about}>{about}</p>
      {texts.length === 0 ? (
        <p className={styles.none}>No answer</p>
      ) : (
        <ul className={styles.texts}>
          {texts.map((text) => (
            <li key={text} data-only={!elsewhere.has(text.trim()) || undefined}>
              <span>{labels.get(text) ?? text}</span>
              {!elsewhere.has(text.trim()) && <span className={styles.only}>Only here</span>}
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" size="md" disabled={disabled} onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}
