import { expect, onTestFinished, test, vi } from "vitest";
import { captions, drawnSlides, voiceOfFilm } from "../testing/videos.fixture.ts";
import { makeFilm } from "./make-film.ts";

const never = new AbortController().signal;

/** Opens a film as a page does, and waits until it has its first picture. */
async function opened(film: Blob): Promise<HTMLVideoElement> {
  const video = document.createElement("video");
  const address = URL.createObjectURL(film);
  onTestFinished(() => URL.revokeObjectURL(address));
  video.src = address;
  video.muted = true;
  await expect.poll(() => video.error?.message ?? video.readyState, patience).toBeGreaterThanOrEqual(2);
  return video;
}

/** A busy machine says that a moment was found before it shows it, and tells of a picture that it has shown already: the picture is looked at until it is there. */
const patience = { timeout: 60_000 };

/** How light the middle of the picture is. */
function lightness(video: HTMLVideoElement): number {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 16, height: 9 });
  const pen = canvas.getContext("2d");
  pen?.drawImage(video, 0, 0, 16, 9);
  return pen?.getImageData(8, 4, 1, 1).data[0] ?? Number.NaN;
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
    // The second slide first: the film opens with the dark one, which says nothing of being entered.
    video.currentTime = 3.5;
    await expect.poll(() => lightness(video), patience).toBeGreaterThan(200);
    video.currentTime = 1;
    await expect.poll(() => lightness(video), patience).toBeLessThan(60);
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
