import type { FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { customerConcerns, marketConcerns } from "@seedbed/rules/market-sizing/sizing-concerns";
import { useState } from "react";
import { EmptyState } from "../../../../design/page/empty-state.tsx";
import { PillTabs } from "../../../../design/page/pill-tabs.tsx";
import { AddItem } from "../../editing/items.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { ofNumbers } from "../../plain/of-numbers.ts";
import { useLinkedName } from "../../plain/use-linked-item.ts";
import { Figures } from "../chain/figures.tsx";
import { MarketCircles } from "../market-circles.tsx";
import { Reconciliation } from "./reconciliation.tsx";
import { SizingCard } from "./sizing-card.tsx";
import styles from "./sizing-layout.module.css";
import { useTypedNumbers } from "./use-typed-numbers.ts";

const place = "marketSizings[].assumptionEntries[]";
const ways = {
  top_down: { label: "Top Down", part: "top-down-sizing" },
  bottom_up: { label: "Bottom Up", part: "bottom-up-sizing" },
} as const satisfies Record<MarketSizing["type"], { label: string; part: string }>;

const wayInWords = (type: string): string => (type === "bottom_up" ? ways.bottom_up.label : ways.top_down.label);

/** The market, sized from above and from below, as its numbers are typed. */
export function MarketSizingTab({ projection, gapAt }: { projection: FinancialProjection; gapAt: GapAt }) {
  const [chosen, setChosen] = useState<MarketSizing["type"] | undefined>();
  const numbers = useTypedNumbers();
  const sizingOf = (type: MarketSizing["type"]) => projection.marketSizings.find((sizing) => sizing.type === type);
  const entriesOf = (type: MarketSizing["type"]) => numbers.within(sizingOf(type)?.assumptionEntries ?? []);
  const types = (["top_down", "bottom_up"] as const).filter((type) => sizingOf(type) ?? gapAt(ways[type].part));
  const linked = useLinkedName();
  const linkedTo = projection.marketSizings.find(({ assumptionEntries }) =>
    assumptionEntries.some(({ uuid }) => uuid === linked),
  );
  const shown = chosen ?? linkedTo?.type ?? defaultSizing(projection.marketSizings)?.type;
  const missing = (["top_down", "bottom_up"] as const).filter((type) => !types.includes(type));
  const begin = missing[0] && (
    <AddItem
      place="marketSizings[]"
      parent={null}
      label={missing.length > 1 ? "Size the market" : `Size the market ${ways[missing[0]].label.toLowerCase()}, too`}
      fields={[{ field: "type", label: "Way", labelOf: wayInWords, initial: missing[0] }]}
    />
  );
  if (!shown)
    return (
      <>
        <EmptyState title="No projections found" />
        {begin}
      </>
    );
  const sizing = sizingOf(shown);
  const entries = entriesOf(shown);
  const [above, below] = [entriesOf("top_down"), entriesOf("bottom_up")];
  const concerns = [...marketConcerns(entries), ...(shown === "bottom_up" ? customerConcerns(below, above) : [])];
  return (
    <Figures projection={numbers.withinAll(projection)}>
      <PillTabs
        label="Market sizing"
        tabs={types.map((type) => ({ value: type, label: ways[type].label }))}
        value={shown}
        onChange={setChosen}
      />
      {sizing ? (
        <div className={styles.columns}>
          <SizingCard key={shown} sizing={sizing} place={place} grouped numbers={numbers} concerns={concerns} />
          <div className={styles.result} data-claim>
            <MarketCircles {...marketSize(entries)} sizing={sizing.uuid} />
            <EvidenceButton item={sizing.uuid} name="the market size" {...ofNumbers(sizing.assumptionEntries)} />
          </div>
        </div>
      ) : (
        <div className={styles.missing}>{gapAt(ways[shown].part)}</div>
      )}
      {begin}
      {above.length > 0 && below.length > 0 && (
        <Reconciliation
          above={above}
          below={below}
          topDown={sizingOf("top_down")?.uuid ?? ""}
          bottomUp={sizingOf("bottom_up")?.uuid ?? ""}
        />
      )}
    </Figures>
  );
}
