import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { PrintedList, PrintedPart, PrintedSection } from "./printed-parts.tsx";

export function PrintedOverview({ overview }: { overview: Overview }) {
  return (
    <PrintedSection title="Overview">
      <PrintedPart title="Gut Check">{overview.shouldWeDoThis && <p>{overview.shouldWeDoThis}</p>}</PrintedPart>
      <PrintedPart title="What is it?">{overview.whatIsThis && <p>{overview.whatIsThis}</p>}</PrintedPart>
      <PrintedPart title="Value Proposition">
        {overview.valueProposition && <p>{overview.valueProposition}</p>}
      </PrintedPart>
      <PrintedPart title="Problem Statement">
        {overview.problemStatement && <p>{overview.problemStatement}</p>}
      </PrintedPart>
      <PrintedList name="Differentiators" texts={inOrder(overview.differentiators)} />
      <PrintedList name="Our Right to Win" texts={inOrder(overview.rightsToWin)} />
      <PrintedPart title="Market size">{overview.marketSizeSummary && <p>{overview.marketSizeSummary}</p>}</PrintedPart>
    </PrintedSection>
  );
}

const inOrder = (items: Overview["differentiators"]) =>
  items.toSorted((one, other) => one.order - other.order).map(({ description }) => description);
