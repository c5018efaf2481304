import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import { expect, test } from "vitest";
import { draftedReport, editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import { editValue, writtenEdit } from "#test-support/model-server/task-answers/editing-answers.ts";
import { outlineOf } from "../../report/exports/report-outline.ts";
import { releasedReply } from "./released-reply.ts";
import { showWhileWritten } from "./show-while-written.ts";

const report = await draftedReport();
const said = "Say it more plainly";
const input = editAsked(report, said);
const proposing = {
  ...{ report, named: outlineOf(report).named, passages: [], input, replyId: "reply/1" },
  at: new Date("2031-05-01T10:00:00Z"),
};
const edit = (handle: string, statement = `Hotels buy soap by weight, says ${handle}.`) =>
  writtenEdit(said, [editValue(handle, { statement })], { title: handle });

test("of a reply its whole sentences are shown, up to the first that will not stay", () => {
  const shown = (reply: string) => releasedReply(reply, input);
  expect(shown("I would say it")).toBe("");
  expect(shown("I would say it. And then")).toBe("I would say it.");
  expect(shown("I would say it. It saves 7391 dollars. And then")).toBe("I would say it.");
  expect(shown("I would say it. See https://soap.example for it. And then")).toBe("I would say it.");
});

test("an edit is shown once it is whole and can be made, the one that is being written is not; in the end all are", async () => {
  const told: [string, string | string[]][] = [];
  const showing = showWhileWritten(proposing, {
    origin: "model",
    onText: (stage, content) => told.push([stage, content]),
    onEdits: (stage, edits) => told.push([stage, edits.map(({ title }) => title)]),
  });
  const reply = "I would say it. And";
  showing.show({ reply, edits: [edit("a1")] } as never);
  showing.show({ reply, edits: [edit("a1"), edit("a2", "It saves 7391 dollars.")] } as never);
  showing.show({ reply, edits: [edit("a1"), edit("a2", "It saves 7391 dollars."), edit("a3"), edit("a4")] } as never);
  await showing.end("I would say it. And so on.", [{ title: "a1" }, { title: "a3" }, { title: "a4" }] as Edit[]);
  expect(told).toEqual([
    ["delta", "I would say it."],
    ["delta", ["a1"]],
    ["delta", ["a1", "a3"]],
    ["done", "I would say it. And so on."],
    ["done", ["a1", "a3", "a4"]],
  ]);
});
