import { toast } from "../../../shell/toasts.ts";
import { signUpSearch } from "../search.ts";
import { keptTicket } from "./kept-ticket.ts";

/** Keeps the ticket of an invitation link that somebody opens while signed in, as the sign-up page is not shown to them. */
export function keepOpenedTicket({ pathname, search }: { pathname: string; search: object }): void {
  if (!pathname.startsWith("/sign-up")) return;
  const { ticket } = signUpSearch({ ...search });
  if (ticket) keptTicket.write(ticket);
}

/** Tells a member of a company who came with a ticket that it opens nothing for them, once. */
export function refuseTicketOfMember(accountName: string): void {
  if (keptTicket.read() === null) return;
  keptTicket.forget();
  toast.info(`You already belong to ${accountName}. An invitation to another company needs another email address.`);
}
