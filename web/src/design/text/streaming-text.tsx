import styles from "./streaming-text.module.css";

interface StreamingTextProps {
  text: string;
  /** True while more may come: a caret stands at the end. */
  streaming: boolean;
  /** Lines kept free before the text fills them, so that nothing below jumps. */
  lines?: number;
}

/** Text that arrives in place. */
export function StreamingText({ text, streaming, lines = 1 }: StreamingTextProps) {
  return (
    <span className={styles.text} style={{ minHeight: `${lines}lh` }} aria-busy={streaming}>
      {text}
      {streaming && <span className={styles.caret} aria-hidden="true" />}
    </span>
  );
}
