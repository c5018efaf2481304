import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { SectionGate } from "../../frame/section-gate.tsx";
import type { Concept } from "../../frame/use-concept.ts";
import { AtAGlance } from "../answers/at-a-glance.tsx";
import { SectionCarousel } from "../cards/section-carousel.tsx";
import { ConceptImage } from "../concept-image.tsx";
import { overview } from "../section.ts";
import { useReportParts } from "../use-report-parts.ts";
import styles from "./executive-overview.module.css";
import { ExecutiveSkeleton } from "./executive-skeleton.tsx";
import { GutCheck } from "./gut-check.tsx";
import { NumberedCard } from "./numbered-card.tsx";
import { TextBlock } from "./text-block.tsx";

interface ExecutiveOverviewProps {
  conceptId: string;
  concept: Concept;
}

/** The executive dashboard: is it promising, what is it, what speaks for it and against it, and what does it rest on. */
export function ExecutiveOverview({ conceptId, concept }: ExecutiveOverviewProps) {
  return (
    <SectionGate conceptId={conceptId} section={overview} skeleton={ExecutiveSkeleton}>
      {(data) => <Dashboard conceptId={conceptId} concept={concept} data={data} />}
    </SectionGate>
  );
}

function Dashboard({ conceptId, concept, data }: ExecutiveOverviewProps & { data: Overview }) {
  const parts = useReportParts(conceptId);
  return (
    <div className={styles.dashboard}>
      <GutCheck conceptId={conceptId} reasoning={data.shouldWeDoThis} evidence={data.evidence?.shouldWeDoThis} />
      <div className={styles.lead}>
        <TextBlock
          title="What is it?"
          badge={<OriginBadge origin={data.origin} />}
          field="overview.whatIsThis"
          value={data.whatIsThis}
          large
          evidence={data.evidence?.whatIsThis}
        />
        <ConceptImage conceptId={conceptId} url={data.conceptImageUrl} origin={data.conceptImageOrigin} />
      </div>
      <AtAGlance conceptId={conceptId} concept={concept} parts={parts} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.pair}>
            <TextBlock
              title="Value Proposition"
              field="overview.valueProposition"
              value={data.valueProposition}
              evidence={data.evidence?.valueProposition}
            />
            <TextBlock
              title="Problem Statement"
              field="overview.problemStatement"
              value={data.problemStatement}
              evidence={data.evidence?.problemStatement}
            />
          </div>
          <div className={styles.pair}>
            <NumberedCard
              title="Differentiators"
              origin={data.origin}
              list="overview.differentiators[]"
              one="differentiator"
              items={data.differentiators}
              empty="No differentiators available"
            />
            <NumberedCard
              title="Our Right to Win"
              origin={data.origin}
              list="overview.rightsToWin[]"
              one="right to win"
              items={data.rightsToWin}
              empty="No rights to win available"
            />
          </div>
        </div>
        <SectionCarousel conceptId={conceptId} marketSizeSummary={data.marketSizeSummary} parts={parts} />
      </div>
    </div>
  );
}
