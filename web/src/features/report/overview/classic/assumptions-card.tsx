import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { Card } from "../../../../design/card.tsx";
import { CategoryBars } from "../cards/category-bars.tsx";
import { PartState } from "../cards/part-state.tsx";
import { PlaceLink } from "../place-link.tsx";
import type { ReportPart } from "../use-report-parts.ts";

interface AssumptionsCardProps {
  conceptId: string;
  assumptions: ReportPart<GlanceAt<"assumptions">>;
}

/** How far the key assumptions are validated, with the way to them. */
export function AssumptionsCard({ conceptId, assumptions }: AssumptionsCardProps) {
  const { data } = assumptions;
  return (
    <Card
      title="Assumptions"
      aside={
        <PlaceLink conceptId={conceptId} place={{ page: "assumptions" }}>
          Key assumptions
        </PlaceLink>
      }
    >
      <PartState part={assumptions} empty={data && data.count > 0 ? null : "No assumptions data available"}>
        {data && <CategoryBars metrics={data.categoryMetrics} />}
      </PartState>
    </Card>
  );
}
