import type { Origin } from "@seedbed/contract/plain-text";
import type { Trend } from "@seedbed/contract/report/trends/schemas";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import { IconButton } from "../../../../design/icon-button.tsx";
import { AddItem } from "../../editing/items.tsx";
import { directionLabel } from "../direction-label.ts";
import { useChosenItem } from "../use-chosen-item.ts";
import { Finding } from "./finding.tsx";
import styles from "./key-findings.module.css";

interface KeyFindingsProps {
  trend: Trend;
  origin: Origin;
}

/** The findings of a trend, one at a time. They share one place, as high as the longest: turning moves nothing. */
export function KeyFindings({ trend: { uuid, category, keyFinding: findings }, origin }: KeyFindingsProps) {
  const frame = useRef<HTMLElement>(null);
  const { chosen, position, choose } = useChosenItem(findings, frame);
  const go = (to: number) => {
    const next = findings[(to + findings.length) % findings.length];
    if (next) choose(next.uuid);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeByKey(event, position, findings.length);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  return (
    <section
      ref={frame}
      className={styles.findings}
      aria-roledescription="carousel"
      aria-label={`Key findings, ${category}`}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <h4 className="eyebrow numerals">
          {chosen ? `Key finding ${position + 1} of ${findings.length}` : "No key finding"}
        </h4>
        {findings.length > 1 && (
          <span className={styles.turn}>
            <IconButton aria-label="Previous finding" onClick={() => go(position - 1)}>
              <IconChevronLeft size={16} aria-hidden="true" />
            </IconButton>
            <IconButton aria-label="Next finding" onClick={() => go(position + 1)}>
              <IconChevronRight size={16} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </header>
      <div className={styles.stack} aria-live="polite">
        {findings.map((finding, place) => (
          <Finding
            key={finding.uuid}
            finding={finding}
            position={place}
            count={findings.length}
            origin={origin}
            isShown={finding === chosen}
            category={category}
          />
        ))}
      </div>
      <AddItem
        place="results[].keyFinding[]"
        parent={uuid}
        label="Add a finding"
        fields={[
          { field: "text", label: "Finding", multiline: true },
          { field: "direction", label: "Direction", labelOf: directionLabel, initial: "tailwind" },
        ]}
      />
    </section>
  );
}

/** Where a key leads; null for a key that does not turn, or that belongs to a field or a menu. */
function placeByKey(
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  position: number,
  count: number,
) {
  const isTaken = target instanceof Element && target.closest("input, textarea, select, [role=menu], [role=listbox]");
  if (isTaken || altKey || ctrlKey || metaKey || shiftKey || count < 2) return null;
  switch (key) {
    case "ArrowLeft":
      return position - 1;
    case "ArrowRight":
      return position + 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
