import { notifications } from "@mantine/notifications";
import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conceptWith } from "#testing/concepts.ts";
import { neverAnswered, serverKnowing } from "#testing/fake-server.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { AppTheme } from "../../../../shell/app-theme.tsx";
import { listeners } from "../../../../transport/events.ts";
import { session } from "../../../../transport/session.ts";
import { Historical } from "../../frame/historical.ts";
import { FilmView } from "./film-view.tsx";
import { RunningVideo } from "./running-video.tsx";
import { captions, madeVideo, noVideo, path, runningVideo, uuid } from "./testing/videos.fixture.ts";
import { sayNewsOf } from "./video-news.ts";
import { VideoPanel } from "./video-panel.tsx";

const concept = conceptWith();
const nothing = () => undefined;

async function show(children: ReactNode) {
  const server = serverKnowing();
  server.on(`GET ${path}/file`, { image: new Blob(["the film"]) });
  server.on(`GET ${path}/captions`, { image: new Blob([captions], { type: "text/vtt" }) });
  server.on(`GET ${path}/slides`, neverAnswered);
  await session.begin("refresh-token");
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const open = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <AppTheme>{children}</AppTheme>
      </QueryClientProvider>,
    );
  return { server, open, asked: (what: string) => server.bodiesOf(`GET ${path}${what}`).length };
}

describe("the film", () => {
  const view = (video: Partial<ConceptVideo>) => (
    <FilmView conceptId="C-0003" concept={concept} video={{ ...madeVideo, ...video, uuid }} />
  );

  test.each([
    [{ voice: "program" }, /^Of the report as it stood on March 4, 2026 at .+M\. Read out by a program\. Each slide/],
    [{ voice: "model", madeBy: "browser" }, /M\. Read out by an AI model\. Made in a browser\. Each slide says who/],
    [{ voice: null }, /M\. Without a voice: the server has none for this language\. Each slide says who wrote it\.$/],
    [{ orderedAt: null }, /^Read out by a program\. Each slide says who wrote it\.$/],
  ] as [Partial<ConceptVideo>, RegExp][])("says of which report it is, and who speaks (%#)", async (video, words) => {
    const { open } = await show(view(video));
    await open();
    await expect.element(page.getByText(/Each slide says who wrote it\.$/)).toMatchTextContent(words);
  });

  test.each([
    ["video/mp4", "C-0003-video.mp4"],
    ["video/webm", "C-0003-video.webm"],
  ] as const)("of %s is kept as %s, once it is there", async (mediaType, name) => {
    const { server, open } = await show(view({ mediaType }));
    const there = Promise.withResolvers<void>();
    server.on(`GET ${path}/file`, { image: new Blob(["the film"]), after: there.promise });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await open();
    const download = page.getByRole("button", { name: "Download" });
    await expect.element(download).toBeDisabled();
    there.resolve();
    await download.click();
    expect(saved).toEqual([name]);
  });

  test("that could not be fetched says so, and it and its captions are fetched again when asked for", async () => {
    const { server, open, asked } = await show(view({}));
    server.on(`GET ${path}/captions`, { status: 404, body: { detail: "Gone." } });
    await open();
    await expect.element(page.getByText("The film could not be loaded")).toBeVisible();
    server.on(`GET ${path}/captions`, { image: new Blob([captions], { type: "text/vtt" }) });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.element(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
    expect([asked("/file"), asked("/captions")]).toEqual([2, 2]);
    expect(server.received.find(({ key }) => key === `GET ${path}/file`)?.query.get("v")).toBe(uuid);
  });
});

describe("a video that is being made", () => {
  test.each([
    ["waiting", "Waiting for its turn…"],
    ["slides", "Drawing the slides…"],
    ["voice", "Speaking what is said…"],
    ["film", "Making the film…"],
    ["browser", "Your browser makes the film, because the server has no ffmpeg. Keep this page open…"],
    [null, "Waiting for its turn…"],
  ] as const)("at the stage %s says %s", async (stage, words) => {
    const video = { ...runningVideo, stage, progress: stage && 30 };
    const { open } = await show(<RunningVideo conceptId="C-0003" video={video} show={nothing} />);
    await open();
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText(stage ? "30%" : "0%", { exact: true })).toBeVisible();
  });
});

