import { randomUUID } from "node:crypto";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { expect } from "vitest";
import type { TestPerson } from "#test-support/test-server.ts";
import { addFinding, change, overviewOf, set, trendsOf, undo } from "../../editing/editing.fixture.ts";
import { commit, listOf, save, view } from "../versions.fixture.ts";
import { type Played, type Told, writeAnew } from "./history.fixture.ts";

export const kindsOfStep = [
  "set",
  "reword",
  "add",
  "remove",
  "move",
  "title",
  "run",
  "undo",
  "save",
  "revert",
  "back",
] as const;
export interface Step {
  who: 0 | 1;
  pick: number;
  text: string;
}
export type StepKind = (typeof kindsOfStep)[number];

export const pickFrom = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

function changeOf(kind: StepKind, { pick, text }: Step, { results, summary }: Trends): PersonalChange | undefined {
  const findings = results.flatMap(({ keyFinding }) => keyFinding);
  const finding = pickFrom(findings, pick);
  const trend = pickFrom(results, pick);
  if (kind === "set")
    return pick % 3 === 0 || !finding
      ? set(null, "summary", text, summary)
      : set(finding.uuid, "text", text, finding.text);
  if (kind === "add") return trend && addFinding(trend.uuid, text);
  if (kind === "remove") return finding && { kind: "remove", item: finding.uuid, seen: finding };
  return finding && { kind: "move", item: finding.uuid, at: pick % 4 };
}

/** What a person, or a run, does to a report without AI: `person` is the one at the server that is called. */
export async function takeStep(
  kind: StepKind,
  step: Step,
  { played, told, person }: { played: Played; told: Told; person: TestPerson },
): Promise<unknown> {
  const { id } = played;
  const { who, pick, text } = step;
  const version = pickFrom((await listOf(person, id)).versions, pick);
  const made = told.made[who];
  switch (kind) {
    case "title":
      return person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: text } });
    case "run": {
      const fresh = structuredClone(played.drafted.trends);
      fresh.results = fresh.results.filter((_trend, index) => index !== pick % 9);
      for (const trend of fresh.results) trend.uuid = randomUUID();
      return writeAnew(played, "trends", { ...fresh, summary: text });
    }
    case "save":
      return save(person, id, { comment: text });
    case "revert":
      if (!version) return;
      expect((await view(person, id, version.uuid)).status).toBe(200);
      return expect((await commit(person, id)).status).toBe(200);
    case "back": {
      if (!version) return;
      const body = { versionId: version.uuid, section: pick % 2 === 0 ? ("trends" as const) : ("overview" as const) };
      return expect(
        (await person.call("POST v2/concept/version/{id}/bring-back", { params: { id }, body })).status,
      ).toBe(200);
    }
    case "undo": {
      const last = made?.at(-1 - (pick % 2));
      if (!last) return;
      const { section, revision } = last;
      return expect([200, 409]).toContain((await undo(person, { id, section }, revision)).status);
    }
    default: {
      const section = kind === "reword" ? ("overview" as const) : ("trends" as const);
      const asked =
        kind === "reword"
          ? set(null, "overview.valueProposition", text, (await overviewOf(person, id)).valueProposition)
          : changeOf(kind, step, await trendsOf(person, id));
      const answer = asked && (await change(person, { id, section }, asked));
      if (answer?.status === 200) made?.push({ section, revision: answer.body.revision });
    }
  }
}
