import type { MailState, mailRoutes } from "@seedbed/contract/access/mails";
import { notFound } from "../../platform/failure.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import { findMailFate, type MailFate } from "../../platform/mail/mail-store.ts";
import type { AccessDependencies } from "./dependencies.ts";
import { knownId } from "./known-id.ts";

const missing = "This mail is not known, or no longer.";

/** The handlers of the mail routes. */
export function mailHandlers({ database }: Pick<AccessDependencies, "database">): Handlers<typeof mailRoutes> {
  return {
    "GET v1/mails/{id}": async ({ params }) => {
      const id = knownId(params.id, missing);
      // Who waits for a code belongs to no company yet.
      const fate = await database.withSystem((transaction) => findMailFate(transaction, id));
      if (!fate) throw notFound(missing);
      return { state: stateOfMail(fate) };
    },
  };
}

/**
 * What is told to the person. A mail that a server of the recipient does not take yet is on its way; whether it has left is not told, so
 * that what was written for nobody looks the same.
 */
export function stateOfMail({ status, trouble }: MailFate): MailState {
  switch (status) {
    case "kept":
    case "failed":
    case "expired":
      return status;
    case "cancelled":
      return "replaced";
    case "sent":
      return "on-its-way";
    case "waiting":
      return trouble === "server" ? "delayed" : "on-its-way";
  }
}
