import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ReportFrame } from "../../../../../features/report/frame/report-frame.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id")({
  component: () => (
    <ReportFrame conceptId={Route.useParams().id}>
      <Outlet />
    </ReportFrame>
  ),
});
