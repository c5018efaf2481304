import { randomUUID } from "node:crypto";
import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import type { FileRemovals } from "../../../platform/files/file-removals.ts";
import type { Workflow } from "../../../platform/workflows/workflows.ts";
import { type AskedConcept, requireConceptToWrite } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readStandingSections } from "../snapshot/snapshot-store.ts";
import type { VideoInput } from "./make/make-video.ts";
import { announceVideo, presentVideo } from "./present-video.ts";
import { videoFolder } from "./video-files.ts";
import { findVideo, replaceVideo, type VideoRow } from "./video-store.ts";

/** What makes videos, and clears those that go. */
export interface Filming {
  filming: Workflow<VideoInput>;
  removals: Pick<FileRemovals, "order">;
}

type Ordering = Pick<ReportDependencies, "database" | "clock" | "workflows"> & Filming;

/**
 * Has the video made of the report as it stands. One that is being made is given again; one that is there goes. Throws `not_found`, also while there is no
 * overview, and `conflict` for who looks at an earlier version.
 */
export async function orderVideo(dependencies: Ordering, { actor, reference }: AskedConcept): Promise<ConceptVideo> {
  const { database, clock, removals } = dependencies;
  const { accountId, userId } = actor;
  const row = await database.withTenant(actor, async (transaction) => {
    // The concept is held: of two orders at once one finds the other's.
    const { concept } = await requireConceptToWrite(transaction, reference, userId);
    const before = await findVideo(transaction, concept.id);
    if (before?.status === "generating") return before;
    if (!(await readStandingSections(transaction, concept.id)).overview) throw sectionNotWritten();
    if (before) await removals.order(transaction, { accountId, path: videoFolder(before) });
    const begun = await replaceVideo(transaction, {
      ...{ conceptId: concept.id, accountId, id: randomUUID(), orderedBy: userId, orderedAt: clock() },
    });
    announceVideo(transaction, begun);
    return begun;
  });
  await startVideo(dependencies, row);
  return presentVideo(row);
}

/** The work that makes a video. */
export const workflowId = ({ id }: Pick<VideoRow, "id">) => `concept-video/${id}`;

/** Has a video made, once. */
export const startVideo = async (
  { workflows, filming }: Pick<Ordering, "workflows" | "filming">,
  { id, accountId, orderedBy, conceptId, stage }: VideoRow,
) => {
  if (stage !== "browser")
    await workflows.start(filming, workflowId({ id }), { accountId, userId: orderedBy, conceptId, videoId: id });
};
