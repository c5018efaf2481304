import { createFileRoute } from "@tanstack/react-router";
import { SimilarBanner } from "../../../../../features/concepts/similar/similar-banner.tsx";
import { IncubateScreen } from "../../../../../features/incubation/incubate-screen.tsx";
import { incubateSearch } from "../../../../../features/incubation/incubate-search.ts";

export const Route = createFileRoute("/_private/_workspace/concept/incubate/")({
  validateSearch: incubateSearch,
  component: Incubate,
});

function Incubate() {
  const { seed, stage } = Route.useSearch();
  return (
    <>
      {seed && stage === "selecting" && <SimilarBanner idea={{ uuid: seed, kind: "seed" }} abovePage />}
      <IncubateScreen seedUuid={seed} />
    </>
  );
}
