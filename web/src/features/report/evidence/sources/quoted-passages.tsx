import type { ShownSource } from "../evidence-query.ts";
import marked from "./marked-words.module.css";
import styles from "./sources-panel.module.css";

/** Words that begin within a sentence, or end within one, as far as their look tells. */
const beginsWithin = /^[^\p{Lu}\p{N}\p{Ps}\p{Pi}"•–-]/u;
const endsWithin = /[^.!?。！？\p{Pe}\p{Pf}"]$/u;

/** What of a source is quoted, marked in the words around it. Words that no kept copy holds stand without the look of a quotation. */
export function QuotedPassages({ source: { passages } }: { source: ShownSource }) {
  return passages.map(({ before, quote, after, stance, isFound, step }, index) =>
    isFound ? (
      <blockquote
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be quoted twice
        key={index}
        className={styles.quote}
        data-stance={stance}
        data-step={step === null ? undefined : step + 1}
      >
        {beginsWithin.test(before) && "… "}
        {before}
        <mark className={marked.mark}>{quote}</mark>
        {after}
        {endsWithin.test(after) && " …"}
      </blockquote>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be quoted twice
      <p key={index} className={styles.without}>
        In the words of whoever named it: {quote}
      </p>
    ),
  );
}
