import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Attempt, TellAttempt } from "../attempts/attempt.ts";
import { Failure } from "../failure.ts";

/** What an error tells of an attempt beside its status. */
type Found = Pick<Attempt, "places" | "reason"> & { isOver?: boolean };

/**
 * Tells of every call that was answered with a refusal: inputs that were not taken, limits that were reached, tokens that are none of ours, and what the caller
 * has no right to. An access token that has merely ended is no attempt: pages renew theirs then. Places are those of the contract, never a value.
 */
export function watchAttempts(app: FastifyInstance, tell: TellAttempt): void {
  const found = new WeakMap<FastifyRequest, Found>();
  app.addHook("onError", async (request, _reply, error) => void found.set(request, foundIn(error)));
  app.addHook("onResponse", async (request, reply) => {
    const { isOver, ...rest } = found.get(request) ?? {};
    const kind = kindOf(reply.statusCode, request);
    if (kind && !isOver) tell({ kind, ...callOf(request), status: reply.statusCode, ...rest });
  });
}

/** Who calls what: the route, not the address, which may hold anything. */
export const callOf = ({ method, routeOptions, ip, actor }: FastifyRequest) => ({
  call: `${method} ${routeOptions?.url ?? "nothing that is there"}`,
  address: ip,
  userId: actor?.userId,
  accountId: actor?.accountId ?? undefined,
});

function kindOf(status: number, { headers }: FastifyRequest): Attempt["kind"] | undefined {
  if (status === 401) return headers.authorization ? "token" : undefined;
  if (status === 403) return "access";
  if (status === 429) return "limit";
  return [400, 413, 415, 422].includes(status) ? "input" : undefined;
}

function foundIn(error: unknown): Found {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const context = error.validationContext ?? "body";
    return { places: error.validation.map(({ instancePath }) => context + placeOf(instancePath)) };
  }
  if (!(error instanceof Failure)) return {};
  const code = codeOf(error.cause);
  return { places: Object.keys(error.form ?? {}), reason: code, isOver: code === "ERR_JWT_EXPIRED" };
}

const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;

// What people name themselves, such as the keys of a map, is no place of the contract.
const placeOf = (path: string) =>
  path
    .split("/")
    .slice(1)
    .map((part) => (/^\w{1,40}$/.test(part) ? `.${part}` : ".…"))
    .join("");
