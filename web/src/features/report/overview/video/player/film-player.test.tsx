import { useRef } from "react";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { clock } from "./film-controls.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { Transcript } from "./transcript.tsx";
import { type Player, usePlayer } from "./use-player.ts";

const about = { captions: null, language: "de", title: "Refill depots" };
const region = () => page.getByRole("region", { name: "Video of Refill depots" }).element() as HTMLElement;
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Presses a key there; whether it was taken from the browser. */
function press(target: Element, key: string, held: KeyboardEventInit = {}): boolean {
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
}

function Film() {
  const element = useRef<HTMLVideoElement>(null);
  return <FilmPlayer element={element} player={usePlayer(element, 125)} film={null} {...about} />;
}

describe("the keys and buttons of a player", () => {
  async function open(is: Partial<Player> = {}, film: string | null = "blob:film") {
    const did: unknown[] = [];
    const does = (name: string) => (given?: unknown) => void did.push(typeof given === "number" ? [name, given] : name);
    const player: Player = {
      ...{ isPlaying: false, isMuted: false, hasCaptions: true, isFull: false, now: 61.7, duration: 125 },
      ...{ toggle: does("toggle"), seek: does("seek"), skip: does("skip"), mute: does("mute") },
      ...{ louder: does("louder"), toggleCaptions: does("captions"), toggleFull: does("full") },
      ...is,
    };
    const element = { current: null };
    await render(<FilmPlayer element={element} player={player} film={film} {...about} />);
    return { did };
  }

  test.each([
    [" ", "toggle"],
    ["k", "toggle"],
    ["ArrowLeft", ["skip", -1]],
    ["ArrowRight", ["skip", 1]],
    ["ArrowUp", ["louder", 1]],
    ["ArrowDown", ["louder", -1]],
    ["Home", ["seek", 0]],
    ["End", ["seek", 125]],
    ["c", "captions"],
    ["C", "captions"],
    ["m", "mute"],
    ["f", "full"],
  ])("%s does what it says, and nothing of the page moves for it", async (key, done) => {
    const { did } = await open();
    expect(press(region(), key)).toBe(true);
    expect(did).toEqual([done]);
  });

  test("keys that mean something else are left to the browser", async () => {
    const { did } = await open();
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      expect(press(region(), "ArrowLeft", held)).toBe(false);
    for (const key of ["Tab", "Escape", "x"]) expect(press(region(), key)).toBe(false);
    expect(press(button("Captions").element(), " ")).toBe(false);
    const line = page.getByRole("slider", { name: "Position" }).element();
    for (const key of ["ArrowLeft", "ArrowUp"]) expect(press(line, key)).toBe(false);
    expect(did).toEqual([]);
    press(button("Captions").element(), "m");
    press(line, " ");
    expect(did).toEqual(["mute", "toggle"]);
  });

  test("each button, the picture and the line of time do one thing", async () => {
    const { did } = await open();
    for (const name of ["Play", "Captions", "Sound off", "Full screen"]) await button(name).click();
    document.querySelector("video")?.click();
    const line = page.getByRole("slider", { name: "Position" });
    await line.fill("30.5");
    expect(did).toEqual(["toggle", "captions", "mute", "full", "toggle", ["seek", 30.5]]);
  });

  test("what they are called follows what the film does", async () => {
    await open({ isPlaying: true, isMuted: true, hasCaptions: false, isFull: true });
    const names = page
      .getByRole("button")
      .elements()
      .map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Pause", "Captions", "Sound on", "Leave full screen"]);
    await expect.element(button("Captions")).toHaveAttribute("aria-pressed", "false");
    expect(region().dataset.full).toBe("true");
    expect(
      document.querySelectorAll(".tabler-icon-player-pause, .tabler-icon-volume-off, .tabler-icon-minimize"),
    ).toHaveLength(3);
  });

  test("where the film is is said in words, and can be chosen within it", async () => {
    await open();
    const line = page.getByRole("slider", { name: "Position" });
    await expect.element(line).toHaveAttribute("aria-valuetext", "1:01 of 2:05");
    await expect.element(line).toHaveValue("61.7");
    await expect.element(line).toHaveAttribute("max", "125");
    await expect.element(page.getByText("1:01 / 2:05")).toBeVisible();
    expect(region().dataset.full).toBeUndefined();
    expect(region().tabIndex).toBe(0);
    const keys = document.getElementById(region().getAttribute("aria-describedby") ?? "");
    expect(keys?.textContent).toContain("Space plays and pauses");
    expect(document.querySelector("track")?.srclang).toBe("de");
  });

  test("a film that is not there yet is busy, and can neither be played nor moved along", async () => {
    await open({ now: 130 }, null);
    await expect.element(button("Play")).toBeDisabled();
    const line = page.getByRole("slider", { name: "Position" });
    await expect.element(line).toBeDisabled();
    // Never behind its end.
    await expect.element(line).toHaveValue("125");
    expect(document.querySelector("video")?.getAttribute("aria-busy")).toBe("true");
  });
});

