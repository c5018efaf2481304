import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { addReport } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";
import {
  asked,
  conceptUuid,
  differentiatorEdit,
  editWith,
  failed,
  messageWith,
  otherConcept,
  proposed,
  sessionUuid,
  sessionWith,
  valueEdit,
} from "../testing/edits.fixture.ts";
import { field, inSession, openReport, panel, paths, refine, say } from "../testing/open-refine.fixture.ts";

import { liveOf } from "./live.ts";

const stop = () => panel().getByRole("button", { name: "Stop" });
const conversation = () => panel().getByRole("list", { name: "Conversation" });
/** The uuid of a message that was sent. */
const uuidOf = (sent: { id: string; data: unknown } | undefined) =>
  ((sent?.data as { uuid?: string } | undefined)?.uuid ?? sent?.id) as string;

test("[S2.4-30] [S2.7-78] [S2.7-79] [S2.7-84] [S2.7-85] [S3.7-54] [S3.7-55] the first message begins a conversation, later ones go on in it", async () => {
  const { sent, tell } = await openReport();
  await refine();
  await say("We rent the basement");
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]).toMatchObject({
    type: "ai.editing.conversation.start",
    data: { conceptUuid, content: "We rent the basement", media: null, scope: null },
  });
  const uuid = uuidOf(sent()[0]);
  tell("ai.editing.handshake", { ...inSession, uuid });
  tell("ai.editing.chat", { ...inSession, ...messageWith({ replyTo: uuid, content: "Then the rent is a cost." }) });
  await expect.element(conversation().getByText("Then the rent is a cost.")).toBeVisible();
  await say("At $11");
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toMatchObject({
    type: "ai.editing.message",
    data: { uuid: expect.any(String), conceptUuid, session_id: sessionUuid, content: "At $11", media: null },
  });
});

test("[S2.2.10-08] [S2.2.10-09] [S2.4-31] [S2.7-87] [S2.7-89] while a reply is awaited its stage is shown and nothing more can be said; it streams in, and then one can go on", async () => {
  const { sent, tell } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await say("Shorter");
  await expect.element(panel().getByRole("status", { name: "Thinking" })).toBeVisible();
  await expect.element(field()).toBeDisabled();
  tell("ai.editing.chat.typing", { ...inSession, value: true, content: "Reading the report" });
  await expect.element(panel().getByText("Reading the report")).toBeVisible();
  const replyTo = uuidOf(sent()[0]);
  tell("ai.editing.chat.stream", { ...inSession, replyTo, stage: "delta", content: "Two edits" });
  await expect.element(conversation().getByText("Two edits", { exact: true })).toBeVisible();
  await expect.element(panel().getByText("Reading the report")).not.toBeInTheDocument();
  tell("ai.editing.chat.stream", { ...inSession, replyTo, stage: "delta", content: "Two edits would" });
  await expect.element(conversation().getByText("Two edits would", { exact: true })).toBeVisible();
  tell("ai.editing.chat", { ...inSession, ...messageWith({ replyTo, content: "Two edits would do." }) });
  await expect.element(conversation().getByText("Two edits would do.")).toBeVisible();
  expect(
    conversation()
      .getByText(/Two edits/)
      .elements(),
  ).toHaveLength(1);
  await expect.element(field()).toBeEnabled();
  await expect.element(field()).toHaveFocus();
  await say("And kinder");
  await expect.element(panel().getByRole("status", { name: "Thinking" })).toBeVisible();
});

test("[S2.3-37] the panel shows the session's messages and edits, the message that has no reply yet and the reply so far, and that the AI thinks", async () => {
  const { sent, tell } = await openReport({ editing: { session: proposed } });
  await refine();
  await expect.element(conversation().getByText("With rent as a cost the saving is open again.")).toBeVisible();
  await expect.element(panel().getByText("3 of 3 edits")).toBeVisible();
  const thinking = panel().getByRole("status", { name: "Thinking" });
  await expect.element(thinking).not.toBeInTheDocument();
  await say("Shorter, please");
  await expect.element(conversation().getByText("Shorter, please")).toBeVisible();
  await expect.element(thinking).toBeVisible();
  expect(sent()[0]?.data).toMatchObject({ session_id: sessionUuid, content: "Shorter, please" });
  const replyTo = uuidOf(sent()[0]);
  tell("ai.editing.chat.stream", { ...inSession, replyTo, stage: "delta", content: "One edit would" });
  await expect.element(conversation().getByText("One edit would", { exact: true })).toBeVisible();
  tell("ai.editing.edit.suggestion", { ...inSession, edits: [valueEdit] });
  tell("ai.editing.chat", { ...inSession, ...messageWith({ replyTo, content: "One edit would do." }) });
  await expect.element(conversation().getByText("One edit would do.", { exact: true })).toBeVisible();
  await expect.element(panel().getByText("1 of 1 edit")).toBeVisible();
  await expect.element(thinking).not.toBeInTheDocument();
});

