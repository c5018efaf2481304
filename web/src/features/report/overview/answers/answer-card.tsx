import { type ReactNode, useId } from "react";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { type Place, PlaceLink } from "../place-link.tsx";
import type { ReportPart } from "../use-report-parts.ts";
import styles from "./at-a-glance.module.css";

interface AnswerCardProps {
  conceptId: string;
  question: string;
  /** The sections that the answer is read from. */
  rests: readonly ReportPart<unknown>[];
  /** Where the answer comes from. */
  place: Place;
  from: string;
  children: ReactNode;
}

/** One question with its answer and the way to where it comes from; keeps its place while a section loads, and offers to try again. */
export function AnswerCard({ conceptId, question, rests, place, from, children }: AnswerCardProps) {
  const title = useId();
  const failed = rests.filter(({ state }) => state === "failed");
  const loading = rests.some(({ state }) => state === "loading");
  return (
    <section className={styles.answer} aria-labelledby={title} aria-busy={loading}>
      <header className={styles.header}>
        <h3 id={title} className={styles.question}>
          {question}
        </h3>
        <PlaceLink conceptId={conceptId} place={place} className={styles.from}>
          {from}
        </PlaceLink>
      </header>
      {failed.length > 0 ? (
        <p className={styles.unknown}>
          Could not be loaded.{" "}
          <button
            type="button"
            className={styles.retry}
            aria-label={`Retry: ${question}`}
            onClick={() => {
              for (const part of failed) part.retry();
            }}
          >
            Retry
          </button>
        </p>
      ) : loading ? (
        <SkeletonLines lines={5} height={12} />
      ) : (
        children
      )}
    </section>
  );
}
