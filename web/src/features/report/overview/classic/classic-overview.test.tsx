import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith, pageOf } from "#testing/concepts.ts";
import { classicForm, openOverview } from "#testing/open-overview.tsx";
import { profileWith } from "#testing/profiles.ts";
import { assumptionListWith, metricsWith } from "#testing/reports.ts";
import { parts } from "#testing/whole-report.ts";

const concept = "/api/v1/concept/C-0003/";

test.for([
  ["[S2.2.3-02] the value proposition", "Value Proposition", "valueProposition", "Cheaper soap."],
  ["[S2.2.3-03] the problem statement", "Problem Statement", "problemStatement", "Too many parcels."],
  ["[S2.2.3-04] the overview", "Overview", "overview", "A depot in the basement."],
] as const)("%s of the concept is edited in place", async ([, title, field, text]) => {
  const { screen, server } = await openOverview({ concept: classicForm });
  await expect.element(screen.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  server.on(`PATCH ${concept}`, { body: conceptWith({ ...classicForm, [field]: "Said anew." }) });
  await screen.getByRole("button", { name: `Edit ${title}`, exact: false }).click();
  const editor = screen.getByRole("textbox", { name: title });
  await editor.fill("x".repeat(1001));
  await expect.element(screen.getByText("1001 / 1000, 1 too long")).toBeVisible();
  await editor.fill("Said anew.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Said anew.")).toBeVisible();
  expect(server.bodiesOf(`PATCH ${concept}`)).toEqual([{ [field]: "Said anew." }]);
});

test("[S2.2.3-03] a concept without a problem statement shows none", async () => {
  const { screen } = await openOverview({ concept: { ...classicForm, problemStatement: "" } });
  await expect.element(screen.getByRole("heading", { name: "Overview", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Problem Statement" })).not.toBeInTheDocument();
});

test("[S2.2.3-05] the first customer profile has a card, with the way to all of them", async () => {
  const { screen } = await openOverview({
    concept: classicForm,
    prepare: (server) =>
      server.on(parts.profiles, {
        body: pageOf([profileWith(), profileWith({ uuid: "p-2", segment: "Owners", name: "Ola" })]),
      }),
  });
  await expect.element(screen.getByText("Facility managers")).toBeVisible();
  await expect.element(screen.getByText("Noor, Facility manager")).toBeVisible();
  await expect.element(screen.getByText("Owners")).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: "All 2 profiles" }))
    .toHaveAttribute("href", "/concept/C-0003/customer-profile");
});

test.for([0, 1])("the way to %i customer profiles counts nothing", async (count) => {
  const { screen } = await openOverview({
    concept: classicForm,
    prepare: (server) => server.on(parts.profiles, { body: pageOf([profileWith()].slice(0, count)) }),
  });
  const link = screen.getByRole("link", { name: "All profiles", exact: true });
  await expect
    .element(screen.getByText(count === 0 ? "No customer profiles available" : "Facility managers"))
    .toBeVisible();
  await expect.element(link).toBeVisible();
});

test("[S2.2.3-06] the assumptions have a card that leads to the key assumptions", async () => {
  const list = assumptionListWith({ count: 3 });
  const categoryMetrics = {
    ...list.categoryMetrics,
    Viability: metricsWith({ validationStatus: "validated", count: 3, validationPercentage: 1 }),
  };
  const { screen } = await openOverview({
    concept: classicForm,
    prepare: (server) => server.on(parts.assumptions, { body: { ...list, categoryMetrics } }),
  });
  await expect.element(screen.getByRole("heading", { name: "Assumptions", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("meter", { name: "Viability" })).toHaveAttribute("aria-valuetext", "Validated");
  await expect
    .element(screen.getByRole("link", { name: "Key assumptions" }))
    .toHaveAttribute("href", "/concept/C-0003/assumptions");
});

test("a profile of which little is known is told by its description, and a list of no assumptions says so", async () => {
  const { screen } = await openOverview({
    concept: classicForm,
    prepare: (server) => {
      server.on(parts.profiles, { body: pageOf([profileWith({ customerInsight: "" })]) });
      server.on(parts.assumptions, { body: assumptionListWith() });
    },
  });
  await expect.element(screen.getByText("Keeps four buildings running.")).toBeVisible();
  await expect.element(screen.getByText("No assumptions data available")).toBeVisible();
  await expect.element(screen.getByRole("meter")).not.toBeInTheDocument();
});

test("a report that was never written says so, and what people say of their concept stands all the same", async () => {
  const { screen, button } = await openOverview({ concept: classicForm, overview: null });
  await expect.element(screen.getByText("Overview data is not available for this concept.")).toBeVisible();
  await expect.element(button("Generate")).toBeVisible();
  await expect.element(screen.getByText("Cheaper soap.")).toBeVisible();
  await expect.element(screen.getByText("No customer profiles available")).toBeVisible();
  await expect.element(screen.getByText("No assumptions data available")).toBeVisible();
});
