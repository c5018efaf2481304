import { expect, onTestFinished, test, vi } from "vitest";
import { captions, drawnSlides, voiceOfFilm } from "../testing/videos.fixture.ts";
import { makeFilm } from "./make-film.ts";

const never = new AbortController().signal;

/** Opens a film as a page does, and waits until it knows how long it is. */
async function opened(film: Blob): Promise<HTMLVideoElement> {
  const video = document.createElement("video");
  const address = URL.createObjectURL(film);
  onTestFinished(() => URL.revokeObjectURL(address));
  video.src = address;
  video.muted = true;
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error(`it does not play: ${video.error?.message}`));
  });
  return video;
}

/** Waits for the picture of a moment: a busy machine says that it was found before it shows it. */
function shown(video: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => {
        if (Math.abs(mediaTime - seconds) < 0.5) resolve();
        else look();
      });
    look();
  });
}

/** The colour in the middle of the picture at a moment. */
async function colourAt(video: HTMLVideoElement, seconds: number): Promise<number[]> {
  const there = shown(video, seconds);
  video.currentTime = seconds;
  await there;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 16, height: 9 });
  const pen = canvas.getContext("2d");
  pen?.drawImage(video, 0, 0, 16, 9);
  return [...(pen?.getImageData(8, 4, 1, 1).data ?? [])].slice(0, 3);
}

test.each([
  ["with a voice", voiceOfFilm()],
  ["without one", null],
])(
  "a browser makes a film of slides %s: it plays, as long as its slides, and can be entered anywhere",
  async (_how, voice) => {
    const shares: number[] = [];
    const parts = { slides: drawnSlides, voice, captions };
    const film = await makeFilm(parts, { signal: never, onProgress: (share) => shares.push(share) });
    expect(["video/mp4", "video/webm"]).toContain(film.type);
    expect(shares).toEqual([0.5, 1]);
    // Who plays the file elsewhere has the captions, too.
    expect(new TextDecoder("latin1").decode(await film.arrayBuffer())).toContain("Storage rooms overflow.");
    const video = await opened(film);
    expect(video.duration).toBeGreaterThan(3.8);
    expect(video.duration).toBeLessThan(4.3);
    expect([video.videoWidth, video.videoHeight]).toEqual([1280, 720]);
    const [dark = 0] = await colourAt(video, 1);
    const [light = 0] = await colourAt(video, 3.5);
    expect(dark).toBeLessThan(60);
    expect(light).toBeGreaterThan(200);
  },
);

test("a browser that cannot encode says what is to be done", async () => {
  vi.stubGlobal("VideoEncoder", undefined);
  Reflect.deleteProperty(window, "VideoEncoder");
  const making = makeFilm(
    { slides: drawnSlides, voice: null, captions },
    { signal: never, onProgress: () => undefined },
  );
  await expect(making).rejects.toThrow(/come by https.*ffmpeg installed on the server/);
});

test("one that is given up ends", async () => {
  const giving = new AbortController();
  const making = makeFilm(
    { slides: drawnSlides, voice: null, captions },
    { signal: giving.signal, onProgress: () => giving.abort(new Error("given up")) },
  );
  await expect(making).rejects.toThrow("given up");
});
