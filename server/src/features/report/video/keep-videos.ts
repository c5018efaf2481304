import type { ReportDependencies } from "../dependencies.ts";
import type { VideoMaking } from "./make/make-video.ts";
import { failVideo } from "./make/video.workflow.ts";
import { type Filming, startVideo, workflowId } from "./order-video.ts";
import { findMaking, findWaiting } from "./video-store.ts";

/** Milliseconds for which a video waits for a browser: longer than a lunch, and not for ever. */
const browserPatience = 6 * 3_600_000;

/** Starts what was ordered of a server that died before it began. */
export async function resumeLostVideos(dependencies: VideoMaking & Filming): Promise<void> {
  for (const row of await dependencies.database.withSystem(findMaking))
    if (!(await dependencies.workflows.isKnown(workflowId(row)))) await startVideo(dependencies, row);
}

/** Gives up what no browser has made. */
export async function giveUpVideos(dependencies: Pick<ReportDependencies, "database" | "clock">): Promise<void> {
  const before = new Date(dependencies.clock().getTime() - browserPatience);
  for (const { id: videoId, accountId, orderedBy: userId } of await dependencies.database.withSystem((transaction) =>
    findWaiting(transaction, before),
  ))
    await failVideo(dependencies, { accountId, userId, videoId }, "No browser has made the video.");
}
