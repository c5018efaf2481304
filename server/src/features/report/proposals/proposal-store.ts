import { decidedProposalsShownMax, openProposalsMax } from "@seedbed/contract/report/proposals/words";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { changeProposals } from "./tables.ts";

export type ProposalRow = typeof changeProposals.$inferSelect;

export async function insertProposal(
  transaction: Transaction,
  row: typeof changeProposals.$inferInsert,
): Promise<ProposalRow> {
  const [inserted] = await transaction.insert(changeProposals).values(row).returning();
  if (!inserted) throw new Error("inserting a proposal returned no row");
  return inserted;
}

const isOpen = (conceptId: string) => and(eq(changeProposals.conceptId, conceptId), eq(changeProposals.state, "open"));

export const countOpen = (transaction: Transaction, conceptId: string): Promise<number> =>
  transaction.$count(changeProposals, isOpen(conceptId));

/** Those that wait, the oldest first, and the last that were decided on, the newest first. */
export async function listProposals(transaction: Transaction, conceptId: string) {
  const open = transaction
    .select()
    .from(changeProposals)
    .where(isOpen(conceptId))
    .orderBy(asc(changeProposals.createdAt), asc(changeProposals.id))
    .limit(openProposalsMax);
  const decided = transaction
    .select()
    .from(changeProposals)
    .where(and(eq(changeProposals.conceptId, conceptId), ne(changeProposals.state, "open")))
    .orderBy(desc(changeProposals.decidedAt), desc(changeProposals.id))
    .limit(decidedProposalsShownMax);
  return { open: await open, decided: await decided };
}

/** A proposal of the concept, held until the transaction ends. */
export async function lockProposal(
  transaction: Transaction,
  { id, conceptId }: { id: string; conceptId: string },
): Promise<ProposalRow | undefined> {
  const meant = and(eq(changeProposals.id, id), eq(changeProposals.conceptId, conceptId));
  return (await transaction.select().from(changeProposals).where(meant).for("update"))[0];
}

/** A person has decided. */
export async function decideProposal(
  transaction: Transaction,
  id: string,
  decision: Required<Pick<typeof changeProposals.$inferInsert, "state" | "decidedBy" | "decidedAt">> & {
    revision: number | null;
  },
): Promise<void> {
  await transaction.update(changeProposals).set(decision).where(eq(changeProposals.id, id));
}
