import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

const quick = { delay: 60 };

function Page({ onPress }: { onPress(name: string): void }) {
  const [isGone, setGone] = useState(false);
  const remove = () => {
    onPress("Remove");
    setGone(true);
  };
  return (
    <>
      {!isGone && (
        <button type="button" style={{ display: "block", height: 40 }} onClick={remove}>
          Remove
        </button>
      )}
      <button type="button" style={{ display: "block", height: 40 }} onClick={() => onPress("Below")}>
        Below it
      </button>
    </>
  );
}

test("the second half of a double click does not press what has moved under the pointer", async () => {
  const pressed: string[] = [];
  const screen = await render(<Page onPress={(name) => pressed.push(name)} />);
  await screen.getByRole("button", { name: "Remove" }).dblClick(quick);
  expect(pressed).toEqual(["Remove"]);
  // Who presses it themselves is heard, twice where it is pressed twice.
  await screen.getByRole("button", { name: "Below it" }).dblClick(quick);
  expect(pressed).toEqual(["Remove", "Below", "Below"]);
});

function Counter({ onPress }: { onPress(): void }) {
  const [count, setCount] = useState(0);
  const press = () => {
    onPress();
    setCount(count + 1);
  };
  return (
    <button type="button" aria-label="Count" onClick={press}>
      <i key={count}>{count} times</i>
    </button>
  );
}

test("a label with its field, and a button whose words are others by then, hear both halves of a double click", async () => {
  const field = vi.fn();
  const button = vi.fn();
  const screen = await render(
    <>
      <label>
        Agree <input type="checkbox" onClick={field} />
      </label>
      <Counter onPress={button} />
    </>,
  );
  await screen.getByText("Agree").dblClick(quick);
  expect(field).toHaveBeenCalledTimes(2);
  await screen.getByRole("button", { name: "Count" }).dblClick(quick);
  expect(button).toHaveBeenCalledTimes(2);
});
