import { randomUUID } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import type { TestPerson, TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../report.fixture.ts";

/** A company of two people with one written report. */
export async function writtenReport(server: TestServer) {
  const ada = await server.signUp({ firstName: "Ada", lastName: "Moreau" });
  const ben = await server.signUp({ accountId: ada.accountId, role: "member", firstName: "Ben", lastName: "Okafor" });
  const conceptId = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
  await order(ada, conceptId, "generate");
  await settled(ada, conceptId);
  return { ada, ben, conceptId };
}

/** Changes a section by hand. */
export const change = (
  person: TestPerson,
  { id, section }: { id: string; section: ReportSection },
  ...changes: PersonalChange[]
) => person.call("POST v2/concept/{id}/report/{section}/changes", { params: { id, section }, body: { changes } });

/** Takes back a revision of a section. */
export const undo = (person: TestPerson, { id, section }: { id: string; section: ReportSection }, revision: number) =>
  person.call("POST v2/concept/{id}/report/{section}/undo", { params: { id, section }, body: { revision } });

export const set = (
  ...[item, field, value, seen]: [item: string | null, field: string, value: unknown, seen: unknown]
): PersonalChange => ({
  kind: "set",
  item,
  field,
  value,
  seen,
});

/** Adds a key finding to a trend. */
export const addFinding = (parent: string, text: string, more: object = {}): PersonalChange & { kind: "add" } => ({
  kind: "add",
  place: "results[].keyFinding[]",
  parent,
  item: { uuid: randomUUID(), text, direction: "up", ...more },
});

export async function trendsOf(person: TestPerson, id: string) {
  return (await person.call("GET v3/concept/{id}/market-scan/trend-analysis", { params: { id } })).body;
}

export async function overviewOf(person: TestPerson, id: string) {
  return (await person.call("GET v2/concept/{id}/overview", { params: { id } })).body;
}
