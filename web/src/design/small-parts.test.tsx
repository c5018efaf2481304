import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { pressComposing } from "#testing/press-composing.ts";
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

test("a measure has its line to reach and its tone, and one that failed ends in a cross whatever its tone", async () => {
  const screen = await render(
    <>
      <Meter label="Reached" value={0.5} benchmark={0.25} tone="viability" />
      <Meter label="Failed" value={0.5} tone="viability" crossed />
    </>,
  );
  const meter = (name: string) => screen.getByRole("meter", { name }).element() as HTMLElement;
  const widths = (name: string) =>
    [...meter(name).querySelectorAll("span")].map(({ style }) => style.width || style.left);
  expect([meter("Reached").dataset.tone, ...widths("Reached")]).toEqual(["viability", "50%", "25%"]);
  expect([meter("Failed").dataset.tone, ...widths("Failed")]).toEqual(["crossed", "50%", "50%"]);
  expect([meter("Reached"), meter("Failed")].map((each) => each.querySelectorAll("svg").length)).toEqual([0, 1]);
  expect(meter("Reached").getAttribute("aria-valuetext")).toBe("50%");
});

test("a source says when it was published", async () => {
  const screen = await render(
    <>
      <SourceChip title="Survey of the mills" url="https://mill.example/a" publishedDate="2026-03-02" />
      <SourceChip title="A survey with a long name" publishedDate={null} />
      <SourceChip title="A survey with a longer name" isRejected publishedDate="2026-03-02" />
    </>,
  );
  const link = screen.getByRole("link");
  await expect.element(link).toHaveAttribute("title", "Survey of the mills, published Mar 2, 2026");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toMatchTextContent(/^Survey of the mills · .*\(opens in a new tab\)$/);
  await expect.element(screen.getByTitle("A survey with a long name")).toMatchTextContent("A survey with a long name");
  await expect
    .element(screen.getByTitle("Rejected: A survey with a longer name, published Mar 2, 2026"))
    .toMatchTextContent(/^Rejected: A survey with a longer na… · /);
});

test("a text that was left as it was, or empty where it must not be, is not saved, and opens again", async () => {
  const onSave = vi.fn(async (_value: string) => {});
  const screen = await render(<Editor onSave={onSave} />);
  const field = screen.getByRole("textbox", { name: "Why" });
  const opener = screen.getByRole("button", { name: "Edit Why: It pays" });
  for (const text of [" It pays ", " "]) {
    await field.fill(text);
    await userEvent.keyboard("{Enter}");
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("It pays");
  }
  await field.fill("It costs");
  await pressComposing(field.element(), "Escape");
  await expect.element(field).toHaveValue("It costs");
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test("a text that is on its way is saved once, cannot be taken back, and stays open when it was refused", async () => {
  const answered = Promise.withResolvers<void>();
  const onSave = vi.fn((_value: string) => answered.promise);
  const screen = await render(<Editor onSave={onSave} />);
  const field = screen.getByRole("textbox", { name: "Why" });
  await field.fill("It costs");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAttribute("readonly");
  await userEvent.keyboard("{Enter}{Escape}");
  answered.reject(new Error("No."));
  await expect.element(field).not.toHaveAttribute("readonly");
  await expect.element(field).toHaveValue("It costs");
  expect(onSave.mock.calls).toEqual([["It costs"]]);
});
