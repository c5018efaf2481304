import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { changesPath, martaWith, openProfiles, signalsOf, uuidOf } from "../testing/open-profiles.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const listPath = `GET /api/v2/concept/customer-profile/${uuidOf(1)}/real-world-signals`;
const refusal = { status: 400, body: { detail: "This cannot be changed here.", code: "invalid" } };
const listOf = (status: string, signals: RealWorldSignal[] = []) => ({ body: { signals, summary: "", status } });
const withoutSignals = (reply: object) => ({
  profiles: [martaWith({ signals: [] })],
  prepare: (server: Parameters<NonNullable<NonNullable<Parameters<typeof openProfiles>[0]>["prepare"]>>[0]) =>
    server.on(listPath, reply),
});

async function openSignals(options: Parameters<typeof openProfiles>[0] = {}) {
  const app = await openProfiles(options);
  const { screen } = app;
  await expect.element(screen.getByRole("heading", { name: "Real-world signals" })).toBeVisible();
  const form = screen.getByRole("form");
  return {
    ...app,
    form,
    told: () => [...document.querySelectorAll("article [data-claim] > p")].map(({ textContent }) => textContent),
    fill: async (values: { description?: string; title?: string; url?: string }) => {
      const { description, title, url } = values;
      if (description !== undefined) await form.getByRole("textbox", { name: "Description" }).fill(description);
      if (title !== undefined) await form.getByRole("textbox", { name: "Source title" }).fill(title);
      if (url !== undefined) await form.getByRole("textbox", { name: "Source URL" }).fill(url);
    },
    choose: async (stance: string, category: string) => {
      await form.getByRole("combobox", { name: "Stance" }).selectOptions(stance);
      await form.getByRole("combobox", { name: "Source category" }).selectOptions(category);
    },
  };
}

test("[S2.2.5-07] [S2.2.5-09] signals that are not there yet are loading, then there are none", async () => {
  const answer = Promise.withResolvers<void>();
  const { screen } = await openSignals(withoutSignals({ ...listOf("Completed"), after: answer.promise }));
  await expect.element(screen.getByRole("status", { name: "Loading signals" })).toBeVisible();
  expect(screen.getByText("No signals available yet.").query()).toBeNull();
  answer.resolve();
  await expect.element(screen.getByText("No signals available yet.")).toBeVisible();
  await expect.element(screen.getByRole("status", { name: "Loading signals" })).not.toBeInTheDocument();
});

test.for(["Pending", "Not Started"])(
  "[S2.2.5-08] signals are being looked for while their list is %s",
  async (status) => {
    const { screen } = await openSignals(withoutSignals(listOf(status)));
    await expect.element(screen.getByText("Signals are being looked for. You can navigate away.")).toBeVisible();
    expect(screen.getByText("No signals available yet.").query()).toBeNull();
  },
);

test("signals that could not be loaded are not taken for none", async () => {
  const { screen, server, card, told } = await openSignals(
    withoutSignals({ status: 404, body: { detail: "Not found." } }),
  );
  await expect.element(screen.getByText("The signals could not be loaded")).toBeVisible();
  server.on(listPath, listOf("Completed", signalsOf(2)));
  await card("Real-world signals").getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => told().length).toBe(2);
});

test("[S2.2.5-10] [S2.2.5-11] signals are told in favour, neutral, against, and each of these alone", async () => {
  const { screen, told } = await openSignals();
  const tabs = screen.getByRole("tablist", { name: "Stance of the signals" }).getByRole("tab");
  await expect
    .poll(() => tabs.elements().map(({ textContent }) => textContent))
    .toEqual(["All 5", "In Favour 2", "Neutral 1", "Against 2"]);
  const number = (count: number) => `Heard as number ${count}.`;
  expect(told()).toEqual([2, 5, 3, 1, 4].map(number));
  for (const [name, expected] of [
    ["Against 2", [1, 4]],
    ["Neutral 1", [3]],
    ["In Favour 2", [2, 5]],
    ["All 5", [2, 5, 3, 1, 4]],
  ] as const) {
    await screen.getByRole("tab", { name }).click();
    await expect.poll(told).toEqual(expected.map(number));
  }
});

