import type { GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, clarifyingWith, conceptUuid, conceptWith, seedUuid } from "../testing/seeds.fixture.ts";

async function openConcepts(concepts = [conceptWith(1), conceptWith(2), conceptWith(3)], address = seedAddress) {
  const app = await openIncubation(address, { seed: answeredSeed({ cachedConcepts: concepts }) });
  const { screen } = app;
  await expect.element(screen.getByRole("heading", { name: "Generated concepts" })).toBeVisible();
  return { ...app, title: screen.getByLabelText("Title", { exact: true }) };
}

test("[S1.4-38] [S1.4-47] [S1.2.10-02] a draft with concepts opens with them: the list, and the detail of one", async () => {
  const { screen, server, title } = await openConcepts();
  expect(screen.getByRole("checkbox").elements()).toHaveLength(3);
  await expect.element(title).toHaveValue("Concept number 1");
  for (const [label, value] of [
    ["Summary", "Summary 1"],
    ["Overview", "Overview 1"],
    ["Problem statement", "Problem 1"],
    ["Value proposition", "Value 1"],
  ] as const) {
    await expect.element(screen.getByLabelText(label)).toHaveValue(value);
  }
  await expect.element(screen.getByRole("region", { name: "Rights to win" })).toBeVisible();
  await expect.element(screen.getByText("Drafted offline").first()).toBeVisible();
  expect(server.bodiesOf(paths.generate)).toEqual([]);
});

