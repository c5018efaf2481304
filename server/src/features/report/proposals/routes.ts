import type { proposalRoutes } from "@seedbed/contract/report/proposals/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { acceptProposal, declineProposal } from "./decide.ts";
import { propose } from "./propose.ts";
import { readContent } from "./read-content.ts";
import { readProposals } from "./read-proposals.ts";

/** The handlers of proposed changes. */
export function proposalHandlers({
  database,
  clock,
}: Pick<ReportDependencies, "database" | "clock">): Handlers<typeof proposalRoutes> {
  return {
    "GET v1/concept/{id}/proposals": ({ actor, params }) =>
      readProposals(database, { actor, reference: params.id, at: clock() }),
    "POST v1/concept/{id}/proposals": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        propose(transaction, { actor, reference: params.id, ...body, at: clock() }),
      ),
    "POST v1/concept/{id}/proposals/{proposal}/accept": ({ actor, params }) =>
      database.withTenant(actor, (transaction) =>
        acceptProposal(transaction, { actor, reference: params.id, proposalId: params.proposal, at: clock() }),
      ),
    "POST v1/concept/{id}/proposals/{proposal}/decline": async ({ actor, params }) => {
      await database.withTenant(actor, (transaction) =>
        declineProposal(transaction, { actor, reference: params.id, proposalId: params.proposal, at: clock() }),
      );
      return undefined;
    },
    "GET v1/concept/{id}/report/{section}/content": ({ actor, params }) =>
      database.readTenant(actor, (transaction) =>
        readContent(transaction, actor, { reference: params.id, section: params.section }),
      ),
  };
}
