import type { ConceptBrief } from "../src/features/concepts/exports/concept-brief.ts";
import { drawnImages } from "../src/features/report/writing/images/drawn-images.ts";
import { stableUuid } from "../src/features/report/writing/stable-uuid.ts";
import type { FinishedSections, WritingTools } from "../src/features/report/writing/writing-tools.ts";
import { saidOf } from "../src/platform/model/answer/findings.ts";
import { draftOf } from "./task-promises.ts";

/** Tools for a section writer that have every task drafted; `started` fills with the names of the tasks in order. */
export function draftTools(brief: ConceptBrief, finished: FinishedSections = {}): WritingTools & { started: string[] } {
  const started: string[] = [];
  const tools: WritingTools & { started: string[] } = {
    brief,
    finished,
    started,
    async run(task, input, { part = "" }) {
      started.push(part === "" ? task.name : `${task.name}:${part}`);
      const output = task.output.parse(draftOf(task, input));
      const problems = task.check(output, input).map(saidOf);
      if (problems.length > 0) throw new Error(`The draft of ${task.name} is refused: ${problems.join(" ")}`);
      return { output, origin: "draft", model: null, notes: [] };
    },
    tryRun: (task, input, part) => tools.run(task, input, part),
    allowGaps: () => undefined,
    images: drawnImages(stableUuid(brief.concept.title)),
    research: async () => null,
    id: (...name) => stableUuid(brief.concept.title, ...name),
    now: "2026-03-04T12:00:00.000Z",
  };
  return tools;
}

/** Every uuid of a content, wherever it stands. */
export function uuidsOf(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  const own = "uuid" in content && typeof content.uuid === "string" ? [content.uuid] : [];
  return [...own, ...Object.values(content).flatMap(uuidsOf)];
}

/** The same content as another run would write it: every uuid is new. */
export function rerun(content: unknown, run: number): unknown {
  const names = new Map(
    uuidsOf(content).map((uuid) => [uuid, uuid.replace(/^.{8}/, (start) => hex(Number.parseInt(start, 16) ^ run))]),
  );
  return JSON.parse(JSON.stringify(content), (_name, value) => names.get(value) ?? value);
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, "0");
