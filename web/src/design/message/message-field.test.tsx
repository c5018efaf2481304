import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MessageField } from "./message-field.tsx";

function Message({ onSubmit, onArrow }: { onSubmit: () => void; onArrow: (step: -1 | 1) => void }) {
  const [value, setValue] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <MessageField
      {...{ field, value, onSubmit, onArrow, label: "Message", placeholder: "Ask", max: 10 }}
      onChange={setValue}
    />
  );
}

async function openMessage() {
  const [onSubmit, onArrow] = [vi.fn(), vi.fn()];
  const screen = await render(<Message onSubmit={onSubmit} onArrow={onArrow} />);
  return { screen, field: screen.getByRole("textbox", { name: "Message" }), onSubmit, onArrow };
}

test("a message is sent with Enter, not with a line that is added, nor with the end of a composed word", async () => {
  const { field, onSubmit } = await openMessage();
  await field.fill("Why?");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.element(field).toHaveValue("Why?\n");
  const enter = { key: "Enter", bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent("keydown", { ...enter, isComposing: true }));
  field.element().dispatchEvent(new KeyboardEvent("keydown", { ...enter, keyCode: 229 }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a message that is too long is not sent, neither by a key nor by its button; spaces around it do not count", async () => {
  const { screen, field, onSubmit } = await openMessage();
  await field.fill("x".repeat(11));
  await userEvent.keyboard("{Enter}");
  await screen.getByRole("button", { name: "Send" }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await field.fill(`${"x".repeat(10)}  `);
  await screen.getByRole("button", { name: "Send" }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("arrow keys lead through earlier messages while nothing is written", async () => {
  const { field, onArrow } = await openMessage();
  await field.click();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}");
  expect(onArrow.mock.calls).toEqual([[-1], [1]]);
  await field.fill("Why?");
  await userEvent.keyboard("{ArrowUp}");
  expect(onArrow).toHaveBeenCalledTimes(2);
});
