import { randomUUID } from "node:crypto";
import type { EvidenceView } from "@seedbed/contract/report/evidence/schemas";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { notFound } from "../../../../platform/failure.ts";
import { publish } from "../../../../platform/realtime/publish.ts";
import { requireConceptToChange } from "../../../concepts/exports/get-concept.ts";
import { noteWithdrawn } from "../../revisions/verdict-store.ts";
import { wrongClaims } from "../../tables.ts";
import { type FoundEvidence, findEvidence, type NamedEvidence } from "../found-evidence.ts";
import { type Asking, readEvidence } from "../read-evidence.ts";
import { announceStanding, holdStanding } from "./announce-standing.ts";

interface Judged {
  named: NamedEvidence;
  /** The words of the statement; empty for the conclusion. */
  claim: string;
}

/**
 * Marks a statement of an item, or its conclusion, as wrong, by its words: the section is outdated for as long as it says them. Marking it again changes
 * nothing. Throws `not_found`, also for a statement that no longer stands.
 */
export function markWrong(
  transaction: Transaction,
  asking: Asking,
  { reason, ...judged }: Judged & { reason: string },
): Promise<EvidenceView> {
  return judgeClaim(transaction, asking, {
    judged,
    judge: async ({ conceptId, section, item, place }, claim) => {
      const isSaid = claim === place.conclusion || place.claims?.some(({ text }) => text === claim);
      if (claim === "" || !isSaid) throw notFound("This statement is no longer part of the report.");
      const { accountId, userId: markedBy } = asking.actor;
      const [known] = await transaction.select().from(wrongClaims).where(isMeant({ conceptId, section, claim }));
      if (known) return false;
      await transaction.insert(wrongClaims).values({
        ...{ id: randomUUID(), accountId, conceptId, section, item, field: place.field },
        ...{ claim, reason, markedBy, markedAt: asking.at },
      });
      return true;
    },
  });
}

/** Takes back that a statement is wrong, wherever in its section it was marked. Throws `not_found` for a foreign item. */
export function markRight(transaction: Transaction, asking: Asking, judged: Judged): Promise<EvidenceView> {
  return judgeClaim(transaction, asking, {
    judged,
    judge: async ({ conceptId, section }, claim) => {
      const gone = await transaction
        .delete(wrongClaims)
        .where(isMeant({ conceptId, section, claim }))
        .returning({ id: wrongClaims.id });
      return gone.length > 0;
    },
  });
}

const isMeant = ({ conceptId, section, claim }: Pick<FoundEvidence, "conceptId" | "section"> & { claim: string }) =>
  and(eq(wrongClaims.conceptId, conceptId), eq(wrongClaims.section, section), eq(wrongClaims.claim, claim));

async function judgeClaim(
  transaction: Transaction,
  asking: Asking,
  { judged: { named, claim }, judge }: { judged: Judged; judge(found: FoundEvidence, claim: string): Promise<boolean> },
): Promise<EvidenceView> {
  const { accountId, userId } = asking.actor;
  const concept = await requireConceptToChange(transaction, named.reference, userId);
  const found = await findEvidence(transaction, asking.actor, named);
  const { conceptId, section, item, place } = found;
  const held = await holdStanding(transaction, [concept]);
  if (await judge(found, claim === "" ? place.conclusion : claim)) {
    await noteWithdrawn(transaction, { accountId, conceptId, section });
    publish(
      transaction,
      { accountId },
      { type: "concept.evidence.changed.account", data: { conceptUuid: conceptId, source: null, item } },
    );
    await announceStanding(transaction, accountId, held);
  }
  return readEvidence(transaction, asking, named);
}
