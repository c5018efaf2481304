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

test("a label, its field and what stands in a button hear both halves of a double click", async () => {
  const field = vi.fn();
  const button = vi.fn();
  const screen = await render(
    <>
      <label>
        Agree <input type="checkbox" onClick={field} />
      </label>
      <button type="button" onClick={button}>
        <i>More</i>
      </button>
    </>,
  );
  await screen.getByText("Agree").dblClick(quick);
  expect(field).toHaveBeenCalledTimes(2);
  await screen.getByText("More").dblClick(quick);
  expect(button).toHaveBeenCalledTimes(2);
});
