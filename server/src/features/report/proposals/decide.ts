import type { Transaction } from "../../../platform/database/database.ts";
import { Failure, notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConceptToChange } from "../../concepts/exports/get-concept.ts";
import { changeByHand } from "../editing/change-by-hand.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import { decideProposal, lockProposal } from "./proposal-store.ts";
import { tellProposal } from "./tell-proposal.ts";

interface Decision {
  actor: Member;
  /** The concept's uuid or identifier. */
  reference: string;
  proposalId: string;
  at: Date;
}

/**
 * Makes what was proposed as the person's own change, and gives the revision that stands. Throws `not_found`, and `conflict` when somebody has decided
 * already or something else stands there by now.
 */
export async function acceptProposal(transaction: Transaction, decision: Decision): Promise<{ revision: number }> {
  const { actor, reference, at } = decision;
  const { concept, proposal } = await holdOpen(transaction, decision);
  const { section, changes } = proposal;
  const { revision } = await changeByHand(transaction, { actor, reference, section, changes, at });
  const state = "accepted";
  await decideProposal(transaction, proposal.id, { state, decidedBy: actor.userId, decidedAt: at, revision });
  await tellProposal(transaction, concept, { ...proposal, state });
  return { revision };
}

/** Declines what was proposed: nothing changes. Throws `not_found`, and `conflict` when somebody has decided already. */
export async function declineProposal(transaction: Transaction, decision: Decision): Promise<void> {
  const { actor, at } = decision;
  const { concept, proposal } = await holdOpen(transaction, decision);
  const state = "declined";
  await decideProposal(transaction, proposal.id, { state, decidedBy: actor.userId, decidedAt: at, revision: null });
  await tellProposal(transaction, concept, { ...proposal, state });
}

// The concept is held first, as by every change of it: two decisions at once come one after the other.
async function holdOpen(transaction: Transaction, { actor, reference, proposalId }: Decision) {
  const concept = await requireConceptToChange(transaction, reference, actor.userId);
  const meant = { id: proposalId, conceptId: concept.concept.id };
  const proposal = isUuid(proposalId) ? await lockProposal(transaction, meant) : undefined;
  if (!proposal) throw notFound("This proposed change was not found.");
  if (proposal.state !== "open") throw new Failure("conflict", `This change was ${proposal.state} already.`);
  return { concept, proposal };
}
