import type { doctorRoutes } from "@seedbed/contract/access/doctor";
import type { Handlers } from "../platform/http/handler.ts";
import { allChecks, type Examined } from "./all-checks.ts";
import { checkTestMail } from "./checks/mail.ts";
import { wrong } from "./finding.ts";
import { rememberGood } from "./remember-good.ts";
import { runChecks } from "./run-checks.ts";

interface Dependencies extends Omit<Examined, "call" | "patience" | "modelPatience" | "runsHere"> {
  onDefect(error: unknown, part: string): void;
}

const patience = 5_000;
const modelPatience = 30_000;

/** The handlers of what an admin is shown of the running server. */
export function doctorHandlers(dependencies: Dependencies): Handlers<typeof doctorRoutes> {
  const { smtp, from } = dependencies.mail;
  // Asking them is paid for.
  const remembered = new Map(["Model", "Research"].map((part) => [part, rememberGood(dependencies.now)]));
  return {
    "GET v1/settings/findings": ({ peer, clientAddress }) => {
      const call = { peer: peer.address, forwardedFor: peer.forwardedFor, address: clientAddress };
      const checks = allChecks({ ...dependencies, call, patience, modelPatience, runsHere: async () => true }).map(
        (check) => ({ ...check, run: remembered.get(check.part)?.(check.run) ?? check.run }),
      );
      return runChecks(checks, { patience, onDefect: dependencies.onDefect }).findings;
    },
    "POST v1/settings/test-mail": async ({ actor }) => {
      // To nobody else: the server is no way to write to strangers.
      const mail = { from, to: actor.email };
      const answer = smtp
        ? await checkTestMail(smtp, mail, patience)
        : wrong("A test mail needs a mail server.", "Set SMTP_URL.");
      return { part: "Mail", ...answer };
    },
  };
}
