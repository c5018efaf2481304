import { FeatureVersions } from "@seedbed/contract/concepts/schemas";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith, sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { classicForm, openOverview } from "#testing/open-overview.tsx";
import { renderApp } from "#testing/render-app.tsx";
import { drawnImage, imageUrl, madeImage, overviewWith, serverWithReport } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

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

test("[S2.2.3-07] [S2.2.3-11] the executive dashboard always shows the image, the classic overview in debug mode alone", async () => {
  const overview = overviewWith({ conceptImageUrl: imageUrl, conceptImageOrigin: "model" });
  const prepare = (server: FakeServer) => server.on("GET /api/v2/concept/C-0003/image", { image: madeImage });
  const executive = await openOverview({ overview, prepare });
  await expect.element(executive.screen.getByRole("img", { name: "Refill depots" })).toBeVisible();
  await executive.screen.unmount();

  const { screen } = await openOverview({ overview, concept: classicForm, prepare });
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

test("an image that was made anew takes the place of the one that is shown", async () => {
  const line = await liveLine();
  const overview = (name: string) =>
    overviewWith({ conceptImageUrl: `/api/v2/concept/C-0003/image?v=${name}.png`, conceptImageOrigin: "model" });
  const { screen, server } = await openOverview({
    overview: overview("first"),
    prepare: (prepared) => prepared.on("GET /api/v2/concept/C-0003/image", { image: madeImage }),
  });
  const image = screen.getByRole("img", { name: "Refill depots" });
  await expect.element(image).toBeVisible();
  const before = image.element().getAttribute("src");
  const asked = () =>
    server.received.filter(({ key }) => key === "GET /api/v2/concept/C-0003/image").map(({ query }) => query.get("v"));
  expect(asked()).toEqual(["first.png"]);
  server.on("GET /api/v2/concept/C-0003/overview", { body: overview("second") });
  const states = sectionsIn("complete");
  const anew = { ...states.overview, dateCompleted: "2026-04-01T10:00:00.000Z" };
  tellOfConcept(line, workflowUpdateWith({ reportStatusBySection: { ...states, overview: anew } }));
  await expect.poll(asked).toEqual(["first.png", "second.png"]);
  await expect.poll(() => image.element().getAttribute("src")).not.toBe(before);
});

test("a failure from before is said by the section, not anew", async () => {
  const { screen } = await openOverview({
    concept: { reportStatusBySection: sectionsIn("complete", { overview: "error" }) },
  });
  await expect.element(screen.getByText(/The writer gave no answer\.$/)).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("while it loads, the dashboard is outlined where it will stand", async () => {
  const never = new Promise<void>(() => undefined);
  const { screen } = await openOverview({
    prepare: (server) => server.on("GET /api/v2/concept/C-0003/overview", { body: {}, after: never }),
  });
  await expect.element(screen.getByRole("status", { name: "Loading", exact: true })).toBeVisible();
});
