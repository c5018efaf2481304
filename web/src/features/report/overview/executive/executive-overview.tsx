import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Card } from "../../../../design/card.tsx";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { AfterFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import { useHistorical } from "../../frame/historical.ts";
import { SectionGate } from "../../frame/section-gate.tsx";
import type { Concept } from "../../frame/use-concept.ts";
import { useLowerPart } from "../../plain/use-lower-part.ts";
import { AtAGlance } from "../answers/at-a-glance.tsx";
import { ConceptImage } from "../concept-image.tsx";
import { gutCheckQuery } from "../gut-check-query.ts";
import { dashboardColumns } from "../late-columns.ts";
import { overview } from "../section.ts";
import { type ReportParts, useReportParts } from "../use-report-parts.ts";
import styles from "./executive-overview.module.css";
import { ExecutiveSkeleton } from "./executive-skeleton.tsx";
import { GutCheck } from "./gut-check.tsx";
import { TextBlock } from "./text-block.tsx";

// Once in a person's life.
const FirstReport = lazyPart(() =>
  import("../first-report/first-report.tsx").then((module) => ({ default: module.FirstReport })),
);
const FirstReportCall = lazyPart(() =>
  import("../first-report/first-report-call.tsx").then((module) => ({ default: module.FirstReportCall })),
);

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
  const { data: own } = useQuery(gutCheckQuery(conceptId));
  const isHistorical = useHistorical();
  const isReadable = Object.values(parts).every(({ state }) => state === "here" || state === "missing");
  const hasMoment = own?.isFirstReport === true && isReadable && !isHistorical;
  // What comes later would push away what is read already.
  const [isFromTheFirst] = useState(hasMoment);
  const moment = <FirstReport conceptId={conceptId} concept={concept} said={data} parts={parts} />;
  return (
    <div className={styles.dashboard}>
      {hasMoment && (
        <Suspense fallback={null}>{isFromTheFirst ? moment : <FirstReportCall>{moment}</FirstReportCall>}</Suspense>
      )}
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
      <AfterFirstDrawing>
        <Columns conceptId={conceptId} data={data} parts={parts} />
      </AfterFirstDrawing>
    </div>
  );
}

interface ColumnsProps {
  conceptId: string;
  data: Overview;
  parts: ReportParts;
}

/** What it offers and for which problem, beside what the other pages hold in short. */
function Columns({ conceptId, data, parts }: ColumnsProps) {
  const { module, place: listsPlace } = useLowerPart(dashboardColumns);
  const { place: cardsPlace } = useLowerPart(dashboardColumns);
  return (
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
        <div ref={listsPlace} className={styles.pair}>
          {module ? (
            <module.StrengthLists data={data} />
          ) : (
            ["Differentiators", "Our Right to Win"].map((title) => (
              <Card key={title} title={title}>
                <SkeletonLines lines={8} />
              </Card>
            ))
          )}
        </div>
      </div>
      <div ref={cardsPlace}>
        {module ? (
          <module.SectionCarousel conceptId={conceptId} said={data} parts={parts} />
        ) : (
          <Card title="Key assumptions">
            <SkeletonLines lines={12} />
          </Card>
        )}
      </div>
    </div>
  );
}
