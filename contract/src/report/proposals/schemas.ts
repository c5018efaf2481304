import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { Instant, requiredText, Uuid } from "../../plain-text.ts";
import { Person, PersonalChanges } from "../editing/schemas.ts";
import { proposalReasonMaxLength, proposalStates } from "./words.ts";

export const ProposalState = z.enum(proposalStates);
export type ProposalState = z.infer<typeof ProposalState>;

/** Changes of one section, as people make them by hand, and why. */
export const NewProposal = PersonalChanges.extend({
  section: ReportSection,
  reason: requiredText(proposalReasonMaxLength),
});
export type NewProposal = z.infer<typeof NewProposal>;

/** One thing that a proposal changes, for a person: where, and what stands there before and after; null for nothing. */
export const ProposedLine = z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type ProposedLine = z.infer<typeof ProposedLine>;

export const Proposal = z.object({
  uuid: Uuid,
  section: ReportSection,
  state: ProposalState,
  reason: z.string(),
  lines: z.array(ProposedLine),
  /** Of an open one: why it cannot be accepted as the report stands now; null when it can. */
  obstacle: z.string().nullable(),
  proposedBy: Person,
  /** Name of the access token it came with; null for a person without one. */
  token: z.string().nullable(),
  proposedAt: Instant,
  decidedBy: Person.nullable(),
  decidedAt: Instant.nullable(),
  /** The section's revision that it became; null until it is accepted. */
  revision: z.int().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

export const Proposals = z.object({
  /** Those that wait, the oldest first. */
  open: z.array(Proposal),
  /** The last twenty that were decided on, the newest first. */
  decided: z.array(Proposal),
});
export type Proposals = z.infer<typeof Proposals>;
