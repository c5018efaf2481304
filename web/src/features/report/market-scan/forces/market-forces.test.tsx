import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { openScan, richScan, sixForces } from "../testing/rich-scan.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const centre = { x: 240, y: 160 };
const radius = 112;

async function openForces(marketForces = sixForces, search = "") {
  const app = await openScan(search, { scan: richScan({ marketForces }) });
  const radar = app.screen.getByRole("listbox", { name: "Market Forces Radar" });
  const buttons = app.screen.getByRole("group", { name: "Market forces" }).getByRole("button");
  const mark = (name: string) => radar.getByRole("option", { name: new RegExp(`^${name}:`) });
  return { ...app, radar, buttons, mark };
}

/** How far out the mark of a force stands, 0 in the centre and 1 at the rim. */
function reachOf(mark: Element): number {
  const at = (name: string) => Number(mark.querySelector("circle:last-of-type")?.getAttribute(name));
  return Math.hypot(at("cx") - centre.x, at("cy") - centre.y) / radius;
}

test("[S2.2.4-04] [S2.2.4-07] the radar is a hexagon that names its six forces between headwinds and tailwinds", async () => {
  const { screen, radar } = await openForces();
  await expect.element(screen.getByRole("heading", { name: "Market Forces Radar" })).toBeVisible();
  await expect.element(radar.getByText("Buyer habits")).toBeVisible();
  expect(radar.element().querySelector("polygon")?.getAttribute("points")?.split(" ")).toHaveLength(6);
  expect(radar.getByRole("option").elements()).toHaveLength(6);
  const [from, to] = ["Headwinds", "Tailwinds"].map((name) => screen.getByText(name, { exact: true }));
  await expect.element(from as NonNullable<typeof from>).toBeVisible();
  const left = (found: typeof from) => found?.element().getBoundingClientRect().left ?? Number.NaN;
  expect(left(from)).toBeLessThan(left(to));
});

