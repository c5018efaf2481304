import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { liveLine } from "#testing/live-line.ts";
import { classicForm, openOverview } from "#testing/open-overview.tsx";
import { accountWith } from "#testing/people.ts";
import { violations } from "#testing/violations.ts";
import { makeFilm } from "./making/make-film.ts";
import {
  captions,
  drawnSlides,
  madeVideo,
  noVideo,
  path,
  runningVideo,
  uuid,
  voiceOfFilm,
} from "./testing/videos.fixture.ts";
// Loaded before the first test begins: debug mode would load it while the first expectation waits.
import "./video-panel.tsx";

const conceptUuid = conceptWith().uuid;
const toggle = () => userEvent.keyboard("{Shift>}debug{/Shift}");

/** Opens the overview in debug mode, with this video. */
async function openPanel(video: ConceptVideo, prepare: (server: FakeServer) => void = () => undefined) {
  const app = await openOverview({
    prepare: (server) => {
      server.on(`GET ${path}`, { body: video });
      server.on(`GET ${path}/captions`, { image: new Blob([captions], { type: "text/vtt" }) });
      prepare(server);
    },
  });
  await toggle();
  onTestFinished(toggle);
  const heading = app.screen.getByRole("heading", { name: "Concept video" });
  await expect.element(heading).toBeVisible();
  const state = () => document.querySelector("[data-state]")?.getAttribute("data-state");
  return { ...app, state };
}

/** Lets the server tell something of the video. */
async function tell(line: Awaited<ReturnType<typeof liveLine>>, event: string, data: object = {}) {
  line.message({
    ...{ id: crypto.randomUUID(), type: `concept.video.generation.${event}`, account_uuid: accountWith().uuid },
    data: { conceptUuid, ...data },
  });
}

/** Two seconds of each slide, made here. */
const film = () =>
  makeFilm(
    { slides: drawnSlides, voice: voiceOfFilm(), captions },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );

