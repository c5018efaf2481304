import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { customersInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { AfterFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { ofNumbers } from "../../plain/of-numbers.ts";
import { Columns, Section } from "../../plain/section.tsx";
import { Figure, Figures } from "../chain/figures.tsx";
import styles from "../financial-projection.module.css";
import { MarketCircles } from "../market-circles.tsx";
import { Amount } from "../parts/amount.tsx";
import { SaveProjection } from "../saving/save-projection.tsx";
import { ClassicCard } from "./classic-card.tsx";

interface ClassicProjectionProps {
  conceptId: string;
  projection: FinancialProjection;
  gapAt: GapAt;
}

/** The projection as it was before version 2: on one page, with the market as it is sized by default. */
export function ClassicProjection({ conceptId, projection, gapAt }: ClassicProjectionProps) {
  const { businessModel, pricing, pricingModel, totalUsers, evidence = {} } = projection;
  const sizing = defaultSizing(projection.marketSizings);
  const at = { item: null, place: "" };
  return (
    <Figures projection={projection}>
      <div className={styles.lead} data-claim>
        <EditableText {...at} field="overview" value={projection.overview} label="Overview" multiline />
      </div>
      <Section
        title="Financial Model"
        aside={
          <>
            <OriginBadge origin={projection.origin} />
            <SaveProjection conceptId={conceptId} />
          </>
        }
      >
        <Columns>
          <ClassicCard title="Business Model" field="businessModel" evidence={evidence.businessModel}>
            {businessModel && (
              <>
                <p className={styles.price}>
                  <EditableText
                    {...at}
                    field="businessModel.subtype"
                    value={businessModel.subtype}
                    label="Business model"
                  />
                </p>
                <div className={styles.muted}>
                  <EditableText
                    {...at}
                    field="businessModel.description"
                    value={businessModel.description}
                    label="Description of the business model"
                    multiline
                  />
                </div>
              </>
            )}
          </ClassicCard>
          <ClassicCard title="Price" field="pricing" evidence={evidence.pricing} gap={gapAt("pricing")}>
            {pricing && (
              <>
                <Amount
                  label="Price"
                  figure={figureId.price}
                  amount={{ field: "pricing.price", value: pricing.price }}
                  unit={{ field: "pricing.unit", value: pricing.unit }}
                  currency={pricing.currency}
                />
                {pricingModel !== null && (
                  <div className={styles.muted}>
                    <EditableText {...at} field="pricingModel" value={pricingModel} label="Pricing model" />
                  </div>
                )}
              </>
            )}
          </ClassicCard>
          <ClassicCard
            title="Total Users"
            field="totalUsers"
            evidence={evidence.totalUsers}
            gap={gapAt("bottom-up-sizing")}
          >
            {totalUsers !== null && (
              <p className={styles.price}>
                <Figure id={figureId.customers} name="the number of customers">
                  {customersInWords(totalUsers)}
                </Figure>
              </p>
            )}
          </ClassicCard>
        </Columns>
      </Section>
      <AfterFirstDrawing>
        <Section title="Market Size">
          {sizing ? (
            <div data-claim>
              <MarketCircles {...marketSize(sizing.assumptionEntries)} per="ARR" sizing={sizing.uuid} />
              <EvidenceButton item={sizing.uuid} name="the market size" {...ofNumbers(sizing.assumptionEntries)} />
            </div>
          ) : (
            gapAt("top-down-sizing")
          )}
        </Section>
      </AfterFirstDrawing>
    </Figures>
  );
}
