import type { Concept, ReportSection } from "@seedbed/contract/concepts/schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { withPart } from "../../../../../../design/late/late-part.ts";
import { Refine } from "../../../../../../features/ai-editing/refine.tsx";
import { editingKit } from "../../../../../../features/report/editing/editing-kit.ts";
import { useDesk } from "../../../../../../features/report/editing/saving/use-desk.ts";
import { WhyOutdated } from "../../../../../../features/report/frame/current/why-outdated.tsx";
import { placeOfItem } from "../../../../../../features/report/frame/places/place-in-section.ts";
import { sections } from "../../../../../../features/report/sections.ts";
import { versionsQuery } from "../../../../../../features/report/versions/versions-query.ts";

interface RefineReportProps {
  conceptId: string;
  concept: Concept;
  canRefine: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const pageOf = (section: ReportSection) => sections[section].tab.path.split("/").slice(3).join("/");

/** Editing a report with AI, put together with the report: where its things stand, what can be taken back, why something is outdated. */
export function RefineReport({ conceptId, concept, ...panel }: RefineReportProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const desk = useDesk(conceptId);
  const { data: versions } = useQuery({ ...versionsQuery(conceptId), enabled: panel.isOpen });
  // What was changed since the newest one is kept as one more.
  const newest = versions?.versions[0]?.versionNumber ?? 0;
  const versionName = versions ? `V${newest + (versions.isChangedSince || newest === 0 ? 1 : 0)}` : null;
  const show = async (section: ReportSection, item: string | null) => {
    const { tab, query } = sections[section];
    const content = await queryClient.ensureQueryData(query(conceptId) as never).catch(() => undefined);
    const search = item === null ? {} : placeOfItem(section, content, item);
    await navigate({ to: tab.path, params: { id: conceptId }, search: search as never });
  };
  return (
    <Refine
      {...panel}
      concept={concept}
      versionName={versionName}
      pageOf={pageOf}
      onShow={(section, item) => void show(section, item)}
      onMade={({ revisions }, what) => withPart(editingKit, ({ noteEdits }) => noteEdits(desk, { revisions, what }))}
      why={<WhyOutdated conceptId={conceptId} concept={concept} />}
    />
  );
}
