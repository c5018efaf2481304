import { conceptFolder } from "../writing/images/image-file.ts";
import type { VideoRow } from "./video-store.ts";

type Named = Pick<VideoRow, "conceptId" | "id">;

/** Where all of one making of a video is kept: it goes with its concept. */
export const videoFolder = ({ conceptId, id }: Named): string => `${conceptFolder(conceptId)}/video-${id}`;

const extensions = { "video/mp4": "mp4", "video/webm": "webm" } as const;

export const extensionOf = (mediaType: VideoRow["mediaType"]) => extensions[mediaType ?? "video/mp4"];

export const filmPath = (row: Named & Pick<VideoRow, "mediaType">): string =>
  `${videoFolder(row)}/film.${extensionOf(row.mediaType)}`;

/** What a film is made of, which goes when it is there. */
export const workFolder = (row: Named): string => `${videoFolder(row)}/work`;
export const slidesPath = (row: Named): string => `${workFolder(row)}/slides.json`;
export const voicePath = (row: Named): string => `${workFolder(row)}/voice.wav`;
export const linePath = (row: Named, slide: number, line: number): string =>
  `${workFolder(row)}/line-${slide}-${line}.wav`;

/** Where a film is fetched; another making of it has another address. */
export const videoUrl = ({ conceptId, id }: Named): string => `/api/v2/concept/${conceptId}/video/file?v=${id}`;
