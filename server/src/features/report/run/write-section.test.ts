import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import { TaskFailed, type TaskFailureCode } from "../../../platform/model/task-failed.ts";
import type { SectionInput } from "../dependencies.ts";
import { SectionFailed } from "../writing/section-failed.ts";
import { type SectionGround, writeSection } from "./write-section.ts";

const failed = (code: TaskFailureCode) => new TaskFailed({ code, sentence: `It failed: ${code}.`, retryable: false });
const noted = { place: "headline", rule: "long", sentence: "A figure has no source." };

interface Asked {
  task: string;
  part: string;
}

/** A section written of drafts; `answer` may fail instead, or wait. */
function writing(
  section: ReportSection,
  { answer, ...more }: Partial<SectionGround> & { answer?: (asked: Asked) => unknown } = {},
) {
  const asked: string[] = [];
  const ground: SectionGround = {
    brief: refillDepots,
    finished: finishedSections(refillDepots),
    now: "2026-03-04T10:00:00.000Z",
    gapsLeft: [],
    ask: async <Input, Output>(
      task: AiTask<Input, Output>,
      { taskInput, part }: { taskInput: Input; part: string },
    ) => {
      asked.push(part ? `${task.name}:${part}` : task.name);
      const notes = ((await answer?.({ task: task.name, part })) ?? []) as never[];
      return { output: task.draft(taskInput, "a seed"), origin: "draft" as const, model: null, notes };
    },
    ...more,
  };
  const input = { runId: "run", conceptId: "concept", section } as SectionInput;
  return { asked, written: writeSection(input, ground) };
}

test("what is asked is named by its task and part, and what a check found is told of that part in the order of the asking", async () => {
  const { asked, written } = writing("overview", {
    answer: ({ task }) => (task === "executive-summaries" || task === "overview" ? [noted] : []),
  });
  const { content, notes } = await written;
  expect(asked).toEqual(["overview", "executive-summaries"]);
  expect(content).toMatchObject({ overview: { origin: "draft" } });
  expect(notes).toEqual([
    { kind: "mark", part: "overview", about: "Overview", sentence: "A figure has no source." },
    { kind: "mark", part: "executive-summaries", about: "Executive summaries", sentence: "A figure has no source." },
  ]);
});

test("a part that fails is a gap with the sentence of its failure, and of many parts each is told by itself", async () => {
  const { asked, written } = writing("customerProfiles", {
    answer: ({ task, part }) => {
      if (task === "profile-journey" && part === "persona-2") throw failed("refused");
    },
  });
  const { notes } = await written;
  expect(asked).toContain("profile-journey:persona-2");
  expect(notes).toEqual([
    {
      ...{ kind: "gap", part: "profile-journey:persona-2" },
      ...{ about: expect.stringMatching(/^Journey of \S/), sentence: "It failed: refused." },
    },
  ]);
});

test("a gap that is not asked for stays with its sentence, and is not asked", async () => {
  const left: SectionNote = {
    kind: "gap",
    part: "executive-summaries",
    about: "Executive summaries",
    sentence: "Before.",
  };
  const { asked, written } = writing("overview", { gapsLeft: [left] });
  expect((await written).notes).toEqual([left]);
  expect(asked).toEqual(["overview"]);
});

test("what a section needs fails it, with the sentence of its failure; a call that was cancelled fails nothing", async () => {
  const failing = (code: TaskFailureCode, task: string) =>
    writing("overview", {
      answer: (asked) => {
        if (asked.task === task) throw failed(code);
      },
    }).written;
  await expect(failing("timeout", "overview")).rejects.toEqual(new SectionFailed("It failed: timeout."));
  await expect(failing("cancelled", "overview")).rejects.toMatchObject({ name: "TaskFailed", code: "cancelled" });
  await expect(failing("cancelled", "executive-summaries")).rejects.toMatchObject({ code: "cancelled" });
});

test("what fails unexpectedly in a part that may be missing is no gap", async () => {
  const defect = new TypeError("nobody thought of this");
  const { written } = writing("overview", {
    answer: ({ task }) => {
      if (task === "executive-summaries") throw defect;
    },
  });
  await expect(written).rejects.toBe(defect);
});

test("of the parts about people half may be missing, and no more: then the first failure is told", async () => {
  const without = (missing: (asked: Asked) => boolean) =>
    writing("customerProfiles", {
      answer: (asked) => {
        if (missing(asked)) throw failed("refused");
      },
    }).written;
  const half = ({ task }: Asked) => task === "profile-needs" || task === "profile-journey";
  expect((await without(half)).notes).toHaveLength(6);
  const more = (asked: Asked) => half(asked) || (asked.task === "profile-stance" && asked.part === "persona-1");
  await expect(without(more)).rejects.toEqual(new SectionFailed("It failed: refused."));
});

test("a section that fails waits for what was asked beside it: its answers are kept before anybody asks again", async () => {
  const beside = Promise.withResolvers<never[]>();
  const order: string[] = [];
  const { written } = writing("overview", {
    answer: async ({ task }) => {
      if (task === "overview") throw failed("timeout");
      await beside.promise;
      order.push("answered");
    },
  });
  const ended = written.catch(() => order.push("failed"));
  // Long enough for a failure to be told that waits for nothing.
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(order).toEqual([]);
  beside.resolve([]);
  await ended;
  expect(order).toEqual(["answered", "failed"]);
});

test("a picture is asked for where there is a model for it, and is a gap like any other where that fails", async () => {
  const image = (askForImage: SectionGround["askForImage"]) => writing("overview", { askForImage }).written;
  const made = await image(async () => `${"a".repeat(24)}.png`);
  expect(JSON.stringify(made.content)).toContain(`/api/v2/concept/concept/image?v=${"a".repeat(24)}.png`);
  expect(made.notes).toEqual([]);
  const drawn = await image(async () => {
    throw failed("refused");
  });
  expect(drawn.notes).toMatchObject([{ kind: "gap", sentence: "It failed: refused." }]);
  expect(JSON.stringify(drawn.content)).toMatch(/image\?v=[0-9a-f]{24}\.svg/);
});

test("what could not be found is told behind what was asked", async () => {
  const found: SectionNote = { kind: "mark", part: "research", about: "Research", sentence: "Nothing was found." };
  const topics: string[] = [];
  const { written } = writing("trends", {
    answer: () => [noted],
    research: {
      research: async (topic) => {
        topics.push(topic);
        return null;
      },
      notes: () => [found],
    },
  });
  expect((await written).notes.map(({ sentence }) => sentence)).toEqual([
    "A figure has no source.",
    "Nothing was found.",
  ]);
  expect(topics).toEqual(["trends"]);
});

test("things have the same names in each execution of a run, others in another section or run", async () => {
  const uuids = async (run: string) => {
    const ground = { brief: refillDepots, finished: finishedSections(refillDepots), now: "", gapsLeft: [] };
    const ask: SectionGround["ask"] = async (task, { taskInput }) => ({
      ...{ output: task.draft(taskInput, "a seed"), origin: "draft" as const, model: null, notes: [] },
    });
    const { content } = await writeSection({ runId: run, section: "trends" } as SectionInput & { section: "trends" }, {
      ...ground,
      ask,
    });
    return content.results.map(({ uuid }) => uuid);
  };
  const [once, again, other] = [await uuids("one"), await uuids("one"), await uuids("two")];
  expect(again).toEqual(once);
  expect(once.filter((uuid) => other.includes(uuid))).toEqual([]);
});
