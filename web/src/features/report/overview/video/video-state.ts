import type { ServerEvents } from "@seedbed/contract/all-events";
import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import type { videoStages } from "@seedbed/contract/report/video/words";

/** The specification's states of a video. */
export type VideoState = "idle" | "running" | "completed" | "error";

/** A video that is being made when the page loads is shown as running. */
export const stateOf = ({ status }: Pick<ConceptVideo, "status">): VideoState =>
  status === "generating" ? "running" : status;

type Name = Extract<keyof ServerEvents, `concept.video.generation.${string}`>;
export type VideoEvent = { [Each in Name]: { type: Each; data: ServerEvents[Each] } }[Name];

/** What is known of a video once an event has told of it. */
export function moved(video: ConceptVideo, { type, data }: VideoEvent): ConceptVideo {
  switch (type) {
    case "concept.video.generation.started":
      return { ...begun(video), stage: "waiting", progress: 0 };
    case "concept.video.generation.progress":
      return { ...begun(video), stage: data.stage as Stage, progress: data.progress };
    case "concept.video.generation.completed":
      return { ...ended(video), status: "completed", message: null, conceptVideoUrl: data.conceptVideoUrl };
    case "concept.video.generation.error":
      return { ...ended(video), status: "error", message: data.message, conceptVideoUrl: null };
  }
}

type Stage = (typeof videoStages)[number];

const begun = (video: ConceptVideo): ConceptVideo => ({
  ...video,
  status: "generating",
  message: null,
  conceptVideoUrl: null,
});
const ended = (video: ConceptVideo): ConceptVideo => ({ ...video, stage: null, progress: null });
