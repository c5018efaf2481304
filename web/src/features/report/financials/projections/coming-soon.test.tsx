import { expect, test } from "vitest";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts, savings } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";

async function openProjections(layout: "revenue" | "savings") {
  const server = serverWithReport();
  answerWholeReport(server);
  if (layout === "savings") server.on(parts.projection, { body: savings });
  await session.begin("refresh-token");
  return renderApp("/concept/C-0003/financial-projection?tab=projections");
}

test.each(["revenue", "savings"] as const)(
  "[S2.2.6-21] [S2.2.6-32] projections of %s are a blurred picture that says they are coming",
  async (layout) => {
    const { screen } = await openProjections(layout);
    await expect.element(screen.getByRole("heading", { name: "Coming Soon" })).toBeVisible();
    await expect.element(screen.getByText("Projections feature is under development")).toBeVisible();
    const picture = screen.getByRole("main").element().querySelector("svg polygon");
    expect(getComputedStyle(picture?.closest("div") as Element).filter).toMatch(/^blur/);
  },
);

test.each([
  ["S2.2.6-33", "Horizon (months)", { min: "6", max: "60", step: "6", value: "24" }],
  ["S2.2.6-34", "Simulations", { min: "100", max: "1000", step: "100", value: "500" }],
  ["S2.2.6-35", "Mean monthly return", { min: "0.1", max: "5", step: "0.1", value: "1.5" }],
  ["S2.2.6-36", "Standard deviation", { min: "1", max: "10", step: "0.5", value: "3" }],
])("[%s] the preview's %s has its range and its default, and the picture follows it", async (_id, label, range) => {
  const { screen } = await openProjections("savings");
  const slider = screen.getByRole("slider", { name: label });
  await expect.element(slider).toBeVisible();
  const { min, max, step, value } = slider.element() as HTMLInputElement;
  expect({ min, max, step, value }).toEqual(range);
  const band = () => screen.getByRole("main").element().querySelector("svg polygon")?.getAttribute("points");
  const before = band();
  await slider.fill(range.max);
  await expect.poll(band).not.toBe(before);
});
