import type { videoRoutes } from "@seedbed/contract/report/video/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { type Filming, orderVideo } from "./order-video.ts";
import { readCaptions, readFilmFile, readSlides, readVideo, readVoice } from "./read-video.ts";
import { takeVideo } from "./take-video.ts";

export const videoHandlers = (dependencies: ReportDependencies & Filming): Handlers<typeof videoRoutes> => ({
  "POST v2/concept/{id}/video/generate": ({ actor, params }) =>
    orderVideo(dependencies, { actor, reference: params.id }),
  "GET v2/concept/{id}/video": ({ actor, params }) => readVideo(dependencies, { actor, reference: params.id }),
  "GET v2/concept/{id}/video/file": ({ actor, params, query }) =>
    readFilmFile(dependencies, { actor, reference: params.id, uuid: query.v }),
  "GET v2/concept/{id}/video/captions": ({ actor, params }) =>
    readCaptions(dependencies, { actor, reference: params.id }),
  "GET v2/concept/{id}/video/slides": ({ actor, params }) => readSlides(dependencies, { actor, reference: params.id }),
  "GET v2/concept/{id}/video/voice": ({ actor, params }) => readVoice(dependencies, { actor, reference: params.id }),
  "POST v2/concept/{id}/video/file": ({ actor, params, body, file }) =>
    takeVideo(dependencies, { actor, reference: params.id, uuid: body.uuid, file }),
});
