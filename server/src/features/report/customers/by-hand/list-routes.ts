import type { customerChangeRoutes } from "@seedbed/contract/report/customers/change-routes";
import type { JourneyStep, ProfileNeed, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { notFound } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { HandlerTools } from "../../handler-tools.ts";
import { isUuid } from "../../writing/stable-uuid.ts";

type ListRoute = Extract<keyof typeof customerChangeRoutes, `${string}/{pid}/${string}`>;

interface InProfile {
  actor: Member;
  params: { pid: string };
}

/** A thing in a profile, told apart by its own id. */
interface InList {
  actor: Member;
  params: { pid: string; itemId: string };
}

/** Jobs, pains, steps and signals of a profile: added, changed as a whole, and removed. */
export const listHandlers = ({ items }: HandlerTools): Handlers<Pick<typeof customerChangeRoutes, ListRoute>> => {
  const listOf = ({ params }: InProfile, place: string) => ({ place, parent: { kind: "profile", id: params.pid } });
  const named = (kind: string, { params }: InList) => ({ kind, id: params.itemId, in: params.pid });
  const remove = (kind: string) => (call: InList) => items.remove(call.actor, named(kind, call));
  const add =
    <Item>(place: string) =>
    ({ body: { order, ...fields }, ...call }: InProfile & { body: object & { order?: number | undefined } }) =>
      items.add<Item>(call.actor, { ...listOf(call, place), order }, fields).then(({ item }) => item);
  const set =
    <Item>(kind: string) =>
    ({ body, ...call }: InList & { body: object }) =>
      items.set<Item>(call.actor, named(kind, call), { ...body });

  return {
    "POST v2/concept/customer-profile/{pid}/jobs": add<ProfileNeed>("[].jobs[]"),
    "PUT v2/concept/customer-profile/{pid}/jobs/{itemId}": set<ProfileNeed>("job"),
    "DELETE v2/concept/customer-profile/{pid}/jobs/{itemId}": remove("job"),
    "POST v2/concept/customer-profile/{pid}/pains": add<ProfileNeed>("[].pains[]"),
    "PUT v2/concept/customer-profile/{pid}/pains/{itemId}": set<ProfileNeed>("pain"),
    "DELETE v2/concept/customer-profile/{pid}/pains/{itemId}": remove("pain"),
    // A new step stands first, unless it says where.
    "POST v2/concept/customer-profile/{pid}/journey-steps": async (call) => {
      const { order, ...fields } = call.body;
      const where = order === undefined ? { at: 0 } : { order };
      requireIds("Cannot add step: no customer profile selected", call.params.pid);
      const { item } = await items.add<JourneyStep>(call.actor, { ...listOf(call, "[].journey[]"), ...where }, fields);
      return item;
    },
    "PUT v2/concept/customer-profile/{pid}/journey-steps/{itemId}": set<JourneyStep>("journeyStep"),
    "DELETE v2/concept/customer-profile/{pid}/journey-steps/{itemId}": async (call) => {
      requireIds("Cannot remove step: missing required information", call.params.pid, call.params.itemId);
      return remove("journeyStep")(call);
    },
    "POST v2/concept/customer-profile/{pid}/real-world-signals": async (call) => {
      requireIds("Profile UUID is required", call.params.pid);
      return add<RealWorldSignal>("[].signals[]")(call);
    },
    "PUT v2/concept/customer-profile/{pid}/real-world-signals/{itemId}": set<RealWorldSignal>("signal"),
    "DELETE v2/concept/customer-profile/{pid}/real-world-signals/{itemId}": remove("signal"),
  };
};

/** Throws `not_found`, with what the person is to be told, where a path names nothing at all. */
function requireIds(sentence: string, ...ids: readonly string[]): void {
  if (!ids.every(isUuid)) throw notFound(sentence);
}
