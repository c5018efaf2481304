import type { Proposals } from "@seedbed/contract/report/proposals/schemas";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { rehearseByHand } from "../editing/change-by-hand.ts";
import { presentProposals } from "./present-proposal.ts";
import { listProposals, type ProposalRow } from "./proposal-store.ts";

interface Asked {
  actor: Member;
  reference: string;
}

/** The proposed changes of a concept; of those that wait, whether they can still be made as the report stands. Throws `not_found`. */
export async function readProposals(
  database: Pick<Database, "readTenant" | "withTenant">,
  asked: Asked & { at: Date },
): Promise<Proposals> {
  const { actor, reference } = asked;
  const list = async (transaction: Transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    return listProposals(transaction, concept.id);
  };
  // Nothing is held for a report that nobody has proposed anything for, as most.
  const seen = await database.readTenant(actor, async (transaction) => {
    const { open, decided } = await list(transaction);
    return open.length > 0 ? undefined : { open: [], decided: await presentProposals(transaction, decided) };
  });
  if (seen) return seen;
  return database.withTenant(actor, async (transaction) => {
    const { open, decided } = await list(transaction);
    const obstacles = new Map<string, string>();
    for (const row of open) {
      const obstacle = await obstacleTo(transaction, row, asked);
      if (obstacle !== undefined) obstacles.set(row.id, obstacle);
    }
    return {
      open: await presentProposals(transaction, open, obstacles),
      decided: await presentProposals(transaction, decided),
    };
  });
}

async function obstacleTo(
  transaction: Transaction,
  { section, changes }: ProposalRow,
  { actor, reference, at }: Asked & { at: Date },
): Promise<string | undefined> {
  try {
    await rehearseByHand(transaction, { actor, reference, section, changes, at });
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