test("[S2.2.5-12] signals stand in two columns", async () => {
  await openSignals();
  const boxes = [...document.querySelectorAll("article")].map((card) => card.getBoundingClientRect());
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
  expect(Math.round(boxes[0]?.top ?? 0)).toBe(Math.round(boxes[1]?.top ?? 1));
});

test("[S2.2.5-13] [S2.3-32] [S2.3-33] [S2.8-46] [S3.2.8-13] [S3.5-42] [S3.8-51] a signal is created, under the kind that is stored", async () => {
  const { screen, button, form, fill, choose, sent } = await openSignals();
  await button("Add a signal").click();
  await expect
    .element(screen.getByRole("dialog", { name: "Add a signal" }).getByRole("textbox", { name: "Description" }))
    .toHaveFocus();
  const stances = form.getByRole("combobox", { name: "Stance" }).getByRole("option");
  expect(stances.elements().map(({ textContent }) => textContent)).toEqual([
    "Choose one",
    ...["In Favour", "Neutral", "Against"],
  ]);
  const kinds = form.getByRole("combobox", { name: "Source category" }).getByRole("option");
  await expect
    .poll(() => kinds.elements().map(({ textContent }) => textContent))
    .toEqual([
      "Choose one",
      ...["First Party", "Online Article", "Government", "Academic", "Social Media", "User Forum", "Other"],
    ]);
  await fill({ description: " They pay already. ", title: " Minutes ", url: " https://example.com/minutes " });
  await choose("In Favour", "First Party");
  await form.getByRole("button", { name: "Add signal" }).click();
  await expect.element(screen.getByText("Real world signal created successfully")).toBeVisible();
  await expect.element(screen.getByText("They pay already.")).toBeVisible();
  await expect.element(screen.getByText("First-Party Research")).toBeVisible();
  for (const [label, stored] of [
    ["Government", "Government Report"],
    ["Academic", "Academic Study"],
  ] as const) {
    await button("Add a signal").click();
    await fill({ description: `Read in ${label}.`, title: "Page", url: "https://example.com" });
    await choose("Against", label);
    await form.getByRole("button", { name: "Add signal" }).click();
    await expect.element(screen.getByText(stored)).toBeVisible();
  }
  expect(sent()).toMatchObject([
    {
      kind: "add",
      place: "[].signals[]",
      parent: uuidOf(1),
      item: {
        description: "They pay already.",
        stance: "In Favour",
        sourceCategory: "First-Party Research",
        sources: [{ title: "Minutes", url: "https://example.com/minutes" }],
      },
    },
    { item: { sourceCategory: "Government Report" } },
    { item: { sourceCategory: "Academic Study" } },
  ]);
});

test("[S2.2.5-13] [S2.8-46] [S3.2.8-13] [S3.8-51] a signal is changed, all at once; without a change nothing is sent", async () => {
  const { screen, button, form, fill, choose, sent, server } = await openSignals();
  await button("Edit signal 1").click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
  await button("Edit signal 1").click();
  await expect.element(screen.getByRole("dialog", { name: "Change the signal" })).toBeVisible();
  await fill({ description: "Heard again.", title: "Another page" });
  await choose("Neutral", "Academic Study");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Real world signal updated successfully")).toBeVisible();
  await expect.element(screen.getByText("Heard again.")).toBeVisible();
  await expect.element(screen.getByRole("tab", { name: "Neutral 2" })).toBeVisible();
  expect(server.bodiesOf(changesPath)).toHaveLength(1);
  expect(sent()).toMatchObject([
    { kind: "set", item: uuidOf(5001), field: "description", value: "Heard again.", seen: "Heard as number 2." },
    { field: "stance", value: "Neutral" },
    { field: "sourceCategory", value: "Academic Study" },
    { field: "sources", value: [{ title: "Another page", url: "https://example.com/2" }] },
  ]);
});

