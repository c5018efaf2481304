import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { Card } from "../../../../design/card.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { Columns, Section } from "../../plain/section.tsx";
import { LateBegin } from "../missing/late-begin.tsx";
import { AreaList } from "./area-list.tsx";
import { InterferenceList } from "./interference-list.tsx";
import { MethodCard } from "./method-card.tsx";
import { PotentialCard } from "./potential-card.tsx";

/** How the idea saves: method and potential side by side, then where, then what may get in the way. */
export function SavingsMethodTab({ projection, gapAt }: { projection: FinancialProjection; gapAt: GapAt }) {
  const { savingMethod, savingsModel, targetSavingsAreas, costInterferences, evidence = {} } = projection;
  // One answer holds the method, its areas and what may get in its way.
  const gap = gapAt("savings-method");
  return (
    <>
      <Section title="Method and potential" aside={<OriginBadge origin={projection.origin} />}>
        <Columns count={2}>
          {!savingMethod && gap && <Card title="Cost Savings Method">{gap}</Card>}
          {!savingMethod && !gap && <LateBegin part="savingMethod" />}
          {savingMethod && <MethodCard method={savingMethod} evidence={evidence} />}
          {savingsModel ? (
            <PotentialCard model={savingsModel} evidence={evidence} />
          ) : (
            <LateBegin part="savingsModel" />
          )}
        </Columns>
      </Section>
      <AreaList areas={targetSavingsAreas} gap={gap} />
      <InterferenceList interferences={costInterferences} gap={gap} />
    </>
  );
}
