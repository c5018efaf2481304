import { createFileRoute, Outlet } from "@tanstack/react-router";
import { evidenceSearch } from "../../../../../features/report/evidence/address/evidence-search.ts";
import { ReportFrame } from "../../../../../features/report/frame/report-frame.tsx";
import { RefineStart } from "./-refine/refine-start.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id")({
  validateSearch: evidenceSearch,
  component: Report,
});

function Report() {
  const { id } = Route.useParams();
  return (
    <ReportFrame
      conceptId={id}
      action={(concept) => <RefineStart key={concept.uuid} conceptId={id} concept={concept} />}
    >
      <Outlet />
    </ReportFrame>
  );
}
