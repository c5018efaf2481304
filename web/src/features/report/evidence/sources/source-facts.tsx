import { IconAlertTriangle, IconCheck, IconClock } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../../../../design/badge.tsx";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { sourceAge, sourceDate } from "../../../../design/text/source-age.ts";
import { ConfidenceMeter, confidenceWords } from "../confidence-meter.tsx";
import type { ShownSource } from "../evidence-query.ts";
import { inARow, isOlderThanAYear } from "../evidence-words.ts";
import styles from "./sources-panel.module.css";

/** What kind of source it is, how sure it makes, whether its quote stands in the kept copy, which steps it serves, and how old it is. */
export function SourceFacts({ source }: { source: ShownSource }) {
  const { category, classification, confidenceLevel, passages, publishedDate, retrievedAt } = source;
  const [now] = useState(() => new Date());
  const stepsOf = (stance: "for" | "against") => [
    ...new Set(
      passages.flatMap((passage) => (passage.stance === stance && passage.step !== null ? [passage.step + 1] : [])),
    ),
  ];
  const isForAll = passages.some(({ step }) => step === null);
  const against = inARow("step", stepsOf("against"));
  const isOld = isOlderThanAYear(publishedDate, now);
  return (
    <>
      <div className={`${styles.facts} numerals`}>
        {category && <Badge>{category}</Badge>}
        <span>
          <ConfidenceMeter level={confidenceLevel} />
          {confidenceWords[confidenceLevel]}
          <span className="visually-hidden"> confidence</span>
        </span>
        <Verification source={source} />
      </div>
      <div className={`${styles.facts} numerals`}>
        {stepsOf("for").length > 0 && <span className={styles.faint}>{inARow("Step", stepsOf("for"))}</span>}
        {isForAll && <span className={styles.faint}>For the conclusion</span>}
        {against && <span className={styles.against}>Against {against}</span>}
        {publishedDate && (
          <span className={isOld ? styles.old : undefined} title={sourceDate(publishedDate)}>
            {isOld && <IconClock size={14} aria-hidden="true" />}
            Published {isOld ? sourceDate(publishedDate) : sourceAge(publishedDate, now)}
          </span>
        )}
        {retrievedAt && (
          <span>
            {classification === "upload" ? "Uploaded" : "Retrieved"} <RelativeDate instant={retrievedAt} />
          </span>
        )}
      </div>
    </>
  );
}

function Verification({ source: { passages, hasCopy, hasChanged } }: { source: ShownSource }) {
  if (!hasCopy) return <span className={styles.faint}>No copy kept</span>;
  if (hasChanged) return <Amber>Page changed; kept copy {passages.length > 0 ? "quoted" : "stands"}</Amber>;
  if (passages.length === 0) return <span className={styles.faint}>Copy kept, nothing quoted</span>;
  const quotes = passages.length === 1 ? "Quote" : "Quotes";
  if (passages.some(({ isFound }) => !isFound)) return <Amber>{quotes} not found in kept copy</Amber>;
  return (
    <span className={styles.found}>
      <IconCheck size={14} stroke={2.4} aria-hidden="true" />
      {quotes} found in kept copy
    </span>
  );
}

const Amber = ({ children }: { children: ReactNode }) => (
  <span className={styles.old}>
    <IconAlertTriangle size={14} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
