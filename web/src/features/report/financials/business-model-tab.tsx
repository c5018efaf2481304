import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { Badge } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { Meter } from "../../../design/progress/meter.tsx";
import { PartRestsOn, RestsOn } from "../evidence/rests-on.tsx";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { Columns, Section } from "../plain/section.tsx";
import styles from "./financial-projection.module.css";

export function BusinessModelTab({ projection, gapAt }: { projection: FinancialProjection; gapAt: GapAt }) {
  const { businessModel, pricing, distributionChannels, costDrivers, evidence = {} } = projection;
  return (
    <>
      <p className={styles.lead}>{projection.overview}</p>
      <Section title="Business model and price" aside={<OriginBadge origin={projection.origin} />}>
        <Columns count={2}>
          {businessModel && (
            <Card title={businessModel.subtype} aside={businessModel.type}>
              <div data-claim>
                <p>{businessModel.description}</p>
                <PartRestsOn
                  field="financialProjection.businessModel"
                  name={businessModel.subtype}
                  evidence={evidence.businessModel}
                />
              </div>
            </Card>
          )}
          {!pricing && gapAt("pricing") && <Card title="Pricing">{gapAt("pricing")}</Card>}
          {pricing && (
            <Card title="Pricing" aside={projection.pricingModel}>
              <div data-claim>
                <p className={styles.price}>
                  {compactUsd(pricing.price)} <small>{pricing.unit}</small>
                </p>
                <p className={styles.muted}>{pricing.reasoning}</p>
                <PartRestsOn field="financialProjection.pricing" name="the price" evidence={evidence.pricing} />
              </div>
              <ul className={styles.list}>
                {pricing.additionalConsiderations.map(({ consideration }) => (
                  <li key={consideration}>{consideration}</li>
                ))}
              </ul>
            </Card>
          )}
        </Columns>
      </Section>
      <Section title="Distribution channels">
        {distributionChannels.length === 0 && gapAt("distribution-channels")}
        <Columns>
          {distributionChannels.map((channel) => (
            <Card
              key={channel.uuid}
              title={channel.title}
              aside={
                <Badge tone={channel.channelType === "primary" ? "ok" : "neutral"}>
                  {channel.channelType === "primary" ? "Primary" : "Alternative"}
                </Badge>
              }
            >
              <div data-claim>
                <p>{channel.description}</p>
                <RestsOn item={channel.uuid} name={channel.title} evidence={channel.evidence} />
              </div>
            </Card>
          ))}
        </Columns>
      </Section>
      <Section title="Cost drivers">
        {costDrivers.length === 0 && gapAt("cost-drivers")}
        <Columns>
          {costDrivers.map((driver) => (
            <Card key={driver.uuid} title={driver.title} aside={`${driver.costPercentageEstimate}% of cost`}>
              <Meter label={`${driver.title}, share of cost`} value={driver.costPercentageEstimate / 100} />
              <p className={styles.muted}>{driver.description}</p>
              <p className={styles.muted}>{driver.mitigationStatement}</p>
              <RestsOn item={driver.uuid} name={driver.title} evidence={driver.evidence} />
            </Card>
          ))}
        </Columns>
      </Section>
    </>
  );
}
