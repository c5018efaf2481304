import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { NewProposal, Proposal } from "@seedbed/contract/report/proposals/schemas";
import { openProposalsMax } from "@seedbed/contract/report/proposals/words";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { rehearseByHand } from "../editing/change-by-hand.ts";
import { presentProposals } from "./present-proposal.ts";
import { countOpen, insertProposal } from "./proposal-store.ts";
import { tellProposal } from "./tell-proposal.ts";
import { toldLines } from "./told-lines.ts";

/** Letters of all changes together, as JSON. */
const longest = 100_000;

/**
 * Keeps changes until a person decides on them, after trying them on the section as it stands. Throws what making them would throw, `conflict` for
 * changes that change nothing and for a concept with too many that wait.
 */
export async function propose(
  transaction: Transaction,
  { actor, reference, at, ...proposal }: NewProposal & { actor: Member; reference: string; at: Date },
): Promise<Proposal> {
  const { section, changes, reason } = proposal;
  if (!isStorable(changes)) throw new Failure("invalid", "The changes contain characters that cannot be stored.");
  if (JSON.stringify(changes).length > longest) throw new Failure("invalid", "These are too many changes at once.");
  const { held, accepted, after } = await rehearseByHand(transaction, { actor, reference, section, changes, at });
  if (isDeepStrictEqual(after, held.head.content))
    throw new Failure("conflict", "Nothing would change: this stands there already.");
  const { accountId, conceptId } = held.key;
  if ((await countOpen(transaction, conceptId)) >= openProposalsMax)
    throw new Failure(
      "conflict",
      `${openProposalsMax} changes wait for a person already. Try again when some are decided.`,
    );
  const row = await insertProposal(transaction, {
    id: randomUUID(),
    accountId,
    conceptId,
    section,
    changes,
    lines: toldLines(accepted, { section, before: held.head.content, after }),
    reason,
    proposedBy: actor.userId,
    tokenName: actor.grant?.name ?? null,
    createdAt: at,
  });
  await tellProposal(transaction, held.concept, row);
  const [presented] = await presentProposals(transaction, [row]);
  if (!presented) throw new Error("a proposal that was just kept is missing");
  return presented;
}

/** Whether the database can hold it: what was seen is the caller's to say, and nobody has read it yet. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\u0000");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part));
}
