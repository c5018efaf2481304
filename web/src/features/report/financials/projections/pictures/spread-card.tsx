import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { Simulation } from "@seedbed/rules/projections/simulate";
import { useState } from "react";
import { PillTabs } from "../../../../../design/page/pill-tabs.tsx";
import styles from "./fan-chart.module.css";
import { FanChart, lineNames } from "./fan-chart.tsx";
import { PictureCard } from "./picture-card.tsx";

const series = [
  { value: "cash", label: "Cash" },
  { value: "revenue", label: "Revenue" },
  { value: "cost", label: "Cost" },
] as const;
const titles = { cash: "Cumulative cash", revenue: "Revenue a month", cost: "Cost a month" } as const;

/** How cash, revenue and cost spread over the months. */
export function SpreadCard({ simulation: { bands, likely }, isSaving }: { simulation: Simulation; isSaving: boolean }) {
  const [name, setName] = useState<keyof typeof titles>("cash");
  const months = bands[name];
  const [, low = 0, , high = 0] = months.at(-1) ?? [];
  const words = `Half of all draws end between ${compactUsd(low)} and ${compactUsd(high)}; with every number at its likely value it is ${compactUsd(likely[name].at(-1) ?? 0)}.`;
  const title = isSaving && name === "revenue" ? "Savings a month" : titles[name];
  const back = likely.cash.findIndex((cash, month) => month > 0 && cash >= 0);
  const figures = {
    columns: ["Month", ...lineNames, "Likely"],
    rows: months.map((values, month) => [month, ...values, likely[name][month] ?? 0]),
  };
  return (
    <PictureCard
      figures={figures}
      title={title}
      lead={words}
      picture={
        <>
          <FanChart
            label={`${title} over ${months.length - 1} months. ${words}`}
            months={months}
            likely={likely[name]}
            marked={name === "cash" && back > 0 ? { month: back, words: `Likely: break-even in month ${back}` } : null}
          />
          <p className={styles.legend}>
            <span>Solid: median</span>
            <span>Inner band: 25–75%</span>
            <span>Outer band: 5–95%</span>
            <span>Dashed: every number at its likely value</span>
          </p>
        </>
      }
      table={{
        columns: ["Month", ...lineNames, "Likely"],
        rows: months.flatMap((values, month) =>
          month % 6 === 0
            ? [{ name: String(month), cells: [...values, likely[name][month] ?? 0].map(compactUsd) }]
            : [],
        ),
      }}
    >
      <PillTabs
        label="Figure"
        size="small"
        tabs={series.map(({ value, label }) => ({ value, label: isSaving && value === "revenue" ? "Savings" : label }))}
        value={name}
        onChange={setName}
      />
    </PictureCard>
  );
}
