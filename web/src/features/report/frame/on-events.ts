import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { withPart } from "../../../design/late/late-part.ts";
import { useEvent } from "../../../transport/events.ts";
import { readAgain } from "../../../transport/queries/read-again.ts";
import { tell } from "../../../transport/queries/tell.ts";
import { conceptKeys, reportKeys } from "../../../transport/query-keys.ts";
import { versionsPart } from "../versions/versions-part.ts";
import type { Concept } from "./use-concept.ts";

/** What an event says of the concept shown. */
export function applyToConcept(concept: Concept, update: ConceptWorkflowUpdate): Concept {
  const {
    eventType: _eventType,
    message: _message,
    conceptRootIdentifier: _identifier,
    conceptUuid: _uuid,
    reportStatusAggregate: reportStatus,
    statusBefore: _before,
    lastModifiedBy: { uuid: _person, ...lastModifiedBy },
    ...state
  } = update;
  return { ...concept, ...state, reportStatus, lastModifiedBy };
}

// A concept is cached under the name in the address: its uuid or its identifier.
function applyUpdate(queryClient: QueryClient, update: ConceptWorkflowUpdate): void {
  for (const id of [update.conceptUuid, update.conceptRootIdentifier]) {
    // Whoever looks at an earlier version is told nothing of what stands.
    tell<Concept>(
      queryClient,
      conceptKeys.detail(id),
      (concept) => concept && (concept.isHistoricalVersion ? concept : applyToConcept(concept, update)),
    );
    const written = newlyWritten(queryClient, id, update);
    void readSectionsAgain(queryClient, id, written);
    if (written.length > 0) void readAgain(queryClient, reportKeys.glance(id));
    // It says, too, whether this is the person's first finished report.
    if (written.length > 0 && update.reportStatusAggregate === "complete")
      void readAgain(queryClient, conceptKeys.gutCheck(id));
    // What is outdated follows from what stands: it is asked for anew where it is shown.
    void queryClient.invalidateQueries({ queryKey: reportKeys.outdated(id) });
  }
}

/** Sections that tell of others as they are read: what signals say of assumptions. */
const followers = ["assumptions"] as const satisfies ReportSection[];

/** The sections that were written since the last event told of them; all written ones at the first. */
function newlyWritten(queryClient: QueryClient, id: string, { reportStatusBySection }: ConceptWorkflowUpdate) {
  const known = queryClient.getQueryData<typeof reportStatusBySection>(reportKeys.told(id));
  queryClient.setQueryData(reportKeys.told(id), reportStatusBySection);
  const written = reportSections.filter((section) => {
    const { dateCompleted } = reportStatusBySection[section];
    return dateCompleted !== null && dateCompleted !== known?.[section].dateCompleted;
  });
  return written.includes("customerProfiles") ? [...new Set([...written, ...followers])] : written;
}

// A first read under way would win over a second one, and tell that the section is not there.
async function readSectionsAgain(
  queryClient: QueryClient,
  id: string,
  sections: readonly ReportSection[],
): Promise<void> {
  for (const section of sections) await readAgain(queryClient, reportKeys.section(id, section));
}

/** A section says something else, which the desk reads: which others are outdated now stands in the concept. */
function applyChange(queryClient: QueryClient, conceptUuid: string): void {
  const shown = queryClient.getQueriesData<Concept>({
    predicate: ({ queryKey }) => queryKey[0] === conceptKeys.detail("")[0],
  });
  for (const [queryKey, concept] of shown) {
    if (concept?.uuid !== conceptUuid) continue;
    const id = String(queryKey[1]);
    void readAgain(queryClient, reportKeys.glance(id));
    const following = followers.map((section) => reportKeys.section(id, section));
    for (const key of [queryKey, reportKeys.outdated(id), reportKeys.evidence(id), ...following])
      void queryClient.invalidateQueries({ queryKey: key });
  }
}

/** Sources or statements were judged, in one report or in any: what rests on them may be outdated, and is shown anew. */
function applyVerdict(queryClient: QueryClient, conceptUuid: string | null): void {
  const shown = queryClient.getQueriesData<Concept>({
    predicate: ({ queryKey }) => queryKey[0] === conceptKeys.detail("")[0],
  });
  for (const [, concept] of shown) {
    if (concept && (conceptUuid === null || conceptUuid === concept.uuid)) applyChange(queryClient, concept.uuid);
  }
}

/** Keeps the open report true while it is being written or edited, and as the version that the person chose in another window. */
export function useReportEvents(): void {
  const queryClient = useQueryClient();
  useEvent("concept.report.changed.account", ({ conceptUuid }) => applyChange(queryClient, conceptUuid));
  useEvent("concept.evidence.changed.account", ({ conceptUuid }) => applyVerdict(queryClient, conceptUuid));
  useEvent("concept.versions.changed.account", (version) =>
    withPart(versionsPart, ({ applyVersion }) => applyVersion(queryClient, version)),
  );
  useEvent("concept.version.viewed.user", ({ conceptUuid }) =>
    withPart(versionsPart, ({ showAnew }) => void showAnew(queryClient, conceptUuid)),
  );
  useEvent("concept.workflow.update.account", (update) => applyUpdate(queryClient, update));
}
