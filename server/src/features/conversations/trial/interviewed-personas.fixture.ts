import type { Stance } from "@seedbed/contract/report/customers/schemas";
import { personaRows, profileOf, roleOf } from "#test-support/model-server/personas/persona-profiles.ts";
import { interviewOf, type ScriptedQuestion } from "#test-support/model-server/personas/scripted-interviews.ts";
import { storeProfiles } from "#test-support/model-server/personas/stored-personas.ts";
import type { TestPerson, TestServer } from "#test-support/test-server.ts";

/** Somebody's customer profile, and what it is asked. */
export interface InterviewedPersona {
  person: TestPerson;
  conceptUuid: string;
  uuid: string;
  name: string;
  role: Stance["role"];
  questions: ScriptedQuestion[];
}

const inOneReport = 5;

/** Twenty profiles in reports of these people, who share so many questions evenly; of fewer than all, each persona is asked others. */
export async function interviewedPersonas(
  server: TestServer,
  people: readonly TestPerson[],
  asked: number,
): Promise<InterviewedPersona[]> {
  const all = personaRows.map((row, index) => ({ profile: profileOf(row, index), index, row }));
  const reports = Array.from({ length: Math.ceil(all.length / inOneReport) }, (_, report) =>
    all.slice(report * inOneReport, (report + 1) * inOneReport),
  );
  const each = Math.ceil(asked / all.length);
  const stored: InterviewedPersona[] = [];
  for (const [report, personas] of reports.entries()) {
    const person = people[report % people.length];
    if (!person) throw new Error("nobody has a report");
    const profiles = personas.map(({ profile }) => profile);
    const { conceptUuid } = await storeProfiles(server, person, profiles);
    for (const { profile, index, row } of personas) {
      const { uuid, name } = profile;
      const questions = someOf(interviewOf(row, index), each, index);
      stored.push({ person, conceptUuid, uuid, name, role: roleOf(index), questions });
    }
  }
  return stored;
}

/** So many of a list in their order, from another place for each persona. */
function someOf<Item>(items: readonly Item[], count: number, index: number): Item[] {
  const from = count >= items.length ? 0 : (index * count) % items.length;
  return [...items, ...items].slice(from, from + Math.min(count, items.length));
}