test("[S1.2.9-10] [S1.2.9-11] a counter with arrows leads through the concepts, each with its report button", async () => {
  const { screen, title, address, reload } = await openConcepts();
  await expect.element(screen.getByText("1 of 3")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Previous concept" })).toBeDisabled();
  await screen.getByRole("button", { name: "Next concept" }).click();
  await expect.element(screen.getByText("2 of 3")).toBeVisible();
  await expect.element(title).toHaveValue("Concept number 2");
  await expect.element(screen.getByRole("button", { name: "Generate report", exact: true })).toBeEnabled();
  expect(address()).toContain(conceptUuid(2));
  const again = await reload();
  await expect.element(again.screen.getByText("2 of 3")).toBeVisible();
});

test("[S1.5-32] [S1.5-33] texts hold 1000 characters, items 500", async () => {
  const { screen } = await openConcepts();
  for (const label of ["Overview", "Problem statement", "Value proposition"]) {
    const text = screen.getByLabelText(label);
    await text.fill("x".repeat(1001));
    await expect.element(text).toHaveAttribute("aria-invalid", "true");
    await text.fill(`${"x".repeat(1000)} `);
    await expect.element(text).toHaveAttribute("aria-invalid", "false");
  }
  for (const list of ["Differentiators", "Rights to win"]) {
    const item = screen.getByRole("region", { name: list }).getByLabelText("Item 1", { exact: true });
    await item.fill("x".repeat(502));
    await expect.element(screen.getByText("502 / 500, 2 too long")).toBeVisible();
    await item.fill("x");
  }
  await screen.getByLabelText("Overview").fill("x".repeat(990));
  await expect.element(screen.getByText("990 / 1000")).toBeVisible();
});

test("whoever removes the last item of several stays at the one before it, and at “Add” when none is left", async () => {
  const { screen } = await openConcepts();
  const list = screen.getByRole("region", { name: "Differentiators" });
  await list.getByRole("button", { name: "Remove item 2" }).click();
  await expect.element(list.getByRole("button", { name: "Remove item 1" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(list.getByRole("button", { name: /^Add/ })).toHaveFocus();
});

test("items are added, moved and removed by keyboard, and a reload keeps it all", async () => {
  const { screen, title, reload } = await openConcepts();
  const list = screen.getByRole("region", { name: "Differentiators" });
  await list.getByRole("button", { name: "Move item 1 down" }).click();
  await expect.element(list.getByLabelText("Item 1", { exact: true })).toHaveValue("Second difference 1");
  await expect.element(list.getByRole("button", { name: "Move item 2 up" })).toHaveFocus();
  await list.getByRole("button", { name: "Remove item 1" }).click();
  await list.getByRole("button", { name: /^Add/ }).click();
  await expect.element(list.getByLabelText("Item 2")).toHaveFocus();
  await userEvent.keyboard("A third one");
  await title.fill("Depots on wheels");
  const again = await reload();
  await expect.element(again.screen.getByLabelText("Title", { exact: true })).toHaveValue("Depots on wheels");
  const items = again.screen.getByRole("region", { name: "Differentiators" });
  await expect.element(items.getByLabelText("Item 1", { exact: true })).toHaveValue("First difference 1");
  await expect.element(items.getByLabelText("Item 2")).toHaveValue("A third one");
  await expect.element(again.screen.getByText("Edited").first()).toBeVisible();
});

test("leaving with unsaved changes asks; who stays goes on, who leaves finds them again", async () => {
  const { screen, title, router, address } = await openConcepts();
  await title.fill("Depots on wheels");
  const dialog = screen.getByRole("dialog", { name: "Leave with unsaved changes?" });
  void router.navigate({ to: "/concept" });
  await expect.element(dialog).toMatchTextContent("You changed a concept and have not saved.");
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toContain("/concept/incubate");
  await screen.getByRole("button", { name: "Next concept" }).click();
  await expect.element(screen.getByText("2 of 3")).toBeVisible();

  void router.navigate({ to: "/concept" });
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.poll(address).toBe("/concept");
  void router.navigate({ to: "/concept/incubate", search: { seed: seedUuid } });
  await expect.element(title).toHaveValue("Depots on wheels");
});

test("closing the tab with unsaved changes makes the browser ask, without them it does not", async () => {
  const { title } = await openConcepts();
  const close = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  await title.fill("Depots on wheels");
  await expect.poll(close).toBe(true);
  await title.fill("Concept number 1");
  await expect.poll(close).toBe(false);
});

test("without changes the page is left at once", async () => {
  const { router, address } = await openConcepts();
  void router.navigate({ to: "/concept" });
  await expect.poll(address).toBe("/concept");
});

test("Escape takes back what was typed into a text, and a title must not be empty", async () => {
  const { screen, title } = await openConcepts();
  await screen.getByLabelText("Summary").fill("Something else");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByLabelText("Summary")).toHaveValue("Summary 1");
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  await title.fill("");
  await expect.element(screen.getByText("This field cannot be empty.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
});

test("[S1.4-44] [S1.4-45] [S1.4-41] [S1.2.10-03] Save takes what is selected, as edited, to the bank", async () => {
  const { screen, server, title, address } = await openConcepts();
  server.on(paths.save, { status: 201, body: [] });
  const save = screen.getByRole("button", { name: "Save", exact: true });
  await expect.element(save).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Generate Report", exact: true })).toBeDisabled();
  await title.fill(" Depots on wheels ");
  await screen.getByRole("checkbox", { name: /Depots on wheels/ }).click();
  await screen.getByRole("checkbox", { name: "Select Concept number 3" }).click();
  await expect.element(screen.getByText("2 concepts selected")).toBeVisible();
  await save.click();
  await expect.poll(address).toBe("/concept");
  const sent = server.bodiesOf(paths.save)[0] as GeneratedConcept[];
  expect(sent.map((concept) => concept.title)).toEqual(["Depots on wheels", "Concept number 3"]);
  expect(sent[0]?.differentiators.map((item) => item.order)).toEqual([1, 2]);
});

test("[S1.8-40] concepts that cannot be saved say so and stay", async () => {
  const { screen, server, address } = await openConcepts();
  server.on(paths.save, { status: 503, body: { detail: "The database is away." } });
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText("Concepts could not be saved. Please try again later.")).toBeVisible();
  expect(address()).toBe(seedAddress);
});

test("[S1.2.10-04] Back asks, then clears the generated concepts", async () => {
  const { screen, server, setSeed, address } = await openConcepts();
  server.on(paths.discard, () => {
    setSeed(answeredSeed({ clarifyingQuestions: [clarifyingWith()] }));
    return { status: 204 };
  });
  server.on(paths.clarify, { status: 201, body: [clarifyingWith()] });
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Discard the generated concepts?" });
  await dialog.getByRole("button", { name: "Discard and go back" }).click();
  await expect.poll(address).toBe(`${seedAddress}&stage=pre-generation`);
  await expect.element(screen.getByRole("button", { name: "View concepts" })).not.toBeInTheDocument();
  expect(server.bodiesOf(paths.discard)).toHaveLength(1);
});

test("[S1.4-37] the answers can be looked at, and View concepts leads back", async () => {
  const { screen, title } = await openConcepts();
  await screen.getByRole("list", { name: "Rights to win rests on" }).getByRole("button").click();
  await screen.getByRole("button", { name: "Open this answer" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  await screen.getByRole("button", { name: "View concepts" }).click();
  await expect.element(title).toHaveValue("Concept number 1");
});

test("every part tells which answers it rests on; each opens beside it, and only answers that were given are named", async () => {
  const { screen } = await openConcepts();
  const sources = (part: string) => screen.getByRole("list", { name: `${part} rests on` });
  await expect.element(sources("Overview")).toMatchTextContent("The ideaThe value");
  await expect.element(sources("Problem statement")).not.toBeInTheDocument();
  // The limits were skipped: there is no such answer.
  await expect.element(sources("Value proposition")).not.toBeInTheDocument();
  await sources("Rights to win").getByRole("button", { name: "The assets" }).click();
  const answer = screen.getByRole("dialog", { name: "The assets" });
  await expect.element(answer).toMatchTextContent(/About assets\?.*A fleet of vans/);
  await userEvent.keyboard("{Escape}");
  await expect.element(answer).not.toBeInTheDocument();
  await expect.element(sources("Rights to win").getByRole("button")).toHaveFocus();
});

test("what a list rests on stands in one line of its own, as wide as its words", async () => {
  const { screen } = await openConcepts();
  const source = screen
    .getByRole("list", { name: "Rights to win rests on" })
    .getByRole("button", { name: "The assets" });
  await expect.element(source).toBeVisible();
  const { width, height } = source.element().getBoundingClientRect();
  expect(height).toBeLessThan(40);
  expect(width).toBeGreaterThan(height);
});

test("a part the person changed no longer rests on answers, until it is as it was", async () => {
  const { screen } = await openConcepts();
  const sources = screen.getByRole("list", { name: "Overview rests on" });
  await screen.getByLabelText("Overview").fill("My own words");
  await expect.element(sources).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(sources).toBeVisible();
});

test("answers of a seed that is no draft open as well, but do not lead to their question", async () => {
  const seed = answeredSeed({ status: "published", cachedConcepts: [conceptWith(1)] });
  const { screen } = await openIncubation(seedAddress, { seed });
  await screen.getByRole("list", { name: "Title rests on" }).getByRole("button", { name: "The idea" }).click();
  await expect.element(screen.getByRole("dialog", { name: "The idea" })).toMatchTextContent("Refill depots");
  await expect.element(screen.getByRole("button", { name: "Open this answer" })).not.toBeInTheDocument();
});

test("[S1.2.1-10] the page of results shows the concepts, or says that there are none", async () => {
  const { screen, router } = await openConcepts(undefined, `/concept/incubate/results?seed=${seedUuid}`);
  await expect.element(screen.getByRole("checkbox", { name: "Select Concept number 1" })).toBeVisible();
  await router.navigate({ to: "/concept/incubate/results" });
  await expect.element(screen.getByText("No generated concepts yet")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Plant a seed" })).toBeVisible();
});

test("the page of results of a seed without concepts leads on to its questions", async () => {
  const address = `/concept/incubate/results?seed=${seedUuid}`;
  const { screen, address: where } = await openIncubation(address, { seed: answeredSeed({ cachedConcepts: [] }) });
  await screen.getByRole("button", { name: "Continue the questions" }).click();
  await expect.poll(where).toContain(`seed=${seedUuid}`);
  await expect.element(screen.getByText("No generated concepts yet")).not.toBeInTheDocument();
});

test("[S1.2.10-04] Back also leaves without a loss: the concepts stay with their seed", async () => {
  const { screen, server, address } = await openConcepts();
  server.on("GET /api/v2/concept/seed", { body: { results: [], count: 0, numberOfPages: 1 } });
  await screen.getByRole("button", { name: "Back", exact: true }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Keep them" }).click();
  await expect.poll(address).toBe("/concept/drafts");
  expect(server.bodiesOf(paths.discard)).toEqual([]);
});

test("the concepts are compared side by side, as edited, chosen there, and opened from there", async () => {
  const { screen, title } = await openConcepts();
  await title.fill("Depots on wheels");
  await screen.getByRole("button", { name: "Side by side" }).click();
  const table = screen.getByRole("region", { name: "Concepts side by side" });
  await expect.element(table.getByRole("columnheader", { name: /Depots on wheels/ })).toBeVisible();
  const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) });
  for (const [name, texts] of [
    ["Summary", ["Summary 1", "Summary 2", "Summary 3"]],
    ["Problem statement", ["Problem 1", "Problem 2", "Problem 3"]],
  ] as const) {
    const cells = row(name).getByRole("cell").elements();
    expect(cells.map((cell) => cell.textContent)).toEqual(texts);
  }
  await table.getByRole("checkbox", { name: "Select Concept number 2" }).click();
  await expect.element(screen.getByText("1 concept selected")).toBeVisible();
  await table.getByRole("button", { name: "Concept number 3" }).click();
  await expect.element(table).not.toBeInTheDocument();
  await expect.element(title).toHaveValue("Concept number 3");
});

test("why a concept is chosen is kept on the device and sent with it; what is too long is told and not sent", async () => {
  const { screen, server, reload } = await openConcepts();
  server.on(paths.save, { status: 201, body: [] });
  await expect.element(screen.getByLabelText("Why this one?")).not.toBeInTheDocument();
  await screen.getByRole("checkbox", { name: "Select Concept number 1" }).click();
  await screen.getByLabelText("Why this one?").fill("x".repeat(501));
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText(/^Why this one: 1 character too long/)).toBeVisible();
  expect(server.bodiesOf(paths.save)).toEqual([]);
  // In a test, notes stay long, and this one lies over "Save".
  await screen.getByRole("button", { name: "Close" }).click();
  await screen.getByLabelText("Why this one?").fill(" The fitters asked for it. ");
  const again = await reload();
  await expect.element(again.screen.getByLabelText("Why this one?")).toHaveValue(" The fitters asked for it. ");
  await again.screen.getByRole("checkbox", { name: "Select Concept number 2" }).click();
  await again.screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => server.bodiesOf(paths.save)).toHaveLength(1);
  const [sent] = server.bodiesOf(paths.save) as { chosenBecause?: string }[][];
  expect(sent?.map(({ chosenBecause }) => chosenBecause)).toEqual(["The fitters asked for it.", undefined]);
});
