import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readingOnce } from "#testing/reading.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import {
  EditableChoice,
  EditableFlag,
  EditableNumber,
  EditableSources,
  EditableText,
  EditableTexts,
} from "./editable.tsx";
import { editingKit } from "./editing-kit.ts";
import { saving } from "./saving/late-saving.ts";
import { noor, openSection, paths, scan } from "./testing/open-section.fixture.tsx";

beforeAll(fetchLateParts);

beforeAll(() => Promise.all([editingKit.fetch(), saving.fetch()]));

/** The part that begins with these words. */
async function partOf(begins: string): Promise<string> {
  const lines = (await readingOnce(page.getByRole("main"))).split("\n");
  const from = lines.findIndex((line) => line.trim().startsWith(begins));
  const indent = lines[from]?.search(/\S/) ?? 0;
  const end = lines.findIndex((line, at) => at > from && line.search(/\S/) <= indent);
  return lines.slice(from, end === -1 ? undefined : end).join("\n");
}

test("each kind of field says what it asks for, and how it is saved and given back", async () => {
  const { screen, edit } = await openSection();
  const said: string[] = [];
  for (const label of ["Summary", "Title", "Direction", "Sources", "Score", "Predictions", "Competes", "Engagements"]) {
    await edit(label).first().click();
    await expect.element(screen.getByRole("button", { name: `Give back ${label}` })).toBeVisible();
    said.push(label, await partOf("{editorBar}"), "");
    await screen.getByRole("button", { name: `Give back ${label}` }).click();
    await expect.element(edit(label).first()).toBeVisible();
  }
  await expect(said.join("\n")).toMatchFileSnapshot("readings/editors.txt");
});

test("what can be done with an item, and what is asked for of a new one", async () => {
  const { screen } = await openSection();
  await screen.getByRole("button", { name: "Actions for insight “Bottles cost”" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  const menu = await partOf("menu ");
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Add an insight" }).click();
  await screen.getByRole("button", { name: "Add", exact: true }).click();
  await expect(`${menu}\n${await partOf("form ")}\n`).toMatchFileSnapshot("readings/items.txt");
});

test("the only item of a list can be removed, and goes nowhere", async () => {
  const { screen } = await openSection({
    content: { ...scan(), priorityInsights: scan().priorityInsights.slice(0, 1) },
  });
  await screen.getByRole("button", { name: "Actions for insight “Bottles cost”" }).click();
  const items = screen.getByRole("menuitem");
  await expect.element(items).toHaveTextContent("Remove");
});

const work = (by: typeof noor | null, at: string | null = null) => ({
  edits: [
    { item: null, field: "trendsAndDriversDescription", by, at },
    { item: "f-1", field: "score", by, at },
  ],
  added: [],
});
const me = { uuid: "11111111-1111-4111-8111-111111111111", firstName: "Mara", lastName: "Olsen" };

test.each([
  ["another window", work(me)],
  ["nobody known", work(null)],
  ["one without a first name", work({ ...noor, firstName: "" })],
  ["another", work(noor)],
])("a text and a number that were changed by %s as well are laid side by side", async (name, edits) => {
  const { screen, server, stand, edit, field } = await openSection();
  server.on(paths.changes, { status: 409, body: { detail: "This was changed meanwhile." } });
  server.on(paths.edits, { body: edits });
  await edit("Summary").click();
  await field("Summary").fill("Mine is here.");
  stand({
    ...scan(),
    trendsAndDriversDescription: "Theirs is here.",
    marketForces: scan().marketForces.map((force) => ({ ...force, score: 2 })),
  });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByRole("region", { name: /changed the same text/ })).toBeVisible();
  const text = await partOf("region");
  await screen.getByRole("button", { name: /^Take (?:theirs|the other one)$/ }).click();
  await edit("Score").click();
  await field("Score").fill("5");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => screen.getByRole("region", { name: /changed the same text/ }).elements().length).toBe(1);
  await expect(`${text}\n${await partOf("region")}\n`).toMatchFileSnapshot(
    `readings/conflict-${name.replaceAll(" ", "-")}.txt`,
  );
});

test("what nobody may change is shown as it is, and what is not there is not asked for", async () => {
  const at = { item: "a", place: "", field: "a", label: "A" };
  const shown = [
    <EditableText key="1" {...at} value="Words" />,
    <EditableText key="2" {...at} value="Words" instead="Instead">
      Other words
    </EditableText>,
    <EditableText key="3" {...at} value="" instead="Instead">
      Other words
    </EditableText>,
    <EditableText key="4" {...at} value="" />,
    <EditableChoice key="5" {...at} value="up" labelOf={(value) => value.toUpperCase()} />,
    <EditableNumber key="6" {...at} value={0} />,
    <EditableNumber key="7" {...at} value={null} />,
    <EditableTexts key="8" {...at} value={["One", "Two"]} />,
    <EditableFlag key="9" {...at} value={true} />,
    <EditableFlag key="10" {...at} value={false} />,
    <EditableSources key="11" {...at} value={[]} />,
  ];
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        {shown.map((each) => (
          <li key={each.key}>{each}</li>
        ))}
      </ul>
    </QueryClientProvider>,
  );
  const items = screen.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...["Words", "Other words", "Instead", "", "UP", "0", "", "One\nTwo", "Yes", "No", ""],
  ]);
  expect(screen.getByRole("button").elements()).toEqual([]);
});
