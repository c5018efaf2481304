import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { asked, conceptUuid, failed, messageWith, sessionWith } from "../testing/edits.fixture.ts";
import { inSession, openReport, panel, refine, say } from "../testing/open-refine.fixture.ts";

const sendAgain = () => panel().getByRole("button", { name: "Send again" });
const silence = { code: "UNKNOWN", message: "The model is silent." };

/** A message that was sent, and its uuid. */
async function sayShorter(prepare: () => Promise<void> = async () => undefined) {
  const app = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await prepare();
  await say("Shorter");
  await expect.poll(() => app.sent().length).toBe(1);
  return { ...app, uuid: (app.sent()[0]?.data as { uuid?: string } | undefined)?.uuid ?? "" };
}

test("a file goes along once more when its message is sent again", async () => {
  const rent = new File(["rent: 11"], "rent.txt", { type: "text/plain" });
  const { sent, tell, uuid } = await sayShorter(async () => {
    await userEvent.upload(panel().getByLabelText("File", { exact: true }), rent);
    await expect.element(panel().getByText("rent.txt")).toBeVisible();
  });
  tell("ai.editing.error", { ...inSession, uuid, ...silence });
  await sendAgain().click();
  const withFile = { content: "Shorter", media: { mediaData: btoa("rent: 11"), filename: "rent.txt" } };
  await expect.poll(() => sent().map(({ data }) => data)).toMatchObject([withFile, withFile]);
});

test("an error that the server keeps, too, stands there once", async () => {
  const { tell, serverHas, uuid } = await sayShorter();
  tell("ai.editing.error", { ...inSession, uuid, ...silence });
  const bubbles = panel().getByText(silence.message);
  await expect.element(bubbles).toBeVisible();
  const messages = [
    asked("Shorter", { uuid }),
    failed({ replyTo: uuid, content: silence.message }),
    messageWith({ content: "From another window" }),
  ];
  serverHas({ session: sessionWith({ messages }) });
  tell("ai.editing.finished", { conceptUuid, userUuid: uuid, applied: false });
  const conversation = panel().getByRole("list", { name: "Conversation" });
  await expect.element(conversation.getByText("From another window")).toBeVisible();
  expect(bubbles.elements()).toHaveLength(1);
});

test("a message that failed before is awaited when it is sent again, and its reply is shown as it comes", async () => {
  const question = asked("Shorter");
  const messages = [question, failed({ replyTo: question.uuid })];
  const { sent, tell } = await openReport({ editing: { session: sessionWith({ messages }) } });
  await refine();
  const error = panel().getByText(failed().content);
  await expect.element(error).toBeVisible();
  await sendAgain().click();
  await expect.poll(() => sent().length).toBe(1);
  await expect.element(error).not.toBeInTheDocument();
  await expect.element(panel().getByRole("status", { name: "Thinking" })).toBeVisible();
  tell("ai.editing.chat.stream", { ...inSession, replyTo: question.uuid, stage: "delta", content: "Two edits" });
  await expect.element(panel().getByText("Two edits", { exact: true })).toBeVisible();
});

test("while a reply is awaited no other message can be sent again", async () => {
  const question = asked("Shorter");
  await openReport({ editing: { session: sessionWith({ messages: [question, failed({ replyTo: question.uuid })] }) } });
  await refine();
  await expect.element(sendAgain()).toBeVisible();
  await say("Kinder");
  await expect.element(panel().getByRole("status", { name: "Thinking" })).toBeVisible();
  expect(sendAgain().elements()).toEqual([]);
});
