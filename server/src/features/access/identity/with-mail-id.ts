import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import type { IdentityCall } from "./identity-call.ts";
import type { IdentityMails } from "./write-identity-mails.ts";

/** Calls that say nothing about whether there was anybody to write to. */
const silentCalls = ["sign-up/email", "email-otp/send-verification-otp"];

/** The provider's answer to a call with the id of the mail it wrote. Where an answer must not tell whether there is one, it has one as well. */
export async function withMailId(
  mails: Pick<IdentityMails, "during" | "pretend">,
  { path }: IdentityCall,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { result, mailId } = await mails.during(answer);
  const told = mailId ?? (result.ok && silentCalls.includes(path) ? await mails.pretend() : undefined);
  if (!told) return result;
  const headers = new Headers(result.headers);
  headers.set(mailIdHeader, told);
  return new Response(result.body, { status: result.status, statusText: result.statusText, headers });
}
