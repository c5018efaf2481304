import { randomUUID } from "node:crypto";
import type { AddedAssumption, Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionsMax } from "@seedbed/contract/report/assumptions/words";
import { riskLevel, riskScore } from "@seedbed/rules/assumptions/risk";
import type { Transaction } from "../../../platform/database/database.ts";
import { assertStatement } from "../assumptions/sound-statement.ts";
import type { ReportDependencies } from "../dependencies.ts";
import type { AssumptionWords, ConceptCall } from "../handler-tools.ts";
import { findItem } from "../revisions/find-item.ts";
import { refused } from "./accept/refused.ts";
import { storeByHand } from "./change-by-hand.ts";
import { holdSection } from "./hold-section.ts";

const section = "assumptions";

/**
 * Adds a key assumption behind all others as the caller's own work, untested, and gives it with the revision that can be taken back. Throws
 * `not_found` where the assumptions were never written, `conflict` for one that stands already in the same words, and `invalid`. What was said in a
 * synthetic conversation is kept with it, and certain of nothing.
 */
export function addAssumption(
  { database, clock, hasConversation }: Pick<ReportDependencies, "database" | "clock" | "hasConversation">,
  { actor, params }: ConceptCall,
  words: AssumptionWords,
): Promise<AddedAssumption> {
  return database.withTenant(actor, (transaction) => store(transaction, { actor, reference: params.id, at: clock() }));

  async function store(
    transaction: Transaction,
    { reference, at }: { actor: ConceptCall["actor"]; reference: string; at: Date },
  ): Promise<AddedAssumption> {
    const held = await holdSection(transaction, actor, { reference, section });
    const standing = held.head.content as Assumption[];
    assertStatement(words.statement, standing);
    if (standing.length >= assumptionsMax)
      throw refused("statement", `At most ${assumptionsMax} assumptions can be listed.`);
    const { fromConversation, madeFrom } = words;
    const { conceptId } = held.key;
    if (fromConversation && !(await hasConversation(transaction, { id: fromConversation.toLowerCase(), conceptId })))
      throw refused("fromConversation", "This conversation was not found.");
    if (
      madeFrom &&
      madeFrom.item !== conceptId &&
      (await findItem(transaction, madeFrom.item))?.conceptId !== conceptId
    )
      throw refused("madeFrom", "This is no part of the report.");
    const added = untested(words, at);
    const { revision } = await storeByHand(transaction, held, {
      changes: [{ kind: "add", place: "[]", parent: null, item: added }],
      by: { kind: "person", userId: actor.userId },
      at,
    });
    return { ...added, revision };
  }
}

/** Of what a made-up person has said nobody is certain. */
const syntheticRationale = "Said in a synthetic conversation: no evidence yet.";

function untested({ fromConversation, madeFrom, falsifier = "", ...words }: AssumptionWords, at: Date): Assumption {
  const certainty = fromConversation ? 1 : words.certainty;
  const risk = riskScore(words.importance, certainty);
  return {
    uuid: randomUUID(),
    ...words,
    certainty,
    risk,
    riskCategory: riskLevel(risk),
    status: "untested",
    testProgress: 0,
    importanceRationale: "",
    certaintyRationale: fromConversation ? syntheticRationale : "",
    falsifier,
    version: 1,
    origin: "user",
    createdAt: at.toISOString(),
    ...(madeFrom ? { madeFrom } : {}),
    ...(fromConversation ? { fromConversation: fromConversation.toLowerCase() } : {}),
  };
}
