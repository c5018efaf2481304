import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serverKnowing } from "#testing/fake-server.ts";
import { session } from "../../../../transport/session.ts";
import { AtField } from "./at-field.tsx";
import { ConflictSide } from "./conflict-side.tsx";
import { MergeForm } from "./merge-form.tsx";

/** A page with two fields in one paragraph, and one in another, which is not always shown. */
function Fields({ has = true, isHidden = false, at }: { has?: boolean; isHidden?: boolean; at: readonly string[] }) {
  return (
    <main>
      {at.map((field) => (
        <AtField key={field} field={field}>
          <section>{`Card of ${field}`}</section>
        </AtField>
      ))}
      <p id="first">
        <span data-place="a">A</span> <span data-place="b">B</span>
      </p>
      {has && (
        <div id="second">
          <p style={isHidden ? { display: "none" } : {}}>
            <span data-place="c">C</span>
          </p>
        </div>
      )}
    </main>
  );
}
/** What stands on the page, in its order. */
const order = () =>
  [...document.querySelectorAll("main p, main section")].map((each) => each.id || each.textContent?.trim());

test("what is to be decided stands below its field, several of one paragraph below each other", async () => {
  await render(<Fields at={["b", "a", "c"]} />);
  expect(order().slice(0, 3)).toEqual(["first", expect.stringMatching(/^Card/), expect.stringMatching(/^Card/)]);
  expect(order().slice(1, 3).toSorted()).toEqual(["Card of a", "Card of b"]);
  expect(order().slice(3)).toEqual(["C", "Card of c"]);
});

test("where its field is not on the page, or not seen, it stands where it is, until the field comes", async () => {
  const screen = await render(<Fields at={["c"]} has={false} />);
  expect(order()).toEqual(["Card of c", "first"]);
  await screen.rerender(<Fields at={["c"]} />);
  await expect.poll(order).toEqual(["first", "C", "Card of c"]);
  await screen.rerender(<Fields at={["c"]} has={false} />);
  await expect.poll(order).toEqual(["Card of c", "first"]);
  await screen.rerender(<Fields at={["c"]} isHidden />);
  await expect.poll(order).toEqual(["Card of c", "first", "C"]);
  await screen.rerender(<Fields at={[]} />);
  expect(document.querySelector("[data-at-field]")).toBeNull();
});

test("nothing is left of it when it is decided", async () => {
  const screen = await render(<Fields at={["a"]} />);
  expect(order()).toContain("Card of a");
  await screen.rerender(<Fields at={[]} />);
  expect(order()).toEqual(["first", "C"]);
  expect(document.querySelector("[data-at-field]")).toBeNull();
});

test("on a phone it stands where it is, as a sheet", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await render(<Fields at={["a"]} />);
  expect(order()).toEqual(["Card of a", "first", "C"]);
});

test("a side of two says how long it is of how much, where there is a limit, and marks what is its own", async () => {
  const pieces = [
    { text: "Old ", isOnly: false },
    { text: "words", isOnly: true },
  ];
  const screen = await render(
    [20, undefined].map((max) => (
      <ConflictSide key={`${max}`} person={null} title={`Of ${max}`} pieces={pieces} max={max}>
        <button type="button">Take</button>
      </ConflictSide>
    )),
  );
  const of = (name: string) => screen.getByRole("region", { name });
  expect(of("Of 20").element().textContent).toBe("Of 209 / 20Old wordsTake");
  expect(of("Of undefined").element().textContent).toBe("Of undefinedOld wordsTake");
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["words", "words"]);
});

test("both together is saved without the blanks around it, once it may stand there, and no sooner", async () => {
  serverKnowing();
  await session.begin("refresh-token");
  const did: string[] = [];
  await render(
    <MergeForm
      place="C-1.overview - a"
      label="Summary"
      begins=" Both words "
      edit={{ max: 20 }}
      onSave={(text) => did.push(text)}
      onCancel={() => did.push("back")}
    />,
  );
  const both = page.getByRole("textbox", { name: "Summary, both together" });
  const save = page.getByRole("button", { name: "Save this text" });
  await expect.element(both).toHaveFocus();
  await expect.element(both).toHaveValue(" Both words ");
  await both.fill("a".repeat(21));
  await expect.element(page.getByRole("alert")).toHaveTextContent("The maximum length is 20 characters");
  await expect.element(save).toBeDisabled();
  await expect.element(both).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}");
  await both.fill(" ");
  await expect.element(page.getByRole("alert")).toHaveTextContent("This field cannot be empty.");
  await both.fill(` ${"a".repeat(18)} `);
  await expect.element(page.getByText("18 / 20, 2 left")).toBeVisible();
  const press = (held: object) =>
    both.element().dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...held }));
  press({ key: "Enter" });
  press({ key: "Enter", ctrlKey: true, isComposing: true });
  press({ key: "Escape", keyCode: 229 });
  expect(did).toEqual([]);
  press({ key: "Enter", metaKey: true });
  expect(did).toEqual(["a".repeat(18)]);
  press({ key: "Escape" });
  await page.getByRole("button", { name: "Back to both" }).click();
  expect(did.slice(1)).toEqual(["back", "back"]);
});
