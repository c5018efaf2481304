import { useConcept } from "../frame/use-concept.ts";
import { ClassicOverview } from "./classic/classic-overview.tsx";
import { ExecutiveOverview } from "./executive/executive-overview.tsx";
import { UpgradeBanner } from "./upgrade/upgrade-banner.tsx";
import { useFailureNews } from "./use-failure-news.ts";

/** The overview in the form that the concept has: the classic one, or the executive dashboard. */
export function OverviewScreen({ conceptId }: { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  const state = concept?.reportStatusBySection.overview;
  useFailureNews(conceptId, state?.status);
  // The frame shows nothing of a report before its concept is there.
  if (!concept) return null;
  const form = concept.featureVersions.conceptOverview;
  return (
    <>
      {form !== "v3" && <UpgradeBanner conceptId={conceptId} concept={concept} />}
      {form === "v1" ? (
        <ClassicOverview conceptId={conceptId} concept={concept} />
      ) : (
        <ExecutiveOverview conceptId={conceptId} concept={concept} />
      )}
    </>
  );
}
