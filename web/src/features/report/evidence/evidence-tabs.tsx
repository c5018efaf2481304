import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./evidence-tabs.module.css";

const tabs = ["overview", "sources"] as const;
export type EvidenceTab = (typeof tabs)[number];

interface EvidenceTabsProps {
  tab: EvidenceTab;
  onChoose: (tab: EvidenceTab) => void;
  /** How many there are. */
  sources: number;
  footer: ReactNode;
  children: ReactNode;
}

/** Two tabs between which the left and right arrows go, what is chosen, and what stands below it. */
export function EvidenceTabs({ tab, onChoose, sources, footer, children }: EvidenceTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tab === "overview") panel.current?.scrollTo({ top: 0 });
  }, [tab]);
  const walk = (event: KeyboardEvent) => {
    const isArrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const next = isArrow ? (tab === "overview" ? "sources" : "overview") : { Home: tabs[0], End: tabs[1] }[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  const tabWith = (name: EvidenceTab, words: ReactNode) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      data-tab={name}
      aria-selected={tab === name}
      aria-controls={`${id}-panel`}
      tabIndex={tab === name ? 0 : -1}
      className={styles.tab}
      onClick={() => onChoose(name)}
      onKeyDown={walk}
    >
      {words}
    </button>
  );
  return (
    <>
      <div ref={list} role="tablist" aria-label="Evidence and reasoning" className={styles.tabs}>
        {tabWith("overview", "Overview")}
        {tabWith(
          "sources",
          <>
            Sources <span className={`${styles.count} numerals`}>{sources}</span>
          </>,
        )}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
      {footer}
    </>
  );
}