describe("what a film does", () => {
  async function open() {
    await render(<Film />);
    const video = document.querySelector("video");
    if (!video) throw new Error("There is no film.");
    // What has no file has no moments.
    Object.defineProperty(video, "currentTime", { value: 0, writable: true });
    return { video, time: page.getByText(/ \/ 2:05$/) };
  }

  test("arrows go five seconds on and back, from its beginning to its end, and the time is told at once", async () => {
    const { video, time } = await open();
    await expect.element(time).toHaveTextContent("0:00 / 2:05");
    const moments: number[] = [];
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"]) {
      press(region(), key);
      moments.push(video.currentTime);
    }
    expect(moments).toEqual([0, 5, 10, 125, 125, 120, 0]);
    press(region(), "ArrowRight");
    await expect.element(time).toHaveTextContent("0:05 / 2:05");
  });

  test("it goes on where it is by now, also when it has played on", async () => {
    const { video, time } = await open();
    video.currentTime = 62;
    video.dispatchEvent(new Event("timeupdate"));
    await expect.element(time).toHaveTextContent("1:02 / 2:05");
    press(region(), "ArrowRight");
    expect(video.currentTime).toBe(67);
  });

  test("it grows louder and softer by a tenth, between nothing and all; whoever makes it louder hears it again", async () => {
    const { video } = await open();
    press(region(), "ArrowUp");
    expect(video.volume).toBe(1);
    press(region(), "ArrowDown");
    expect(video.volume).toBeCloseTo(0.9);
    video.volume = 0.05;
    press(region(), "ArrowDown");
    expect(video.volume).toBe(0);
    await expect.element(button("Sound on")).toBeVisible();
    press(region(), "m");
    expect(video.muted).toBe(true);
    press(region(), "ArrowUp");
    expect(video.muted).toBe(false);
    await expect.element(button("Sound off")).toBeVisible();
  });

  test("captions that come late are shown, unless they were turned off", async () => {
    const { video } = await open();
    const late = video.addTextTrack("captions");
    await expect.poll(() => late.mode).toBe("showing");
    press(region(), "c");
    await expect.poll(() => late.mode).toBe("hidden");
    const later = video.addTextTrack("captions");
    later.mode = "showing";
    await expect.poll(() => later.mode).toBe("hidden");
    press(region(), "c");
    await expect.poll(() => [late.mode, later.mode]).toEqual(["showing", "showing"]);
  });

  test("it fills the screen with its controls, and says so as long as it is what fills it", async () => {
    const { video } = await open();
    const asked = vi.spyOn(HTMLElement.prototype, "requestFullscreen").mockResolvedValue();
    const left = vi.spyOn(document, "exitFullscreen").mockResolvedValue();
    const fills = vi.spyOn(document, "fullscreenElement", "get");
    const fill = (element: Element | null) => {
      fills.mockReturnValue(element);
      document.dispatchEvent(new Event("fullscreenchange"));
    };
    await button("Full screen").click();
    expect(asked.mock.instances).toEqual([region()]);
    fill(region());
    await expect.element(button("Leave full screen")).toBeVisible();
    expect(region().contains(video)).toBe(true);
    await button("Leave full screen").click();
    expect(left).toHaveBeenCalledOnce();
    fill(null);
    await expect.element(button("Full screen")).toBeVisible();
    const other = document.body.appendChild(document.createElement("div"));
    fill(other);
    press(region(), "x");
    await expect.element(button("Full screen")).toBeVisible();
    expect(region().dataset.full).toBeUndefined();
  });

  test("it plays and stops, and says which", async () => {
    const { video } = await open();
    const play = vi.spyOn(video, "play").mockResolvedValue();
    const paused = vi.spyOn(video, "paused", "get");
    press(region(), " ");
    expect(play).toHaveBeenCalledOnce();
    paused.mockReturnValue(false);
    video.dispatchEvent(new Event("play"));
    await expect.element(button("Pause")).toBeVisible();
    const pause = vi.spyOn(video, "pause");
    press(region(), "k");
    expect(pause).toHaveBeenCalledOnce();
    vi.spyOn(video, "ended", "get").mockReturnValue(true);
    video.dispatchEvent(new Event("ended"));
    await expect.element(button("Play")).toBeVisible();
  });

  test("its file knows best how long it is", async () => {
    const { video } = await open();
    vi.spyOn(video, "duration", "get").mockReturnValue(119.5);
    video.dispatchEvent(new Event("loadedmetadata"));
    await expect.element(page.getByText("0:00 / 1:59")).toBeVisible();
  });
});

