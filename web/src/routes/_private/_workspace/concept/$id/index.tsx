import { createFileRoute } from "@tanstack/react-router";
import { SimilarBanner } from "../../../../../features/concepts/similar/similar-banner.tsx";
import { OverviewScreen } from "../../../../../features/report/overview/overview-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id/")({ component: Overview });

function Overview() {
  const { id } = Route.useParams();
  return (
    <>
      <SimilarBanner idea={{ uuid: id, kind: "concept" }} />
      <OverviewScreen conceptId={id} />
    </>
  );
}
