import type { Edit, EditChange } from "@seedbed/contract/ai-editing/schemas";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { changeWith, editWith } from "../testing/edits.fixture.ts";
import { EditCard } from "./edit-card.tsx";

/** What a person reads of an edit, each part of it. */
async function shown(change: Partial<Edit>, isTaken = true) {
  const nothing = () => undefined;
  const edit = editWith(change);
  const card = { edit, number: 2, isTaken, isArriving: false, onTake: nothing, onShow: nothing };
  const screen = await render(<EditCard {...card} />);
  const words = (selector: string) =>
    [...screen.container.querySelectorAll(selector)].map((each) =>
      (each.textContent ?? "").replaceAll(/(removed|added|before|after): /g, ""),
    );
  return { screen, words };
}

const basis = (change: Partial<Edit["basis"]>): Partial<Edit> => ({
  basis: { kind: "passage", quote: null, sourceUuid: null, sourceTitle: null, ...change },
});

test.each([
  [basis({ sourceTitle: "Packaging report" }), "Rests on Packaging report"],
  [basis({}), "Rests on a source"],
  [basis({ kind: "words" }), "Rests on your words"],
  [basis({ kind: "reasoning" }), "Reasoning"],
])("an edit says what it rests on (%#)", async (change, sentence) => {
  const { screen } = await shown(change);
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
});

test.each<[what: string, change: Partial<EditChange>, words: Record<string, string[]>]>([
  [
    "something taken out that is told by its name alone",
    { kind: "remove", item: "d-1", itemName: "“By weight”", fieldName: "Differentiators", before: null, after: null },
    { del: ["“By weight”"], p: ["Removed from Differentiators"] },
  ],
  [
    "something new",
    { kind: "add", itemName: "“Quiet”", fieldName: "Differentiators", before: null, after: "Quiet at night" },
    { del: [], ins: ["Quiet at night"], p: ["Added to Differentiators"] },
  ],
  [
    "another place in a list",
    { kind: "move", item: "d-2", itemName: "“One depot”", fieldName: "Differentiators", before: 1200, after: 1 },
    { del: ["1,200"], ins: ["1"], p: ["“One depot”", "Differentiators: place 1,2001"] },
  ],
  [
    "a figure that was missing",
    { item: "e-1", itemName: "Rent", fieldName: "Number", before: null, after: 0.0125 },
    { del: ["Nothing"], ins: ["0.0125"], p: ["Rent, Number"] },
  ],
  ["a text that was empty", { before: null, after: "Quiet" }, { del: [], ins: ["Quiet"] }],
  ["a text that is taken away", { before: "Quiet", after: "" }, { del: ["Quiet"], ins: [] }],
  [
    "a figure to its millionth",
    { item: "e-1", itemName: "Rent", fieldName: "Number", before: 0.12345678, after: 1_234_567.5 },
    { del: ["0.123457"], ins: ["1,234,567.5"], p: ["Rent, Number"] },
  ],
  ["what is chosen or not", { before: true, after: false }, { del: ["Yes"], ins: ["No"] }],
  ["a list that is emptied", { before: ["Soap", "Weight"], after: [] }, { del: ["Soap\nWeight"], ins: ["Nothing"] }],
  [
    "a thing taken out with all that is in it",
    { kind: "remove", item: "d-1", before: { uuid: "d-1", title: "By weight", url: "" }, after: null },
    { del: ["By weight"], p: ["Removed from Value Proposition"] },
  ],
])("an edit shows %s", async (_what, change, expected) => {
  const { words } = await shown({ changes: [changeWith(change)] });
  for (const [selector, texts] of Object.entries(expected)) {
    if (selector === "p") expect(words("p")).toEqual(expect.arrayContaining(texts));
    else expect(words(selector)).toEqual(texts);
  }
});

test("each of several changes of one edit says what it is about; a single one of a field does not", async () => {
  const second = changeWith({ fieldName: "Problem Statement", isPersonal: true });
  const { screen } = await shown({ changes: [changeWith(), second] });
  await expect.element(screen.getByText("Value Proposition", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Problem Statement", { exact: true })).toBeVisible();
  expect(screen.getByText("A person’s own words").elements()).toHaveLength(1);
  await screen.unmount();
  const single = await shown({ changes: [changeWith()] });
  expect(single.screen.getByText("Value Proposition", { exact: true }).elements()).toEqual([]);
});

test("an edit names what it outdates in the order of the report, and says when it was drafted offline", async () => {
  const { screen } = await shown({ outdates: ["overview", "assumptions"], origin: "draft" });
  const order = screen.getByText(/^Outdates /);
  await expect.element(order).toMatchTextContent("Outdates Assumptions, Overview");
  await expect.element(screen.getByText("Drafted offline")).toBeVisible();
});

test.each([
  ["text", "file-text"],
  ["number", "numbers"],
  ["add", "row-insert-bottom"],
  ["remove", "row-remove"],
  ["move", "arrows-sort"],
  ["list", "list"],
  ["rename", "replace"],
] as const)("an edit of the kind %s has a picture of its own", async (icon, picture) => {
  const { screen } = await shown({ icon });
  expect(screen.container.querySelector("svg")).toHaveClass(`tabler-icon-${picture}`);
});

test("an edit that is left out is paler than one that is taken", async () => {
  const paleness = async (isTaken: boolean) => {
    const { screen } = await shown({}, isTaken);
    const body = screen.getByText("Reasoning").element().closest("div");
    const { opacity } = getComputedStyle(body as Element);
    await screen.unmount();
    return opacity;
  };
  expect(await paleness(true)).toBe("1");
  expect(Number(await paleness(false))).toBeLessThan(1);
});
