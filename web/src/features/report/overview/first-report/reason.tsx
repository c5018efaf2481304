import { IconArrowRight } from "@tabler/icons-react";
import type { Point } from "../answers/points.ts";
import { PlaceLink } from "../place-link.tsx";
import styles from "./first-report.module.css";

interface ReasonProps {
  title: string;
  point: Point | undefined;
  tone: "for" | "against" | "next";
  conceptId: string;
}

/** One of the three things that a first report comes to, with the way to its place. */
export function Reason({ title, point, tone, conceptId }: ReasonProps) {
  return (
    <div className={styles.reason} data-tone={tone}>
      <dt>{title}</dt>
      <dd>
        {point ? (
          <>
            <PlaceLink conceptId={conceptId} place={point.place} className={styles.text}>
              {point.text}
              {tone === "next" && <IconArrowRight size={16} aria-hidden="true" />}
            </PlaceLink>
            <span className={styles.kind}>{point.kind}</span>
          </>
        ) : (
          <span className={styles.kind}>The report has found none yet.</span>
        )}
      </dd>
    </div>
  );
}
