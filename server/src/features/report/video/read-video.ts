import { Readable } from "node:stream";
import type { ConceptVideo, VideoSlides } from "@seedbed/contract/report/video/schemas";
import type { FileContent, VideoContent } from "@seedbed/contract/route";
import { notFound } from "../../../platform/failure.ts";
import { writeCaptions } from "../../../platform/film/timing/write-captions.ts";
import { type AskedConcept, requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { fileName } from "../snapshot/snapshot-file-name.ts";
import { readPrepared, slidesForBrowser } from "./make/prepared-film.ts";
import { presentVideo, videoInOverview } from "./present-video.ts";
import { extensionOf, filmPath, voicePath } from "./video-files.ts";
import { findVideo, type VideoRow } from "./video-store.ts";

type Reading = Pick<ReportDependencies, "database" | "files">;

/** What there is of a concept's video. Throws `not_found` for a foreign concept. */
export const readVideo = async (reading: Reading, asked: AskedConcept): Promise<ConceptVideo> =>
  presentVideo((await find(reading, asked)).row);

/** What the overview says of it. Throws as `readVideo`. */
export const readVideoInOverview = async (reading: Reading, asked: AskedConcept) =>
  videoInOverview((await find(reading, asked)).row);

/** The film, by the uuid of its making or the one that there is. Throws `not_found`. */
export async function readFilmFile(
  reading: Reading,
  asked: AskedConcept & { uuid?: string | undefined },
): Promise<VideoContent> {
  const { row, title } = await find(reading, asked);
  const isMeant = row?.status === "completed" && (asked.uuid === undefined || asked.uuid === row.id);
  if (!isMeant || row.mediaType === null || row.bytes === null) throw noVideo();
  const own = reading.files.of(row.accountId);
  // Before anything is sent: a file that is away answers as what it is.
  if (!(await own.read(filmPath(row), { first: 0, last: 0 }))?.destroy()) throw noVideo();
  return {
    name: fileName([title], { at: row.orderedAt, extension: extensionOf(row.mediaType) }),
    mediaType: row.mediaType,
    tag: row.id,
    bytes: row.bytes,
    read: async (range) => {
      const stream = await own.read(filmPath(row), range);
      if (!stream) throw noVideo();
      return stream;
    },
  };
}

/** The captions of the film. Throws `not_found` while there is none. */
export async function readCaptions(reading: Reading, asked: AskedConcept): Promise<FileContent> {
  const { row, title } = await find(reading, asked);
  if (!row?.plan) throw noVideo();
  const content = new TextEncoder().encode(writeCaptions(row.plan));
  return { name: fileName([title], { at: row.orderedAt, extension: "vtt" }), content };
}

/** What a browser makes the film of. Throws `not_found` unless the video waits for one. */
export async function readSlides(reading: Reading, asked: AskedConcept): Promise<VideoSlides> {
  const row = await findWaitingFor(reading, asked);
  const prepared = await readPrepared(reading, row);
  if (!prepared) throw noVideo();
  return slidesForBrowser(row, prepared);
}

/** What is said in it, while it waits for a browser. Throws `not_found`, also where nothing is said. */
export async function readVoice(reading: Reading, asked: AskedConcept): Promise<FileContent> {
  const row = await findWaitingFor(reading, asked);
  const stream = row.voice && (await reading.files.of(row.accountId).read(voicePath(row)));
  if (!stream) throw noVideo();
  return { name: "voice.wav", content: Readable.from(stream) };
}

async function findWaitingFor(reading: Reading, asked: AskedConcept): Promise<VideoRow> {
  const { row } = await find(reading, asked);
  if (row?.status !== "generating" || row.stage !== "browser") throw noVideo();
  return row;
}

const find = ({ database }: Reading, { actor, reference }: AskedConcept) =>
  database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    return { row: await findVideo(transaction, concept.id), title: concept.title };
  });

const noVideo = () => notFound("There is no such video.");
