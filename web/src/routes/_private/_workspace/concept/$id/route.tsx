import { createFileRoute, Outlet } from "@tanstack/react-router";
import { RefineButton } from "../../../../../features/ai-editing/refine-button.tsx";
import { evidenceSearch } from "../../../../../features/report/evidence/address/evidence-search.ts";
import { ReportFrame } from "../../../../../features/report/frame/report-frame.tsx";
import { RefineReport } from "./-refine/refine-report.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id")({
  validateSearch: evidenceSearch,
  component: Report,
});

function Report() {
  const { id } = Route.useParams();
  return (
    <ReportFrame
      conceptId={id}
      action={(concept) => <RefineButton concept={concept} />}
      beside={(concept) => <RefineReport conceptId={id} concept={concept} />}
    >
      <Outlet />
    </ReportFrame>
  );
}
