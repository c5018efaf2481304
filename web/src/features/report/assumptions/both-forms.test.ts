import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { assumptionWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { offices, openAssumptions, paths, soap } from "./changing/open-assumptions.fixture.ts";

test("[S2.2.1-09] [S2.2.7-01] [S2.2.7-03] the page shows four categories, and of the chosen one its assumptions and a way to add", async () => {
  const { screen, button } = await openAssumptions();
  for (const category of ["Desirability", "Viability", "Feasibility", "Adaptability"])
    await expect.element(button(new RegExp(`^${category}`))).toBeVisible();
  await expect.element(screen.getByRole("paragraph").filter({ hasText: offices })).toBeVisible();
  await expect.element(screen.getByText(/average certainty 33%, average risk 100%, 0% validated/)).toBeVisible();
  await button(/^Viability/).click();
  await expect.element(screen.getByRole("heading", { name: "Viability" })).toBeVisible();
  await expect.element(screen.getByRole("paragraph").filter({ hasText: soap })).toBeVisible();
  expect(screen.getByRole("paragraph").filter({ hasText: offices }).elements()).toEqual([]);
});

test("[S2.2.7-17] without assumptions the page says so", async () => {
  const { screen } = await openAssumptions({ results: [] });
  await expect.element(screen.getByText("No key assumptions found for this concept.")).toBeVisible();
});

test("[S2.7-15] [S2.8-06] [S2.8-41] the assumptions are written anew by nothing but the concept, and a failure says so", async () => {
  const { screen, server, button } = await openAssumptions();
  const conceptRead = () => server.bodiesOf("GET /api/v1/concept/C-0003/").length;
  const before = conceptRead();
  server.on(paths.generate, { status: 500, body: { detail: "x", code: "unexpected" } as never });
  await button("Write the assumptions anew").click();
  await expect.element(screen.getByText("Key assumptions generation failed. Please try again.")).toBeVisible();
  server.on(paths.generate, { status: 202, body: { status: "pending", workflowUuid: "w-1" } });
  await button("Write the assumptions anew").click();
  await expect.element(screen.getByText("Key assumptions and tests generation started")).toBeVisible();
  await expect.element(screen.getByText("This may take up to 10 minutes. You can navigate away.")).toBeVisible();
  expect(server.bodiesOf(paths.generate)).toEqual([undefined, undefined]);
  // What is being written now is said by the concept.
  await expect.poll(conceptRead).toBe(before + 2);
});

test("[S3.5-33] what would prove it wrong is said, or else the share of customers that have to agree", async () => {
  const { screen, button } = await openAssumptions();
  await expect.element(screen.getByText("Fewer than 4 of 10 pay.")).toBeVisible();
  await button(/^Viability/).click();
  await expect
    .element(screen.getByText("Validate through customer interviews with at least 50 percent positive responses."))
    .toBeVisible();
});

test("what rests on an assumption is named, with the way to what stands behind it", async () => {
  const madeFrom = { section: "financialProjection" as const, item: "e-1", field: "", title: "Price a floor" };
  const { screen } = await openAssumptions({ results: [assumptionWith(offices, { madeFrom })] });
  await expect.element(screen.getByText("Rests on it: Price a floor, Financial Projection")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Price a floor" }))
    .toHaveAttribute("href", "/concept/C-0003/financial-projection?evidence=e-1");
});

test("a dot of the priority map is read and followed with the keyboard", async () => {
  const { screen } = await openAssumptions();
  const dots = screen.getByRole("group", { name: "Priority map: importance over certainty" }).getByRole("link");
  await userEvent.click(dots.nth(0), { trial: true });
  (dots.nth(0).element() as SVGElement).focus();
  await expect.element(screen.getByText(`${offices} Importance high, certainty low.`)).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dots.nth(1)).toHaveFocus();
  for (const [key, next] of [
    ["ArrowDown", 0],
    ["ArrowLeft", 1],
    ["ArrowUp", 0],
    ["ArrowRight", 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(dots.nth(next)).toHaveFocus();
  }
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Viability" })).toBeVisible();
  await expect.element(screen.getByRole("listitem").filter({ hasText: soap }).first()).toHaveFocus();
});

test("[S3.9-14] of many assumptions twenty are shown at a time", async () => {
  const many = Array.from({ length: 23 }, (_, index) => assumptionWith(`Claim ${index + 1}.`));
  const { screen, button } = await openAssumptions({ results: many });
  await expect.element(screen.getByRole("paragraph").filter({ hasText: /^Claim 20\.$/ })).toBeVisible();
  expect(
    screen
      .getByRole("paragraph")
      .filter({ hasText: /^Claim 21\.$/ })
      .elements(),
  ).toEqual([]);
  await button("Page 2").click();
  await expect.element(screen.getByRole("paragraph").filter({ hasText: /^Claim 23\.$/ })).toBeVisible();
});

test("[S2.2.7-15] [S2.2.7-16] the first form has an overview of testing, a priority chart, a table of ten and the tests", async () => {
  const many = Array.from({ length: 12 }, (_, index) => assumptionWith(`Claim ${index + 1}.`));
  const { screen, button } = await openAssumptions({ form: "v1", results: many });
  for (const name of ["Testing overview", "Priority map", "Assumptions", "Tests"])
    await expect.element(screen.getByRole("heading", { name, exact: true })).toBeVisible();
  const untested = screen.getByText("Untested", { exact: true }).first().element().parentElement;
  expect(untested?.textContent).toBe("Untested12");
  await expect.element(screen.getByText(/^No tests yet\./)).toBeVisible();
  await expect.element(button("Claim 10.")).toBeVisible();
  expect(button("Claim 11.").elements()).toEqual([]);
  await button("Page 2").click();
  await button("Claim 12.").click();
  await expect.element(button("Change “Claim 12.”")).toBeVisible();
  expect(await violations()).toEqual([]);
  await button("Claim 11.").click();
  await expect.element(button("Change “Claim 11.”")).toBeVisible();
  await expect.element(button("Change “Claim 12.”")).not.toBeInTheDocument();
  await button("Claim 11.").click();
  await expect.element(button("Change “Claim 11.”")).not.toBeInTheDocument();
});
