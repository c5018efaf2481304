import type { ResearchedPage } from "@seedbed/contract/report/research/schemas";
import { useState } from "react";
import { PillTabs } from "../../../../design/page/pill-tabs.tsx";
import { counted } from "../research-words.ts";
import { LoggedPage } from "./logged-page.tsx";
import styles from "./read-log.module.css";
import { countsOf, isRead, isRefused } from "./research-of-run.ts";

type Shown = "all" | "read" | "refused";

interface ReadLogProps {
  pages: readonly ResearchedPage[];
  /** Passages of a page are counted once its topic is looked up. */
  isRunning?: boolean;
}

/** Every page that research came across, the newest first, with what came of it. */
export function ReadLog({ pages, isRunning = false }: ReadLogProps) {
  const [shown, setShown] = useState<Shown>("all");
  const { all, read, refused, passages, quoted } = countsOf(pages);
  const listed = pages.filter((page) => shown === "all" || (shown === "read" ? isRead(page) : isRefused(page)));
  return (
    <>
      <dl className={styles.counts}>
        <Count value={read} meaning={`of ${counted(all, "page")} read`} />
        <Count value={refused} meaning="refused" />
        <Count value={passages} meaning={passages === 1 ? "passage found" : "passages found"} />
        <Count value={quoted} meaning={quoted === 1 ? "quote taken" : "quotes taken"} />
      </dl>
      <PillTabs<Shown>
        label="Pages"
        size="small"
        value={shown}
        onChange={setShown}
        tabs={[
          { value: "all", label: "All" },
          { value: "read", label: `Read ${read}` },
          { value: "refused", label: `Refused ${refused}` },
        ]}
      />
      {listed.length === 0 ? (
        <p className={styles.none}>{emptyWords[shown]}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
        <section className={styles.log} aria-label="Pages so far" tabIndex={0}>
          <ul>
            {listed.toReversed().map((page) => (
              <LoggedPage key={page.uuid} page={page} isRunning={isRunning} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const emptyWords = {
  all: "No page has been read yet.",
  read: "No page has been read yet.",
  refused: "No page was refused.",
} as const satisfies Record<Shown, string>;

function Count({ value, meaning }: { value: number; meaning: string }) {
  return (
    <div>
      <dt>{meaning}</dt>
      <dd className="numerals">{value.toLocaleString("en-US")}</dd>
    </div>
  );
}
