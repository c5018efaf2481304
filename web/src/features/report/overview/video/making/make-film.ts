import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  TextSubtitleSource,
  WebMOutputFormat,
} from "mediabunny";

interface FilmParts {
  /** SVGs, each for so many seconds. */
  slides: readonly { drawing: string; seconds: number }[];
  /** A WAV as long as the film. */
  voice: Blob | null;
  /** As WebVTT. */
  captions: string;
}

interface Making {
  signal: AbortSignal;
  onProgress(share: number): void;
}

const [width, height] = [1280, 720];
const soundRate = 48_000;
/** A slide fades into the next one in so many pictures of a twenty-fifth of a second. */
const fadePictures = 12;
const picture = 0.04;

/**
 * Makes a film of slides in this browser, faster than it plays: an MP4 where it can make H.264, else a WebM. Throws an error that says what is missing, and the
 * signal's reason.
 */
export async function makeFilm({ slides, voice, captions }: FilmParts, { signal, onProgress }: Making): Promise<File> {
  if (!("VideoEncoder" in window)) throw new Error(cannotMake);
  const size = { width, height, quality: QUALITY_HIGH };
  const codec = await getFirstEncodableVideoCodec(["avc", "vp9", "vp8"], size);
  if (codec === null) throw new Error(cannotMake);
  const isMp4 = codec === "avc";
  const target = new BufferTarget();
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pictures = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH, keyFrameInterval: 5 });
  output.addVideoTrack(pictures);
  const sound = voice && (await soundOf(voice, isMp4));
  if (sound) output.addAudioTrack(sound.source);
  const texts = new TextSubtitleSource("webvtt");
  output.addSubtitleTrack(texts);
  await output.start();
  try {
    // Beside the pictures: a track that comes late would hold them all up.
    await Promise.all([
      texts.add(captions).then(() => texts.close()),
      sound?.source.add(sound.buffer).then(() => sound.source.close()),
      addPictures({ canvas, slides, pictures }, { signal, onProgress }).then(() => pictures.close()),
    ]);
    signal.throwIfAborted();
    await output.finalize();
  } catch (error) {
    await output.cancel().catch(() => undefined);
    throw error;
  }
  const type = isMp4 ? "video/mp4" : "video/webm";
  return new File([target.buffer ?? new ArrayBuffer()], isMp4 ? "video.mp4" : "video.webm", { type });
}

const cannotMake =
  "It cannot encode films: browsers do so for pages that come by https or from this machine. Use another browser or address, or have ffmpeg installed on the server.";

async function soundOf(voice: Blob, isMp4: boolean) {
  const codec = await getFirstEncodableAudioCodec(isMp4 ? ["aac", "opus"] : ["opus", "vorbis"], {
    numberOfChannels: 1,
    sampleRate: soundRate,
  });
  if (codec === null) return null;
  const context = new OfflineAudioContext(1, 1, soundRate);
  const buffer = await context.decodeAudioData(await voice.arrayBuffer());
  return { buffer, source: new AudioBufferSource({ codec, bitrate: 96_000 }) };
}

interface Filming extends Pick<FilmParts, "slides"> {
  canvas: HTMLCanvasElement;
  pictures: CanvasSource;
}

async function addPictures({ canvas, slides, pictures }: Filming, { signal, onProgress }: Making): Promise<void> {
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("This browser cannot draw.");
  let start = 0;
  let before: HTMLImageElement | null = null;
  for (const [index, { drawing, seconds }] of slides.entries()) {
    const slide = await imageOf(drawing);
    let now = start;
    for (let at = 1; before && at <= fadePictures; at += 1) {
      pen.globalAlpha = 1;
      pen.drawImage(before, 0, 0, width, height);
      pen.globalAlpha = at / fadePictures;
      pen.drawImage(slide, 0, 0, width, height);
      await pictures.add(now, picture);
      now += picture;
    }
    pen.globalAlpha = 1;
    pen.drawImage(slide, 0, 0, width, height);
    // A picture for each second, so that a film can be entered everywhere.
    for (let left = start + seconds - now; left > picture / 2; left -= 1) {
      signal.throwIfAborted();
      await pictures.add(now, Math.min(1, left));
      now += Math.min(1, left);
    }
    start += seconds;
    before = slide;
    onProgress((index + 1) / slides.length);
  }
}

/** A drawing of ours as a picture. */
async function imageOf(drawing: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
