import { isOutage } from "../../../../platform/database/outage.ts";
import { Failure } from "../../../../platform/failure.ts";
import { FilesAway } from "../../../../platform/files/files.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import type { Workflow } from "../../../../platform/workflows/workflows.ts";
import { announceVideo } from "../present-video.ts";
import { changeVideo } from "../video-store.ts";
import { makeVideo, type VideoInput, type VideoMaking } from "./make-video.ts";

/** Makes videos durably: one whose server dies is gone on with by the next. */
export function defineFilming(dependencies: VideoMaking): Workflow<VideoInput> {
  return dependencies.workflows.define<VideoInput>("concept-video", (input, steps) =>
    steps.work(async (signal) => {
      try {
        await makeVideo(dependencies, input, signal);
      } catch (error) {
        if (isOutage(error) || signal.aborted) throw error;
        if (!(error instanceof Failure || error instanceof TaskFailed || error instanceof FilesAway))
          dependencies.log.error({ err: error, video: input.videoId }, "a video could not be made");
        await failVideo(dependencies, input, sentenceOf(error));
      }
    }),
  );
}

/** Notes that a video could not be made, and why. */
export async function failVideo(
  { database }: Pick<VideoMaking, "database">,
  input: Pick<VideoInput, "accountId" | "userId" | "videoId">,
  sentence: string,
): Promise<void> {
  await database.withTenant(input, async (transaction) => {
    const failed = await changeVideo(transaction, input.videoId, { status: "error", error: sentence });
    if (failed) announceVideo(transaction, failed);
  });
}

function sentenceOf(error: unknown): string {
  if (error instanceof TaskFailed) return error.sentence;
  if (error instanceof FilesAway) return "There is no place for files at the moment. Try again later.";
  return error instanceof Failure ? error.message : "Something went wrong. Please try again.";
}
