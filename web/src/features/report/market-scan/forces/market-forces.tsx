import type { Origin } from "@seedbed/contract/plain-text";
import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";
import { gradings } from "@seedbed/contract/report/vocabulary";
import { IconHexagon } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { AfterFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import { AddItem } from "../../editing/items.tsx";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { useChosenItem } from "../use-chosen-item.ts";
import { forceColor, headwindsFirst } from "./force-measure.ts";
import { ForceTable } from "./force-table.tsx";
import { ForceWords } from "./force-words.tsx";
import styles from "./market-forces.module.css";
import { RadarChart } from "./radar-chart.tsx";

interface MarketForcesProps {
  forces: readonly MarketForce[];
  origin: Origin;
}

/** The forces of the market at a glance, and each of them in words. */
export function MarketForces({ forces, origin }: MarketForcesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const ordered = headwindsFirst(forces);
  const { chosen, choose } = useChosenItem(ordered, frame);
  const [showsRadar, setShowsRadar] = useState(false);
  const radar = useId();
  return (
    <ForcesFrame
      aside={
        <>
          <OriginBadge origin={origin} />
          <Button
            className={styles.switch}
            size="compact-sm"
            variant="default"
            leftSection={<IconHexagon size={16} aria-hidden="true" />}
            aria-expanded={showsRadar}
            aria-controls={radar}
            onClick={() => setShowsRadar((before) => !before)}
          >
            Radar
          </Button>
        </>
      }
    >
      {/* The words above it are read first: the picture, and what it shows, follow with the next drawing. */}
      <AfterFirstDrawing>
        <div ref={frame} className={styles.columns}>
          {chosen ? (
            <>
              <div id={radar} className={styles.picture} data-open={showsRadar}>
                <RadarChart forces={ordered} chosen={chosen.uuid} onChoose={choose} />
                <p className={styles.legend}>
                  <span>Headwinds</span>
                  <span className={styles.scale} aria-hidden="true" />
                  <span>Tailwinds</span>
                </p>
                <ForceTable forces={ordered} />
              </div>
              <div className={styles.words}>
                <fieldset className={styles.buttons} aria-label="Market forces">
                  {ordered.map((force) => (
                    <button
                      key={force.uuid}
                      type="button"
                      aria-pressed={force === chosen}
                      style={{ borderLeftColor: forceColor(force) }}
                      onClick={() => choose(force.uuid)}
                    >
                      {force.category}
                    </button>
                  ))}
                </fieldset>
                <div className={styles.chosen} aria-live="polite">
                  <ForceWords key={chosen.uuid} force={chosen} origin={origin} />
                </div>
                <AddForce />
              </div>
            </>
          ) : (
            <div className={styles.none}>
              <p>No market force is named.</p>
              <AddForce />
            </div>
          )}
        </div>
      </AfterFirstDrawing>
    </ForcesFrame>
  );
}

/** The card of the radar, also while there is none. */
export function ForcesFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const { className, ...linked } = useLinkedItem<HTMLElement>("market-forces");
  return (
    <section className={`${className} ${styles.card}`} {...linked}>
      <header className={styles.header}>
        <h2>Market Forces Radar</h2>
        <div className={styles.aside}>{aside}</div>
      </header>
      {children}
    </section>
  );
}

const AddForce = () => (
  <AddItem
    place="marketForces[]"
    parent={null}
    label="Add a force"
    fields={[
      { field: "category", label: "Name" },
      { field: "grading", label: "Grading", initial: gradings[1] },
      { field: "score", label: "Score, 0 tailwinds to 10 headwinds", initial: null },
      { field: "summary", label: "Summary", multiline: true },
      { field: "impact", label: "Impact on this concept", multiline: true },
    ]}
  />
);
