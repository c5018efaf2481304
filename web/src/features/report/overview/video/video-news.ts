import { toastDuration } from "@seedbed/contract/limits";
import { toast } from "../../../../shell/toasts.ts";
import { onEvent } from "../../../../transport/events.ts";

const watched = new Set<string>();
let isListening = false;

/** From now on says when the video of this concept is finished (15 s) or has failed (10 s), wherever the person is by then. */
export function sayNewsOf(conceptUuid: string): void {
  watched.add(conceptUuid);
  if (isListening) return;
  isListening = true;
  const id = (uuid: string) => `video-${uuid}`;
  onEvent("concept.video.generation.completed", ({ conceptUuid: uuid }) => {
    if (watched.has(uuid))
      toast.success("Concept video generated successfully", { duration: toastDuration.completion, id: id(uuid) });
  });
  onEvent("concept.video.generation.error", ({ conceptUuid: uuid, message }) => {
    const words = "Video generation failed";
    if (watched.has(uuid))
      toast.error(message ? `${words}: ${message}` : words, { duration: toastDuration.error, id: id(uuid) });
  });
}
