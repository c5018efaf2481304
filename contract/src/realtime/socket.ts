/* What both ends of the socket use at run time; free of schemas, so that the web can import it without zod. */

export const closeCodes = { normal: 1000, ticket: 4001, forbidden: 4003, policy: 1008, serverError: 1011 } as const;
export const socketPath = "/ws/v1/seedbed";
