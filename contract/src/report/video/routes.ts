import { z } from "zod";
import { videoFileMax } from "../../limits.ts";
import type { Routes } from "../../route.ts";
import { ConceptVideo, MadeVideo, VideoSlides } from "./schemas.ts";

/** The video of a concept, made of its report. */
export const videoRoutes = {
  "POST v2/concept/{id}/video/generate": {
    summary:
      "Has the video of a concept made: durably, told by events. One that is being made is not begun twice; one that is there goes.",
    access: "member",
    status: 202,
    answer: ConceptVideo,
    expensive: true,
  },
  "GET v2/concept/{id}/video": {
    summary: "The video of a concept, with what is said in it, or how far it is.",
    access: "member",
    status: 200,
    answer: ConceptVideo,
  },
  "GET v2/concept/{id}/video/file": {
    summary: "The film itself, whole or a range of it. `v`: which one, by its uuid; the one that there is without it.",
    access: "member",
    status: 200,
    query: z.object({ v: z.string().max(100).optional() }),
    video: true,
  },
  "GET v2/concept/{id}/video/captions": {
    summary: "The captions of the film, as WebVTT.",
    access: "member",
    status: 200,
    file: "text/vtt",
  },
  "GET v2/concept/{id}/video/slides": {
    summary: "What a browser makes the video of, while the server waits for one because it has no ffmpeg.",
    access: "member",
    status: 200,
    answer: VideoSlides,
  },
  "GET v2/concept/{id}/video/voice": {
    summary: "What is said in a video that a browser makes, as long as the whole of it.",
    access: "member",
    status: 200,
    file: "audio/wav",
  },
  "POST v2/concept/{id}/video/file": {
    summary: "Takes the video that a browser has made of the slides: MP4 or WebM. The first one counts.",
    access: "member",
    status: 201,
    body: MadeVideo,
    largestFile: videoFileMax,
    answer: ConceptVideo,
    errors: ["conflict"],
  },
} as const satisfies Routes;
