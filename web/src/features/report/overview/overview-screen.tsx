import { Suspense } from "react";
import { useLatePart } from "../../../design/late/late-part.ts";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { type Concept, useConcept } from "../frame/use-concept.ts";
import { ExecutiveOverview } from "./executive/executive-overview.tsx";
import { classicOverview, upgradeBanner } from "./late-forms.ts";
import { useFailureNews } from "./use-failure-news.ts";

// For debug mode alone.
const VideoPanel = lazyPart(() => import("./video/video-panel.tsx").then((module) => ({ default: module.VideoPanel })));

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
  const classic = useLatePart(classicOverview, form === "v1");
  const banner = useLatePart(upgradeBanner, form !== "v3");
  if (form === "v3") return <ExecutiveOverview conceptId={conceptId} concept={concept} />;
  const Shown = form === "v1" ? classic?.ClassicOverview : ExecutiveOverview;
  if (!banner || !Shown) return <SectionSkeleton section="overview" label="Loading" />;
  return (
    <>
      <banner.UpgradeBanner conceptId={conceptId} concept={concept} />
      <Shown conceptId={conceptId} concept={concept} />
    </>
  );
}
