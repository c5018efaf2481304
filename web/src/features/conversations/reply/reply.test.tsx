import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toast } from "../../../shell/toasts.ts";
import { conversationUuid, greeting, marta, refusal } from "../testing/conversations.fixture.ts";
import { Reply } from "./reply.tsx";
import { VerdictWord } from "./verdict-word.tsx";

async function replied(change: Partial<Parameters<typeof Reply>[0]> = {}) {
  const onKeep = vi.fn();
  const screen = await render(
    <Reply
      message={refusal()}
      profile={marta}
      conversation={conversationUuid}
      hasActions
      onShowFact={() => undefined}
      onKeep={onKeep}
      {...change}
    />,
  );
  const bar = (sentence: string) => screen.getByRole("group", { name: `Keep “${sentence}” as` });
  return { screen, onKeep, bar, keep: screen.getByRole("button", { name: "Keep a sentence" }) };
}

test("arrows pick a sentence before or after, no further than there are some; Escape picks none, and gives the focus back", async () => {
  const { bar, keep, onKeep } = await replied();
  await keep.click();
  const first = bar("I would not pay for this.");
  await expect.element(first.getByRole("button", { name: "Job" })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(first).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(bar("What he takes I do not know.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(keep).toHaveFocus();
  expect(onKeep).not.toHaveBeenCalled();
});

test.each([
  ["Job", "job", "Kept as a job, marked “from a synthetic conversation”."],
  ["Pain", "pain", "Kept as a pain, marked “from a synthetic conversation”."],
  ["Assumption to test", "assumption", "Kept as an assumption to test, marked “from a synthetic conversation”."],
])("a sentence that is clicked is kept as a %s", async (name, as, told) => {
  const { screen, bar, keep, onKeep } = await replied();
  await screen.getByText("Yours would be a second bill.").click();
  await bar("Yours would be a second bill.").getByRole("button", { name, exact: true }).click();
  await expect.element(screen.getByText(told)).toBeVisible();
  await expect.element(keep).toHaveFocus();
  expect(onKeep.mock.calls).toEqual([
    [{ as, sentence: "Yours would be a second bill.", profile: marta.uuid, conversation: conversationUuid }],
  ]);
  // What was kept before is said no longer once another was picked, also when that is given back.
  await keep.click();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(keep).toHaveFocus();
  expect(screen.getByText(told).elements()).toEqual([]);
});

test.each([
  ["in no conversation", { conversation: null }],
  ["of a persona that is gone", { profile: undefined }],
  ["of a greeting", { isGreeting: true }],
  ["without sentences", { message: greeting }],
])("nothing can be kept %s", async (_what, change) => {
  const { screen, keep } = await replied(change);
  await expect.element(screen.getByRole("button", { name: "Copy" })).toBeVisible();
  expect(keep.elements()).toEqual([]);
  expect(screen.container.querySelector("[data-pickable]")).toBeNull();
});

test("a greeting rests on nothing, whatever it was made from", async () => {
  const { screen } = await replied({ isGreeting: true });
  expect(screen.getByRole("list", { name: "Rests on" }).elements()).toEqual([]);
});

test("a reply is copied as it was said, and a clipboard out of reach is told", async () => {
  const told = vi.spyOn(toast, "success");
  const failed = vi.spyOn(toast, "error");
  const { screen } = await replied();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => told.mock.calls).toEqual([["Copied"]]);
  expect(copied).toHaveBeenCalledWith(refusal().content);
  copied.mockRejectedValueOnce(new DOMException("No."));
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => failed.mock.calls).toEqual([["The clipboard could not be reached."]]);
});

test("what a persona would do is a word in its tone", async () => {
  const { container } = await render(
    (["wouldBuy", "wouldTry", "wouldNotPay", "wouldNotAgree", "cannotSay"] as const).map((verdict) => (
      <VerdictWord key={verdict} verdict={verdict} />
    )),
  );
  const words = [...container.querySelectorAll("p")].map((word) => [word.dataset.tone, word.textContent]);
  expect(words).toEqual([
    ["yes", "Would buy"],
    ["yes", "Would try it"],
    ["no", "Would not pay"],
    ["no", "Would not agree as offered"],
    ["open", "Cannot say"],
  ]);
});
