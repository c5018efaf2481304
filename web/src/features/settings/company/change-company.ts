import type { NewAccount } from "@seedbed/contract/access/schemas";
import type { FieldErrors } from "../../../design/use-form.ts";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { session } from "../../../transport/session.ts";

/** Changes the company; answers the messages of the refused fields, and says any other failure as a toast. */
export async function changeCompany({
  name,
  domain,
  goal,
}: NewAccount): Promise<FieldErrors<Record<keyof NewAccount, string>> | undefined> {
  // What a browser puts before an address is no part of the domain.
  const body = { name: name.trim(), domain: domain.trim().replace(/^https?:\/\//i, ""), goal: goal.trim() };
  try {
    await session.adopt({ account: await call("PUT v1/account", { body }) });
    return undefined;
  } catch (error) {
    if (error instanceof CallFailed && error.form) return error.form;
    toast.error(sentenceOf(error));
    return {};
  }
}
