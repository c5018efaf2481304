import styles from "./changed-words.module.css";
import { wordChanges } from "./word-changes.ts";

/** What becomes of a text: words that go struck out, words that come underlined. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  return (
    <span className={styles.words}>
      {wordChanges(before, after).map(({ text, is }, index) => {
        const key = `${index} ${is}`;
        if (is === "removed")
          return (
            <del key={key}>
              <span className="visually-hidden">removed: </span>
              {text}
            </del>
          );
        if (is === "added")
          return (
            <ins key={key}>
              <span className="visually-hidden">added: </span>
              {text}
            </ins>
          );
        return <span key={key}>{text}</span>;
      })}
    </span>
  );
}
