import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Member } from "../../../platform/http/actor.ts";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";
import { listHandlers } from "./by-hand/list-routes.ts";
import { profileChangeHandlers } from "./by-hand/profile-routes.ts";

/** The status of a list of signals by what is under way for its section. */
const statusOf = { waiting: "Not Started", pending: "Pending", none: "Completed" } as const;

export function customerProfileHandlers(tools: HandlerTools): Handlers<SectionRoutes["customerProfiles"]> {
  const { read, readItem, writeAnew, writingOf } = tools;
  const profile = ({ actor, params }: { actor: Member; params: { pid: string } }) =>
    readItem<CustomerProfile>(actor, "profile", params.pid);
  return {
    ...profileChangeHandlers(tools),
    ...listHandlers(tools),
    "GET v2/concept/{id}/customer-profile": async (call) => ({ results: await read(call, "customerProfiles") }),
    "GET v2/concept/customer-profile/{pid}": profile,
    "GET v2/concept/customer-profile/{pid}/jobs": async (call) => ({ results: (await profile(call)).jobs }),
    "GET v2/concept/customer-profile/{pid}/pains": async (call) => ({ results: (await profile(call)).pains }),
    "GET v2/concept/customer-profile/{pid}/alternatives": async (call) => ({
      results: (await profile(call)).alternatives,
    }),
    "GET v2/concept/customer-profile/{pid}/journey-steps": async (call) => ({ results: (await profile(call)).journey }),
    "GET v2/concept/customer-profile/{pid}/real-world-signals": async (call) => {
      const { signals, signalsSummary } = await profile(call);
      const writing = await writingOf(call.actor, { kind: "profile", id: call.params.pid });
      return { signals, summary: signalsSummary, status: statusOf[writing] };
    },
    "POST v2/concept/{id}/customer-profile/generate": writeAnew("customerProfiles"),
  };
}
