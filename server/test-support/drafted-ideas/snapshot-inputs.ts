import type { ReportSection, SectionState } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { ConceptBrief } from "../../src/features/concepts/exports/concept-brief.ts";
import { noMarks } from "../../src/features/report/revisions/section-change.ts";
import { sections } from "../../src/features/report/sections.ts";
import type { SnapshotInput } from "../../src/features/report/snapshot/snapshot-input.ts";
import type { FinishedSections } from "../../src/features/report/writing/writing-tools.ts";
import { draftTools } from "../draft-tools.ts";

const complete: SectionState = {
  status: "complete",
  dateStarted: "2026-03-04T12:00:00.000Z",
  dateCompleted: "2026-03-04T12:01:00.000Z",
  error: null,
  origin: "draft",
  notes: [],
};

/** The report that the drafter writes from this brief, as its snapshot is made of. */
export async function draftedSnapshot(brief: ConceptBrief): Promise<SnapshotInput> {
  const finished: FinishedSections = {};
  for (const name of reportSections) {
    Object.assign(finished, { [name]: await sections[name].write(draftTools(brief, finished)) });
  }
  return {
    ...emptySnapshot(brief),
    states: statesOf(complete),
    sections: Object.fromEntries(
      Object.entries(finished).map(([name, content]) => [name, { content, marks: noMarks }]),
    ),
  };
}

/** A concept of which nothing has been written but its own words. */
export function emptySnapshot({ company, concept }: ConceptBrief): SnapshotInput {
  return {
    account: company.name,
    concept: { ...concept, identifier: "C-0042", status: "Prototyping" },
    states: statesOf({ ...complete, status: "notStarted", dateStarted: null, dateCompleted: null, origin: null }),
    sections: {},
    at: new Date("2026-03-04T23:30:00.000Z"),
  };
}

/** The same report with every text that a person or a model wrote changed; what is of a closed list, an id, an address or a moment stays. */
export function withTexts(input: SnapshotInput, change: (text: string, key: string) => string): SnapshotInput {
  const closed =
    /uuid|^(?:role|basis|sureness|order|category|direction|grading|layout|type|status|unit|group|operator|origin|url|classification|riskCategory|channelType|areaType|currency|publishedDate|createdAt|stance|action|identifier|dateStarted|dateCompleted|relationType|sourceCategory|confidenceLevel|videoStatus)$/i;
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return closed.test(key) ? value : change(value, key);
    if (Array.isArray(value)) return value.map((each) => walk(each, key));
    if (typeof value !== "object" || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
  };
  return {
    ...input,
    account: change(input.account, "account"),
    concept: walk(input.concept, "") as SnapshotInput["concept"],
    sections: Object.fromEntries(
      Object.entries(input.sections).map(([name, standing]) => [
        name,
        { ...standing, content: walk(standing?.content, "") },
      ]),
    ),
  };
}

const statesOf = (state: SectionState) =>
  Object.fromEntries(reportSections.map((name) => [name, state])) as Record<ReportSection, SectionState>;
