import { tabEntry } from "../tab-entry.ts";

/** The ticket of an invitation somebody opened, kept while that person signs in or verifies an address. */
export const keptTicket = tabEntry("seedbed.invitation-ticket");
