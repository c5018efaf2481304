import type { customerChangeRoutes } from "@seedbed/contract/report/customers/change-routes";
import type { CustomerProfile, Stance } from "@seedbed/contract/report/customers/schemas";
import { blankStance } from "@seedbed/contract/report/customers/words";
import type { HandlerBody } from "@seedbed/contract/route";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { HandlerTools } from "../../handler-tools.ts";
import { freeSegment, segmentOfCopy } from "./segments.ts";
import { stanceWith } from "./stance-by-hand.ts";

type Routes = Pick<
  typeof customerChangeRoutes,
  | "POST v2/concept/{id}/customer-profile"
  | "PATCH v2/concept/customer-profile/{pid}"
  | "DELETE v2/concept/customer-profile/{pid}"
>;
type Fields = HandlerBody<Routes["PATCH v2/concept/customer-profile/{pid}"]>;

const section = "customerProfiles";

/** Profiles added, doubled, changed and removed. */
export const profileChangeHandlers = ({ read, items }: HandlerTools): Handlers<Routes> => ({
  "POST v2/concept/{id}/customer-profile": async (call) => {
    const { actor, params, body } = call;
    const { copyOf, ...fields } = body;
    const list = { reference: params.id, section, place: "[]" } as const;
    const asCopy = (copy: CustomerProfile, standing: readonly CustomerProfile[]) =>
      withFields(
        { ...copy, segment: segmentOfCopy(copy.segment, standing), isPrimary: false, avatarUrl: null },
        fields,
      );
    const asNew = async () => {
      const segment = fields.segment ?? freeSegment("New profile", await read(call, section));
      return { name: "New persona", ...fields, segment };
    };
    const { item, revision } = copyOf
      ? await items.double<CustomerProfile>(actor, { ...list, id: copyOf }, asCopy)
      : await items.add<CustomerProfile>(actor, list, await asNew());
    return { ...item, revision };
  },
  "PATCH v2/concept/customer-profile/{pid}": ({ actor, params, body }) =>
    items.set<CustomerProfile>(actor, { kind: "profile", id: params.pid }, byField(body)),
  "DELETE v2/concept/customer-profile/{pid}": ({ actor, params }) =>
    items.remove(actor, { kind: "profile", id: params.pid }),
});

/** A copy with what the caller says of it. */
function withFields(copy: CustomerProfile, { stance, ...fields }: Fields): CustomerProfile {
  const blank = structuredClone<unknown>(blankStance) as Stance;
  return { ...copy, ...givenOf(fields), ...(stance ? { stance: stanceWith(copy.stance ?? blank, stance) } : {}) };
}

/** What is given, each field by its name, with dots between. */
function byField(given: object, prefix = ""): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(givenOf(given)).map(([name, value]) =>
      typeof value === "object" && value !== null ? byField(value, `${prefix}${name}.`) : { [prefix + name]: value },
    ),
  );
}

/** Without what is named and not given. */
const givenOf = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Given]?: Exclude<Given[Field], undefined>;
  };
