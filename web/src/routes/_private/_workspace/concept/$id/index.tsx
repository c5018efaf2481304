import { createFileRoute } from "@tanstack/react-router";
import { latePart, useLatePart } from "../../../../../design/late/late-part.ts";
import { OverviewScreen } from "../../../../../features/report/overview/overview-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id/")({ component: Overview });

// It asks whether there is something to be shown at all: behind the page.
const similar = latePart(() => import("../../../../../features/concepts/similar/similar-banner.tsx"));

function Overview() {
  const { id } = Route.useParams();
  const part = useLatePart(similar, true);
  return (
    <>
      {part && <part.SimilarBanner idea={{ uuid: id, kind: "concept" }} />}
      <OverviewScreen conceptId={id} />
    </>
  );
}
