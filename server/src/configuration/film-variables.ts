import { z } from "zod";
import { type FilmPrograms, usualFilmPrograms } from "../platform/film/tools/film-tools.ts";

const program = z.string().max(500, "must be the name of a program, where it stands, or none").optional();

/** The programs that make and speak videos, by their names or where they stand; `none` for not using one. */
export const filmVariables = { FFMPEG: program, ESPEAK_NG: program };

export const readFilmPrograms = ({
  FFMPEG: ffmpeg,
  ESPEAK_NG: espeak,
}: z.infer<z.ZodObject<typeof filmVariables>>): FilmPrograms => ({
  ffmpeg: ffmpeg === "none" ? null : (ffmpeg ?? usualFilmPrograms.ffmpeg),
  espeak: espeak === "none" ? null : (espeak ?? usualFilmPrograms.espeak),
});
