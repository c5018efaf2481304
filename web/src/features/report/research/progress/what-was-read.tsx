import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { costInWords } from "../../frame/current/estimate-words.ts";
import { researchQuery } from "../research-query.ts";
import { counted } from "../research-words.ts";
import { countsOf } from "./research-of-run.ts";
import styles from "./what-was-read.module.css";

// Most reports have none, and where there is one it is closed.
const ReadLog = lazy(() => import("./read-log.tsx").then((module) => ({ default: module.ReadLog })));

/** What research has read for a report, what was refused and what it cost; nothing where nothing was researched. Closed until it is asked for. */
export function WhatWasRead({ conceptId }: { conceptId: string }) {
  const { data } = useQuery(researchQuery(conceptId));
  if (!data?.progress) return null;
  const { pages, usd, ended } = data.progress;
  const { read, refused } = countsOf(pages);
  return (
    <details className={styles.panel}>
      <summary>
        <h2>What was read</h2>
        <span>{`${counted(read, "page")}, ${refused.toLocaleString("en-US")} refused`}</span>
      </summary>
      <div className={styles.body}>
        {ended && (
          <p className={styles.ended} role="note">
            {ended}
          </p>
        )}
        <p>{usd === null ? "What it cost is not known." : `Searches and writing cost ${costInWords(usd)}.`}</p>
        <Suspense fallback={null}>
          <ReadLog pages={pages} />
        </Suspense>
      </div>
    </details>
  );
}
