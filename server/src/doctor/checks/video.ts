import { type FilmPrograms, findFilmTools } from "../../platform/film/tools/film-tools.ts";
import type { SpeechModelSettings } from "../../platform/model/settings.ts";
import { type Answer, note, ok } from "../finding.ts";

/** Whether films are made here, and who speaks in them. A speech model is not asked: that would be paid for. */
export async function checkVideo(programs: FilmPrograms, speech: SpeechModelSettings | undefined): Promise<Answer[]> {
  const { ffmpeg, espeak } = await findFilmTools(programs);
  const films = ffmpeg
    ? ok(`ffmpeg ${ffmpeg.version} makes the videos of concepts.`)
    : note(
        "ffmpeg is not there, or lacks H.264 or AAC: browsers make the videos of concepts.",
        "Install ffmpeg, or set FFMPEG to where it stands.",
      );
  if (speech) return [films, note(`${speech.choice.provider}/${speech.choice.id} speaks in videos. It is not tried.`)];
  if (espeak) return [films, ok(`espeak-ng speaks in videos, with ${espeak.voices.size} voices.`)];
  return [
    films,
    note("Nobody speaks in videos: they have captions alone.", "Install espeak-ng, or set AI_SPEECH_MODEL."),
  ];
}
