import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ComparedPart } from "./compared-part.tsx";
import { ComparedValues } from "./compared-values.tsx";

const thing = (item: string, change: "added" | "removed" | "moved" | "changed", isMoved = false) => ({
  ...{ item, change, name: item, isMoved, fields: [] },
});

test("a section is brought back with what it has, but nothing that is only in another place", async () => {
  const onBringBack = vi.fn();
  const things = [
    thing("One", "removed"),
    thing("Two", "added"),
    thing("Three", "moved"),
    thing("Four", "changed", true),
  ];
  const part = { part: "trends", change: "changed", things } as const;
  const screen = await render(<ComparedPart part={{ ...part, things }} busy={false} onBringBack={onBringBack} />);
  const entries = screen.getByRole("listitem");
  expect(entries.elements().map(({ textContent }) => textContent)).toEqual([
    "RemovedOneBring back",
    "AddedTwoBring back",
    "MovedThree",
    "ChangedMovedFourBring back",
  ]);
  await screen.getByRole("button", { name: "Bring back the section Trends" }).click();
  await screen.getByRole("button", { name: "Bring back “One”" }).click();
  expect(onBringBack.mock.calls).toEqual([["trends"], ["trends", "One"]]);
  await screen.rerender(<ComparedPart part={{ ...part, things }} busy={true} onBringBack={onBringBack} />);
  for (const button of screen.getByRole("button").all()) await expect.element(button).toBeDisabled();
  await screen.rerender(<ComparedPart part={{ ...part, things }} busy={false} onBringBack={null} />);
  expect(screen.getByRole("button").elements()).toEqual([]);
});

test.each([
  [{ part: "trends", change: "added" }, "Written since.", 0],
  [{ part: "trends", change: "removed" }, "Not written then.", 1],
  [{ part: "concept", change: "changed" }, "The concept itself", 0],
] as const)("a section that is only in one of two versions says so (%#)", async (part, words, ways) => {
  const screen = await render(
    <ComparedPart part={{ ...part, things: [] }} busy={false} onBringBack={() => undefined} />,
  );
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(ways);
});

test.each([
  { values: { before: null, after: 1200, difference: null }, gone: [], come: ["1,200"], ends: "" },
  { values: { before: 0.0125, after: null, difference: null }, gone: ["0.0125"], come: [], ends: "" },
  { values: { before: 1000, after: 2500, difference: 1500 }, gone: ["1,000"], come: ["2,500"], ends: "(+1,500)" },
  { values: { before: null, after: "Quiet motors", difference: null }, gone: [], come: ["Quiet motors"], ends: "" },
])("a value that is missing on one side is shown on the other alone (%#)", async ({ values, gone, come, ends }) => {
  const { container } = await render(<ComparedValues {...values} />);
  const words = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect([words("del"), words("ins")]).toEqual([gone, come]);
  expect(container.textContent?.endsWith(ends)).toBe(true);
});