test.each([
  [0, "0:00"],
  [9.99, "0:09"],
  [59.9, "0:59"],
  [60, "1:00"],
  [125, "2:05"],
  [605, "10:05"],
])("%d seconds are written %s", (seconds, written) => {
  expect(clock(seconds)).toBe(written);
});

describe("the transcript", () => {
  const slides = [
    {
      ...{ heading: "Depots", start: 0, end: 2 },
      cues: [
        { start: 0.2, end: 1, text: "Refill" },
        { start: 1, end: 1.8, text: "depots." },
      ],
    },
    { heading: "Why", start: 2, end: 65, cues: [{ start: 2, end: 4, text: "Rooms overflow." }] },
    { heading: "End", start: 65, end: 70, cues: [] },
  ];

  test.each([
    [0, "Depots", undefined],
    [0.2, "Depots", "Refill"],
    [1, "Depots", "depots."],
    [1.8, "Depots", undefined],
    [2, "Why", "Rooms overflow."],
    [65, "End", undefined],
    [70, undefined, undefined],
  ])("at %d seconds it shows where the film is", async (now, heading, words) => {
    await render(<Transcript slides={slides} language="de" now={now} onSeek={() => undefined} />);
    const at = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
    expect(at("li[aria-current=true] b")).toEqual(heading ? [heading] : []);
    expect(at("[data-said=now]")).toEqual(words ? [words] : []);
  });

  test("each slide leads to its moment, and is read in its language", async () => {
    const sought: number[] = [];
    await render(<Transcript slides={slides} language="de" now={0} onSeek={(to) => sought.push(to)} />);
    await page.getByText("Transcript").click();
    const buttons = page.getByRole("listitem").getByRole("button");
    expect(buttons.elements().map(({ textContent }) => textContent)).toEqual(["0:00Depots", "0:02Why", "1:05End"]);
    await buttons.nth(2).click();
    expect(sought).toEqual([65]);
    await expect.element(page.getByRole("list")).toHaveAttribute("lang", "de");
    await expect.element(page.getByText("Refill depots.")).toBeVisible();
  });
});
