import type { financialPartRoutes } from "@seedbed/contract/report/financials/part-routes";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { Failure, notFound } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { HandlerTools } from "../../handler-tools.ts";

type Part = "businessModel" | "pricing";

interface InProjection {
  actor: Member;
  params: { fid: string };
}

/** A part goes by the uuid of the projection whose only one it is. */
interface NamedPart {
  actor: Member;
  params: { fid: string; itemId: string };
}

const rootOf = ({ params }: InProjection) => ({ section: "financialProjection" as const, id: params.fid });

/** The business model and the price of a projection: written where there is none, read, changed and removed. */
export const partHandlers = ({ roots }: HandlerTools): Handlers<typeof financialPartRoutes> => {
  const add = async <Name extends Part>(name: Name, call: InProjection & { body: object }) => {
    const assertMay = (root: FinancialProjection) => assertMissing(name, root);
    return partIn(name, await roots.set(call.actor, rootOf(call), { fields: fieldsOf(name, call.body), assertMay }));
  };
  const read = async <Name extends Part>(name: Name, call: NamedPart) => {
    assertNamed(call);
    return partIn(name, (await roots.read(call.actor, rootOf(call))).content);
  };
  const change = async <Name extends Part>(name: Name, call: NamedPart & { body: object }) => {
    assertNamed(call);
    const assertMay = (root: FinancialProjection) => partIn(name, root);
    return partIn(name, await roots.set(call.actor, rootOf(call), { fields: fieldsOf(name, call.body), assertMay }));
  };
  const remove = async (name: Part, call: NamedPart) => {
    assertNamed(call);
    return roots.clear(call.actor, rootOf(call), name);
  };
  return {
    "POST v2/concept/financial-projection/{fid}/business-model": (call) => add("businessModel", call),
    "GET v2/concept/financial-projection/{fid}/business-model/{itemId}": (call) => read("businessModel", call),
    "PATCH v2/concept/financial-projection/{fid}/business-model/{itemId}": (call) => change("businessModel", call),
    "DELETE v2/concept/financial-projection/{fid}/business-model/{itemId}": (call) => remove("businessModel", call),
    "POST v2/concept/financial-projection/{fid}/pricing": (call) => add("pricing", call),
    "GET v2/concept/financial-projection/{fid}/pricing/{itemId}": (call) => read("pricing", call),
    "PATCH v2/concept/financial-projection/{fid}/pricing/{itemId}": (call) => change("pricing", call),
    "DELETE v2/concept/financial-projection/{fid}/pricing/{itemId}": (call) => remove("pricing", call),
  };
};

const fieldsOf = (name: Part, body: object) =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [`${name}.${field}`, value]));

/** Throws `not_found` where the projection has none. */
function partIn<Name extends Part>(name: Name, projection: FinancialProjection) {
  const part = projection[name];
  if (part === null) throw notFound(missing[name]);
  return { uuid: projection.uuid, ...(part as NonNullable<FinancialProjection[Name]>) };
}

const missing = {
  businessModel: "This financial projection has no business model.",
  pricing: "This financial projection has no price.",
} as const satisfies Record<Part, string>;

const standing = {
  businessModel: "There is a business model already: change it.",
  pricing: "There is a price already: change it.",
} as const satisfies Record<Part, string>;

function assertMissing(name: Part, projection: FinancialProjection): void {
  if (projection[name] !== null) throw new Failure("conflict", standing[name]);
}

function assertNamed({ params }: NamedPart): void {
  if (params.itemId.toLowerCase() !== params.fid.toLowerCase()) throw notFound();
}
