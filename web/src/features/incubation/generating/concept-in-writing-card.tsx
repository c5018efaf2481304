import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { StreamingText } from "../../../design/text/streaming-text.tsx";
import styles from "./generating-screen.module.css";
import { conceptParts, isWritten, partInWriting } from "./writing-progress.ts";

interface ConceptInWritingCardProps {
  position: number;
  /** Undefined until its first word. */
  concept: ConceptInWriting | undefined;
  /** True while more of it is coming. */
  inWriting: boolean;
}

const shownParts = ["title", "summary", "overview"] as const;
const partsBelow = conceptParts.filter(({ name }) => !shownParts.some((shown) => shown === name));

/** A concept as far as it has come: title, summary and overview in words, the rest as marks. */
export function ConceptInWritingCard({ position, concept, inWriting }: ConceptInWritingCardProps) {
  const writing = concept && inWriting ? partInWriting(concept) : undefined;
  return (
    <li className={styles.concept} data-coming={concept ? undefined : true}>
      <p className="eyebrow">Concept {position}</p>
      {concept ? (
        <h2 className={styles.title}>
          <StreamingText text={concept.title} streaming={writing === "title"} />
        </h2>
      ) : (
        <div className={styles.outline}>
          <SkeletonLines lines={1} height={18} />
        </div>
      )}
      {concept?.summary ? (
        <div className={styles.summary}>
          <StreamingText text={concept.summary} streaming={writing === "summary"} lines={2} />
        </div>
      ) : (
        <div className={styles.outline}>
          <SkeletonLines lines={2} />
        </div>
      )}
      {concept?.overview ? (
        <div className={styles.overview}>
          <StreamingText text={concept.overview} streaming={writing === "overview"} lines={4} />
        </div>
      ) : (
        <div className={styles.outline}>
          <SkeletonLines lines={4} />
        </div>
      )}
      <ul className={styles.parts}>
        {partsBelow.map(({ name, label }) => {
          const state = stateOf(concept !== undefined && isWritten(concept, name, inWriting), writing === name);
          return (
            <li key={name} data-state={state}>
              {label}
              <span className="visually-hidden">, {state}</span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function stateOf(written: boolean, writing: boolean): "written" | "being written" | "to come" {
  if (written) return "written";
  return writing ? "being written" : "to come";
}
