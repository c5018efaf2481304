import { createFileRoute, Outlet } from "@tanstack/react-router";
import { evidenceSearch } from "../../../../../features/report/evidence/address/evidence-search.ts";
import { ReportFrame } from "../../../../../features/report/frame/report-frame.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id")({
  validateSearch: evidenceSearch,
  component: () => (
    <ReportFrame conceptId={Route.useParams().id}>
      <Outlet />
    </ReportFrame>
  ),
});