test("[S2.2.3-25] the video is shown in debug mode only, in every form of the overview", async () => {
  for (const concept of [{}, classicForm]) {
    const { screen } = await openOverview({
      concept,
      prepare: (server) => server.on(`GET ${path}`, { body: noVideo }),
    });
    const heading = screen.getByRole("heading", { name: "Concept video" });
    await expect.element(heading).not.toBeInTheDocument();
    await toggle();
    await expect.element(heading).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Generate video" })).toBeVisible();
    await toggle();
    await expect.element(heading).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test("[S2.4-25] [S2.7-95] [S1.7-57] [S2.7-97] a video is idle, running, completed and in error as its events tell", async () => {
  const line = await liveLine();
  const { screen, state, server } = await openPanel(noVideo);
  await expect.poll(state).toBe("idle");
  server.on(`GET ${path}`, { body: runningVideo });
  await tell(line, "started");
  await expect.poll(state).toBe("running");
  await tell(line, "progress", { stage: "film", progress: 62 });
  await expect.element(screen.getByText("Making the film…")).toBeVisible();
  await expect
    .element(screen.getByRole("progressbar", { name: "Concept video" }))
    .toHaveAttribute("aria-valuenow", "62");
  // Of another concept.
  await tell(line, "error", { conceptUuid: "99999999-9999-4999-8999-999999999999", message: "No." });
  server.on(`GET ${path}`, {
    body: { ...noVideo, uuid, status: "error", message: "ffmpeg could not make the video." },
  });
  await tell(line, "error", { message: "ffmpeg could not make the video." });
  await expect.poll(state).toBe("error");
  await expect.element(screen.getByRole("alert").getByText("ffmpeg could not make the video.")).toBeVisible();
  const made = await film();
  server.on(`GET ${path}`, { body: madeVideo });
  server.on(`GET ${path}/file`, { image: made });
  await tell(line, "completed", { conceptVideoUrl: madeVideo.conceptVideoUrl });
  await expect.poll(state).toBe("completed");
  await expect.element(screen.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
});

test("[S2.4-26] a video that is being made when the page loads is shown as running", async () => {
  const { screen, state } = await openPanel(runningVideo);
  await expect.poll(state).toBe("running");
  await expect.element(screen.getByText("Speaking what is said…")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Generate video" })).not.toBeInTheDocument();
});

test("[S2.4-27] [S2.4-28] [S2.8-28] whoever waits for a video is told when it is there, and why when it failed", async () => {
  const line = await liveLine();
  const { screen, server } = await openPanel(runningVideo);
  const made = await film();
  server.on(`GET ${path}/file`, { image: made });
  server.on(`GET ${path}`, { body: madeVideo });
  await tell(line, "completed", { conceptVideoUrl: madeVideo.conceptVideoUrl });
  await expect.element(screen.getByText("Concept video generated successfully")).toBeVisible();
  await tell(line, "error", { message: "The video became too large." });
  await expect.element(screen.getByText("Video generation failed: The video became too large.")).toBeVisible();
  await tell(line, "error", { message: "" });
  await expect
    .element(screen.getByRole("alert").getByText("Video generation failed", { exact: true }).first())
    .toBeVisible();
});

test("[S2.7-13] [S2.8-27] a video is ordered once at two clicks, without a body; one that could not be started says so", async () => {
  const { screen, server, state } = await openPanel(noVideo);
  const generate = screen.getByRole("button", { name: "Generate video" });
  server.on(`POST ${path}/generate`, { status: 503, body: { detail: "Try again." } });
  await generate.click();
  await expect.element(screen.getByText("Failed to start video generation")).toBeVisible();
  expect(state()).toBe("idle");
  server.on(`GET ${path}`, { body: runningVideo });
  server.on(`POST ${path}/generate`, { status: 202, body: runningVideo });
  await generate.dblClick();
  await expect.poll(state).toBe("running");
  expect(server.bodiesOf(`POST ${path}/generate`)).toEqual([undefined, undefined]);
});

test("[S2.4-29] regenerating clears the video that is shown and begins again", async () => {
  const made = await film();
  const { screen, server, state } = await openPanel(madeVideo, (prepared) =>
    prepared.on(`GET ${path}/file`, { image: made }),
  );
  await expect.element(screen.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  const anew = {
    ...runningVideo,
    uuid: "44444444-4444-4444-8444-444444444444",
    stage: "waiting" as const,
    progress: 0,
  };
  server.on(`GET ${path}`, { body: anew });
  server.on(`POST ${path}/generate`, { status: 202, body: anew });
  await screen.getByRole("button", { name: "Regenerate video" }).click();
  await expect.poll(state).toBe("running");
  expect(document.querySelector("video")).toBeNull();
});

test("a film is played by keys alone, with captions from the beginning, a transcript that leads into it, and a file to keep", async () => {
  const made = await film();
  const { screen } = await openPanel(madeVideo, (prepared) => prepared.on(`GET ${path}/file`, { image: made }));
  const player = screen.getByRole("region", { name: "Video of Refill depots" });
  await expect.element(screen.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  const video = document.querySelector("video");
  if (!video) throw new Error("no video");
  video.muted = true;
  await expect.poll(() => video.textTracks[0]?.cues?.length).toBe(2);
  expect(video.textTracks[0]?.mode).toBe("showing");
  await expect.poll(() => video.readyState).toBeGreaterThanOrEqual(2);
  (player.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.1);
  await expect.element(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  await userEvent.keyboard(" ");
  expect(video.paused).toBe(true);
  await userEvent.keyboard("{End}");
  await expect.poll(() => video.currentTime).toBeGreaterThan(3.5);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => video.currentTime).toBe(0);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => video.currentTime).toBeGreaterThan(3.5);
  await userEvent.keyboard("c");
  await expect.poll(() => video.textTracks[0]?.mode).toBe("hidden");
  await expect.element(screen.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("{Control>}c{/Control}");
  await expect.element(screen.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("m");
  expect(video.muted).toBe(false);
  await userEvent.keyboard("m{ArrowDown}");
  expect(video.muted).toBe(false);
  expect(video.volume).toBeLessThan(1);
  const full = vi.spyOn(HTMLElement.prototype, "requestFullscreen").mockResolvedValue();
  await userEvent.keyboard("f");
  expect(full.mock.instances).toEqual([player.element()]);

  await screen.getByText("Transcript").click();
  await screen.getByRole("button", { name: /The problem/ }).click();
  await expect.poll(() => video.currentTime).toBe(2);
  await expect.element(screen.getByText("Storage rooms overflow.")).toBeVisible();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await screen.getByRole("button", { name: "Download" }).click();
  expect(saved).toEqual(["C-0003-video.mp4"]);
});

test.for(["light", "dark"])("the panel of a film has no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  onTestFinished(() => localStorage.removeItem("seedbed.color-scheme"));
  const made = await film();
  const { screen } = await openPanel(madeVideo, (prepared) => prepared.on(`GET ${path}/file`, { image: made }));
  await expect.element(screen.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await screen.getByText("Transcript").click();
  expect(await violations()).toEqual([]);
});

test("where the server has no ffmpeg this browser makes the film of its slides, sends it, and shows it", async () => {
  const waiting = { ...runningVideo, stage: "browser" as const, progress: 50, voice: "program" as const };
  const { screen, server, state } = await openPanel(waiting, (prepared) => {
    prepared.on(`GET ${path}/slides`, { body: { uuid, language: "en", hasVoice: true, slides: drawnSlides } });
    prepared.on(`GET ${path}/voice`, { image: voiceOfFilm() });
    prepared.on(`POST ${path}/file`, () => {
      prepared.on(`GET ${path}`, { body: { ...madeVideo, madeBy: "browser" } });
      return { status: 201, body: { ...madeVideo, madeBy: "browser" } };
    });
    prepared.on(`GET ${path}/file`, { image: new Blob(["the film"]) });
  });
  await expect.poll(state, { timeout: 60_000 }).toBe("completed");
  expect(server.bodiesOf(`POST ${path}/file`)).toEqual([
    { fields: { uuid }, file: expect.stringMatching(/^video\.(mp4|webm)$/) },
  ]);
  await expect.element(screen.getByText(/Made in a browser/)).toBeVisible();
});

test("a browser that cannot make it says why, and tries again when asked to", async () => {
  const waiting = { ...runningVideo, stage: "browser" as const, progress: 50 };
  const { screen, server } = await openPanel(waiting, (prepared) =>
    prepared.on(`GET ${path}/slides`, { status: 503, body: { detail: "There is no place for files." } }),
  );
  await expect.element(screen.getByText("This browser could not make the video")).toBeVisible();
  await expect.element(screen.getByText("There is no place for files.")).toBeVisible();
  const asked = () => server.received.filter(({ key }) => key === `GET ${path}/slides`).length;
  expect(asked()).toBe(1);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.poll(asked).toBe(2);
});
