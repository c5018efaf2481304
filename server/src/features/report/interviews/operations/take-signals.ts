import { randomUUID } from "node:crypto";
import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { notFound } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { refused } from "../../editing/accept/refused.ts";
import { storeByHand } from "../../editing/change-by-hand.ts";
import { holdSection } from "../../editing/hold-section.ts";
import { type InterviewRow, requireInterview } from "../interview-store.ts";
import { presentOpened } from "../present-interview.ts";
import { restsOn } from "../rests-on.ts";

const section = "customerProfiles";

/**
 * Takes what was found in an interview as real-world signals of its profile, as the caller's own work; what is one already is not taken again. Throws `not_found`, and
 * `invalid` for what is left out, or when the profile has no room.
 */
export async function takeSignals(
  transaction: Transaction,
  { actor, at }: { actor: Member; at: Date },
  { id, chosen }: { id: string; chosen: readonly string[] },
): Promise<OpenedInterview> {
  const { conceptId } = await requireInterview(transaction, id);
  const held = await holdSection(transaction, actor, { reference: conceptId, section });
  // Read again while the report is held: two people may take the same at once.
  const row = await requireInterview(transaction, id);
  const profile = (held.head.content as CustomerProfile[]).find(({ uuid }) => uuid === row.profileId);
  if (!profile) throw notFound("This profile is no longer there.");
  const signals = newSignals(row, profile, chosen);
  if (signals.length + profile.signals.length > customersEdits.lists["[].signals[]"].most)
    throw refused("found", `A profile has at most ${customersEdits.lists["[].signals[]"].most} signals.`);
  if (signals.length > 0)
    await storeByHand(transaction, held, {
      changes: signals.map((item) => ({ kind: "add", place: "[].signals[]", parent: profile.uuid, item })),
      by: { kind: "person", userId: actor.userId },
      at,
    });
  return presentOpened(transaction, row);
}

function newSignals(row: InterviewRow, { signals }: CustomerProfile, chosen: readonly string[]): RealWorldSignal[] {
  const wanted = new Set(chosen);
  const found = row.found.filter(({ uuid }) => wanted.has(uuid));
  if (found.length < wanted.size) throw notFound("This is no longer found in the interview.");
  if (found.some(({ leftOut }) => leftOut !== null))
    throw refused("found", "There is no signal without words that stand in the transcript.");
  return found
    .filter((each) => !signals.some((signal) => restsOn(signal, row.id, each)))
    .map(({ description, stance, quote, line, touches }) => ({
      ...{ uuid: randomUUID(), description, stance, sourceCategory: "First-Party Research", sources: [] },
      isHypothesis: false,
      interview: { uuid: row.id, quote, line },
      ...(touches?.kind === "assumption" ? { touches: [touches.item] } : {}),
    }));
}
