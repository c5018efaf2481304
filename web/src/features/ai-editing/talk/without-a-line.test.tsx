import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { untilQuiet } from "#testing/until-quiet.ts";
import { asked, messageWith, proposed, sessionWith } from "../testing/edits.fixture.ts";
import {
  field,
  inSession,
  openReport,
  panel,
  paths,
  refine,
  refineButton,
  say,
} from "../testing/open-refine.fixture.ts";

const noLine = "There is no connection. Try again when it is back.";

test("what cannot be stopped without a line says so, and neither can what is proposed be discarded", async () => {
  const { sent, line } = await openReport({ editing: { session: proposed } });
  await refine();
  await say("Shorter");
  await expect.poll(() => sent().length).toBe(1);
  line().close(1006);
  await panel().getByRole("button", { name: "Stop" }).click();
  await expect.element(panel().getByText(noLine)).toBeVisible();
  await panel().getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog", { name: "Discard 3 edits?" }).getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByText(noLine).nth(1)).toBeVisible();
  await expect.element(panel().getByText("3 of 3 edits", { exact: true })).toBeVisible();
});

test("a conversation that cannot be read again stays as it was", async () => {
  const { server, tell } = await openReport({ editing: { session: proposed } });
  await refine();
  const reply = panel()
    .getByRole("list", { name: "Conversation" })
    .getByText(/With rent as a cost/);
  await expect.element(reply).toBeVisible();
  server.on(paths.read(), { status: 500, body: { detail: "No luck." } });
  tell("ai.editing.chat.typing", { ...inSession, value: true, content: "" });
  await expect.element(page.getByText("Something went wrong: No luck.")).toBeVisible();
  await expect.element(reply).toBeVisible();
  expect(
    panel()
      .getByText(/^This conversation could not be loaded/)
      .elements(),
  ).toEqual([]);
});

test("a reply does not take the focus from whoever has gone on to something else", async () => {
  const { sent, tell } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await say("Shorter");
  await expect.poll(() => sent().length).toBe(1);
  (refineButton().element() as HTMLElement).focus();
  const replyTo = (sent()[0]?.data as { uuid?: string } | undefined)?.uuid ?? "";
  tell("ai.editing.chat", { ...inSession, ...messageWith({ replyTo }) });
  await expect.element(field()).toBeEnabled();
  await untilQuiet();
  await expect.element(refineButton()).toHaveFocus();
});

test("of a long conversation the newest question stands at the top, above its answer", async () => {
  const long = "With rent as a cost the saving is open again. ".repeat(60);
  const messages = ["The first?", "The second?", "The last?"].flatMap((words) => {
    const question = asked(words);
    return [question, messageWith({ replyTo: question.uuid, content: long })];
  });
  await openReport({ editing: { session: sessionWith({ messages }) } });
  await refine();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const scroller = panel().getByRole("group", { name: "What was said" });
  const newest = panel().getByRole("listitem").filter({ hasText: "The last?" });
  await expect.poll(() => Math.abs(top(newest.element()) - top(scroller.element()))).toBeLessThan(60);
});
