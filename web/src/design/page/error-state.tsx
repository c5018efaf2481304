import { Button } from "../button.tsx";
import styles from "./page-state.module.css";

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** Why, or what to do next. */
  description?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** True when it is all the page shows: its title is the page's heading then. */
  wholePage?: boolean;
}

/** Says what went wrong and offers to try again. */
export function ErrorState({ title, description, onRetry, retryLabel = "Retry", wholePage = false }: ErrorStateProps) {
  const Heading = wholePage ? "h1" : "h2";
  return (
    <div className={styles.state} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {onRetry && (
        <Button variant="default" onClick={({ detail }) => detail < 2 && onRetry()}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
