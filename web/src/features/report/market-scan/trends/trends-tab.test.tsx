import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { notedSections, sectionsIn } from "#testing/concepts.ts";
import { violations } from "#testing/violations.ts";
import { openScan, richScan, richTrends, scanCalls, sixTrends, threeInsights } from "../testing/rich-scan.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

type App = Awaited<ReturnType<typeof openScan>>;

const cardOf = ({ screen }: App, { uuid }: { uuid: string }) => {
  const element = () => document.getElementById(uuid) as HTMLElement;
  return {
    element,
    locator: screen.getByRole("heading", { name: "PESTEL Analysis" }),
    box: () => element().getBoundingClientRect(),
  };
};
const lefts = (app: App, items: readonly { uuid: string }[]) =>
  new Set(items.map((item) => Math.round(cardOf(app, item).box().left))).size;

async function openTrends(options: Parameters<typeof openScan>[1] = {}, search = "") {
  const app = await openScan(search, options);
  await expect.element(app.screen.getByRole("heading", { name: "PESTEL Analysis" })).toBeVisible();
  return app;
}

test("[S2.2.1-02] [S2.2.4-03] the route shows the tab Market Scan, which begins with the summary of the trends", async () => {
  const { screen } = await openTrends();
  await expect.element(screen.getByRole("link", { name: "Market Scan" })).toHaveAttribute("aria-current", "page");
  const summary = screen.getByText(/^Rules push owners/);
  await expect.element(summary).toBeVisible();
  const radar = screen.getByRole("heading", { name: "Market Forces Radar" }).element();
  expect(summary.element().compareDocumentPosition(radar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("[S2.2.4-02] [S2.2.1-03] the two tabs stand in the address, and an unknown one shows the first", async () => {
  const { screen, address } = await openTrends({}, "?tab=everything");
  await screen.getByRole("link", { name: "Ecosystem", exact: true }).click();
  await expect
    .element(screen.getByText("Select an incumbent to view details").or(screen.getByText("Incumbents")))
    .toBeVisible();
  expect(address()).toBe("/concept/C-0003/market-scan?tab=ecosystem");
  await expect.element(screen.getByRole("heading", { name: "PESTEL Analysis" })).not.toBeInTheDocument();
  await screen.getByRole("link", { name: "Trends & Drivers" }).click();
  await expect.element(screen.getByRole("heading", { name: "PESTEL Analysis" })).toBeVisible();
  expect(address()).toBe("/concept/C-0003/market-scan?tab=trends-drivers");
});

test("[S2.2.4-08] priority insights stand three wide, on a desk and at 1024", async () => {
  for (const width of [1440, 1024]) {
    await page.viewport(width, 900);
    const app = await openTrends();
    expect(lefts(app, threeInsights)).toBe(3);
    expect(new Set(threeInsights.map((insight) => Math.round(cardOf(app, insight).box().top))).size).toBe(1);
    await app.screen.unmount();
  }
});

test("[S2.2.4-09] [S2.2.4-10] the trends stand three wide, and in two columns where three have no room", async () => {
  await page.viewport(1440, 900);
  const wide = await openTrends();
  expect(lefts(wide, sixTrends)).toBe(3);
  await page.viewport(1024, 900);
  await expect.poll(() => lefts(wide, sixTrends)).toBe(2);
  await page.viewport(390, 844);
  await expect.poll(() => lefts(wide, sixTrends)).toBe(1);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("[S2.2.4-11] long texts of insights and trends are collapsed to a height of 140", async () => {
  const { screen } = await openTrends();
  const more = screen.getByRole("button", { name: "Show more" });
  await expect.element(more).toHaveLength(2);
  for (const button of more.elements()) {
    const cut = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(cut?.offsetHeight).toBe(140);
  }
  await more.first().click();
  const less = screen.getByRole("button", { name: "Show less" });
  await expect.element(less).toBeVisible();
  const whole = document.getElementById(less.element().getAttribute("aria-controls") ?? "");
  expect(whole?.offsetHeight).toBeGreaterThan(140);
});

const finding = ({ screen }: App) => screen.getByRole("region", { name: "Key findings, Political" });

test("[S2.2.4-09] the findings of a trend turn by buttons and by keys, and nothing moves", async () => {
  const app = await openTrends();
  const carousel = finding(app);
  const [first, last] = [/names consumables/, /^Two of five/].map((words) => carousel.getByText(words));
  await expect.element(carousel.getByText("Key finding 1 of 3")).toBeVisible();
  const height = carousel.element().getBoundingClientRect().height;
  await carousel.getByRole("button", { name: "Next finding" }).click();
  await expect.element(carousel.getByText("Key finding 2 of 3")).toBeVisible();
  await expect.element(carousel.getByText("Cities may go further.")).toBeVisible();
  await expect.element(first as NonNullable<typeof first>).not.toBeVisible();
  expect(carousel.element().getBoundingClientRect().height).toBe(height);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(last as NonNullable<typeof last>).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(carousel.getByText("Key finding 1 of 3")).toBeVisible();
  await userEvent.keyboard("{End}");
  await expect.element(carousel.getByText("Key finding 3 of 3")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(carousel.getByText("Key finding 2 of 3")).toBeVisible();
  await userEvent.keyboard("{Home}{Alt>}{ArrowRight}{/Alt}");
  await expect.element(carousel.getByText("Key finding 1 of 3")).toBeVisible();
  expect(carousel.element().getBoundingClientRect().height).toBe(height);
});

test("a trend without findings says so, and one with a single finding has nothing to turn", async () => {
  const { screen } = await openTrends();
  const region = (name: string) => screen.getByRole("region", { name: `Key findings, ${name}` });
  await expect.element(region("Technological").getByText("No key finding")).toBeVisible();
  await expect.element(region("Social").getByText("Key finding 1 of 1")).toBeVisible();
  await expect.element(region("Social").getByRole("button", { name: "Next finding" })).not.toBeInTheDocument();
});

test("what has no source is called AI reasoning", async () => {
  const app = await openTrends();
  const card = cardOf(app, threeInsights[2] as (typeof threeInsights)[number]).element();
  expect(card.textContent).toContain("AI reasoning");
  const other = cardOf(app, threeInsights[0] as (typeof threeInsights)[number]).element();
  expect(other.textContent).not.toContain("AI reasoning");
  expect(other.querySelector("a")?.getAttribute("href")).toBe("https://example.com/Government report");
});

test("an address can name an insight, a trend and a finding", async () => {
  const [, second] = sixTrends[0]?.keyFinding ?? [];
  for (const uuid of [threeInsights[1]?.uuid, sixTrends[5]?.uuid, second?.uuid]) {
    const { screen } = await openTrends({}, `#${uuid}`);
    await expect.poll(() => document.activeElement?.id).toBe(uuid);
    expect(document.activeElement).toHaveAttribute("data-linked", "true");
    await expect
      .poll(() => (document.activeElement as HTMLElement).getBoundingClientRect().top < innerHeight)
      .toBe(true);
    await screen.unmount();
  }
  await page.viewport(1440, 900);
  const { screen } = await openTrends({}, `#${second?.uuid}`);
  await expect.element(screen.getByText("Cities may go further.")).toBeVisible();
});

test("both sections arrive at once: nothing is pushed away by what comes later", async () => {
  const late = Promise.withResolvers<void>();
  const app = await openScan("", {
    prepare: (server) => server.on(scanCalls.trends, { body: richTrends(), after: late.promise }),
  });
  await expect.element(app.screen.getByRole("status", { name: "Loading", exact: true })).toBeVisible();
  await expect.element(app.screen.getByRole("heading", { name: "Priority Insights" })).not.toBeInTheDocument();
  late.resolve();
  await expect.element(app.screen.getByRole("heading", { name: "Priority Insights" })).toBeVisible();
  await expect.element(app.screen.getByRole("heading", { name: "PESTEL Analysis" })).toBeVisible();
});

const broken = { status: 500, body: { detail: "It sleeps." } };

test("[S2.8-29] [S2.8-30] forces and insights that cannot be loaded say so, the trends stand, and Retry asks again", async () => {
  const { screen, server } = await openTrends({ prepare: (server) => server.on(scanCalls.scan, broken) });
  await expect.element(screen.getByText("Error loading market forces data")).toBeVisible();
  await expect.element(screen.getByText("Error loading priority insights data")).toBeVisible();
  await expect.element(screen.getByText("Political change is felt in every building.")).toBeVisible();
  expect(server.received.filter(({ key }) => key === scanCalls.scan)).toHaveLength(1);
  server.on(scanCalls.scan, { body: richScan() });
  await screen.getByRole("button", { name: "Retry" }).first().click();
  await expect.element(screen.getByText("Small boxes get dear", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^Error loading/)).not.toBeInTheDocument();
});

test("[S2.8-31] trends that cannot be loaded say so, and the forces stand", async () => {
  const { screen, server } = await openTrends({ prepare: (server) => server.on(scanCalls.trends, broken) });
  await expect.element(screen.getByText("Error loading trends data")).toBeVisible();
  await expect.element(screen.getByText("Regulation moves the market.")).toBeVisible();
  server.on(scanCalls.trends, { body: richTrends() });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("Political change is felt in every building.")).toBeVisible();
});

const lacksBoth = { prepare: (server: App["server"]) => server.lacks(scanCalls.scan, scanCalls.trends) };

test("[S2.2.4-21] without data the screen says so once, with one button to begin", async () => {
  const { screen } = await openScan("", { ...lacksBoth, concept: { reportStatusBySection: sectionsIn("notStarted") } });
  await expect.element(screen.getByText("Market scan data is not available for this concept.")).toBeVisible();
  expect(screen.getByText("Market scan data is not available for this concept.").elements()).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Generate" }).elements()).toHaveLength(1);
});

test("while both are written the screen stands in outline, and while the scan is written the trends are there", async () => {
  const both = await openScan("", {
    ...lacksBoth,
    concept: { reportStatusBySection: sectionsIn("complete", { trends: "pending", marketScan: "waiting" }) },
  });
  await expect.element(both.screen.getByText(/^This section is being written\. You can/)).toBeVisible();
  expect(both.screen.getByRole("status", { name: "This section is being written" }).elements()).toHaveLength(1);
  await both.screen.unmount();
  const one = await openTrends({
    prepare: (server) => server.lacks(scanCalls.scan),
    concept: { reportStatusBySection: sectionsIn("complete", { marketScan: "pending" }) },
  });
  await expect.element(one.screen.getByText(/^This section is being written\. You can/)).toBeVisible();
  await expect.element(one.screen.getByText("Political change is felt in every building.")).toBeVisible();
});

test("[S2.8-09] a generation that fails says so: one that stopped, and one that could not be started", async () => {
  const failed = await openScan("", {
    ...lacksBoth,
    concept: { reportStatusBySection: sectionsIn("error", { trends: "error", marketScan: "error" }) },
  });
  const sentence = "Market scan generation failed. Please try again.";
  await expect.element(failed.screen.getByRole("heading", { name: sentence })).toBeVisible();
  await expect.element(failed.screen.getByText("The writer gave no answer.")).toBeVisible();
  await failed.screen.unmount();
  const { screen } = await openTrends({
    concept: { reportStatusBySection: notedSections({}, sectionsIn("complete", { marketScan: "outdated" })) },
    prepare: (server) => server.on("POST /api/v2/concept/C-0003/report/update", broken),
  });
  await screen.getByRole("button", { name: "Update this section" }).click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByText("It sleeps.")).toBeVisible();
});

test.for(["light", "dark"])("trends and insights have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await openTrends({}, `#${sixTrends[0]?.uuid}`);
  expect(await violations()).toEqual([]);
});
