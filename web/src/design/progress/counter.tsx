import styles from "./counter.module.css";

interface CounterProps {
  length: number;
  max: number;
  /** Shown from this share of the limit on; 0 shows it always. */
  from?: number;
}

/** How much of a text's limit is used, once it matters. */
export function Counter({ length, max, from = 0.8 }: CounterProps) {
  if (length < max * from) return null;
  return (
    <span
      className={styles.counter}
      data-full={length >= max || undefined}
      data-over={length > max || undefined}
      title={`At most ${max} characters`}
    >
      <span aria-hidden="true">
        {length} / {max}
        {length > max && `, ${length - max} too long`}
      </span>
      <span className="visually-hidden">
        {length} of {max} characters used{length > max && `, ${length - max} too many`}
      </span>
    </span>
  );
}
