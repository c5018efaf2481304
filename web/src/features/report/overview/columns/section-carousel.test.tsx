import type { AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { expect, test, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { gapOf, notedSections, pageOf } from "#testing/concepts.ts";
import { crossOn, filledShareOf, isRed } from "#testing/meters.ts";
import { openOverview } from "#testing/open-overview.tsx";
import { profileWith } from "#testing/profiles.ts";
import { assumptionListWith, metricsWith } from "#testing/reports.ts";
import { answerWholeReport, parts, savings } from "#testing/whole-report.ts";

test("[S2.2.3-15] [S2.2.3-18] [S2.2.3-19] [S2.2.3-20] [S2.2.3-21] [S2.2.3-22] [S2.2.3-23] six cards take turns, each with the way to its details", async () => {
  const { screen, button } = await openOverview();
  await expect.element(screen.getByText("1 of 6")).toBeVisible();
  for (const [name, path] of [
    ["Key assumptions", "/assumptions"],
    ["Market size", "/financial-projection?tab=market-sizing"],
    ["Business model", "/financial-projection?tab=business-model"],
    ["Trends and drivers", "/market-scan?tab=trends-drivers"],
    ["Ecosystem", "/market-scan?tab=ecosystem"],
    ["Customer profiles", "/customer-profile"],
  ] as const) {
    await button(name).click();
    await expect.element(screen.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Details" }))
      .toHaveAttribute("href", `/concept/C-0003${path}`);
  }
});

test("[S2.2.3-31] [S2.2.3-32] [S2.2.3-33] [S2.2.3-34] cards without data say so", async () => {
  const { screen, button } = await openOverview();
  for (const [name, message] of [
    ["Key assumptions", "No assumptions data available"],
    ["Trends and drivers", "No trends data available"],
    ["Ecosystem", "No ecosystem data available"],
    ["Customer profiles", "No customer profiles available"],
  ] as const) {
    await button(name).click();
    await expect.element(screen.getByText(message)).toBeVisible();
  }
});

/** Opens the overview with the clock of the turns held. They are paused before that, for a turn that ticks already could not be ended any more. */
async function openHeld() {
  const opened = await openOverview();
  await opened.button("Pause the cards").click();
  await expect.element(opened.button("Let the cards take turns")).toBeVisible();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await opened.button("Let the cards take turns").click();
  (document.activeElement as HTMLElement).blur();
  return opened;
}

/** Waits until the cards take turns, or do not, by a clock that is held: what a pointer or the focus changed takes effect a moment later. */
const takeTurns = (turns: boolean) => expect.poll(() => vi.getTimerCount()).toBe(turns ? 1 : 0);

/** Points at something until the cards take turns, or do not: a page that has just come may still grow and move beneath the pointer. */
const pointAt = (what: Locator, { turns }: { turns: boolean }) =>
  expect
    .poll(async () => {
      await what.hover();
      return vi.getTimerCount();
    })
    .toBe(turns ? 1 : 0);

test("[S2.2.3-16] [S2.2.3-17] the next card comes after 5 s, but not while the pointer rests on the cards", async () => {
  const { screen } = await openHeld();
  try {
    const first = screen.getByRole("heading", { name: "Key assumptions" });
    const second = screen.getByRole("heading", { name: "Market size" });
    await pointAt(first, { turns: false });
    await pointAt(screen.getByRole("heading", { level: 1 }), { turns: true });
    vi.advanceTimersByTime(4_900);
    await expect.element(first).toBeVisible();
    vi.advanceTimersByTime(100);
    await expect.element(second).toBeVisible();
    await pointAt(second, { turns: false });
    vi.advanceTimersByTime(20_000);
    await expect.element(second).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

function openWithMetrics(metrics: Partial<AssumptionList["categoryMetrics"]>) {
  const list = assumptionListWith({ count: 3 });
  const body = { ...list, categoryMetrics: { ...list.categoryMetrics, ...metrics } };
  return openOverview({ prepare: (server) => server.on(parts.assumptions, { body }) });
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

test("[S2.2.3-24] the customer profiles card names four profiles, however many there are", async () => {
  const oneWord = "Gebäudereinigungsdienstleistungsunternehmenseinkaufsverantwortlichkeitsträgerinnen";
  const segments = ["Managers", oneWord, "Cleaners", "Tenants", "Visitors"];
  const { screen, button } = await openOverview({
    prepare: (server) =>
      server.on(parts.profiles, { body: pageOf(segments.map((segment) => profileWith({ uuid: segment, segment }))) }),
  });
  await button("Customer profiles").click();
  const card = screen.getByRole("region", { name: "The report in six cards" });
  for (const segment of segments.slice(0, 4)) await expect.element(card.getByText(segment)).toBeVisible();
  await expect.element(card.getByText("Visitors")).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** A wish for less motion, or none. */
function wantsLessMotion(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const answer = real(query);
    return query.includes("prefers-reduced-motion") ? Object.create(answer, { matches: { value: true } }) : answer;
  });
}

test("cards that a person has paused stay, and take turns again when asked to", async () => {
  const { screen, button } = await openOverview();
  await button("Pause the cards").click();
  await expect.element(button("Let the cards take turns")).toBeVisible();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await screen.getByRole("heading", { level: 1 }).hover();
    (document.activeElement as HTMLElement).blur();
    vi.advanceTimersByTime(20_000);
    await expect.element(screen.getByText("1 of 6")).toBeVisible();
    await button("Let the cards take turns").click();
    await screen.getByRole("heading", { level: 1 }).hover();
    (document.activeElement as HTMLElement).blur();
    await takeTurns(true);
    vi.advanceTimersByTime(5_000);
    await expect.element(screen.getByText("2 of 6")).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test("cards on which the focus rests stay", async () => {
  const { screen, button } = await openHeld();
  try {
    await pointAt(screen.getByRole("heading", { level: 1 }), { turns: true });
    button("Next card").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("2 of 6")).toBeVisible();
    await takeTurns(false);
    vi.advanceTimersByTime(20_000);
    await expect.element(screen.getByText("2 of 6")).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await takeTurns(true);
    vi.advanceTimersByTime(5_000);
    await expect.element(screen.getByText("3 of 6")).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test("for a person who wants less motion only the person turns the cards", async () => {
  wantsLessMotion();
  const { screen, button } = await openOverview();
  await expect.element(screen.getByText("1 of 6")).toBeVisible();
  await expect.element(button("Pause the cards")).not.toBeInTheDocument();
  await button("Next card").click();
  await expect.element(screen.getByRole("heading", { name: "Market size" })).toBeVisible();
});

test("arrow keys turn the cards, round and round, and the page keeps its height", async () => {
  const { screen, button } = await openOverview({ prepare: answerWholeReport });
  await expect.element(screen.getByRole("meter").first()).toBeVisible();
  const height = () => screen.getByRole("main").element().scrollHeight;
  const first = height();
  button("Key assumptions").element().focus();
  for (const [key, shown] of [
    ["ArrowLeft", "6 of 6"],
    ["ArrowRight", "1 of 6"],
    ["ArrowRight", "2 of 6"],
    ["ArrowRight", "3 of 6"],
    ["ArrowRight", "4 of 6"],
    ["ArrowRight", "5 of 6"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(screen.getByText(shown)).toBeVisible();
    expect(height()).toBe(first);
  }
});

test("a card whose section cannot be read says so and tries again", async () => {
  const { screen, button, server } = await openOverview({
    prepare: (server) => server.on(parts.trends, { status: 500, body: { detail: "It sleeps." } }),
  });
  await button("Trends and drivers").click();
  const card = screen.getByRole("region", { name: "The report in six cards" });
  await expect.element(card.getByText(/^Could not be loaded/).nth(3)).toBeVisible();
  server.on(parts.trends, { body: { summary: "Refilling grows.", results: [], origin: "draft" } });
  await card.getByRole("button", { name: "Retry" }).click();
  await expect.element(card.getByText("Refilling grows.")).toBeVisible();
});

test("the cards of a plan that saves lead to what is saved, and name all companies", async () => {
  const { screen, button } = await openOverview({
    prepare: (server) => {
      answerWholeReport(server);
      server.on(parts.projection, { body: savings });
    },
  });
  const card = screen.getByRole("region", { name: "The report in six cards" });
  for (const [name, path, words] of [
    ["Market size", "?tab=impact-sizing", "$120.00K"],
    ["Business model", "?tab=savings-method", "One round a week."],
  ] as const) {
    await button(name).click();
    await expect
      .element(screen.getByRole("link", { name: "Details" }))
      .toHaveAttribute("href", `/concept/C-0003/financial-projection${path}`);
    await expect.element(card.getByText(words)).toBeVisible();
  }
  await button("Ecosystem").click();
  await expect.element(card.getByText("Fillbar, Quiet, Bottles, Slow")).toBeVisible();
});

test("companies that are missing are said to be not written, of either kind", async () => {
  for (const part of ["startups", "incumbents"]) {
    const { screen, button } = await openOverview({
      concept: { reportStatusBySection: notedSections({ marketScan: [gapOf(part, part)] }) },
    });
    await button("Ecosystem").click();
    await expect
      .element(screen.getByRole("region", { name: "The report in six cards" }).getByText("Not written yet"))
      .toBeVisible();
    await screen.unmount();
  }
});

test("whoever has looked at a card gets the whole time for the next one", async () => {
  const { screen } = await openHeld();
  try {
    const first = screen.getByRole("heading", { name: "Key assumptions" });
    const elsewhere = screen.getByRole("heading", { level: 1 });
    for (let looked = 0; looked < 3; looked++) {
      await pointAt(first, { turns: false });
      await pointAt(elsewhere, { turns: true });
      vi.advanceTimersByTime(4_900);
    }
    await pointAt(first, { turns: false });
    await pointAt(elsewhere, { turns: true });
    await expect.element(screen.getByText("1 of 6")).toBeVisible();
    vi.advanceTimersByTime(5_000);
    await expect.element(screen.getByText("2 of 6")).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
