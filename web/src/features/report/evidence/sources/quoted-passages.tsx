import type { ShownSource } from "../evidence-query.ts";
import marked from "./marked-words.module.css";
import styles from "./sources-panel.module.css";

/** What of a source is quoted, marked in the words around it. Words that no kept copy holds stand without the look of a quotation. */
export function QuotedPassages({ source: { passages } }: { source: ShownSource }) {
  return passages.map(({ before, quote, after, stance, isFound, step }, index) =>
    isFound ? (
      <blockquote
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be quoted twice
        key={index}
        className={styles.quote}
        data-stance={stance}
        data-step={step + 1}
      >
        {before}
        <mark className={marked.mark}>{quote}</mark>
        {after}
      </blockquote>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be quoted twice
      <p key={index} className={styles.without}>
        In the words of whoever named it: {quote}
      </p>
    ),
  );
}
