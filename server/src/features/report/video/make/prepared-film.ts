import type { VideoSlides } from "@seedbed/contract/report/video/schemas";
import { readWhole } from "../../../../platform/files/read-whole.ts";
import type { FilmScript } from "../../../../platform/film/film-script.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { conceptDrawing } from "../../overview/image/concept-drawing.ts";
import { readSnapshotInput } from "../../snapshot/read-snapshot-input.ts";
import { writeScript } from "../script/write-script.ts";
import { slidesPath } from "../video-files.ts";
import type { VideoRow } from "../video-store.ts";

/** What is said in a film, and its slides as they are drawn. */
export interface PreparedFilm {
  language: string;
  slides: { heading: string; said: string[]; drawing: string }[];
}

type Preparing = Pick<ReportDependencies, "database" | "files" | "studio" | "readCompany">;

/** The slides that were drawn before; null for none. */
export async function readPrepared(
  { files }: Pick<Preparing, "files">,
  row: Pick<VideoRow, "accountId" | "conceptId" | "id">,
): Promise<PreparedFilm | null> {
  const kept = await readWhole(files.of(row.accountId), slidesPath(row));
  return kept && (JSON.parse(kept.toString()) as PreparedFilm);
}

/** Writes the script of a film from the report as it stands, draws its slides, and keeps them: whoever goes on makes the same film. */
export async function prepareFilm(tools: Preparing, row: VideoRow): Promise<PreparedFilm> {
  const { database, files, studio } = tools;
  const actor = { accountId: row.accountId, userId: row.orderedBy };
  const script = await database.readTenant(actor, async (transaction): Promise<FilmScript> => {
    const input = await readSnapshotInput(tools, transaction, { actor, reference: row.conceptId, at: row.orderedAt });
    const { facts } = await tools.readCompany(transaction);
    const picture = conceptDrawing(row.conceptId, input.concept, { night: false });
    return writeScript(input, { language: facts?.reportLanguage ?? null, picture });
  });
  const drawings = await studio.draw(script);
  const prepared = {
    language: script.language,
    slides: script.slides.map(({ heading, said }, index) => ({ heading, said, drawing: drawings[index] ?? "" })),
  };
  const content = Buffer.from(JSON.stringify(prepared));
  await files.of(row.accountId).put(slidesPath(row), { content, mediaType: "application/json" });
  return prepared;
}

/** What a browser makes a film of. */
export function slidesForBrowser(row: VideoRow, { slides }: PreparedFilm): VideoSlides {
  const seconds = (row.plan?.slides ?? []).map(({ start, end }) => Math.round((end - start) * 100) / 100);
  return {
    uuid: row.id,
    language: row.plan?.language ?? "en",
    hasVoice: row.voice !== null,
    slides: slides.map(({ drawing }, index) => ({ drawing, seconds: seconds[index] ?? 0 })),
  };
}
