import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openProjection } from "../testing/open-projection.fixture.ts";
import { choose, savedFiles } from "../testing/saved-files.fixture.ts";
// Loaded before the first test begins.
import "./open-save-menu.tsx";
import "./picture-files.ts";
import "../sizing/market-sizing-tab.tsx";
import "../classic/classic-projection.tsx";

const path = "GET /api/v2/concept/C-0003/financial-projection";

test.each([
  ["v2", "Workbook with formulas (XLSX)", "workbook"],
  ["v2", "Table of the numbers (CSV)", "table"],
  ["v1", "Workbook with formulas (XLSX)", "workbook"],
] as const)("a projection in the form %s is saved by “Export”, “%s”", async (form, choice, what) => {
  const name = "refill-financial-projection-20260302.xlsx";
  const saved = savedFiles();
  const featureVersions = {
    assumptions: "v2",
    financialProjection: form,
    marketScan: "v3",
    conceptOverview: "v3",
  } as const;
  await openProjection("", {
    concept: { featureVersions },
    prepare: (server) => server.on(`${path}/${what}`, { file: { name, content: "PK" } }),
  });
  await choose("Export", choice);
  await expect.poll(() => saved.names()).toEqual([name]);
  expect(await saved.last().text()).toBe("PK");
});

test("a file that cannot be made is said", async () => {
  await openProjection("", {
    prepare: (server) => server.on(`${path}/workbook`, { status: 500, body: { detail: "It sleeps." } }),
  });
  await choose("Export", "Workbook with formulas (XLSX)");
  await expect.element(page.getByText("The file could not be saved.")).toBeVisible();
});

test("the market is saved as a drawing that needs nothing beside itself, as a picture of twice its size, and as its table", async () => {
  const saved = savedFiles();
  await openProjection("?tab=market-sizing");
  document.documentElement.dataset.scheme = "dark";
  onTestFinished(() => {
    document.documentElement.dataset.scheme = "light";
  });
  await choose("Export Market size", "Drawing (SVG)");
  await expect.poll(() => saved.names()).toEqual(["market-size.svg"]);
  const text = await saved.last().text();
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  expect(svg.querySelector("title")?.textContent).toBe("Market size");
  expect(svg.querySelector("desc")?.textContent).toBe("TAM, SAM and SOM inside each other");
  expect(text).toContain("$1.6B");
  expect(text).not.toMatch(/class=|var\(|url\(|href|color-mix/);
  // The colours of paper, whatever the screen is.
  const fills = [...svg.querySelectorAll("circle")].map((circle) => circle.getAttribute("fill"));
  expect(fills).toEqual(["rgb(210,230,215)", "rgb(122,180,140)", "rgb(26,80,53)"]);
  expect(document.documentElement.dataset.scheme).toBe("dark");

  await choose("Export Market size", "Picture (PNG)");
  await expect.poll(() => saved.names()).toEqual(["market-size.svg", "market-size.png"]);
  const picture = await createImageBitmap(saved.last());
  expect([picture.width, picture.height]).toEqual([624, 688]);
  const canvas = new OffscreenCanvas(624, 688);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  expect([...(context?.getImageData(312, 116, 1, 1).data ?? [])]).toEqual([210, 230, 215, 255]);
  expect([...(context?.getImageData(2, 2, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);

  await choose("Export Market size", "Table (CSV)");
  await expect.poll(() => saved.names()).toHaveLength(3);
  const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await saved.last().arrayBuffer()).split("\r\n");
  expect(lines[0]).toBe("\uFEFFMarket,USD a year,What it is");
  expect(lines[1]).toBe("TAM,1586200000,Total Addressable Market");
});
