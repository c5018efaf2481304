import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import { costInWords } from "../../frame/current/estimate-words.ts";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { researchQuery } from "../research-query.ts";
import { counted } from "../research-words.ts";
import { countsOf, type Progress } from "./research-of-run.ts";
import styles from "./what-was-read.module.css";

// Most reports have none, and where there is one it is closed.
const ReadLog = lazyPart(() => import("./read-log.tsx").then((module) => ({ default: module.ReadLog })));

/** What research has read for a report, what was refused and what it cost; nothing where nothing was researched. Closed until it is asked for, here or by an address. */
export function WhatWasRead({ conceptId }: { conceptId: string }) {
  const { data } = useQuery(researchQuery(conceptId));
  if (!data?.progress) return null;
  return <ReadPanel progress={data.progress} />;
}

function ReadPanel({ progress }: { progress: Progress }) {
  const { className, ...linked } = useLinkedItem<HTMLDetailsElement>("what-was-read");
  const { pages, usd, ended } = progress;
  const { read, refused } = countsOf(pages);
  return (
    <details {...linked} className={`${styles.panel} ${className}`} open={"data-linked" in linked || undefined}>
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
