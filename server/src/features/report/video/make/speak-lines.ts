import { readWhole } from "../../../../platform/files/read-whole.ts";
import type { Sound } from "../../../../platform/film/voice/sound.ts";
import { readWav, writeWav } from "../../../../platform/film/voice/sound.ts";
import { spokenText } from "../../../../platform/film/voice/spoken-text.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { videoWords } from "../script/words.ts";
import { linePath } from "../video-files.ts";
import type { VideoRow } from "../video-store.ts";
import type { PreparedFilm } from "./prepared-film.ts";

type Speaking = Pick<ReportDependencies, "files" | "gateway" | "studio">;

/** All that is said, slide by slide, and by whom. */
export interface SpokenFilm {
  voice: NonNullable<VideoRow["voice"]>;
  sounds: Sound[][];
}

interface SpeakOptions {
  signal: AbortSignal;
  /** Whether an earlier try may have kept some of it. */
  isResumed: boolean;
  onProgress(share: number): Promise<void>;
}

/**
 * Has all that is said spoken: by the speech model, or else by a program of the machine; null where neither is there, or the program cannot. What the model
 * said is kept, line by line, and not asked for again. Throws `TaskFailed` of the model.
 */
export async function speakLines(
  tools: Speaking,
  { row, prepared }: { row: VideoRow; prepared: PreparedFilm },
  options: SpeakOptions,
): Promise<SpokenFilm | null> {
  const { language, slides } = prepared;
  const { dollars } = videoWords(language);
  const texts = slides.map(({ said }) => said.map((words) => sayable(spokenText(words, dollars))));
  const sounds: Sound[][] = [];
  for (const [slide, ofSlide] of texts.entries()) {
    const spoken = tools.gateway.speak
      ? await speakByModel(tools, { row, slide, texts: ofSlide }, options)
      : await tools.studio.speak({ texts: ofSlide, language, signal: options.signal });
    if (!spoken) return null;
    sounds.push(spoken);
    await options.onProgress(sounds.length / texts.length);
  }
  return { voice: tools.gateway.speak ? "model" : "program", sounds };
}

/** A line of signs alone has nothing to say. */
const sayable = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? text : "…");

async function speakByModel(
  { files, gateway }: Speaking,
  { row, slide, texts }: { row: VideoRow; slide: number; texts: readonly string[] },
  { signal, isResumed }: SpeakOptions,
): Promise<Sound[] | null> {
  const { id, accountId, orderedBy: userId, orderedAt } = row;
  const own = files.of(accountId);
  const sounds: Sound[] = [];
  for (const [line, text] of texts.entries()) {
    const path = linePath(row, slide, line);
    const kept = isResumed ? await readWhole(own, path) : null;
    const sound =
      (kept && readWav(kept)) ??
      (await gateway.speak?.({
        ...{ accountId, userId, text, signal, since: orderedAt.getTime() },
        idempotencyKey: `concept-video/${id}/${slide}-${line}`,
        store: (said) => own.put(path, { content: writeWav(said), mediaType: "audio/wav" }),
      }));
    if (!sound) return null;
    sounds.push(sound);
  }
  return sounds;
}
