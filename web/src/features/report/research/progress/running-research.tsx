import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../../design/late/lazy-part.ts";
import type { Concept } from "../../frame/use-concept.ts";
import { researchQuery } from "../research-query.ts";
import { researchOfRun } from "./research-of-run.ts";
import { useResearchEvents } from "./use-research-events.ts";

const ResearchBand = lazyPart(() => import("./research-band.tsx").then((module) => ({ default: module.ResearchBand })));
const ResearchView = lazyPart(() => import("./research-view.tsx").then((module) => ({ default: module.ResearchView })));

interface RunningResearchProps {
  conceptId: string;
  concept: Concept;
  /** Whether nothing stands yet of what the page is for. */
  isUnwritten: boolean;
  /** The page as it is without research. */
  children: ReactNode;
}

/**
 * Above every page of a report that is written with research: how far it is. Where nothing of the page stands yet, what is read and what has
 * arrived takes its place.
 */
export function RunningResearch({ conceptId, concept, isUnwritten, children }: RunningResearchProps) {
  const { data: research } = useQuery({
    ...researchQuery(conceptId),
    enabled: concept.reportStatus === "pending",
  });
  useResearchEvents(conceptId, concept.uuid);
  const progress = researchOfRun(concept, research);
  if (progress === undefined || !research) return children;
  return (
    <>
      <Suspense fallback={null}>
        <ResearchBand concept={concept} plan={research.plan} progress={progress} />
      </Suspense>
      {isUnwritten ? (
        <Suspense fallback={children}>
          <ResearchView conceptId={conceptId} concept={concept} plan={research.plan} progress={progress} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