test("[S2.2.4-05] the buttons stand headwinds first, then mixed, then tailwinds, three in a row", async () => {
  await page.viewport(1440, 1000);
  const { buttons } = await openForces();
  await expect.element(buttons.first()).toBeVisible();
  expect(buttons.elements().map((button) => button.textContent)).toEqual([
    "Regulation",
    "Input cost",
    "Labour",
    "Technology and its suppliers",
    "Landlord demand",
    "Buyer habits",
  ]);
  const tops = buttons.elements().map((button) => Math.round(button.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? Number.NaN);
});

test("[S2.2.4-06] a button shows the summary and the impact of its force", async () => {
  const { screen } = await openForces();
  await expect.element(screen.getByText("Regulation moves the market.")).toBeVisible();
  await screen.getByRole("button", { name: "Labour" }).click();
  await expect.element(screen.getByText("Labour moves the market.")).toBeVisible();
  await expect.element(screen.getByText("Labour matters here.")).toBeVisible();
  await expect.element(screen.getByText("Regulation moves the market.")).not.toBeInTheDocument();
});

test("[S2.9-08] [S2.4-38] a mark stands and is coloured by its score from 0 to 10, without one as 8, 5 or 2", async () => {
  const { mark } = await openForces([
    ...sixForces,
    { ...sixForces[0], uuid: "worst", category: "Worst", score: 10 } as (typeof sixForces)[number],
    { ...sixForces[0], uuid: "best", category: "Best", score: 0 } as (typeof sixForces)[number],
  ]);
  const reach = (name: string) => reachOf(mark(name).element());
  await expect.element(mark("Best")).toBeVisible();
  expect(reach("Best")).toBeCloseTo(1);
  expect(reach("Regulation")).toBeCloseTo(0.15);
  // Not quite at the centre, where it would hide the others.
  expect(reach("Worst")).toBeCloseTo(0.06);
  expect(reach("Input cost")).toBeCloseTo(0.2);
  expect(reach("Labour")).toBeCloseTo(0.5);
  expect(reach("Buyer habits")).toBeCloseTo(0.8);
  const color = (name: string) =>
    getComputedStyle(mark(name).element().querySelector("circle:last-of-type") as Element).fill;
  expect(new Set(["Best", "Labour", "Worst"].map(color)).size).toBe(3);
  await expect.element(mark("Input cost")).toHaveAccessibleName("Input cost: Mostly Headwinds, Not scored");
});

test("the marks are one stop of the tabulator; arrows, Home and End lead from one to the next, Enter chooses", async () => {
  const { screen, mark, radar } = await openForces();
  await expect.element(mark("Regulation")).toHaveAttribute("aria-selected", "true");
  const stops = radar.element().querySelectorAll('[tabindex="0"]');
  expect([...stops]).toEqual([mark("Regulation").element()]);
  (stops[0] as SVGElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  await expect.element(mark("Labour")).toHaveFocus();
  await expect.element(mark("Regulation")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  await expect.element(mark("Input cost")).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("button", { name: "Input cost" })).toHaveAttribute("aria-pressed", "true");
  await expect.element(mark("Input cost")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(mark("Buyer habits")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(mark("Regulation")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{Home}{ArrowUp} ");
  await expect.element(screen.getByText("Buyer habits matters here.")).toBeVisible();
  await userEvent.tab();
  await expect.element(radar.getByRole("option", { selected: true })).not.toHaveFocus();
  expect(radar.element().contains(document.activeElement)).toBe(false);
});

test("a mark is chosen by a click, too", async () => {
  const { screen, mark } = await openForces();
  await mark("Landlord demand").click();
  await expect.element(screen.getByText("Landlord demand matters here.")).toBeVisible();
});

test("the table behind its toggle has every force with its score", async () => {
  const { screen } = await openForces();
  const row = screen.getByRole("row", { name: /Regulation/ });
  await expect.element(row).not.toBeInTheDocument();
  await screen.getByText("Show as a table").click();
  await expect.element(row).toHaveTextContent("RegulationMostly Headwinds8.5 / 10");
  await expect
    .element(screen.getByRole("row", { name: /Labour/ }))
    .toHaveTextContent("LabourHeadwinds & TailwindsNot scored");
});

test("on a phone the radar waits behind its switch", async () => {
  await page.viewport(390, 844);
  const { screen, radar, buttons } = await openForces();
  await expect.element(buttons.first()).toBeVisible();
  await expect.element(radar).not.toBeInTheDocument();
  const toggle = screen.getByRole("button", { name: "Radar" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect.element(radar).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const title = screen.getByRole("heading", { name: "Market Forces Radar" }).element();
  expect(title.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(title).fontSize));
});

test("an address can name a force", async () => {
  const { screen, router } = await openForces(sixForces, `#${sixForces[2]?.uuid}`);
  const labour = screen.getByRole("article").filter({ hasText: "Labour matters here." });
  await expect.element(labour).toHaveFocus();
  await expect.element(labour).toHaveAttribute("id", sixForces[2]?.uuid ?? "");
  await screen.getByRole("button", { name: "Input cost" }).click();
  await expect.element(screen.getByText("Input cost matters here.")).toBeVisible();
  // A link that is followed later wins over what was chosen.
  await router.navigate({ to: ".", hash: sixForces[5]?.uuid ?? "" });
  await expect.element(screen.getByText("Buyer habits matters here.")).toBeVisible();
});

test("one or two forces are drawn, and none is said", async () => {
  const { screen, radar } = await openForces(sixForces.slice(0, 2));
  await expect.element(radar.getByRole("option").first()).toBeVisible();
  await screen.unmount();
  const empty = await openForces([]);
  await expect.element(empty.screen.getByText("No market force is named.")).toBeVisible();
});

test("what would turn a force and how one would notice stand with it where they are known", async () => {
  const [first, ...others] = sixForces;
  const told = { whatWouldTurn: "A price for half the volume.", howToNotice: "Two suppliers quote it." };
  const { screen } = await openForces([{ ...(first as (typeof sixForces)[number]), ...told }, ...others]);
  await expect.element(screen.getByText("What would turn it")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Landlord demand" }).click();
  await expect.element(screen.getByText("A price for half the volume.")).toBeVisible();
  await expect.element(screen.getByText("How one would notice")).toBeVisible();
});

test.for(["light", "dark"])("a long list of long names has no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const names = [
    "Donaudampfschifffahrtsgesellschaft",
    "規制の強化と容器包装リサイクル法",
    "<b>Prices</b>",
    ..."abcdefghi",
  ];
  const { radar } = await openForces(
    names.map((category, index) => ({
      ...(sixForces[index % 6] as (typeof sixForces)[number]),
      uuid: `f-${index}`,
      category,
    })),
  );
  await expect.element(radar.getByRole("option", { name: /^<b>Prices<\/b>/ })).toBeVisible();
  expect(await violations()).toEqual([]);
});
