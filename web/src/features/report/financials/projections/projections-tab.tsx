import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { Suspense } from "react";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { useProjectionsInLabs } from "../../../../shell/report-forms/projections-in-labs.ts";

const ComingSoon = lazyPart(() => import("./coming-soon.tsx").then((module) => ({ default: module.ComingSoon })));
const ProjectionsPage = lazyPart(() =>
  import("./projections-page.tsx").then((module) => ({ default: module.ProjectionsPage })),
);

/** Projections for whom they are turned on in Labs, and for all others that they are coming. */
export function ProjectionsTab({ projection }: { projection: FinancialProjection }) {
  const isInLabs = useProjectionsInLabs();
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      {isInLabs ? <ProjectionsPage projection={projection} /> : <ComingSoon />}
    </Suspense>
  );
}
