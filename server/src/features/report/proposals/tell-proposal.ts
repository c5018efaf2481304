import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import type { requireConcept } from "../../concepts/exports/get-concept.ts";
import { countOpen, type ProposalRow } from "./proposal-store.ts";

/** Tells the company that a change was proposed, or decided on. */
export async function tellProposal(
  transaction: Transaction,
  { concept }: Awaited<ReturnType<typeof requireConcept>>,
  { id: proposal, section, state }: Pick<ProposalRow, "id" | "section" | "state">,
): Promise<void> {
  const { id: conceptUuid, accountId, title } = concept;
  const open = await countOpen(transaction, conceptUuid);
  publish(
    transaction,
    { accountId },
    {
      type: "concept.report.proposal.account",
      data: { conceptUuid, title, section, proposal, state, open },
    },
  );
}
