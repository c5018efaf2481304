import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conceptWith } from "#testing/concepts.ts";
import { incumbentWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { AppTheme } from "../../../shell/app-theme.tsx";
import { MarketScanScreen } from "./market-scan-screen.tsx";
import { openScan, richScan, scanCalls } from "./testing/rich-scan.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const featureVersions = (marketScan: string) =>
  ({ featureVersions: { ...conceptWith().featureVersions, marketScan } }) as Partial<ReturnType<typeof conceptWith>>;

const driver = richScan().trendsAndDrivers[0];

test("[S2.2.4-01] only v3 shows the screens of version 3; any other value, and none, shows those of version 2", async () => {
  for (const version of ["v2", "v1", "v4", undefined]) {
    const concept = version ? featureVersions(version) : { featureVersions: {} as never };
    const { screen } = await openScan("", { concept });
    await expect.element(screen.getByRole("heading", { name: "Trends and Drivers" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "PESTEL Analysis" })).not.toBeInTheDocument();
    await screen.unmount();
  }
  const { screen } = await openScan("", { concept: featureVersions("v3") });
  await expect.element(screen.getByRole("heading", { name: "PESTEL Analysis" })).toBeVisible();
  await expect
    .element(screen.getByRole("heading", { name: "Trends and Drivers", exact: true }))
    .not.toBeInTheDocument();
});

test("[S2.2.4-19] [S2.2.4-20] version 2 shows trends and drivers as cards with sources, and the ecosystem on the same page", async () => {
  await page.viewport(1440, 900);
  const { screen } = await openScan("", {
    concept: featureVersions("v2"),
    scan: richScan({ incumbents: [incumbentWith("Maersk")] }),
  });
  await expect.element(screen.getByText("Costs rise.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: /^Waste is counted/ })).toBeVisible();
  await expect.element(screen.getByText("A rule passed.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Packaging ordinance/ })).toBeVisible();
  await expect.element(screen.getByText("AI reasoning").first()).toBeVisible();
  const lefts = richScan().trendsAndDrivers.map(
    ({ uuid }) => document.getElementById(uuid)?.getBoundingClientRect().left,
  );
  expect(new Set(lefts).size).toBe(2);
  await expect.element(screen.getByRole("heading", { name: "Ecosystem" })).toBeVisible();
  await expect.element(screen.getByText("Few are there.")).toBeVisible();
  await expect.element(screen.getByText("Select an incumbent to view details")).toBeVisible();
});

test("version 2 shows all of its trends, each once and in their order, also those of its later rows", async () => {
  const [one] = richScan().trendsAndDrivers;
  if (!one) throw new Error("there is no trend");
  const names = ["Waste", "Rent", "Crews", "Rules", "Freight", "Habits", "Prices"];
  const trendsAndDrivers = names.map((name) => ({ ...one, uuid: `driver-${name}`, name }));
  const { screen } = await openScan("", { concept: featureVersions("v2"), scan: richScan({ trendsAndDrivers }) });
  await expect.element(screen.getByRole("heading", { name: /^Prices/ })).toBeVisible();
  const shown = screen
    .getByRole("heading", { level: 3 })
    .elements()
    .map((title) => title.getAttribute("aria-label"));
  expect(shown.filter((name) => name !== null && names.includes(name))).toEqual(names);
});

test("[S2.2.1-03] in version 2 the address brings the ecosystem into view", async () => {
  await page.viewport(390, 600);
  const { screen } = await openScan("?tab=ecosystem", { concept: featureVersions("v2") });
  const title = screen.getByRole("heading", { name: "Ecosystem" });
  await expect.element(title).toBeInViewport();
});

test("[S2.2.4-21] version 2 without data says so", async () => {
  const { screen } = await openScan("", {
    concept: featureVersions("v2"),
    prepare: (server) => server.lacks(scanCalls.scan),
  });
  await expect.element(screen.getByText("Market scan data is not available for this concept.")).toBeVisible();
});

test("[S2.2.4-22] without a concept the screen says that none is selected", async () => {
  const screen = await render(
    <AppTheme>
      <MarketScanScreen conceptId="" />
    </AppTheme>,
  );
  await expect.element(screen.getByText("No concept selected")).toBeVisible();
});

test.for(["light", "dark"])(
  "version 2 has no accessibility violation and no horizontal scrolling (%s)",
  async (scheme) => {
    localStorage.setItem("seedbed.color-scheme", scheme);
    await page.viewport(390, 844);
    const { screen } = await openScan(`#${driver?.uuid}`, { concept: featureVersions("v2") });
    await expect.element(screen.getByText("Trends and Drivers", { exact: true })).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe(driver?.uuid);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await violations()).toEqual([]);
  },
);
