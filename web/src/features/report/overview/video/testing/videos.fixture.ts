import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";

export const uuid = "33333333-3333-4333-8333-333333333333";
export const path = "/api/v2/concept/C-0003/video";

/** Two slides of two seconds each. */
const slides = [
  {
    ...{ heading: "Concept video", start: 0, end: 2 },
    cues: [{ start: 0.2, end: 1.8, text: "Refill depots." }],
  },
  {
    ...{ heading: "The problem", start: 2, end: 4 },
    cues: [{ start: 2.2, end: 3.8, text: "Storage rooms overflow." }],
  },
];

export const noVideo: ConceptVideo = {
  ...{ uuid: null, status: "idle", stage: null, progress: null, message: null, conceptVideoUrl: null },
  ...{ mediaType: null, bytes: null, seconds: null, language: null, voice: null, madeBy: null },
  ...{ slides: [], orderedAt: null },
};
export const runningVideo: ConceptVideo = {
  ...noVideo,
  ...{ uuid, status: "generating", stage: "voice", progress: 30, orderedAt: "2026-03-04T10:00:00.000Z" },
};
export const madeVideo: ConceptVideo = {
  ...runningVideo,
  ...{ status: "completed", stage: null, progress: null, conceptVideoUrl: `${path}/file?v=${uuid}` },
  ...{ mediaType: "video/mp4", bytes: 10_000, seconds: 4, language: "en", voice: "program", madeBy: "server", slides },
};

export const captions = `WEBVTT

00:00:00.200 --> 00:00:01.800
Refill depots.

00:00:02.200 --> 00:00:03.800
Storage rooms overflow.
`;

const slide = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960pt" height="540pt"><rect width="960" height="540" fill="${colour}"/></svg>`;

/** What a film is made of. */
export const drawnSlides = [
  { drawing: slide("#143c29"), seconds: 2 },
  { drawing: slide("#fbfaf6"), seconds: 2 },
];

/** Four seconds of a low tone, as a WAV. */
export function voiceOfFilm(): Blob {
  const rate = 8_000;
  const samples = Int16Array.from({ length: 4 * rate }, (_, at) => Math.sin(at / 8) * 6_000);
  const head = new DataView(new ArrayBuffer(44));
  const name = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) head.setUint8(at + index, letter.charCodeAt(0));
  };
  name(0, "RIFF");
  head.setUint32(4, 36 + samples.byteLength, true);
  name(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  name(36, "data");
  head.setUint32(40, samples.byteLength, true);
  return new Blob([head, samples], { type: "audio/wav" });
}
