import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { Fragment, type ReactNode } from "react";
import { PrintedPart, PrintedSection, PrintedSources, PrintedText } from "./printed-parts.tsx";

/** `marketSize`: what it says of the size, as it is shown. */
export function PrintedOverview({ overview, marketSize }: { overview: Overview; marketSize: ReactNode }) {
  const said = (field: keyof NonNullable<Overview["evidence"]>, shown: ReactNode = overview[field]) =>
    overview[field] && (
      <>
        <p>{shown}</p>
        <PrintedSources sources={overview.evidence?.[field]?.sources ?? []} />
      </>
    );
  return (
    <PrintedSection title="Overview">
      <PrintedPart title="Gut Check">{said("shouldWeDoThis")}</PrintedPart>
      <PrintedPart title="What is it?">{said("whatIsThis")}</PrintedPart>
      <PrintedPart title="Value Proposition">{said("valueProposition")}</PrintedPart>
      <PrintedPart title="Problem Statement">{said("problemStatement")}</PrintedPart>
      <Points name="Differentiators" items={overview.differentiators} />
      <Points name="Our Right to Win" items={overview.rightsToWin} />
      <PrintedPart title="Market size">{said("marketSizeSummary", marketSize)}</PrintedPart>
    </PrintedSection>
  );
}

/** Points in their order, each with what it rests on; nothing for none. */
function Points({ name, items }: { name: string; items: Overview["differentiators"] }) {
  if (items.length === 0) return null;
  return (
    <PrintedPart title={name}>
      {items
        .toSorted((one, other) => one.order - other.order)
        .map(({ uuid, order, description, evidence }) => (
          <Fragment key={uuid}>
            <PrintedText name={`${order + 1}.`} text={description} />
            <PrintedSources sources={evidence?.sources ?? []} />
          </Fragment>
        ))}
    </PrintedPart>
  );
}
