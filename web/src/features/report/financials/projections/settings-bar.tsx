import type { Shape } from "@seedbed/rules/projections/drawing/shapes";
import type { SimulationSettings } from "@seedbed/rules/projections/simulate";
import { horizons } from "@seedbed/rules/projections/what-if";
import type { ReactNode } from "react";
import { Badge } from "../../../../design/badge.tsx";
import { Button } from "../../../../design/button.tsx";
import { PillTabs } from "../../../../design/page/pill-tabs.tsx";
import { shareInWords } from "./number-words.ts";
import styles from "./settings-bar.module.css";
import { SliderField } from "./slider-field.tsx";
import type { Projected } from "./use-projection.ts";

const shapeTabs = [
  { value: "triangle", label: "Triangle" },
  { value: "pert", label: "PERT" },
] as const satisfies { value: Shape; label: string }[];

interface SettingsBarProps {
  settings: SimulationSettings;
  onChange: (settings: Partial<SimulationSettings>) => void;
  work: Pick<Projected, "share" | "state">;
  onCancel: () => void;
  onAgain: () => void;
  /** Beside what has been calculated. */
  aside: ReactNode;
}

/** How far it looks, how numbers are drawn, and how far the work is. */
export function SettingsBar({
  settings,
  onChange,
  work: { share, state },
  onCancel,
  onAgain,
  aside,
}: SettingsBarProps) {
  const { horizon, draws, seed, together, shape } = settings;
  return (
    <div className={styles.bar}>
      <Badge>Labs</Badge>
      <SliderField
        label="Horizon"
        {...horizons}
        value={horizon}
        inWords={(months) => `${months} months`}
        onChange={(months) => onChange({ horizon: months })}
      />
      <SliderField
        label="Same source moves together"
        min={0}
        max={1}
        step={0.1}
        value={together}
        inWords={shareInWords}
        onChange={(closeness) => onChange({ together: closeness })}
      />
      <PillTabs
        label="Ranges drawn as"
        size="small"
        tabs={shapeTabs}
        value={shape}
        onChange={(next) => onChange({ shape: next })}
      />
      <span>
        {draws.toLocaleString("en-US")} draws, seed {seed}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        title="Same inputs and seed, same picture"
        onClick={() => onChange({ seed: Math.floor(Math.random() * 10_000) })}
      >
        New seed
      </Button>
      <span className={styles.work}>
        {state === "working" && share !== null && (
          <>
            <progress aria-label="Calculating" value={share} />
            <Button variant="subtle" size="compact-sm" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
        {(state === "cancelled" || state === "failed") && (
          <>
            <span role="status">{state === "failed" ? "It could not be calculated." : "Cancelled."}</span>
            <Button variant="default" size="compact-sm" onClick={onAgain}>
              {state === "failed" ? "Try again" : "Calculate"}
            </Button>
          </>
        )}
        {state === "done" && (
          <>
            <span>Not a forecast.</span>
            {aside}
          </>
        )}
      </span>
    </div>
  );
}
