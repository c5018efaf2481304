import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useForm } from "./use-form.ts";

type Submit = Parameters<typeof useForm<{ name: string; place: string }>>[0]["submit"];

function NameForm({ submit }: { submit: Submit }) {
  const form = useForm({
    initial: { name: "", place: "" },
    limits: { name: 10 },
    validate: ({ name }) => ({ name: name.trim() ? undefined : "Write a name" }),
    submit,
  });
  const { error, ...field } = form.field("name");
  const { error: placeError, ...place } = form.field("place");
  return (
    <form aria-label="Name" aria-busy={form.busy} onSubmit={form.onSubmit}>
      <input aria-label="Name" {...field} />
      <p>{error}</p>
      <input aria-label="Place" {...place} />
      <p>{placeError}</p>
      <button type="submit">Send</button>
    </form>
  );
}

async function open() {
  const sent = Promise.withResolvers<Awaited<ReturnType<Submit>>>();
  const submit = vi.fn<Submit>(() => sent.promise);
  const screen = await render(<NameForm submit={submit} />);
  const field = (name: string) => screen.getByRole("textbox", { name });
  return { screen, submit, sent, field, form: screen.getByRole("form") };
}

test("a form that is being sent is not sent again, and can be sent once that is over", async () => {
  const { submit, sent, field, form } = await open();
  await field("Name").fill("Ada");
  await userEvent.keyboard("{Enter}");
  await expect.element(form).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  sent.resolve(undefined);
  await expect.element(form).toHaveAttribute("aria-busy", "false");
  expect(submit).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledTimes(2);
});

test("what is wrong is said at its field, which gets the focus; the words go with the next letter", async () => {
  const { screen, submit, field } = await open();
  await field("Place").click();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Write a name")).toBeVisible();
  await expect.element(field("Name")).toHaveFocus();
  await userEvent.keyboard("A");
  expect(screen.getByText("Write a name").query()).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

test("what is too long is said while it is written, stays as it is and is not sent", async () => {
  const { screen, submit, field } = await open();
  await field("Name").fill("Ada Lovelace");
  await expect.element(screen.getByText(/2 characters too long/i)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Name")).toHaveValue("Ada Lovelace");
  expect(submit).not.toHaveBeenCalled();
});

test("what the server has against a field is said there", async () => {
  const { screen, sent, field } = await open();
  await field("Name").fill("Ada");
  await userEvent.keyboard("{Enter}");
  sent.resolve({ place: "There is no such place" });
  await expect.element(screen.getByText("There is no such place")).toBeVisible();
});
