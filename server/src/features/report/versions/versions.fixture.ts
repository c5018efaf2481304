import type { ConceptVersions } from "@seedbed/contract/report/versions/schemas";
import type { TestPerson } from "#test-support/test-server.ts";

export const listOf = async (person: TestPerson, id: string): Promise<ConceptVersions> =>
  (await person.call("GET v2/concept/version/{id}", { params: { id } })).body;

export const save = (
  person: TestPerson,
  id: string,
  body?: { comment?: string; affectedSections?: "trends"[]; why?: "left" },
) => person.call("POST v2/concept/version/{id}/save", { params: { id }, body });

export const view = (person: TestPerson, id: string, versionId: string) =>
  person.call("POST v2/concept/version/{id}/revert", { params: { id }, body: { versionId } });

export const commit = (person: TestPerson, id: string) =>
  person.call("POST v2/concept/version/{id}/commit", { params: { id } });

export const cancel = (person: TestPerson, id: string) =>
  person.call("POST v2/concept/version/{id}/cancel", { params: { id } });
