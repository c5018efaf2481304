import { lazy, Suspense } from "react";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { ExecutiveOverview } from "./executive/executive-overview.tsx";
import { useFailureNews } from "./use-failure-news.ts";

// Earlier forms come when they are shown.
const ClassicOverview = lazy(() =>
  import("./classic/classic-overview.tsx").then((module) => ({ default: module.ClassicOverview })),
);
const UpgradeBanner = lazy(() =>
  import("./upgrade/upgrade-banner.tsx").then((module) => ({ default: module.UpgradeBanner })),
);

/** The overview in the form that the concept has: the classic one, or the executive dashboard. */
export function OverviewScreen({ conceptId }: { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  const state = concept?.reportStatusBySection.overview;
  useFailureNews(conceptId, state?.status);
  // The frame shows nothing of a report before its concept is there.
  if (!concept) return null;
  const form = concept.featureVersions.conceptOverview;
  if (form === "v3") return <ExecutiveOverview conceptId={conceptId} concept={concept} />;
  return (
    <Suspense fallback={<SectionSkeleton section="overview" label="Loading" />}>
      <UpgradeBanner conceptId={conceptId} concept={concept} />
      {form === "v1" ? (
        <ClassicOverview conceptId={conceptId} concept={concept} />
      ) : (
        <ExecutiveOverview conceptId={conceptId} concept={concept} />
      )}
    </Suspense>
  );
}
