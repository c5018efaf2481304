import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { installed, test } from "./filming-server.ts";
import { inspectPage } from "./inspect-page.ts";
import { Person } from "./person.ts";

const title = "Refill depots for shared offices";
const panel = (page: Page) => page.locator("[data-state]");

async function opensPanel(page: Page, server: { url: string; account: { email: string; password: string } }) {
  await new Person(page, server.url).signsIn(server.account.email, server.account.password);
  await page.goto(`${server.url}/concept`);
  await page.getByRole("link", { name: title }).click();
  await debugs(page);
}

/** Holds Shift and types "debug", once the overview stands, which shows no video until then. */
async function debugs(page: Page) {
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Concept video" })).toHaveCount(0);
  await page.keyboard.down("Shift");
  for (const key of "debug") await page.keyboard.press(`Key${key.toUpperCase()}`);
  await page.keyboard.up("Shift");
  await expect(page.getByRole("heading", { name: "Concept video" })).toBeVisible();
}

/** Has the film played by keys alone, and looks at what a person sees and hears of it. */
async function plays(page: Page) {
  const video = page.locator("video");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(20);
  const seconds = await video.evaluate((film: HTMLVideoElement) => film.duration);
  expect(seconds).toBeGreaterThan(40);
  expect(await video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode)).toBe("showing");
  await page.getByRole("region", { name: `Video of ${title}` }).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(1);
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.activeCues?.length ?? 0))
    .toBeGreaterThan(0);
  await page.keyboard.press("Space");
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  // Into the middle and near the end of it.
  for (const share of [0.5, 0.95]) {
    await page.getByRole("slider", { name: "Position" }).fill(String(Math.round(seconds * share)));
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => (film.seeking ? 0 : film.currentTime / film.duration)))
      .toBeGreaterThan(share - 0.02);
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThanOrEqual(2);
  }
  await page.keyboard.press("c");
  await expect(page.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("c");
}

test("where the server has no ffmpeg the browser makes the video of a report, goes on after a reload, and plays it", async ({
  page,
  filmlessServer,
}) => {
  await opensPanel(page, filmlessServer);
  await page.getByRole("button", { name: "Generate video" }).click();
  await expect(page.getByText(/Your browser makes the film/)).toBeVisible();
  await page.reload();
  await debugs(page);
  await expect(panel(page)).toHaveAttribute("data-state", "completed", { timeout: 240_000 });
  await expect(page.getByText("Concept video generated successfully")).toBeVisible();
  await expect(page.getByText(/Without a voice.*Made in a browser/)).toBeVisible();
  await plays(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await readFile(await (await downloading).path());
  expect(file.length).toBeGreaterThan(20_000);
  await inspectPage(page, "video");
});

test("ffmpeg makes an MP4 of a report, which plays with its captions and its voice", async ({
  page,
  filmingServer,
}) => {
  test.skip(!installed.ffmpeg, "ffmpeg is not installed on this machine");
  const canPlay = await page.evaluate(() =>
    document.createElement("video").canPlayType('video/mp4; codecs="avc1.640028,mp4a.40.2"'),
  );
  test.skip(canPlay === "", "this Chromium was built without H.264");
  test.setTimeout(600_000);
  await opensPanel(page, filmingServer);
  await page.getByRole("button", { name: "Generate video" }).click();
  await expect(panel(page)).toHaveAttribute("data-state", "running");
  await page.reload();
  await debugs(page);
  await expect(panel(page)).toHaveAttribute("data-state", /running|completed/);
  await expect(panel(page)).toHaveAttribute("data-state", "completed", { timeout: 400_000 });
  await expect(page.getByText(installed.espeak ? /Read out by a program/ : /Without a voice/)).toBeVisible();
  await plays(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^C-\d+-video\.mp4$/);
  const file = (await readFile(await download.path())).toString("latin1");
  for (const kind of ["ftyp", "avc1", "tx3g", ...(installed.espeak ? ["mp4a"] : [])]) expect(file).toContain(kind);
});
