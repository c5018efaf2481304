import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Avatar } from "./avatar.tsx";
import { Meter } from "./progress/meter.tsx";
import { StageBar } from "./progress/stage-bar.tsx";
import { SourceChip } from "./source-chip.tsx";
import { InlineEditor } from "./text/inline-editor.tsx";

function Editor({ onSave, multiline = false }: { onSave: (value: string) => Promise<unknown>; multiline?: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <InlineEditor
      {...{ label: "Why", value: "It pays", max: 20, typed, onSave, multiline, optional: multiline }}
      onType={setTyped}
    />
  );
}

test("a text of several lines takes Enter for one more, is saved with Ctrl, and may be emptied where it need not be there", async () => {
  const onSave = vi.fn(async (_value: string) => {});
  const screen = await render(<Editor onSave={onSave} multiline />);
  const field = screen.getByRole("textbox", { name: "Why" });
  await field.fill("It pays");
  await userEvent.keyboard("{End}{Enter}twice");
  await expect.element(field).toHaveValue("It pays\ntwice");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await screen.getByRole("button", { name: /^Edit Why/ }).click();
  await field.fill("");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => onSave.mock.calls).toEqual([["It pays\ntwice"], [""]]);
});

test("a text of one line stays in it, is saved when it is left, and stays open while it is too long", async () => {
  const onSave = vi.fn(async (_value: string) => {});
  const screen = await render(
    <>
      <Editor onSave={onSave} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const field = screen.getByRole("textbox", { name: "Why" });
  await field.fill("x".repeat(21));
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("x".repeat(21));
  expect(onSave).not.toHaveBeenCalled();
  await field.fill("It pays\ntwice");
  await expect.element(field).toHaveValue("It pays twice");
  await screen.getByRole("button", { name: "Elsewhere" }).click();
  await expect.poll(() => onSave.mock.calls).toEqual([["It pays twice"]]);
  await expect.element(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});

test("somebody without a picture is shown by the first letters of the first and the last name", async () => {
  const { container } = await render(
    <div>
      {["ada  king lovelace", "Ö", "  ", "𝒜da"].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>,
  );
  expect([...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "AL",
    "Ö",
    "?",
    "𝒜",
  ]);
});

test("a measure stays on its track, and parts of nothing are left out of a whole", async () => {
  const screen = await render(
    <>
      <Meter label="Over" value={1.4} />
      <Meter label="Under" value={-1} valueText="None" />
      <StageBar
        title="Stages"
        stages={[
          { id: "1", label: "New", value: 3, color: "red" },
          { id: "2", label: "Done", value: 0, color: "blue" },
        ]}
      />
    </>,
  );
  await expect.element(screen.getByRole("meter", { name: "Over" })).toHaveAttribute("aria-valuenow", "100");
  await expect.element(screen.getByRole("meter", { name: "Under" })).toHaveAttribute("aria-valuetext", "None");
  await expect.element(screen.getByRole("meter", { name: "Under" })).toHaveAttribute("aria-valuenow", "0");
  expect(
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["New 3"]);
});

test("a source is a link to the web and to nothing else", async () => {
  const screen = await render(
    <>
      <SourceChip title="Survey" url="HTTPS://mill.example/a" />
      <SourceChip title="Script" url="javascript:alert(1)" />
      <SourceChip title="Note" url={null} isRejected />
    </>,
  );
  expect(
    screen
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual(["HTTPS://mill.example/a"]);
  await expect.element(screen.getByTitle("Rejected: Note")).toBeVisible();
});
