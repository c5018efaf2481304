import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createDesk } from "../saving/desk.ts";
import { DeskNotice } from "./desk-notice.tsx";

async function open() {
  const desk = createDesk(new QueryClient(), { conceptId: "C-0003", owner: null });
  await render(<DeskNotice desk={desk} />);
  // Nothing has been said yet that goes by itself.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const said = () =>
    page
      .getByRole("status")
      .elements()
      .map(({ textContent }) => textContent);
  return { desk, said };
}

test("a notice says what can be done for ten minutes, and goes then; one that offers nothing goes after ten seconds", async () => {
  const { desk, said } = await open();
  expect(said()).toEqual([]);
  desk.say("Trend moved", "undo");
  await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
  expect(said()).toEqual(["Trend moved · undo for 10 minutesUndoCtrl Z"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual([]);
  desk.say("Taken back: move of trend", "redo");
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual(["Taken back: move of trendRedoCtrl Shift Z"]);
  desk.say("Nothing can be done.", null);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(said()).toEqual(["Nothing can be done."]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual([]);
});

test("a newer notice stays as long as it would by itself", async () => {
  const { desk, said } = await open();
  desk.say("One", null);
  await vi.advanceTimersByTimeAsync(9_000);
  desk.say("One", null);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(said()).toEqual(["One"]);
});

test("that the server is away is said beside the last change, for as long as it is", async () => {
  const { desk, said } = await open();
  desk.say("Trend moved", "undo");
  desk.set({ isCutOff: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([
    "Not saved yet. It is saved as soon as the server answers.Trend moved · undo for 10 minutesUndoCtrl Z",
  ]);
  desk.set({ notice: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual(["Not saved yet. It is saved as soon as the server answers."]);
  desk.set({ isCutOff: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([]);
});

test("before anything is said its place stands there, empty, once something was changed", async () => {
  const { desk, said } = await open();
  desk.set({ unsaved: [{ section: "trends" }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([""]);
});
