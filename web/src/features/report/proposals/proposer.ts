import type { Proposal } from "@seedbed/contract/report/proposals/schemas";

const nameOf = ({ firstName, lastName }: Proposal["proposedBy"]) => `${firstName} ${lastName}`.trim() || "somebody";

/** Who proposed a change, and with which token: "Ada Moreau’s token “Claude”". */
export const proposerOf = ({ proposedBy, token }: Proposal) =>
  token === null ? nameOf(proposedBy) : `${nameOf(proposedBy)}’s token “${token}”`;

/** Who has decided on it. */
export const deciderOf = ({ decidedBy }: Proposal) => (decidedBy ? nameOf(decidedBy) : "somebody");
