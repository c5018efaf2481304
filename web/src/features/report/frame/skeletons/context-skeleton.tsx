import { Card, Title } from "./outlines.tsx";
import styles from "./skeletons.module.css";

/** The questions and answers that a concept was made from, in waiting. */
export function ContextSkeleton() {
  return (
    <div className={styles.section} role="status" aria-busy="true" aria-label="Loading">
      <Title />
      <div className={styles.stack}>
        {["first", "second", "third", "fourth"].map((place) => (
          <Card key={place} height={148} lines={2} />
        ))}
      </div>
    </div>
  );
}
