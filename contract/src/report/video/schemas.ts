import { z } from "zod";
import { Instant, Uuid } from "../../plain-text.ts";
import { filmTypes, videoStages, videoStatuses } from "./words.ts";

/** What is said from one moment to the next, in seconds. */
const Cue = z.object({ start: z.number(), end: z.number(), text: z.string() });

/** A slide from one moment to the next, and the captions of what is said meanwhile. */
const FilmedSlide = z.object({ heading: z.string(), start: z.number(), end: z.number(), cues: z.array(Cue) });

/** The video of a concept: what there is of it, or how far it is. */
export const ConceptVideo = z.object({
  /** Of this making of it: another one is another video. Null before the first one. */
  uuid: Uuid.nullable(),
  status: z.enum(videoStatuses),
  /** While it is being made. */
  stage: z.enum(videoStages).nullable(),
  /** From 0 to 100, while it is being made. */
  progress: z.number().min(0).max(100).nullable(),
  /** A sentence for the person when it failed. */
  message: z.string().nullable(),
  conceptVideoUrl: z.string().nullable(),
  mediaType: z.enum(filmTypes).nullable(),
  bytes: z.int().nullable(),
  seconds: z.number().nullable(),
  /** The language in which it speaks, as a tag; null before that is known. */
  language: z.string().nullable(),
  /** Who speaks: a program of the server, or a model; null for nobody. */
  voice: z.enum(["program", "model"]).nullable(),
  /** Where the film was made of its slides. */
  madeBy: z.enum(["server", "browser"]).nullable(),
  slides: z.array(FilmedSlide),
  orderedAt: Instant.nullable(),
});
export type ConceptVideo = z.infer<typeof ConceptVideo>;

/** What a browser makes a video of, where the server cannot: its slides as SVGs, each for so many seconds, and whether there is a voice to it. */
export const VideoSlides = z.object({
  uuid: Uuid,
  language: z.string(),
  hasVoice: z.boolean(),
  slides: z.array(z.object({ drawing: z.string(), seconds: z.number() })),
});
export type VideoSlides = z.infer<typeof VideoSlides>;

/** `uuid`: the making of it that the file belongs to. */
export const MadeVideo = z.object({ uuid: Uuid });
