import { type KeyboardEvent, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { meansToEdit, useHeldKeys } from "./held-keys.ts";
import { redoHeld } from "./redo-held.ts";

const redo = () => redoHeld;

/** Texts whose fields are on their way from the moment one is opened, until somebody lets them come; Enter with Ctrl saves. */
function LateFields({ onSave }: { onSave?(said: string): void }) {
  const [here, setHere] = useState(false);
  return (
    <>
      {["One", "Other"].map((name) => (
        <LateField key={name} name={name} isHere={here} onSave={onSave} />
      ))}
      <button type="button" onMouseEnter={() => setHere(true)}>
        Let it come
      </button>
      <input aria-label="Search" />
    </>
  );
}

function LateField({
  name,
  isHere,
  onSave,
}: {
  name: string;
  isHere: boolean;
  onSave?: ((said: string) => void) | undefined;
}) {
  const [words, setWords] = useState("Old words");
  const [isOpen, setOpen] = useState(false);
  useHeldKeys(isOpen && !isHere, redo);
  const save = ({ key, ctrlKey }: KeyboardEvent) => {
    if (key !== "Enter" || !ctrlKey) return;
    setOpen(false);
    onSave?.(`${name}: ${words}`);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button is for keys
    <p data-place={name} onClick={(event) => meansToEdit(event.nativeEvent) && setOpen(true)}>
      <span>{`Text of ${name}`}</span>
      {isOpen && isHere ? (
        <textarea
          aria-label={name}
          value={words}
          // biome-ignore lint/a11y/noAutofocus: as the fields of a report, which somebody has opened to write.
          autoFocus
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={save}
        />
      ) : (
        <button type="button" data-field={name} onClick={() => setOpen(true)}>
          Open {name}
        </button>
      )}
    </p>
  );
}

const open = (name: string) => page.getByRole("button", { name: `Open ${name}`, exact: true }).click();
const letCome = () => page.getByRole("button", { name: "Let it come" }).hover();
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const saves = "{Control>}{Enter}{/Control}";

test.for([
  { keys: " stay{Backspace}ed", words: "Old words staed" },
  { keys: "{Control>}a{/Control}New words", words: "New words" },
  { keys: " and{Enter}more", words: "Old words and\nmore" },
])("$keys pressed before the field is there make it say $words", async ({ keys, words }) => {
  await render(<LateFields />);
  await open("One");
  await userEvent.keyboard(keys);
  await letCome();
  await expect.element(field("One")).toHaveValue(words);
});

test("fields that are opened, written in and saved one after the other before they are there say what was meant for each", async () => {
  const saved: string[] = [];
  await render(<LateFields onSave={(said) => saved.push(said)} />);
  await open("One");
  await userEvent.keyboard(` once${saves}`);
  await open("One");
  await userEvent.keyboard(` twice${saves}`);
  await open("Other");
  await open("Other");
  await userEvent.keyboard(" too");
  await letCome();
  await expect.element(field("Other")).toHaveValue("Old words too");
  expect(saved).toEqual(["One: Old words once", "One: Old words once twice"]);
  // What is done then is done at once.
  await open("One");
  await expect.element(field("One")).toHaveFocus();
  await userEvent.keyboard("!");
  await expect.element(field("One")).toHaveValue("Old words once twice!");
});

test("what is typed after a double click on a text is for its field", async () => {
  await render(<LateFields />);
  await page.getByText("Text of One", { exact: true }).dblClick();
  await userEvent.keyboard(" kept");
  await letCome();
  await expect.element(field("One")).toHaveValue("Old words kept");
});

test.for([
  { way: "a click", go: () => page.getByRole("textbox", { name: "Search" }).click() },
  { way: "keys", go: () => userEvent.keyboard("{Tab}{Tab}{Tab}") },
])("what is typed where somebody went with $way before the field is there stays there", async ({ go }) => {
  await render(<LateFields />);
  await open("One");
  await userEvent.keyboard(" held");
  await go();
  await expect.element(field("Search")).toHaveFocus();
  await userEvent.keyboard("sought");
  await letCome();
  await expect.element(field("One")).toHaveValue("Old words held");
  await expect.element(field("Search")).toHaveValue("sought");
});
