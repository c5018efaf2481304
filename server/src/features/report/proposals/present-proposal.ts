import type { Proposal } from "@seedbed/contract/report/proposals/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { findPeople } from "../editing/people.ts";
import type { ProposalRow } from "./proposal-store.ts";

const nobody = { firstName: "", lastName: "" };

/** Proposals as they are shown, with the names of people; `obstacles`: by uuid, why one cannot be accepted. */
export async function presentProposals(
  transaction: Transaction,
  rows: readonly ProposalRow[],
  obstacles: ReadonlyMap<string, string> = new Map(),
): Promise<Proposal[]> {
  const people = await findPeople(
    transaction,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy ? [decidedBy] : [])]),
  );
  const person = (uuid: string) => people.get(uuid) ?? { uuid, ...nobody };
  return rows.map(({ id, section, state, reason, lines, proposedBy, tokenName, decidedBy, ...row }) => ({
    uuid: id,
    section,
    state,
    reason,
    lines,
    obstacle: obstacles.get(id) ?? null,
    proposedBy: person(proposedBy),
    token: tokenName,
    proposedAt: row.createdAt.toISOString(),
    decidedBy: decidedBy ? person(decidedBy) : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    revision: row.revision,
  }));
}
