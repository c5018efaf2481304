import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { Card } from "../../../../design/card.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { AfterFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { Columns, Section } from "../../plain/section.tsx";
import { LateBegin } from "../missing/late-begin.tsx";
import { ChannelList } from "./channel-list.tsx";
import { DriverList } from "./driver-list.tsx";
import { ModelCard } from "./model-card.tsx";
import { PricingCard } from "./pricing-card.tsx";

/** How the idea earns: model and price side by side, then the ways to customers, then what drives cost. */
export function BusinessModelTab({ projection, gapAt }: { projection: FinancialProjection; gapAt: GapAt }) {
  const { businessModel, pricing, pricingModel, evidence = {} } = projection;
  return (
    <>
      <Section title="Business model and price" aside={<OriginBadge origin={projection.origin} />}>
        <Columns count={2}>
          {businessModel ? <ModelCard model={businessModel} evidence={evidence} /> : <LateBegin part="businessModel" />}
          {!pricing && gapAt("pricing") && <Card title="Pricing">{gapAt("pricing")}</Card>}
          {!pricing && !gapAt("pricing") && <LateBegin part="pricing" />}
          {pricing && <PricingCard pricing={pricing} pricingModel={pricingModel} evidence={evidence} />}
        </Columns>
      </Section>
      <AfterFirstDrawing>
        <ChannelList channels={projection.distributionChannels} gap={gapAt("distribution-channels")} />
        <DriverList drivers={projection.costDrivers} gap={gapAt("cost-drivers")} />
      </AfterFirstDrawing>
    </>
  );
}
