import { expect, test } from "vitest";
import { asked, editWith, failed, messageWith, proposed, sessionWith } from "../testing/edits.fixture.ts";
import { inSession, openReport, panel, refine } from "../testing/open-refine.fixture.ts";

const conversation = () => panel().getByRole("list", { name: "Conversation" });

test("what is asked in another window is read here, and so is what is answered and what fails there", async () => {
  const { tell, serverHas } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  const first = asked("Shorter");
  serverHas({ session: sessionWith({ messages: [first], isThinking: true }) });
  tell("ai.editing.chat.typing", { ...inSession, value: true, content: "Reading the report" });
  await expect.element(conversation().getByText("Shorter", { exact: true })).toBeVisible();
  const second = asked("Kinder");
  const reply = messageWith({ replyTo: second.uuid, content: "One edit would do." });
  serverHas({ session: sessionWith({ messages: [first, second, reply] }) });
  tell("ai.editing.chat", { ...inSession, ...reply });
  await expect.element(conversation().getByText("Kinder", { exact: true })).toBeVisible();
  const third = asked("For a bank");
  const error = failed({ replyTo: third.uuid, content: "The model is silent." });
  serverHas({ session: sessionWith({ messages: [first, second, reply, third, error] }) });
  tell("ai.editing.error", { ...inSession, uuid: third.uuid, code: "UNKNOWN", message: "The model is silent." });
  await expect.element(conversation().getByText("The model is silent.")).toBeVisible();
});

test("what passes of a reply that stands there already is not shown once more", async () => {
  const { tell } = await openReport({ editing: { session: proposed } });
  await refine();
  const replyTo = proposed.messages[0]?.uuid ?? "";
  tell("ai.editing.chat.stream", { ...inSession, replyTo, stage: "delta", content: "With rent as" });
  const edits = [editWith({ title: "Once more" })];
  tell("stream.ai.editing.edit.suggestion", { ...inSession, replyTo, stage: "delta", content: { edits } });
  tell("ai.editing.chat.typing", { ...inSession, value: true, content: "Reading the report" });
  await expect.element(panel().getByText("Reading the report")).toBeVisible();
  await expect.element(panel().getByText("3 of 3 edits", { exact: true })).toBeVisible();
  expect(conversation().getByText("With rent as", { exact: true }).elements()).toEqual([]);
});
