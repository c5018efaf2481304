import { Button } from "@mantine/core";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppTheme } from "../shell/app-theme.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { OriginBadge } from "./origin-badge.tsx";
import { PillTabs } from "./page/pill-tabs.tsx";
import { Counter } from "./progress/counter.tsx";
import { ProgressRing } from "./progress/progress-ring.tsx";
import { shortSourceName } from "./source-chip.tsx";
import { InlineEditor } from "./text/inline-editor.tsx";

function TitleEditor({ onSave }: { onSave: (value: string) => Promise<unknown> }) {
  const [typed, setTyped] = useState<string | null>(null);
  return <InlineEditor label="Title" value="Refill depots" max={20} typed={typed} onType={setTyped} onSave={onSave} />;
}

async function openEditor(onSave: (value: string) => Promise<unknown>) {
  const screen = await render(<TitleEditor onSave={onSave} />);
  return { screen, field: screen.getByRole("textbox", { name: "Title" }) };
}

test("an inline editor saves with Enter, trimmed, and gives the focus back", async () => {
  const onSave = vi.fn(async (_value: string) => {});
  const { screen, field } = await openEditor(onSave);
  await expect.element(field).toHaveFocus();
  await field.fill("  Refill points ");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: /^Edit Title/ })).toHaveFocus();
  expect(onSave.mock.calls).toEqual([["Refill points"]]);
});

test("Escape takes the change back, and an emptied or unchanged text is not saved", async () => {
  const onSave = vi.fn(async (_value: string) => {});
  const { screen, field } = await openEditor(onSave);
  await field.fill("Something else");
  await userEvent.keyboard("{Escape}");
  const opener = screen.getByRole("button", { name: /^Edit Title/ });
  await expect.element(opener).toHaveTextContent("Edit Title: Refill depots");
  await opener.click();
  await field.fill("   ");
  await userEvent.keyboard("{Enter}");
  await expect.element(opener).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

test("a text that could not be saved stays to be tried again", async () => {
  const { field } = await openEditor(async () => {
    throw new Error("The line is down.");
  });
  await field.fill("Refill points");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("Refill points");
});

test("what is on its way to the server is not taken back by Escape: it stands until it has come", async () => {
  const saved = Promise.withResolvers<void>();
  const { screen, field } = await openEditor(() => saved.promise);
  await field.fill("Refill points");
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.element(field).toHaveValue("Refill points");
  saved.resolve();
  await expect.element(screen.getByRole("button", { name: /^Edit Title/ })).toHaveFocus();
});

test("the counter shows near the limit, and by how much it is passed", async () => {
  const { screen, field } = await openEditor(async () => {});
  await expect.element(screen.getByText("13 / 20")).not.toBeInTheDocument();
  await field.fill("");
  await userEvent.type(field, "123456789012345678901234");
  await expect.element(field).toHaveValue("123456789012345678901234");
  await expect.element(screen.getByText("24 / 20, 4 too long")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("123456789012345678901234");
});

test("a text says who wrote it, and a draft how to get more", async () => {
  const screen = await render(
    <>
      <OriginBadge origin="model" />
      <OriginBadge origin="draft" />
      <OriginBadge origin="user" />
    </>,
  );
  await expect.element(screen.getByText("AI", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("You", { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText("Drafted offline"))
    .toHaveAttribute("title", expect.stringContaining("Connect a model"));
});

test("[S2.9-07] source names end in an ellipsis after 25 characters", () => {
  expect(shortSourceName("Exactly twenty-five chars")).toBe("Exactly twenty-five chars");
  expect(shortSourceName("Exactly twenty-five chars!")).toBe("Exactly twenty-five chars…");
});

test("a question before something is destroyed: Enter confirms, Escape cancels", async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const screen = await render(
    <AppTheme>
      <ConfirmDialog
        opened
        title="Delete it?"
        confirmLabel="Delete"
        destructive
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </AppTheme>,
  );
  await expect.element(screen.getByRole("dialog", { name: "Delete it?" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
});

test("arrow keys move between tabs", async () => {
  const onChange = vi.fn();
  const tabs = [
    { value: "a", label: "First" },
    { value: "b", label: "Second" },
  ] as const;
  const screen = await render(<PillTabs label="Parts" tabs={tabs} value="a" onChange={onChange} />);
  await screen.getByRole("tab", { name: "First" }).click();
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange).toHaveBeenLastCalledWith("b");
  await expect.element(screen.getByRole("tab", { name: "Second" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(onChange).toHaveBeenLastCalledWith("a");
  await expect.element(screen.getByRole("tab", { name: "First" })).toHaveFocus();
});

test("how much of a limit is used is told once it matters, and what is too long by how much, also to who only hears it", async () => {
  const screen = await render(<Counter length={7} max={10} />);
  expect(screen.container.textContent).toBe("");
  await screen.rerender(<Counter length={8} max={10} />);
  expect(screen.container.textContent).toBe("8 / 108 of 10 characters used");
  await screen.rerender(<Counter length={12} max={10} />);
  await expect.element(screen.getByText("12 of 10 characters used, 2 too many", { exact: true })).toBeInTheDocument();
});

test.each([
  [0, 0],
  [0.254, 25],
  [1, 100],
  [1.7, 100],
  [-1, 0],
])("a ring for %d is drawn as far as it says: %d %%", async (value, percent) => {
  const screen = await render(<ProgressRing label="Answered" value={value} />);
  const ring = screen.getByRole("progressbar", { name: "Answered" });
  await expect.element(ring).toHaveAttribute("aria-valuenow", String(percent));
  const [, bar] = ring.element().querySelectorAll("circle");
  expect(bar?.getAttribute("stroke-dasharray")).toBe(`${percent} ${bar?.getAttribute("pathLength")}`);
});

test("a button at work shows so in its middle, also to who wants less motion", async () => {
  const real = window.matchMedia.bind(window);
  const asked = vi
    .spyOn(window, "matchMedia")
    .mockImplementation((query) =>
      query.includes("prefers-reduced-motion") ? Object.create(real(query), { matches: { value: true } }) : real(query),
    );
  onTestFinished(() => asked.mockRestore());
  const shown = (loading: boolean) => (
    <AppTheme>
      <Button loading={loading}>Add signal</Button>
    </AppTheme>
  );
  const screen = await render(shown(false));
  await screen.rerender(shown(true));
  const button = screen.getByRole("button", { name: "Add signal" }).element();
  const middleOf = (element: Element | null) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return [left + width / 2, top + height / 2];
  };
  await expect.poll(() => button.querySelector(".mantine-Button-loader")).not.toBeNull();
  const [ring, whole] = [middleOf(button.querySelector(".mantine-Button-loader")), middleOf(button)];
  for (const axis of [0, 1]) expect(Math.abs((ring[axis] ?? 0) - (whole[axis] ?? 99))).toBeLessThan(2);
});
