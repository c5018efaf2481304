import { FeatureVersions } from "@seedbed/contract/concepts/schemas";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith, sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { classicForm, openOverview } from "#testing/open-overview.tsx";
import { overviewWith } from "#testing/reports.ts";

const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** As the contract reads what is stored for a concept. */
const formsOf = (stored: object) => ({ featureVersions: FeatureVersions.parse(stored) });

test("[S2.2.3-01] a concept with the first form of the overview, or none set, has the classic one, any other the executive dashboard", async () => {
  for (const concept of [formsOf({ conceptOverview: "v1" }), formsOf({})]) {
    const { screen } = await openOverview({ concept });
    await expect.element(screen.getByRole("heading", { name: "Overview", exact: true })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Does this sound promising?" })).not.toBeInTheDocument();
    await screen.unmount();
  }
  const between = { ...conceptWith().featureVersions, conceptOverview: "v2" as "v3" };
  for (const concept of [formsOf({ conceptOverview: "v3" }), { featureVersions: between }]) {
    const { screen } = await openOverview({ concept });
    await expect.element(screen.getByRole("heading", { name: "Does this sound promising?" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Overview", exact: true })).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test("[S2.2.3-10] a concept image carries its badge, and one that does not load gives way to the drawing", async () => {
  const { screen } = await openOverview({ overview: overviewWith({ conceptImageUrl: picture }) });
  const image = screen.getByRole("img", { name: "Refill depots" });
  await expect.element(image).toBeVisible();
  await expect.element(screen.getByText("AI-generated")).toBeVisible();
  const { height } = image.element().getBoundingClientRect();
  image.element().dispatchEvent(new Event("error"));
  await expect.element(image).not.toBeInTheDocument();
  await expect.element(screen.getByText("AI-generated")).not.toBeInTheDocument();
  const drawing = screen.getByRole("main").element().querySelector("figure svg");
  expect(drawing?.getBoundingClientRect().height).toBe(height);
});

const own = "/api/v2/concept/C-0003/image";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';

test("[S2.2.3-10] an image that asks who one is is fetched as the person, once, and its place is kept until it comes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { screen, server } = await openOverview({
    overview: overviewWith({ conceptImageUrl: `${own}?v=1` }),
    prepare: (server) =>
      server.on(`GET ${own}`, { image: { mediaType: "image/svg+xml", content: drawing }, after: promise }),
  });
  await expect.element(screen.getByRole("heading", { name: "Value Proposition" })).toBeVisible();
  const figure = screen.getByRole("main").element().querySelector("figure");
  const kept = figure?.getBoundingClientRect().height;
  resolve();
  await expect.element(screen.getByRole("img", { name: "Refill depots" })).toBeVisible();
  expect(figure?.getBoundingClientRect().height).toBe(kept);
  const asked = server.received.filter(({ key }) => key === `GET ${own}`);
  expect(asked.map(({ query, headers }) => [query.get("v"), headers.get("authorization")])).toEqual([
    ["1", expect.stringMatching(/^Bearer ./)],
  ]);
});

test("[S2.2.3-10] an image that is refused gives way to the drawing", async () => {
  const { screen } = await openOverview({
    overview: overviewWith({ conceptImageUrl: own }),
    prepare: (server) => server.lacks(`GET ${own}`),
  });
  await expect.poll(() => screen.getByRole("main").element().querySelector("figure svg")).not.toBeNull();
  await expect.element(screen.getByText("AI-generated")).not.toBeInTheDocument();
});

test("[S2.2.3-07] [S2.2.3-11] the executive dashboard always shows the image, the classic overview in debug mode alone", async () => {
  const overview = overviewWith({ conceptImageUrl: picture });
  const executive = await openOverview({ overview });
  await expect.element(executive.screen.getByRole("img", { name: "Refill depots" })).toBeVisible();
  await executive.screen.unmount();

  const { screen } = await openOverview({ overview, concept: classicForm });
  const image = screen.getByRole("img", { name: "Refill depots" });
  await expect.element(screen.getByRole("heading", { name: "Value Proposition" })).toBeVisible();
  await expect.element(image).not.toBeInTheDocument();
  const toggle = () => userEvent.keyboard("{Shift>}debug{/Shift}");
  onTestFinished(toggle);
  await toggle();
  await expect.element(image).toBeVisible();
  await expect.element(screen.getByText("AI-generated")).toBeVisible();
});

test("[S2.8-10] whoever has the overview open is told when writing it fails", async () => {
  const line = await liveLine();
  const states = (overview: "pending" | "error") => ({ reportStatusBySection: sectionsIn("complete", { overview }) });
  const { screen } = await openOverview({ concept: states("pending") });
  await expect.element(screen.getByText(/being written again/)).toBeVisible();
  tellOfConcept(line, workflowUpdateWith(states("error")));
  await expect.element(screen.getByText("Overview generation failed. Please try again.")).toBeVisible();
});

test("a failure from before is said by the section, not anew", async () => {
  const { screen } = await openOverview({
    concept: { reportStatusBySection: sectionsIn("complete", { overview: "error" }) },
  });
  await expect.element(screen.getByText("The writer gave no answer.")).toBeVisible();
  await expect.element(screen.getByText("Overview generation failed. Please try again.")).not.toBeInTheDocument();
});

test("while it loads, the dashboard is outlined where it will stand", async () => {
  const never = new Promise<void>(() => undefined);
  const { screen } = await openOverview({
    prepare: (server) => server.on("GET /api/v2/concept/C-0003/overview", { body: {}, after: never }),
  });
  await expect.element(screen.getByRole("status", { name: "Loading", exact: true })).toBeVisible();
});
