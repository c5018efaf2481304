import type { FilmPlan } from "../../../../platform/film/film-plan.ts";
import { planFilm } from "../../../../platform/film/timing/plan-film.ts";
import { joinSounds } from "../../../../platform/film/voice/join-sounds.ts";
import { secondsOf, writeWav } from "../../../../platform/film/voice/sound.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { announceVideo } from "../present-video.ts";
import { filmPath, videoFolder, voicePath, workFolder } from "../video-files.ts";
import { changeVideo, findVideo, type VideoRow } from "../video-store.ts";
import { type PreparedFilm, prepareFilm, readPrepared } from "./prepared-film.ts";
import { type SpokenFilm, speakLines } from "./speak-lines.ts";

/** A video that is made on somebody's behalf. */
export interface VideoInput {
  accountId: string;
  userId: string;
  conceptId: string;
  videoId: string;
}

export type VideoMaking = Pick<
  ReportDependencies,
  "database" | "files" | "studio" | "gateway" | "readCompany" | "log" | "workflows"
>;

/** How far a video is when each of its stages begins; with the last one it is there. */
const begins = { slides: 2, voice: 12, film: 50, storing: 96 } as const;
/** Progress is told in steps of so many of a hundred. */
const toldStep = 4;

/** The video is not wanted any more: another one was begun, or its concept is gone. */
class NotWanted extends Error {}

/**
 * Makes a video from where an earlier try has come to: slides, what is said in them, and the film, or, without ffmpeg, what a browser makes it of. Does
 * nothing for what is done, or gone. Throws `Failure`, `TaskFailed` and `FilesAway` when it cannot be made.
 */
export async function makeVideo(tools: VideoMaking, input: VideoInput, signal: AbortSignal): Promise<void> {
  try {
    await workOn(tools, input, signal);
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error;
    // What was written meanwhile is nobody's.
    await tools.files.of(input.accountId).removeFolder(videoFolder({ conceptId: input.conceptId, id: input.videoId }));
  }
}

async function workOn(tools: VideoMaking, input: VideoInput, signal: AbortSignal): Promise<void> {
  const { database, files } = tools;
  const known = await database.withTenant(input, (transaction) => findVideo(transaction, input.conceptId));
  if (known?.id !== input.videoId || known.status !== "generating" || known.stage === "browser") return;
  const note = createNotes(tools, input, known);
  await note("slides", begins.slides);
  const earlier = await readPrepared(tools, known);
  const prepared = earlier ?? (await prepareFilm(tools, known));
  await note("voice", begins.voice);
  const spoken = await speakLines(
    tools,
    { row: known, prepared },
    {
      signal,
      isResumed: earlier !== null,
      onProgress: (share) => note("voice", between("voice", "film", share)),
    },
  );
  const { plan, voice } = await timed(prepared, spoken);
  if (voice) await files.of(known.accountId).put(voicePath(known), { content: voice, mediaType: "audio/wav" });
  const facts = { plan, voice: spoken?.voice ?? null };
  if (!(await tools.studio.abilities(prepared.language)).films) {
    await note("browser", begins.film, facts);
    return;
  }
  await note("film", begins.film, facts);
  const film = await tools.studio.film({
    ...{ id: known.id, plan, voice, signal },
    drawings: prepared.slides.map(({ drawing }) => drawing),
    onProgress: (share) => note.later("film", between("film", "storing", share)),
  });
  await note.settled();
  const made = { ...known, mediaType: film.mediaType };
  await files.of(known.accountId).put(filmPath(made), { content: film.bytes, mediaType: film.mediaType });
  await completeVideo(tools, known, { mediaType: film.mediaType, bytes: film.bytes.length, madeBy: "server" });
}

/** Notes that the film is stored, tells of it, and removes what it was made of. Throws `NotWanted`. */
export async function completeVideo(
  { database, files, log }: Pick<VideoMaking, "database" | "files" | "log">,
  row: VideoRow,
  film: Pick<VideoRow, "mediaType" | "bytes" | "madeBy">,
): Promise<VideoRow> {
  const tenant = { accountId: row.accountId, userId: row.orderedBy };
  const done = await database.withTenant(tenant, async (transaction) => {
    const changed = await changeVideo(transaction, row.id, { ...film, status: "completed", progress: 100 });
    if (changed) announceVideo(transaction, changed);
    return changed;
  });
  if (!done) throw new NotWanted();
  await files
    .of(row.accountId)
    .removeFolder(workFolder(row))
    .catch((error: unknown) => log.warn({ err: error }, "what a video was made of is still there"));
  return done;
}

const between = (stage: "voice" | "film", next: "film" | "storing", share: number) =>
  Math.round(begins[stage] + (begins[next] - begins[stage]) * share);

async function timed(
  { language, slides }: PreparedFilm,
  spoken: SpokenFilm | null,
): Promise<{ plan: FilmPlan; voice: Uint8Array | null }> {
  const seconds = spoken?.sounds.map((ofSlide) => ofSlide.map(secondsOf)) ?? null;
  const { plan, lines } = planFilm({ language, slides }, seconds);
  if (!spoken) return { plan, voice: null };
  const placed = lines.flatMap((ofSlide, slide) =>
    ofSlide.flatMap(({ start }, line) => {
      const sound = spoken.sounds[slide]?.[line];
      return sound ? [{ start, sound }] : [];
    }),
  );
  return { plan, voice: writeWav(joinSounds(placed, plan.seconds)) };
}

/** Notes how far a video is and tells of it: each stage, and then in steps. Throws `NotWanted`. */
function createNotes({ database }: VideoMaking, input: VideoInput, { progress: from }: VideoRow) {
  let told = { stage: "", progress: -toldStep };
  let last: Promise<void> = Promise.resolve();
  const note = async (stage: VideoRow["stage"], reached: number, facts: Partial<VideoRow> = {}) => {
    // What is done again after a restart is not told as a step back.
    const progress = Math.max(reached, from);
    if (stage === told.stage && progress < told.progress + toldStep) return;
    told = { stage, progress };
    const changed = await database.withTenant(input, async (transaction) => {
      const row = await changeVideo(transaction, input.videoId, { ...facts, stage, progress });
      if (row) announceVideo(transaction, row);
      return row;
    });
    if (!changed) throw new NotWanted();
  };
  return Object.assign(note, {
    /** The same beside other work; what it throws is thrown by `settled`. */
    later(stage: VideoRow["stage"], reached: number) {
      last = last.then(() => note(stage, reached));
      last.catch(() => undefined);
    },
    settled: () => last,
  });
}
