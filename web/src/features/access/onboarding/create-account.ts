import type { NewAccount } from "@seedbed/contract/access/schemas";
import type { FieldErrors } from "../../../design/use-form.ts";
import { forgetForm } from "../../../shell/kept-words/kept-fields.tsx";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { session } from "../../../transport/session.ts";
import { keptTicket } from "../invitation/kept-ticket.ts";

/** Where the words of the form are kept. */
export const onboardingPlace = "onboarding";

/** Creates the company; answers the messages of the refused fields, and says any other failure as a toast. */
export async function createAccount(
  body: NewAccount,
): Promise<FieldErrors<Record<keyof NewAccount, string>> | undefined> {
  try {
    const account = await call("POST v1/account", { body });
    // Whoever founds a company has answered the invitation that was open.
    keptTicket.forget();
    // What is kept belongs to a person in a company: it goes before there is one.
    forgetForm(onboardingPlace);
    await session.adopt({ account });
    // The creator is now an admin: the user's details have changed as well.
    await session.reload();
    return undefined;
  } catch (error) {
    if (error instanceof CallFailed && error.form) return error.form;
    toast.error(sentenceOf(error));
    return {};
  }
}