test("[S2.2.10-10] [S2.7-88] [S3.4-48] edits come one by one, each with title, description, section and icon, and can be chosen when all are there", async () => {
  const { sent, tell } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await say("Leave out what nobody asked for");
  await expect.element(stop()).toBeVisible();
  const replyTo = uuidOf(sent()[0]);
  tell("stream.ai.editing.edit.suggestion", { ...inSession, replyTo, stage: "delta", content: { edits: [valueEdit] } });
  const first = panel().getByRole("article", { name: "Promise what is known" });
  await expect.element(first.getByText("No interview has confirmed it yet.")).toBeVisible();
  await expect.element(first.getByText(/Overview, Value Proposition/)).toBeVisible();
  expect(first.element().querySelector("[data-edit-icon=text]")).not.toBeNull();
  await expect.element(first.getByRole("checkbox")).toBeDisabled();
  await expect.element(panel().getByRole("button", { name: "Make Changes" })).toBeDisabled();
  tell("ai.editing.edit.suggestion", { ...inSession, edits: [valueEdit, differentiatorEdit] });
  tell("ai.editing.chat", { ...inSession, ...messageWith({ replyTo }) });
  await expect.element(panel().getByRole("article", { name: "Leave out the weight" })).toBeVisible();
  await expect.element(panel().getByText("2 of 2 edits", { exact: true })).toBeVisible();
  await expect.element(panel().getByText("Two edits would carry it. 2 edits suggested.")).toBeInTheDocument();
});

test("edits that come while others are open stand behind them; a reply without edits is told by its words alone", async () => {
  const { sent, tell } = await openReport({ editing: { session: proposed } });
  await refine();
  await say("Say who we are");
  await expect.element(stop()).toBeVisible();
  const replyTo = uuidOf(sent()[0]);
  const edits = [editWith({ title: "Name the depot" })];
  tell("stream.ai.editing.edit.suggestion", { ...inSession, replyTo, stage: "delta", content: { edits } });
  const fourth = panel().getByRole("article", { name: "Name the depot" });
  await expect.element(fourth.getByText("Edit 4", { exact: false }).first()).toBeVisible();
  expect(
    panel()
      .getByRole("article")
      .elements()
      .map((article) => article.querySelector("h3")?.textContent),
  ).toEqual([...proposed.edits.map(({ title }) => title), "Name the depot"]);
  tell("ai.editing.edit.suggestion", { ...inSession, edits: [] });
  tell("ai.editing.chat", { ...inSession, ...messageWith({ replyTo, content: "Nothing would carry it." }) });
  const told = panel().getByRole("status").filter({ hasText: "Nothing would carry it." });
  await expect.poll(() => told.query()?.textContent).toBe("Nothing would carry it.");
});

test.each([
  [{ message: "The model is silent.", code: "UNKNOWN" }, "The model is silent."],
  [{ message: "", code: "ACCOUNT_NOT_FOUND" }, "Account not found"],
  [{ message: "", code: "UNKNOWN" }, "Something went wrong"],
])(
  "[S2.4-33] [S2.7-86] [S2.8-33] an error is a message of the assistant, and its question can be sent again (%s)",
  async (error, shown) => {
    const { sent, tell } = await openReport({ editing: { session: sessionWith() } });
    await refine();
    await say("Shorter");
    await expect.poll(() => sent().length).toBe(1);
    const uuid = uuidOf(sent()[0]);
    tell("ai.editing.error", { ...inSession, uuid, ...error });
    const bubble = panel().getByRole("alert").filter({ hasText: shown });
    await expect.element(bubble).toHaveAttribute("data-message", "system_error");
    await expect.element(field()).toBeEnabled();
    await bubble.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => sent().length).toBe(2);
    expect(uuidOf(sent()[1])).toBe(uuid);
    await expect.element(bubble).not.toBeInTheDocument();
    expect(conversation().getByText("Shorter", { exact: true }).elements()).toHaveLength(1);
  },
);

