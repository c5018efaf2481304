import { notifications } from "@mantine/notifications";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { AppTheme } from "../app-theme.tsx";
import { showUndoToast } from "./undo-toast.tsx";

test("what was done can be taken back once, however often that is clicked, and is told no longer then", async () => {
  const screen = await render(<AppTheme>{null}</AppTheme>);
  const onUndo = vi.fn<() => void>();
  showUndoToast({ id: "archived", sentence: "Refill depots was archived.", onUndo });
  const button = screen.getByRole("button", { name: "Undo" });
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLElement;
  for (let click = 0; click < 2; click += 1) element.click();
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(screen.getByText("Refill depots was archived.")).not.toBeInTheDocument();
});

test("what is told next of the same thing takes its place; it is offered for half a minute, or as long as is asked", async () => {
  const show = vi.spyOn(notifications, "show");
  const screen = await render(<AppTheme>{null}</AppTheme>);
  const undone: string[] = [];
  showUndoToast({ id: "archived", sentence: "The first one.", onUndo: () => undone.push("first") });
  showUndoToast({ id: "archived", sentence: "The next one.", onUndo: () => undone.push("next"), duration: 600_000 });
  await expect.element(screen.getByText("The next one.")).toBeVisible();
  await expect.element(screen.getByText("The first one.")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Undo" }).click();
  expect(undone).toEqual(["next"]);
  expect(show.mock.calls.map(([note]) => note.autoClose)).toEqual([30_000, 600_000]);
});
