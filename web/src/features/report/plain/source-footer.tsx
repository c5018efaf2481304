import type { Origin } from "@seedbed/contract/plain-text";
import type { Source } from "@seedbed/contract/report/source";
import { useLayoutEffect, useRef, useState } from "react";
import { MoreSources } from "./more-sources.tsx";
import { ShownSource } from "./shown-source.tsx";
import styles from "./source-footer.module.css";
import { sourcesThatFit } from "./sources-that-fit.ts";
import { WithoutSources } from "./without-sources.tsx";

const most = 3;

interface SourceFooterProps {
  sources: readonly Source[];
  /** Who wrote the claim. */
  origin: Origin;
}

/** The sources at the foot of a card in one line: three of them, or as many as fit, and the number of the rest. */
export function SourceFooter({ sources, origin }: SourceFooterProps) {
  if (sources.length === 0) return <WithoutSources origin={origin} />;
  // Other words have other widths.
  return <Line key={sources.map(({ uuid, title }) => `${uuid} ${title}`).join("\n")} sources={sources} />;
}

function Line({ sources }: { sources: readonly Source[] }) {
  const [count, setCount] = useState(most);
  const line = useRef<HTMLDivElement>(null);
  /** Of every chip when it was shown last. */
  const widths = useRef<number[]>([]);
  // Before it is painted, and again with what is shown: a chip that comes back may have another width than it had.
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const fit = () => {
      for (const [index, chip] of [...element.children].slice(0, count).entries())
        widths.current[index] = chip.getBoundingClientRect().width;
      const style = getComputedStyle(element);
      setCount(
        sourcesThatFit(widths.current.slice(0, most), {
          total: sources.length,
          available: element.clientWidth,
          gap: Number.parseFloat(style.columnGap),
          more: Number.parseFloat(style.getPropertyValue("--more-width")) * Number.parseFloat(rootSize()),
        }),
      );
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    for (const chip of element.children) observer.observe(chip);
    return () => observer.disconnect();
  }, [count, sources.length]);
  return (
    <div ref={line} className={styles.line} data-line>
      {sources.slice(0, count).map((source) => (
        <span key={source.uuid} className={styles.source}>
          <ShownSource source={source} />
        </span>
      ))}
      <MoreSources sources={sources.slice(count)} />
    </div>
  );
}

const rootSize = () => getComputedStyle(document.documentElement).fontSize;
