import type { AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { expect, test, vi } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { crossOn, filledShareOf, isRed } from "#testing/meters.ts";
import { renderApp } from "#testing/render-app.tsx";
import {
  assumptionListWith,
  drawnImage,
  imageUrl,
  madeImage,
  metricsWith,
  overviewWith,
  serverWithReport,
} from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

async function openOverview(overview = overviewWith()) {
  const server = serverWithReport(conceptWith(), overview);
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003");
  await expect.element(app.screen.getByText("What is it?")).toBeVisible();
  const card = (name: string) => app.screen.getByRole("button", { name, exact: true }).click();
  return { server, card, ...app };
}

test("[S2.2.3-08] [S2.2.3-09] the gut check asks, gives its reasons and remembers the answer", async () => {
  const { screen, server } = await openOverview();
  await expect.element(screen.getByRole("heading", { name: "Does this sound promising?" })).toBeVisible();
  await expect.element(screen.getByText("Offices already pay for it by the pallet.")).toBeVisible();
  server.on("PUT /api/v2/concept/C-0003/gut-check", { body: { answer: "keep_going" } });
  const yes = screen.getByRole("button", { name: "Yes, keep going" });
  await expect.element(yes).toHaveAttribute("aria-pressed", "false");
  await yes.click();
  await expect.element(yes).toHaveAttribute("aria-pressed", "true");
  expect(server.bodiesOf("PUT /api/v2/concept/C-0003/gut-check")).toEqual([{ answer: "keep_going" }]);
});

test("[S2.2.3-12] the overview says what it is, what it is worth and which problem it solves", async () => {
  const { screen } = await openOverview();
  for (const [title, text] of [
    ["What is it?", "A depot in the basement of a building."],
    ["Value Proposition", "A fifth cheaper."],
    ["Problem Statement", "Forty deliveries a week."],
  ] as const) {
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
  }
});

test("[S2.2.3-13] [S2.2.3-14] differentiators and rights to win are numbered lists in their order", async () => {
  const { screen } = await openOverview();
  await expect.element(screen.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await expect.element(screen.getByText("We drive past the buildings")).toBeVisible();
  const first = screen.getByRole("listitem").filter({ hasText: "Metered by weight" });
  const second = screen.getByRole("listitem").filter({ hasText: "One depot serves every floor" });
  await expect.element(first).toHaveTextContent("1Metered by weight");
  await expect.element(second).toHaveTextContent("2One depot serves every floor");
});

test("[S2.2.3-29] [S2.2.3-30] empty lists say so", async () => {
  const { screen } = await openOverview(overviewWith({ differentiators: [], rightsToWin: [] }));
  await expect.element(screen.getByText("No differentiators available")).toBeVisible();
  await expect.element(screen.getByText("No rights to win available")).toBeVisible();
});

async function openWithImage(overview: Parameters<typeof overviewWith>[0], answer: { image?: Blob; status?: number }) {
  const server = serverWithReport(conceptWith(), overviewWith({ conceptImageUrl: imageUrl, ...overview }));
  server.on("GET /api/v2/concept/C-0003/image", { ...answer, body: { detail: "Not found." } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003");
  await expect.element(screen.getByText("What is it?")).toBeVisible();
  return { server, screen, image: screen.getByRole("img", { name: "Refill depots" }) };
}

test("[S2.2.3-10] an image that a model made is fetched as the person and carries its badge", async () => {
  const { screen, server, image } = await openWithImage({ conceptImageOrigin: "model" }, { image: madeImage });
  await expect.element(image).toHaveAttribute("src", expect.stringMatching(/^blob:/));
  await expect.element(screen.getByText("AI-generated")).toBeVisible();
  const call = server.received.find(({ key }) => key === "GET /api/v2/concept/C-0003/image");
  expect(call?.headers.get("authorization")).toMatch(/^Bearer /);
  expect(call?.query.get("v")).toBe("0123456789abcdef01234567.png");
});

test("[S2.2.3-10] a drawing says that it is drawn, also where it takes the place of a model's image", async () => {
  const { screen, image } = await openWithImage({ conceptImageOrigin: "model" }, { image: drawnImage });
  await expect.element(image).toBeVisible();
  await expect.element(screen.getByText("Drawn", { exact: true })).toBeVisible();
  expect(screen.getByText("AI-generated").elements()).toEqual([]);
});

test.each([
  ["without an image", { conceptImageUrl: null }, {}],
  ["when the image cannot be had", { conceptImageOrigin: "model" }, { status: 404 }],
  ["when it is none", { conceptImageOrigin: "model" }, { image: new Blob(["no image"], { type: "image/png" }) }],
] as const)("[S2.2.3-10] %s, a landscape takes its room and claims nothing", async (_when, overview, answer) => {
  const { screen, image } = await openWithImage(overview, answer);
  const figure = screen.getByRole("figure").first();
  await expect.poll(() => figure.element().querySelector("svg[viewBox='0 0 400 230']")).not.toBeNull();
  await expect.element(figure).toHaveAttribute("aria-busy", "false");
  expect(image.elements()).toEqual([]);
  for (const word of ["AI-generated", "Drawn"]) expect(screen.getByText(word, { exact: true }).elements()).toEqual([]);
});

test("[S2.2.3-11] the dashboard shows the image to everybody, with room kept for it", async () => {
  const { image, screen } = await openWithImage({ conceptImageOrigin: "model" }, { image: madeImage });
  await expect.element(image).toBeVisible();
  const { width, height } = screen.getByRole("figure").first().element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(400 / 230, 1);
});

test("[S2.2.3-15] [S2.2.3-18] [S2.2.3-19] [S2.2.3-20] [S2.2.3-21] [S2.2.3-22] [S2.2.3-23] six cards take turns, each with the way to its details", async () => {
  const { screen, card } = await openOverview();
  await expect.element(screen.getByText("1 of 6")).toBeVisible();
  for (const [name, path] of [
    ["Key assumptions", "/assumptions"],
    ["Market size", "/financial-projection?tab=market-sizing"],
    ["Business model", "/financial-projection?tab=business-model"],
    ["Trends and drivers", "/market-scan?tab=trends-drivers"],
    ["Ecosystem", "/market-scan?tab=ecosystem"],
    ["Customer profiles", "/customer-profile"],
  ] as const) {
    await card(name);
    await expect.element(screen.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Details" }))
      .toHaveAttribute("href", `/concept/C-0003${path}`);
  }
});

test("[S2.2.3-31] [S2.2.3-32] [S2.2.3-33] [S2.2.3-34] cards without data say so", async () => {
  const { screen, card } = await openOverview();
  for (const [name, message] of [
    ["Key assumptions", "No assumptions data available"],
    ["Trends and drivers", "No trends data available"],
    ["Ecosystem", "No ecosystem data available"],
    ["Customer profiles", "No customer profiles available"],
  ] as const) {
    await card(name);
    await expect.element(screen.getByText(message)).toBeVisible();
  }
});

test("[S2.2.3-16] [S2.2.3-17] the next card comes after 5 s, but not while the pointer rests on the cards", async () => {
  const { screen } = await openOverview();
  const first = screen.getByRole("heading", { name: "Key assumptions" });
  const second = screen.getByRole("heading", { name: "Market size" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await first.hover();
    await screen.getByRole("heading", { level: 1 }).hover();
    vi.advanceTimersByTime(4_900);
    await expect.element(first).toBeVisible();
    vi.advanceTimersByTime(100);
    await expect.element(second).toBeVisible();
    await second.hover();
    vi.advanceTimersByTime(20_000);
    await expect.element(second).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

async function openWithMetrics(metrics: Partial<AssumptionList["categoryMetrics"]>) {
  const list = assumptionListWith({ count: 3 });
  const server = serverWithReport();
  server.on("GET /api/v2/concept/C-0003/key-assumptions", {
    body: { ...list, categoryMetrics: { ...list.categoryMetrics, ...metrics } },
  });
  await session.begin("refresh-token");
  return renderApp("/concept/C-0003");
}

test("[S2.4-10] [S2.4-11] [S2.4-14] [S2.4-15] the key assumptions card shows how far each of the four categories is validated", async () => {
  const { screen } = await openWithMetrics({
    Viability: metricsWith({ validationStatus: "partially_validated", count: 2, validationPercentage: 0.7 }),
    Feasibility: metricsWith({ validationStatus: "unvalidated", count: 2, cumulativeCertainty: 3 }),
    Adaptability: metricsWith({ validationStatus: "validated", count: 1, validationPercentage: 1 }),
  });
  for (const [category, words, percent] of [
    ["Desirability", "Untested", 0],
    ["Viability", "Validated", 70],
    ["Feasibility", "50%", 50],
    ["Adaptability", "Validated", 100],
  ] as const) {
    const meter = screen.getByRole("meter", { name: category });
    await expect.element(meter).toHaveAttribute("aria-valuetext", words);
    await expect.element(meter).toHaveAttribute("aria-valuenow", `${percent}`);
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: category }))
      .toHaveTextContent(category + words);
    await expect.poll(() => filledShareOf(meter.element())).toBeCloseTo(percent / 100);
  }
});

test("[S2.4-13] an invalidated category has a red bar with a cross, the others have not", async () => {
  const { screen } = await openWithMetrics({
    Viability: metricsWith({ validationStatus: "invalidated", count: 1 }),
  });
  const barOf = (category: string) => screen.getByRole("meter", { name: category }).element();
  await expect.element(screen.getByText("Invalidated")).toBeVisible();
  await expect.poll(() => filledShareOf(barOf("Viability"))).toBe(1);
  expect(isRed(barOf("Viability"))).toBe(true);
  expect(crossOn(barOf("Viability"))).toBe(true);
  expect(isRed(barOf("Adaptability"))).toBe(false);
  expect(crossOn(barOf("Adaptability"))).toBe(false);
});
