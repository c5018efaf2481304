import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { Badge } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { PartRestsOn, RestsOn } from "../evidence/rests-on.tsx";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { Columns, Section } from "../plain/section.tsx";
import styles from "./financial-projection.module.css";

export function SavingsMethodTab({ projection, gapAt }: { projection: FinancialProjection; gapAt: GapAt }) {
  const { savingMethod, savingsModel, targetSavingsAreas, costInterferences, evidence = {} } = projection;
  // One answer holds the method, its areas and what may get in its way.
  const gap = gapAt("savings-method");
  return (
    <>
      <p className={styles.lead}>{projection.overview}</p>
      <Section title="Cost Savings Method" aside={<OriginBadge origin={projection.origin} />}>
        <Columns count={2}>
          {!savingMethod && gap && <Card title="Method">{gap}</Card>}
          {savingMethod && (
            <Card title={savingMethod.type} aside={<Badge>Internal</Badge>}>
              <p>{savingMethod.description}</p>
              <p className={styles.muted}>Primary value driver: Cost Savings</p>
              <PartRestsOn
                field="financialProjection.savingMethod"
                name={savingMethod.type}
                evidence={evidence.savingMethod}
              />
            </Card>
          )}
          {savingsModel && (
            <Card title="Savings Potential">
              <p className={styles.price}>
                {compactUsd(savingsModel.savingsAmount)} <small>{savingsModel.unit}</small>
              </p>
              <p className={styles.muted}>{savingsModel.reasoning}</p>
              <PartRestsOn
                field="financialProjection.savingsModel"
                name="the savings"
                evidence={evidence.savingsModel}
              />
              {savingsModel.savingsAssumptions.length > 0 && (
                <ul className={styles.list} aria-label="Savings Considerations">
                  {savingsModel.savingsAssumptions.map(({ assumption }) => (
                    <li key={assumption}>{assumption}</li>
                  ))}
                </ul>
              )}
            </Card>
          )}
        </Columns>
      </Section>
      <Section title="Target Impact Areas">
        {targetSavingsAreas.length === 0 && gap}
        <Columns>
          {targetSavingsAreas.map((area) => (
            <Card
              key={area.uuid}
              title={area.title}
              aside={
                <Badge tone={area.areaType === "primary" ? "ok" : "neutral"}>
                  {area.areaType === "primary" ? "Primary" : "Alternative"}
                </Badge>
              }
            >
              <p>{area.description}</p>
              <RestsOn item={area.uuid} name={area.title} evidence={area.evidence} />
            </Card>
          ))}
        </Columns>
      </Section>
      <Section title="Possible Cost Interferences">
        {costInterferences.length === 0 && gap}
        <Columns>
          {costInterferences.map((interference) => (
            <Card key={interference.uuid} title={interference.title}>
              <p>{interference.interferenceInsight}</p>
              <p className={styles.muted}>{interference.mitigationStatement}</p>
              <RestsOn item={interference.uuid} name={interference.title} evidence={interference.evidence} />
            </Card>
          ))}
        </Columns>
      </Section>
    </>
  );
}
