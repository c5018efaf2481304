import { z } from "zod";
import { Uuid } from "../../plain-text.ts";

const started = z.object({ conceptUuid: Uuid });
const progress = z.object({ conceptUuid: Uuid, stage: z.string(), progress: z.number().min(0).max(100) });
const completed = z.object({ conceptUuid: Uuid, conceptVideoUrl: z.string() });
const error = z.object({ conceptUuid: Uuid, message: z.string() });

export const videoEvents = {
  "concept.video.generation.started": started,
  "concept.video.generation.progress": progress,
  "concept.video.generation.completed": completed,
  "concept.video.generation.error": error,
} as const;
