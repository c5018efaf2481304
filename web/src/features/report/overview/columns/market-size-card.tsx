import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { EditableText } from "../../editing/editable.tsx";
import { MarketSizeFigures } from "../cards/market-size-figures.tsx";

/** The sizes, and what the overview says of them. */
export function MarketSizeCard({
  projection,
  summary,
}: {
  projection: GlanceAt<"financialProjection">;
  summary: string;
}) {
  return (
    <>
      <MarketSizeFigures projection={projection} />
      <EditableText
        item={null}
        place=""
        field="overview.marketSizeSummary"
        label="Market size summary"
        value={summary}
        multiline
      />
    </>
  );
}
