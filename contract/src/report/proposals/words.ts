/* Free of schemas, so that the web needs no zod. */

export const proposalStates = ["open", "accepted", "declined"] as const;
export const proposalReasonMaxLength = 500;
/** Proposals of a concept that wait at a time. */
export const openProposalsMax = 50;
export const decidedProposalsShownMax = 20;
