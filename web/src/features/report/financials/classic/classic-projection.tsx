import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Evidence } from "@seedbed/contract/report/source";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { customersInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { ReactNode } from "react";
import { Card } from "../../../../design/card.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { ofNumbers } from "../../plain/of-numbers.ts";
import { Columns, Section } from "../../plain/section.tsx";
import styles from "../financial-projection.module.css";
import { MarketCircles } from "../market-circles.tsx";

interface ClassicProjectionProps {
  projection: FinancialProjection;
  gapAt: GapAt;
}

/** The projection as it was before version 2: on one page, with the market as it is sized by default. */
export function ClassicProjection({ projection, gapAt }: ClassicProjectionProps) {
  const { businessModel, pricing, totalUsers, evidence = {} } = projection;
  const sizing = defaultSizing(projection.marketSizings);
  return (
    <>
      <div data-claim>
        <p className={styles.lead}>{projection.overview}</p>
      </div>
      <Section title="Financial Model" aside={<OriginBadge origin={projection.origin} />}>
        <Columns>
          <ModelCard
            title="Business Model"
            field="businessModel"
            evidence={evidence.businessModel}
            words={businessModel && { figure: businessModel.subtype, text: businessModel.description }}
          />
          <ModelCard
            title="Price"
            field="pricing"
            evidence={evidence.pricing}
            words={
              pricing && { figure: compactUsd(pricing.price), unit: pricing.unit, text: projection.pricingModel ?? "" }
            }
            gap={gapAt("pricing")}
          />
          <ModelCard
            title="Total Users"
            field="totalUsers"
            evidence={evidence.totalUsers}
            words={totalUsers === null ? null : { figure: customersInWords(totalUsers), text: "" }}
            gap={gapAt("bottom-up-sizing")}
          />
        </Columns>
      </Section>
      <Section title="Market Size">
        {sizing ? (
          <div data-claim>
            <MarketCircles tam={projection.tam} sam={projection.sam} som={projection.som} />
            <EvidenceButton item={sizing.uuid} name="the market size" {...ofNumbers(sizing.assumptionEntries)} />
          </div>
        ) : (
          gapAt("top-down-sizing")
        )}
      </Section>
    </>
  );
}

interface ModelCardProps {
  title: string;
  field: "businessModel" | "pricing" | "totalUsers";
  evidence: Evidence | undefined;
  /** Null for what is not there. */
  words: { figure: string; unit?: string; text: string } | null;
  gap?: ReactNode;
}

/** A part of the model in one figure, and the way to what it rests on. */
function ModelCard({ title, field, evidence, words, gap }: ModelCardProps) {
  if (!words) return <Card title={title}>{gap ?? <p className={styles.muted}>Not known.</p>}</Card>;
  return (
    <Card title={title}>
      <div data-claim>
        <p className={styles.price}>
          {words.figure} {words.unit && <small>{words.unit}</small>}
        </p>
        {words.text && <p className={styles.muted}>{words.text}</p>}
        <PartRestsOn field={`financialProjection.${field}`} name={title} evidence={evidence} />
      </div>
    </Card>
  );
}
