import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { copyQuery, type ShownSource } from "../evidence-query.ts";
import styles from "./kept-copy.module.css";
import { markedText } from "./marked-text.ts";
import marked from "./marked-words.module.css";

/** The text of a page as it was kept when it was read, with what is quoted of it marked, and led to. */
export function KeptCopy({ source, onBack }: { source: ShownSource; onBack: () => void }) {
  /** Which of the copies of the page: the one that is quoted, to begin with. */
  const [uuid, setUuid] = useState(source.uuid);
  const { data, error, refetch } = useQuery(copyQuery(uuid));
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) text.current?.querySelector("mark")?.scrollIntoView({ block: "center" });
  }, [data]);
  const parts = data
    ? markedText(
        data.text,
        source.passages.map(({ quote }) => quote),
      )
    : [];
  return (
    <div className={styles.copy}>
      <header className={styles.header}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          onClick={onBack}
          // The button that led here is gone.
          autoFocus
        >
          Sources
        </Button>
        <h3 className={styles.title}>{source.title}</h3>
        {data && (
          <p className={styles.when}>
            {data.retrievedAt ? (
              <>
                {data.classification === "upload" ? "Text of the file, uploaded" : "Kept copy, retrieved"}{" "}
                <RelativeDate instant={data.retrievedAt} />
              </>
            ) : (
              "Kept copy"
            )}
            {uuid !== source.uuid && ", not the one that is quoted"}
          </p>
        )}
      </header>
      {error ? (
        <ErrorState
          title="The kept copy could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <section
          ref={text}
          className={styles.text}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows
          tabIndex={0}
          aria-label="Text of the kept copy"
        >
          {parts.map(({ text: words, isQuoted }, index) =>
            isQuoted ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
              <mark key={index} className={marked.mark}>
                {words}
              </mark>
            ) : (
              words
            ),
          )}
        </section>
      ) : (
        <div className={styles.text} role="status" aria-label="Loading">
          <SkeletonLines lines={12} />
        </div>
      )}
      {data && data.others.length > 0 && (
        <footer className={styles.others}>
          <span>Also kept:</span>
          {data.others.map((other) => (
            <button key={other.uuid} type="button" onClick={() => setUuid(other.uuid)}>
              <RelativeDate instant={other.retrievedAt} />
            </button>
          ))}
        </footer>
      )}
    </div>
  );
}
