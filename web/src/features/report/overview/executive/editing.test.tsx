import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { FakeServer } from "#testing/fake-server.ts";
import { openOverview } from "#testing/open-overview.tsx";
import { overviewWith } from "#testing/reports.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";

const changes = "POST /api/v2/concept/C-0003/report/overview/changes";
const read = "GET /api/v2/concept/C-0003/overview";

const noSummaries = {
  financialMarketSizeRevenue: "",
  financialMarketSizeSavings: "",
  marketScanTrendsDrivers: "",
  marketScanEcosystem: "",
  financialBusinessModel: "",
  customerProfiles: "",
  keyAssumptions: "",
};

async function openToEdit(prepare: (server: FakeServer) => void = () => undefined) {
  const app = await openOverview({
    prepare: (server) => {
      server.on(changes, { body: { revision: 2 } });
      prepare(server);
    },
  });
  await expect.element(app.screen.getByText("A fifth cheaper.")).toBeVisible();
  const sent = () => app.server.bodiesOf(changes).flatMap((body) => (body as { changes: PersonalChange[] }).changes);
  return { ...app, sent };
}

test.for([
  ["What is it?", "overview.whatIsThis", "A depot in the basement of a building."],
  ["Value Proposition", "overview.valueProposition", "A fifth cheaper."],
  ["Problem Statement", "overview.problemStatement", "Forty deliveries a week."],
  ["Reasons of the gut check", "overview.shouldWeDoThis", "Offices already pay for it by the pallet."],
] as const)("%s is edited where it stands", async ([label, field, seen]) => {
  const { button, screen, sent } = await openToEdit();
  await button(`Edit ${label}`).click();
  await screen.getByRole("textbox", { name: label }).fill("Said anew.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Said anew.")).toBeVisible();
  await expect.poll(sent).toEqual([{ kind: "set", item: null, field, value: "Said anew.", seen }]);
});

test("a card's summary is edited in the card, which is not turned meanwhile", async () => {
  const { button, screen, sent } = await openToEdit(answerWholeReport);
  await button("Market size").click();
  await button("Edit Market size summary").click();
  const editor = screen.getByRole("textbox", { name: "Market size summary" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    vi.advanceTimersByTime(20_000);
    await expect.element(editor).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
  await editor.fill("Said anew.");
  await userEvent.keyboard("{ArrowLeft}{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("2 of 6")).toBeVisible();
  await expect.poll(sent).toMatchObject([{ field: "overview.marketSizeSummary", value: "Said anew." }]);
});

test("a summary that was emptied can be written again", async () => {
  const { button, screen, sent } = await openToEdit((server) => {
    answerWholeReport(server);
    server.on(parts.summaries, { body: { ...noSummaries, origin: "draft" } });
  });
  await button("Business model").click();
  await expect.element(screen.getByText("Paid by the floor.")).toBeVisible();
  await button("Edit Business model summary").click();
  await screen.getByRole("textbox", { name: "Business model summary" }).fill("By the floor.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect
    .poll(sent)
    .toMatchObject([{ field: "summaries.financialBusinessModel", seen: "", value: "By the floor." }]);
});

test("[S2.5-07] a differentiator is edited up to 500 characters", async () => {
  const { button, screen, sent } = await openToEdit();
  await button("Edit Differentiators 1").click();
  const editor = screen.getByRole("textbox", { name: "Differentiators 1" });
  await editor.fill("x".repeat(501));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByRole("alert").filter({ hasText: /500/ })).toBeVisible();
  expect(sent()).toEqual([]);
  await editor.fill("x".repeat(500));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect
    .poll(sent)
    .toMatchObject([{ kind: "set", item: "d-1", field: "description", seen: "Metered by weight" }]);
});

test("differentiators are put in another order, taken away and added to", async () => {
  const { button, screen, server, sent } = await openToEdit();
  const move = screen.getByRole("button", { name: /^Move differentiator “Metered by weight”, 1 of 2/ });
  const [last, first] = overviewWith().differentiators;
  server.on(read, {
    body: overviewWith({ differentiators: [last, first].flatMap((each, order) => (each ? [{ ...each, order }] : [])) }),
  });
  move.element().focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(sent).toEqual([{ kind: "move", item: "d-1", at: 1 }]);
  await expect
    .element(screen.getByRole("listitem").filter({ hasText: "Metered by weight" }))
    .toMatchTextContent(/^2\s*Metered by weight/);

  await button("Add a right to win").click();
  await screen.getByRole("textbox", { name: "New right to win" }).fill("Landlords asked us");
  const form = screen.getByRole("form", { name: "Add a right to win" });
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject({
      kind: "add",
      place: "overview.rightsToWin[]",
      parent: null,
      item: { description: "Landlords asked us" },
    });
});
