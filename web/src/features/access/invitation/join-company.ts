import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { session } from "../../../transport/session.ts";
import { keptTicket } from "./kept-ticket.ts";

/** Takes the signed-in person into the inviting company; the guard of the private pages leads on. Throws `CallFailed`. */
export async function joinCompany(ticket: string): Promise<void> {
  const account = await call("POST v1/invitation/{ticket}/join", { params: { ticket } });
  keptTicket.forget();
  toast.success(`You have joined ${account.name}`);
  await session.adopt({ account });
  // The role comes with the invitation: the user's details have changed as well.
  await session.reload().catch((error: unknown) => console.warn("The current user could not be loaded.", error));
}
