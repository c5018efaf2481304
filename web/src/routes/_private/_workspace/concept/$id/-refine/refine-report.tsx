import type { Concept, ReportSection } from "@seedbed/contract/concepts/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { withPart } from "../../../../../../design/late/late-part.ts";
import { RefineHost } from "../../../../../../features/ai-editing/refine-host.tsx";
import { editingKit } from "../../../../../../features/report/editing/editing-kit.ts";
import { useDesk } from "../../../../../../features/report/editing/saving/use-desk.ts";
import { sections } from "../../../../../../features/report/sections.ts";

const WhyOutdated = lazy(() =>
  import("../../../../../../features/report/frame/current/why-outdated.tsx").then((module) => ({
    default: module.WhyOutdated,
  })),
);

const pageOf = (section: ReportSection) => sections[section].tab.path.split("/").slice(3).join("/");

/** Editing a report with AI, put together with the report: where its things stand, what can be taken back, why something is outdated. */
export function RefineReport({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const desk = useDesk(conceptId);
  const show = async (section: ReportSection, item: string | null) => {
    const { placeOfItem } = await import("../../../../../../features/report/frame/places/place-in-section.ts");
    const { tab, query } = sections[section];
    const content = await queryClient.ensureQueryData(query(conceptId) as never).catch(() => undefined);
    const search = item === null ? {} : placeOfItem(section, content, item);
    await navigate({ to: tab.path, params: { id: conceptId }, search: search as never });
  };
  return (
    <RefineHost
      concept={concept}
      versionName={null}
      pageOf={pageOf}
      onShow={(section, item) => void show(section, item)}
      onMade={({ revisions }, what) => withPart(editingKit, ({ noteEdits }) => noteEdits(desk, { revisions, what }))}
      why={
        <Suspense fallback={null}>
          <WhyOutdated conceptId={conceptId} concept={concept} />
        </Suspense>
      }
    />
  );
}
