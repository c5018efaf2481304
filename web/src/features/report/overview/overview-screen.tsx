import { lazy, Suspense } from "react";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { type Concept, useConcept } from "../frame/use-concept.ts";
import { ExecutiveOverview } from "./executive/executive-overview.tsx";
import { useFailureNews } from "./use-failure-news.ts";

// Earlier forms come when they are shown.
const ClassicOverview = lazy(() =>
  import("./classic/classic-overview.tsx").then((module) => ({ default: module.ClassicOverview })),
);
// For debug mode alone.
const VideoPanel = lazy(() => import("./video/video-panel.tsx").then((module) => ({ default: module.VideoPanel })));
const UpgradeBanner = lazy(() =>
  import("./upgrade/upgrade-banner.tsx").then((module) => ({ default: module.UpgradeBanner })),
);

/** The overview in the form that the concept has: the classic one, or the executive dashboard. */
export function OverviewScreen({ conceptId }: { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  const debug = useDebugMode();
  const state = concept?.reportStatusBySection.overview;
  useFailureNews(conceptId, state?.status);
  // The frame shows nothing of a report before its concept is there.
  if (!concept) return null;
  return (
    <>
      <OverviewForm conceptId={conceptId} concept={concept} />
      {debug && (
        <Suspense fallback={null}>
          <VideoPanel conceptId={conceptId} concept={concept} />
        </Suspense>
      )}
    </>
  );
}

function OverviewForm({ conceptId, concept }: { conceptId: string; concept: Concept }) {
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