test("[S2.8-34] [S3.8-29] an error that was kept without words says that one occurred", async () => {
  const question = asked("Shorter");
  const messages = [question, failed({ content: "", replyTo: question.uuid })];
  await openReport({ editing: { session: sessionWith({ messages }) } });
  await refine();
  await expect.element(panel().getByText("An error occurred")).toBeVisible();
});

test("[S2.4-36] [S3.8-30] what fails in another concept changes nothing here", async () => {
  const { sent, tell } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await say("Shorter");
  await expect.poll(() => sent().length).toBe(1);
  tell("ai.editing.error", {
    ...{ conceptUuid: otherConcept, sessionId: null, uuid: uuidOf(sent()[0]), code: "UNKNOWN", message: "Elsewhere" },
  });
  tell("ai.editing.chat.typing", { ...inSession, value: true, content: "Reading the report" });
  await expect.element(panel().getByText("Reading the report")).toBeVisible();
  await expect.element(panel().getByText("Elsewhere")).not.toBeInTheDocument();
});

test("[S2.7-80] [S2.7-84] [S3.7-54] [S3.7-55] a reply that is being written can be stopped", async () => {
  const { sent, tell, serverHas } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await say("Shorter");
  await expect.poll(() => sent().length).toBe(1);
  tell("ai.editing.handshake", { ...inSession, uuid: uuidOf(sent()[0]) });
  serverHas({ session: sessionWith({ messages: [asked("Shorter")] }) });
  await stop().click();
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject({
      type: "ai.editing.cancel",
      data: { conceptUuid, session_id: sessionUuid },
    });
  await expect.element(field()).toBeEnabled();
});

test("a message that the line lost is sent once more on the next, under the same uuid", async () => {
  const { sent, line, lines } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await say("Shorter");
  await expect.poll(() => sent().length).toBe(1);
  line().close(1006);
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBe(2);
  line().open();
  await expect.poll(() => sent().length).toBe(2);
  expect(uuidOf(sent()[1])).toBe(uuidOf(sent()[0]));
  expect(conversation().getByText("Shorter", { exact: true }).elements()).toHaveLength(1);
});

test("a reply that came while the page was gone is there after a reload, and its question is not sent again", async () => {
  const { sent, serverHas, reload } = await openReport({ editing: { session: sessionWith() } });
  await refine();
  await say("Shorter");
  await expect.poll(() => sent().length).toBe(1);
  const question = asked("Shorter", { uuid: uuidOf(sent()[0]) });
  serverHas({
    session: sessionWith({ messages: [question, messageWith({ replyTo: question.uuid })], edits: [valueEdit] }),
  });
  await reload();
  await expect.element(panel().getByText("1 of 1 edit", { exact: true })).toBeVisible();
  await expect.element(field()).toBeEnabled();
  expect(sent()).toHaveLength(1);
});

test("[S2.4-32] a conversation is cleared when another concept is opened", async () => {
  const other = conceptWith({ uuid: otherConcept, identifier: "C-0004", title: "Quiet motors" });
  const { server, router } = await openReport({
    editing: { session: proposed },
    prepare: (told) => addReport(told, other),
  });
  server.on(paths.clear(), { status: 204 });
  await refine();
  await expect.element(panel().getByText("3 of 3 edits")).toBeVisible();
  await router.navigate({ to: "/concept/$id", params: { id: "C-0004" } });
  await expect.element(page.getByRole("heading", { level: 1, name: /Quiet motors/ })).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.poll(() => server.bodiesOf(paths.clear()).length).toBe(1);
});

test("[S2.4-32] a conversation is cleared when the person signs out", async () => {
  const { server } = await openReport({ editing: { session: proposed } });
  server.on(paths.clear(), { status: 204 });
  server.on("POST /api/auth/sign-out", { body: { success: true } });
  await refine();
  await field().fill("And shorter");
  await session.end();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(server.bodiesOf(paths.clear())).toHaveLength(1);
  expect(Object.keys(sessionStorage).filter((name) => name.includes("ai-editing"))).toEqual([]);
});

test("what passes between a person and the AI is nothing of the next person at the same report", () => {
  const queryClient = new QueryClient();
  const mine = liveOf(queryClient, "mara", "C-1");
  mine.set({ doing: "Reading the report" });
  expect(liveOf(queryClient, "mara", "C-1").read().doing).toBe("Reading the report");
  expect(liveOf(queryClient, "noor", "C-1").read().doing).toBe("");
  expect(liveOf(queryClient, "mara", "C-2").read().doing).toBe("");
});
