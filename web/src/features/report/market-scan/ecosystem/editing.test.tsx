import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { incumbentWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { fact, nothingBehind, openEcosystem, startupWith } from "./testing/open-ecosystem.fixture.ts";

const report = "/api/v2/concept/C-0003/report/marketScan";
const ada = { uuid: "11111111-1111-4111-8111-111111111111", firstName: "Ida", lastName: "Berg" };

const fillbar = startupWith("Fillbar", {
  relevance: "It has the cellars.",
  predictions: ["Grows to the south"],
  potentialEngagements: [{ action: "partnership", description: "Share the vans" }],
  keyFacts: [fact("Forty people")],
  keyContacts: [{ name: "Ida", title: "Founder", linkedin: "", email: "ida@fill.example", evidence: nothingBehind }],
});

async function openFillbar() {
  const app = await openEcosystem({ startups: [fillbar, startupWith("Quiet")], incumbents: [incumbentWith("Maersk")] });
  app.server.on(`POST ${report}/changes`, { body: { revision: 2 } });
  await app.choose("Fillbar");
  const edit = (label: string) => app.screen.getByRole("button", { name: `Edit ${label}` });
  const sent = () =>
    (app.server.bodiesOf(`POST ${report}/changes`) as { changes: object[] }[]).flatMap(({ changes }) => changes);
  return { ...app, edit, sent };
}

test("[S2.2.4-12] the description of the ecosystem is edited in place", async () => {
  const { screen, edit, sent } = await openFillbar();
  await edit("Ecosystem description").click();
  await screen.getByRole("textbox", { name: "Ecosystem description" }).fill("Many are there by now.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Many are there by now.")).toBeVisible();
  await expect.poll(sent).toEqual([
    {
      kind: "set",
      item: null,
      field: "ecosystemDescription",
      value: "Many are there by now.",
      seen: "Few are there.",
    },
  ]);
});

test("everything that is known of a company can be edited", async () => {
  const { edit } = await openFillbar();
  const texts = ["Name", "Overview", "Headquarters", "Founded", "Domain", "Relevance", "Competing product"];
  const ofStartups = ["Value proposition", "Competitive advantage", "Predictions", "Engagement tactics", "Key facts"];
  const sources = ["overview", "headquarters", "founding"].map((claim) => `Sources for the ${claim}`);
  for (const label of [...texts, ...ofStartups, "Key contacts", "Recent activity", ...sources])
    await expect.element(edit(`${label} of Fillbar`)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("a text of a company is saved where it stands, and its name in the list, too", async () => {
  const { screen, edit, sent, list } = await openFillbar();
  await edit("Name of Fillbar").click();
  await screen.getByRole("textbox", { name: "Name of Fillbar" }).fill("Fillbar & Sons");
  await userEvent.keyboard("{Enter}");
  await expect.element(list("Startups").getByText("Fillbar & Sons")).toBeVisible();
  await expect
    .poll(sent)
    .toEqual([{ kind: "set", item: "Fillbar", field: "name", value: "Fillbar & Sons", seen: "Fillbar" }]);
});

test("a company that is removed leaves its list and its details", async () => {
  const { screen, sent, list, setScan } = await openFillbar();
  setScan({ startups: [startupWith("Quiet")], incumbents: [incumbentWith("Maersk")] });
  await screen.getByRole("button", { name: "Actions for startup “Fillbar”" }).click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(list("Startups").getByText("Fillbar")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Select a startup to view details")).toBeVisible();
  await expect.poll(sent).toMatchObject([{ kind: "remove", item: "Fillbar", seen: { uuid: "Fillbar" } }]);
});

test("what a person wrote or added is no reasoning of an AI", async () => {
  const at = "2026-03-02T10:00:00.000Z";
  const { pane, choose } = await openEcosystem({
    startups: [
      fillbar,
      startupWith("Quiet", { relevance: "It is quiet." }),
      startupWith("Refillo", { relevance: "It is near." }),
    ],
    scan: { origin: "model" },
    work: { edits: [{ item: "Fillbar", field: "relevance", by: ada, at }], added: [{ item: "Quiet", by: ada, at }] },
  });
  await choose("Fillbar");
  const part = (title: string) =>
    pane("Startups").getByRole("heading", { name: title }).element().parentElement?.textContent;
  await expect.poll(() => part("Predictions")).toContain("AI reasoning");
  await choose("Quiet");
  await expect.element(pane("Startups").getByText(/^Added by/)).toBeVisible();
  await expect.element(pane("Startups").getByText("AI reasoning")).not.toBeInTheDocument();
  await choose("Fillbar");
  await expect.poll(() => part("Relevance")).toBe("Relevance");
  // The same field of another company is nobody's but the model's.
  await choose("Refillo");
  await expect.poll(() => part("Relevance")).toContain("AI reasoning");
});
