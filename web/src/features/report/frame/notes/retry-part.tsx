import type { SectionPart } from "@seedbed/contract/concepts/schemas";
import { IconRefresh } from "@tabler/icons-react";
import { Button } from "../../../../design/button.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import styles from "./notes.module.css";
import { useRetryPart } from "./use-retry-part.ts";

interface RetryPartProps {
  conceptId: string;
  /** Null: all that the report lacks. */
  part: SectionPart | null;
  /** What is missing, in words. */
  about: string;
}

/** The Retry of a missing part; in the line below it why it was refused, if it was. */
export function RetryPart({ conceptId, part, about }: RetryPartProps) {
  const { busy, refusal, retry } = useRetryPart(conceptId, part);
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        loading={busy}
        onClick={retry}
        aria-label={part ? `Retry: ${about}` : undefined}
      >
        {part ? "Retry" : about}
      </Button>
      {refusal && !busy && (
        <p className={styles.refusal} role="alert">
          {sentenceOf(refusal)}
        </p>
      )}
    </>
  );
}