test("[S2.2.5-13] [S3.2.8-05] a signal is deleted after it was asked for", async () => {
  const { screen, button, sent, told } = await openSignals();
  await button("Delete signal 1").click();
  const dialog = screen.getByRole("dialog", { name: "Delete this signal?" });
  await expect.element(dialog.getByText(/will be gone for everyone in your company/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
  await button("Delete signal 1").click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => told().length).toBe(4);
  await expect.element(button("Edit signal 1")).toHaveFocus();
  await expect.poll(sent).toMatchObject([{ kind: "remove", item: uuidOf(5001) }]);
});

test("[S2.5-26] [S2.5-28] [S2.5-29] [S2.5-30] [S2.5-31] [S3.5-39] [S3.5-40] a signal says all that it needs", async () => {
  const { button, form, fill, sent } = await openSignals();
  await button("Add a signal").click();
  await fill({ description: "  ", title: "  ", url: "  " });
  await form.getByRole("button", { name: "Add signal" }).click();
  for (const sentence of [
    "Description is required.",
    "Source category is required.",
    "Stance is required.",
    "Source title is required.",
    "Source URL is required.",
  ])
    await expect.element(form.getByText(sentence)).toBeVisible();
  expect(sent()).toEqual([]);
});

test("[S2.5-27] [S2.5-33] [S2.5-34] [S3.5-39] [S3.5-41] what is too long for a signal is refused; lengths are those without blanks", async () => {
  const { button, form, fill, choose, sent } = await openSignals();
  await button("Add a signal").click();
  await choose("In Favour", "Other");
  const limits = { description: 500, title: 200, url: 2048 } as const;
  const sound = { description: "x", title: "x", url: "https://example.com" };
  const refused = form.getByText("Description exceeds the maximum allowed length.");
  for (const [field, max] of Object.entries(limits)) {
    await fill({ ...sound, [field]: "x".repeat(max + 1) });
    await expect.element(refused).toBeVisible();
    await form.getByRole("button", { name: "Add signal" }).click();
    await expect.element(form).toBeVisible();
    expect(sent()).toEqual([]);
    await fill({ ...sound, [field]: ` ${"x".repeat(max)} ` });
    await expect.element(refused).not.toBeInTheDocument();
  }
  const whole = { description: "x".repeat(500), title: "x".repeat(200), url: "x".repeat(2048) };
  await fill(whole);
  await form.getByRole("button", { name: "Add signal" }).click();
  await expect
    .poll(sent)
    .toMatchObject([{ item: { description: whole.description, sources: [{ title: whole.title, url: whole.url }] } }]);
});

test("[S2.5-32] [S3.5-41] a signal belongs to nothing where no profile is known", async () => {
  const { button, form, fill, choose, sent } = await openSignals({ profiles: [martaWith({ uuid: "" })] });
  await button("Add a signal").click();
  await fill({ description: "They pay already.", title: "Minutes", url: "https://example.com" });
  await choose("In Favour", "Other");
  await form.getByRole("button", { name: "Add signal" }).click();
  await expect.element(form.getByText("Profile UUID is required")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("[S2.8-21] [S2.8-22] [S3.8-25] what the server refuses of a signal is said", async () => {
  const { screen, button, form, fill, choose, server, told } = await openSignals();
  server.on(changesPath, refusal);
  await button("Add a signal").click();
  await fill({ description: "They pay already.", title: "Minutes", url: "https://example.com" });
  await choose("In Favour", "Other");
  await form.getByRole("button", { name: "Add signal" }).click();
  await expect.element(screen.getByText("Failed to create real world signal. Please try again later.")).toBeVisible();
  await expect.element(form.getByText(refusal.body.detail)).toBeVisible();
  await form.getByRole("button", { name: "Cancel" }).click();
  await button("Edit signal 1").click();
  await fill({ description: "Heard again." });
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Failed to update real world signal. Please try again later.")).toBeVisible();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(told).not.toContain("Heard again.");
  await button("Delete signal 1").click();
  await screen.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText("Failed to delete real world signal. Please try again later.")).toBeVisible();
  await expect.poll(() => told().length).toBe(5);
});

test("of 200 signals the first are shown, and more on demand; a link leads to one further down, behind any tab", async () => {
  const { screen, button, told, router } = await openSignals({ profiles: [martaWith({ signals: signalsOf(200) })] });
  await expect.poll(() => told().length).toBe(24);
  await button("Show 24 more of 176").click();
  await expect.poll(() => told().length).toBe(48);
  await expect.element(screen.getByRole("article", { name: "Signal 25" })).toHaveFocus();
  await screen.getByRole("tab", { name: "In Favour 67" }).click();
  await expect.poll(() => told().length).toBe(24);
  await router.navigate({ to: ".", search: true, hash: uuidOf(5198) });
  await expect.poll(() => document.querySelector("[data-linked]")?.textContent).toMatch(/Heard as number 199\./);
});
