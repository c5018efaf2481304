import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { expect, test } from "vitest";
import { workflowEvent, workflowUpdate } from "../../../platform/realtime/realtime.fixture.ts";
import { bodyOf, toldEvent } from "./told-event.ts";

const conceptUuid = "0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b";
const proposal = "2d0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b";
const state = { status: "pending", dateStarted: null, dateCompleted: null, error: null, origin: null, notes: [] };
const reportStatusBySection = Object.fromEntries(reportSections.map((section) => [section, state]));

const toldOf = (change: object) =>
  toldEvent({ type: workflowEvent, data: { ...workflowUpdate("Refill depot"), reportStatusBySection, ...change } });

test.each([
  ["completed", "report.completed", "The report of “Refill depot” is complete."],
  ["error", "report.failed", "The report of “Refill depot” could not be completed."],
  ["created", "concept.created", "“Refill depot” was created."],
])("of a report or concept that is %s, %s is told in a sentence", (eventType, event, summary) => {
  expect(toldOf({ eventType })).toEqual({
    event,
    data: { summary, conceptUuid, conceptIdentifier: "SB-1", title: "Refill depot" },
  });
});

test("a concept is told to be archived when it becomes so, and of nothing else that changes", () => {
  const archived = { eventType: "changed", status: "archived", statusBefore: "ideating" };
  expect(toldOf(archived)).toMatchObject({
    event: "concept.archived",
    data: { summary: "“Refill depot” was archived.", conceptIdentifier: "SB-1" },
  });
  expect(toldOf({ ...archived, statusBefore: undefined })).toBeUndefined();
  expect(toldOf({ ...archived, status: "ideating", statusBefore: "archived" })).toBeUndefined();
  for (const eventType of ["started", "progress", "cancelled", "deleted"])
    expect(toldOf({ ...archived, eventType }), eventType).toBeUndefined();
});

test.each([
  ["open", { event: "proposal.created", data: { summary: "A change of “Refill depot” waits for a person." } }],
  ["accepted", { event: "proposal.decided", data: { summary: "A change of “Refill depot” was accepted." } }],
  ["declined", { event: "proposal.decided", data: { summary: "A change of “Refill depot” was declined." } }],
])("a proposal that is %s is told with its section and what was decided", (decision, { event, data }) => {
  const sent = { conceptUuid, title: "Refill depot", section: "trends", proposal, state: decision, open: 3 };
  expect(toldEvent({ type: "concept.report.proposal.account", data: sent })).toEqual({
    event,
    data: {
      ...{ ...data, conceptUuid, title: "Refill depot", section: "trends", proposalUuid: proposal },
      ...(decision === "open" ? {} : { decision }),
    },
  });
});

test("of a version whose comment was changed, and of other events, nothing is told", () => {
  const changed = { conceptUuid, versionUuid: proposal, versionNumber: 2, createdAt: 1_700_000_000 };
  expect(toldEvent({ type: "concept.versions.changed.account", data: changed })).toBeUndefined();
  for (const type of ["notes.changed.account", "toString", ""]) expect(toldEvent({ type, data: {} })).toBeUndefined();
});

test("a version that is saved is told with its number and what is said of it, and a report by nobody's name", () => {
  const version = { conceptUuid, versionUuid: proposal, versionNumber: 2, createdAt: 1_700_000_000 };
  const saved = { title: "Refill depot", by: null, comment: null, summary: "Trends.", affectedSections: ["trends"] };
  expect(toldEvent({ type: "concept.versions.changed.account", data: { ...version, saved } })).toEqual({
    event: "version.saved",
    data: { ...saved, conceptUuid, versionUuid: proposal, versionNumber: 2 },
  });
  expect(bodyOf("test", new Date("2026-03-04T05:06:07Z"), { summary: "Hello." })).toBe(
    '{"type":"test","timestamp":"2026-03-04T05:06:07.000Z","data":{"summary":"Hello."}}',
  );
});
