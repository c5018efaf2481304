import { type ReactNode, useLayoutEffect, useRef } from "react";
import { afterLayout } from "./after-layout.ts";
import styles from "./pill-tabs.module.css";
import { showInRow } from "./show-in-row.ts";

interface PillTabsProps<Value extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  size?: "small" | "standard";
}

/** A choice within a page. Arrow keys move between the tabs. */
export function PillTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  size = "standard",
}: PillTabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // Where they stand in a row that is pushed along, the chosen one is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (!tab) return;
    return afterLayout(tab, () => {
      for (const row of [list.current, list.current?.parentElement]) if (row) showInRow(row, tab);
    });
  }, [value]);
  const move = (from: HTMLElement, step: number) => {
    const buttons = [...(from.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = (buttons.indexOf(from) + step + buttons.length) % buttons.length;
    const next = tabs[index];
    if (!next) return;
    buttons[index]?.focus();
    onChange(next.value);
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} data-size={size}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowRight") move(event.currentTarget, 1);
            if (event.key === "ArrowLeft") move(event.currentTarget, -1);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
