import type { FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { customerConcerns, marketConcerns } from "@seedbed/rules/market-sizing/sizing-concerns";
import { useState } from "react";
import { EmptyState } from "../../../../design/page/empty-state.tsx";
import { PillTabs } from "../../../../design/page/pill-tabs.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { ofNumbers } from "../../plain/of-numbers.ts";
import { FigureChain } from "../chain/figure-chain.tsx";
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

/** The market, sized from above and from below, as its numbers are typed. */
export function MarketSizingTab({ projection, gapAt }: { projection: FinancialProjection; gapAt: GapAt }) {
  const [chosen, setChosen] = useState<MarketSizing["type"] | undefined>();
  const [traced, setTraced] = useState<"TAM" | "SAM" | "SOM" | null>(null);
  const numbers = useTypedNumbers();
  const sizingOf = (type: MarketSizing["type"]) => projection.marketSizings.find((sizing) => sizing.type === type);
  const entriesOf = (type: MarketSizing["type"]) => numbers.within(sizingOf(type)?.assumptionEntries ?? []);
  const types = (["top_down", "bottom_up"] as const).filter((type) => sizingOf(type) ?? gapAt(ways[type].part));
  const shown = chosen ?? defaultSizing(projection.marketSizings)?.type;
  if (!shown) return <EmptyState title="No projections found" />;
  const sizing = sizingOf(shown);
  const entries = entriesOf(shown);
  const [above, below] = [entriesOf("top_down"), entriesOf("bottom_up")];
  const concerns = [...marketConcerns(entries), ...(shown === "bottom_up" ? customerConcerns(below, above) : [])];
  return (
    <>
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
            <MarketCircles {...marketSize(entries)} onTrace={setTraced} />
            <EvidenceButton item={sizing.uuid} name="the market size" {...ofNumbers(sizing.assumptionEntries)} />
          </div>
        </div>
      ) : (
        <div className={styles.missing}>{gapAt(ways[shown].part)}</div>
      )}
      {above.length > 0 && below.length > 0 && <Reconciliation above={above} below={below} />}
      {traced && (
        <FigureChain
          entries={entries}
          group={traced}
          origin={projection.origin}
          onTrace={setTraced}
          onClose={() => setTraced(null)}
        />
      )}
    </>
  );
}
