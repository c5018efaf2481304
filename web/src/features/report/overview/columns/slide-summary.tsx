import type { ExecutiveSummaries } from "@seedbed/contract/report/overview/schemas";
import type { ReactNode } from "react";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { SaidElsewhere } from "../../financials/chain/said-elsewhere.tsx";

export type SummaryField = "financialBusinessModel" | "marketScanTrendsDrivers" | "marketScanEcosystem";

const labels = {
  financialBusinessModel: "Business model summary",
  marketScanTrendsDrivers: "Trends and drivers summary",
  marketScanEcosystem: "Ecosystem summary",
} as const satisfies Record<SummaryField, string>;

interface SlideSummaryProps {
  conceptId: string;
  field: SummaryField;
  summaries: ExecutiveSummaries | undefined;
  /** What the section says itself, for want of a summary. */
  instead: string | undefined;
  /** What stands for a summary that is missing. */
  gap: ReactNode;
}

/** A section in a few sentences. */
export function SlideSummary({ conceptId, field: name, summaries, instead, gap }: SlideSummaryProps) {
  const canEdit = useEditedSection() !== null;
  const summary = summaries?.[name] ?? "";
  const field = `summaries.${name}`;
  const stated = name === "financialBusinessModel" ? summaries?.figures?.[name] : undefined;
  const editable = (
    <EditableText item={null} place="" field={field} label={labels[name]} value={summary} multiline>
      <SaidElsewhere {...{ conceptId, field, stated }} text={summary} />
    </EditableText>
  );
  if (!summary)
    return (
      <>
        {instead && <p>{instead}</p>}
        {/* One that somebody has emptied can be written again. */}
        {gap ?? (canEdit && summaries && <div>Summary: {editable}</div>)}
      </>
    );
  return (
    <>
      {editable}
      <div>
        <OriginBadge origin={summaries?.origin} />
      </div>
    </>
  );
}
