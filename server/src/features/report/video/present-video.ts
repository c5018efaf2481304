import type { Overview } from "@seedbed/contract/report/overview/schemas";
import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { videoUrl } from "./video-files.ts";
import type { VideoRow } from "./video-store.ts";

export function presentVideo(row: VideoRow | undefined): ConceptVideo {
  const { plan = null, voice = null, madeBy = null, mediaType = null, bytes = null, error = null } = row ?? {};
  const isMaking = row?.status === "generating";
  return {
    uuid: row?.id ?? null,
    status: row?.status ?? "idle",
    stage: isMaking ? row.stage : null,
    progress: isMaking ? row.progress : null,
    message: error,
    conceptVideoUrl: row?.status === "completed" ? videoUrl(row) : null,
    ...{ mediaType, bytes, voice, madeBy },
    seconds: plan?.seconds ?? null,
    language: plan?.language ?? null,
    slides: (plan?.slides ?? []).map((slide) => ({
      ...slide,
      cues: (plan?.cues ?? []).filter(({ start }) => start >= slide.start && start < slide.end),
    })),
    orderedAt: row?.orderedAt.toISOString() ?? null,
  };
}

/** What the overview says of the video. */
export function videoInOverview(
  row: VideoRow | undefined,
): Pick<Overview, "conceptVideoUrl" | "videoStatus" | "videoGenerationStage" | "videoGenerationProgress"> {
  const { conceptVideoUrl, status, stage, progress } = presentVideo(row);
  return { conceptVideoUrl, videoStatus: status, videoGenerationStage: stage, videoGenerationProgress: progress };
}

/** Tells the company that a video is begun, or how it goes on. */
export function announceVideo(transaction: Transaction, row: VideoRow): void {
  const { accountId, conceptId: conceptUuid, status, stage, progress, error } = row;
  const recipient = { accountId };
  if (status === "completed")
    publish(transaction, recipient, {
      type: "concept.video.generation.completed",
      data: { conceptUuid, conceptVideoUrl: videoUrl(row) },
    });
  else if (status === "error")
    publish(transaction, recipient, {
      type: "concept.video.generation.error",
      data: { conceptUuid, message: error ?? "" },
    });
  else if (stage === "waiting")
    publish(transaction, recipient, { type: "concept.video.generation.started", data: { conceptUuid } });
  else
    publish(transaction, recipient, {
      type: "concept.video.generation.progress",
      data: { conceptUuid, stage, progress },
    });
}
