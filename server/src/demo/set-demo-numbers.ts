import { changeSection } from "../features/report/revisions/change-section.ts";
import { readContents } from "../features/report/revisions/revision-store.ts";
import { lockConcept } from "../features/report/run/run-store.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { Member } from "../platform/http/actor.ts";
import type { DemoIdea } from "./demo-idea.ts";

/** Puts the numbers that a person of the demo company knows in the place of start values of a projection. */
export async function setDemoNumbers(
  transaction: Transaction,
  { accountId, userId }: Member,
  { conceptId, idea, at }: { conceptId: string; idea: DemoIdea; at: Date },
): Promise<void> {
  const { numbers = {} } = idea;
  await lockConcept(transaction, conceptId);
  const { financialProjection } = await readContents(transaction, conceptId, ["financialProjection"]);
  const sizings = [...(financialProjection?.marketSizings ?? []), ...(financialProjection?.impactSizings ?? [])];
  const changes = sizings
    .flatMap(({ assumptionEntries }) => assumptionEntries)
    .flatMap(({ uuid: item, title }) => {
      const set = { kind: "set" as const, item };
      const known = Object.entries(numbers[title] ?? {}).map(([field, value]) => ({ ...set, field, value }));
      return known.length > 0 ? [...known, { ...set, field: "basis", value: "words", follows: true as const }] : [];
    });
  if (changes.length === 0) return;
  const key = { accountId, conceptId, section: "financialProjection" as const };
  await changeSection(transaction, key, { changes, by: { kind: "person", userId }, at });
}
