import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { areaOverlaps } from "@seedbed/rules/market-sizing/savings-overlaps";
import type { ReactNode } from "react";
import { EditableText } from "../../editing/editable.tsx";
import { AddItem } from "../../editing/items.tsx";
import { RestsOn } from "../../evidence/rests-on.tsx";
import { called } from "../../plain/called.ts";
import { Columns, Section } from "../../plain/section.tsx";
import { Rank, rankInWords } from "../parts/rank.tsx";
import { ThingCard } from "../parts/thing-card.tsx";
import { Concern } from "../sizing/concern.tsx";

const place = "targetSavingsAreas[]";
const fields = [
  { field: "title", label: "Title" },
  { field: "areaType", label: "Rank", labelOf: rankInWords, initial: "alternative" },
  { field: "description", label: "Description", multiline: true },
];

interface AreaListProps {
  areas: FinancialProjection["targetSavingsAreas"];
  gap: ReactNode;
}

/** Where cost is saved: the primary area first, then the alternatives. */
export function AreaList({ areas, gap }: AreaListProps) {
  const overlaps = areaOverlaps(areas);
  const placed = areas.map((area, position) => ({ area, position }));
  const primary = placed.filter(({ area }) => area.areaType === "primary");
  const others = placed.filter(({ area }) => area.areaType !== "primary");
  return (
    <Section
      title="Target Impact Areas"
      aside={<AddItem place={place} parent={null} label="Add an area" fields={fields} />}
    >
      {areas.length === 0 && (gap || <p>No area is named.</p>)}
      <Columns>
        {[...primary, ...others].map(({ area, position }) => (
          <ThingCard
            key={area.uuid}
            item={area}
            place={place}
            position={position}
            count={areas.length}
            kind="area"
            sign={<Rank item={area} place={place} field="areaType" value={area.areaType} />}
          >
            <EditableText
              item={area.uuid}
              place={place}
              field="description"
              value={area.description}
              label={called("Description", area.title)}
              multiline
            />
            {overlaps.has(area.uuid) && (
              <Concern>{`May be the same saving as “${overlaps.get(area.uuid)}”: nothing is saved twice.`}</Concern>
            )}
            <RestsOn item={area.uuid} name={area.title} evidence={area.evidence} />
          </ThingCard>
        ))}
      </Columns>
    </Section>
  );
}
