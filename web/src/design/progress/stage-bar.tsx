import styles from "./stage-bar.module.css";

export interface Stage {
  id: string;
  label: string;
  value: number;
  /** A colour of the tokens, such as "var(--sprout-600)". */
  color: string;
  /** The value as written, such as "$769M"; the number itself when absent. */
  valueText?: string | undefined;
}

interface StageBarProps {
  /** What the parts make up. */
  title: string;
  stages: readonly Stage[];
}

/** Parts of a whole in one bar, each named below it. */
export function StageBar({ title, stages }: StageBarProps) {
  const shown = stages.filter((stage) => stage.value > 0);
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">{title}</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ id, value, color }) => (
          <span key={id} style={{ flexGrow: value, background: color }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map(({ id, label, value, color, valueText }) => (
          <li key={id}>
            <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
            {label} {valueText ?? value}
          </li>
        ))}
      </ul>
    </figure>
  );
}
