import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useHeldKeys } from "./held-keys.ts";

/** A text whose field is on its way from the moment it is opened, until somebody lets it come. */
function LateField() {
  const [opened, setOpened] = useState(false);
  const [here, setHere] = useState(false);
  useHeldKeys(opened && !here);
  const toEnd = (field: HTMLTextAreaElement) => field.setSelectionRange(field.value.length, field.value.length);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <button type="button" onMouseEnter={() => setHere(true)}>
        Let it come
      </button>
      {here && (
        // biome-ignore lint/a11y/noAutofocus: as the fields of a report, which somebody has opened to write.
        <textarea aria-label="Words" defaultValue="Old words" autoFocus onFocus={({ target }) => toEnd(target)} />
      )}
    </>
  );
}

test.for([
  { keys: " stay{Backspace}ed", words: "Old words staed" },
  { keys: "{Control>}a{/Control}New words", words: "New words" },
  { keys: " and{Enter}more", words: "Old words and\nmore" },
])("$keys pressed before the field is there make it say $words", async ({ keys, words }) => {
  await render(<LateField />);
  await page.getByRole("button", { name: "Open" }).click();
  await userEvent.keyboard(keys);
  await page.getByRole("button", { name: "Let it come" }).hover();
  await expect.element(page.getByRole("textbox", { name: "Words" })).toHaveValue(words);
});
