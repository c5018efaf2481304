import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { Uuid } from "../../plain-text.ts";
import { ProposalState } from "./schemas.ts";

/** A change of a report was proposed, or a person has decided on one. */
const ProposalChanged = z.object({
  conceptUuid: Uuid,
  title: z.string(),
  section: ReportSection,
  proposal: Uuid,
  state: ProposalState,
  /** How many of this concept wait now. */
  open: z.int(),
});

export const proposalEvents = { "concept.report.proposal.account": ProposalChanged } as const;
