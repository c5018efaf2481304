import type { ResearchedPage } from "@seedbed/contract/report/research/schemas";
import { IconBan, IconBook, IconCheck, IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { PillTabs } from "../../../../design/page/pill-tabs.tsx";
import { counted } from "../research-words.ts";
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

const icons = { waiting: IconClock, reading: IconBook, read: IconCheck, kept: IconCheck, refused: IconBan } as const;

function LoggedPage({ page, isRunning }: { page: ResearchedPage; isRunning: boolean }) {
  const { state, title, url, publisher, sentence, isRejected } = page;
  const Icon = icons[state];
  return (
    <li data-state={state} data-rejected={isRejected || undefined}>
      <Icon size={16} aria-hidden="true" />
      <div>
        {state === "refused" ? (
          <p className={styles.name}>{title || url}</p>
        ) : (
          <a className={styles.name} href={url} target="_blank" rel="noreferrer">
            {title || url}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
        <p className={styles.said}>
          {state === "refused"
            ? sentence || "Refused"
            : [publisher, state === "kept" && "kept copy", isRejected && "rejected by your company since"]
                .filter(Boolean)
                .join(", ")}
        </p>
      </div>
      <p className={styles.outcome}>{outcomeOf(page, isRunning)}</p>
    </li>
  );
}

function outcomeOf({ state, passages }: ResearchedPage, isRunning: boolean): string {
  if (state === "refused") return "not read";
  if (state === "waiting") return "waits";
  if (state === "reading") return "reading";
  return passages === 0 && isRunning ? "read" : counted(passages, "passage");
}

function Count({ value, meaning }: { value: number; meaning: string }) {
  return (
    <div>
      <dt>{meaning}</dt>
      <dd className="numerals">{value.toLocaleString("en-US")}</dd>
    </div>
  );
}
