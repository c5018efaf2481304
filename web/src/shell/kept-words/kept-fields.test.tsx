import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serverKnowing } from "#testing/fake-server.ts";
import { otherTab } from "#testing/other-tab.ts";
import { keptPlace } from "../../transport/kept/kept-store.ts";
import { session } from "../../transport/session.ts";
import { forgetForm, KeptFields } from "./kept-fields.tsx";

const onSubmit = vi.fn<() => void>();
const unsent = () => page.getByText("You wrote this on this device and it was not sent.");
const field = (name: string) => page.getByRole("textbox", { name });
const said = async (name: string, words: string) => expect.element(field(name)).toHaveValue(words);
const kept = () =>
  keptPlace("form", "idea")
    .versions()
    .map(({ value }) => value);

async function open() {
  onSubmit.mockClear();
  return render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <KeptFields place="idea">
        <input aria-label="Title" data-max="5" />
        <textarea aria-label="Why" defaultValue="Because" />
      </KeptFields>
      <button type="submit">Send</button>
    </form>,
  );
}

async function signIn() {
  serverKnowing();
  await session.begin("refresh-token");
}

test("only what was changed is kept, stands there again, and goes when the server has it", async () => {
  await signIn();
  const first = await open();
  await field("Title").fill("Old");
  await field("Why").fill("Because of them");
  await field("Why").fill("Because");
  expect(kept()).toEqual([{ Title: "Old" }]);
  await expect.element(unsent()).not.toBeInTheDocument();
  await first.unmount();
  const second = await open();
  await said("Title", "Old");
  await said("Why", "Because");
  await expect.element(unsent()).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await said("Title", "");
  expect(kept()).toEqual([]);
  await field("Title").fill("New");
  forgetForm("idea");
  expect(kept()).toEqual([]);
  await second.unmount();
  // What another form of this place has kept is no part of what was sent.
  keptPlace("form", "idea").write({ Title: 7 });
  await open();
  await said("Title", "");
  await expect.element(unsent()).not.toBeInTheDocument();
});

test("a form in which something is too long is not sent, says why, and has the focus go there", async () => {
  await signIn();
  await open();
  await field("Title").fill("Refill");
  await field("Why").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("1 character too long. The maximum length is 5 characters.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(field("Title")).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await field("Title").fill("Refil");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Send" }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("what another tab has written since is told, and shown or passed over", async () => {
  await signIn();
  await open();
  await field("Title").fill("Old");
  otherTab().writes("form.idea", () => ({ Title: "New", Why: "Why not" }));
  await page.getByRole("button", { name: "Keep this one" }).click();
  await said("Title", "Old");
  await expect.element(page.getByText("Another tab has a newer text.")).not.toBeInTheDocument();
  otherTab().writes("form.idea", () => ({ Title: "Newer", Why: "Why not" }));
  await page.getByRole("button", { name: "Show it" }).click();
  await said("Title", "Newer");
  await said("Why", "Why not");
  otherTab().sends("form.idea");
  await said("Title", "");
  await said("Why", "Because");
});

test("a device that has no room for what is written says so at once, so that it is sent", async () => {
  await signIn();
  await open();
  vi.spyOn(console, "warn").mockReturnValue();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  await field("Title").fill("Old");
  const alert = page.getByRole("alert");
  await expect
    .element(alert)
    .toHaveTextContent("This device has no room to keep this text. Send it before you leave the page.");
  full.mockRestore();
  await field("Title").fill("Older");
  await expect.element(alert).not.toBeInTheDocument();
});
