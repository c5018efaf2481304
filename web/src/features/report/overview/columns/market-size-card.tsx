import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { EditableText } from "../../editing/editable.tsx";
import { SaidElsewhere } from "../../financials/chain/said-elsewhere.tsx";
import { MarketSizeFigures } from "../cards/market-size-figures.tsx";

/** The sizes, and what the overview says of them. */
export function MarketSizeCard({
  conceptId,
  projection,
  said: { marketSizeSummary: text, marketSizeFigures: stated },
}: {
  conceptId: string;
  projection: GlanceAt<"financialProjection">;
  said: Overview;
}) {
  const field = "overview.marketSizeSummary";
  return (
    <>
      <MarketSizeFigures projection={projection} />
      <EditableText item={null} place="" field={field} label="Market size summary" value={text} multiline>
        <SaidElsewhere {...{ conceptId, text, field, stated }} />
      </EditableText>
    </>
  );
}