describe("the panel", () => {
  async function open(video: ConceptVideo, isHistorical = false) {
    const shown = await show(
      <Historical value={isHistorical}>
        <VideoPanel conceptId="C-0003" concept={concept} />
      </Historical>,
    );
    shown.server.on(`GET ${path}`, { body: video });
    return shown;
  }
  const state = () => document.querySelector("[data-state]")?.getAttribute("data-state");
  const start = () =>
    page
      .getByRole("button", { name: /video$/ })
      .elements()
      .map((each) => [each.textContent, each.getAttribute("title")]);
  const clears = "Clears this video and makes another one of the report as it stands";

  test.each([
    ["idle", noVideo, [["Generate video", null]], /^A minute or two on slides, made of this report as it stands/],
    ["running", runningVideo, [], /^Speaking what is said/],
    ["completed", madeVideo, [["Regenerate video", clears]], /Each slide says who wrote it/],
    [
      "error",
      { ...noVideo, uuid, status: "error", message: "Too large." } as const,
      [["Regenerate video", clears]],
      /^Too large\.$/,
    ],
  ] as [string, ConceptVideo, unknown[], RegExp][])(
    "of a video that is %s offers what can be done with it",
    async (...of) => {
      const [named, video, offered, words] = of;
      const shown = await open(video);
      await shown.open();
      await expect.element(page.getByText(words)).toBeVisible();
      expect(state()).toBe(named);
      expect(start()).toEqual(offered);
    },
  );

  test("in an earlier version of a report shows the video, and makes none", async () => {
    const shown = await open(madeVideo, true);
    await shown.open();
    await expect.element(page.getByText(/Each slide says who wrote it/)).toBeVisible();
    expect(start()).toEqual([]);
  });

  test("that could not be read says why, and reads it again", async () => {
    const shown = await open(noVideo);
    shown.server.on(`GET ${path}`, { status: 404, body: { detail: "This concept is gone." } });
    await shown.open();
    await expect.element(page.getByText("The video could not be loaded")).toBeVisible();
    await expect.element(page.getByText("This concept is gone.")).toBeVisible();
    shown.server.on(`GET ${path}`, { body: noVideo });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.poll(state).toBe("idle");
  });

  test("looks every four seconds at a video that is being made, and no more when it is there", async () => {
    const shown = await open(runningVideo);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await shown.open();
    await expect.poll(state).toBe("running");
    await untilQuiet();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(shown.asked("")).toBe(1);
    shown.server.on(`GET ${path}`, { body: noVideo });
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(state).toBe("idle");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.asked("")).toBe(2);
  });
});

test("who waits for a video is told of it for fifteen seconds, of its failure for ten, and of no other video", async () => {
  const told = vi.spyOn(notifications, "show");
  const tell = (event: "completed" | "error", conceptUuid: string, data: object) =>
    [...listeners.ofEvent(`concept.video.generation.${event}`)].map((hear) =>
      hear({ conceptUuid, ...data } as never, {} as never),
    );
  sayNewsOf("watched");
  sayNewsOf("watched");
  tell("completed", "another", { conceptVideoUrl: "/film" });
  tell("error", "another", { message: "No." });
  tell("completed", "watched", { conceptVideoUrl: "/film" });
  tell("error", "watched", { message: "Too large." });
  tell("error", "watched", { message: "" });
  await expect.poll(() => told.mock.calls.length).toBe(3);
  expect(told.mock.calls.map(([{ id, message, autoClose, className }]) => [id, message, autoClose, className])).toEqual(
    [
      ["video-watched", "Concept video generated successfully", 15_000, "toast toast-positive"],
      ["video-watched", "Video generation failed: Too large.", 10_000, "toast toast-negative"],
      ["video-watched", "Video generation failed", 10_000, "toast toast-negative"],
    ],
  );
});
