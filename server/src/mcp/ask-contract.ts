import type { AllRoutes } from "@seedbed/contract/all-routes";
import type { CallerBody, CallerQuery, ParametersOf, Route, RouteKey } from "@seedbed/contract/route";
import type { FastifyInstance } from "fastify";

/** An answer of the API, whatever its status. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

type Key = keyof AllRoutes & RouteKey;

/** What a call sends, as the contract has it. */
export interface ContractCall<K extends Key> {
  params?: ParametersOf<K>;
  query?: CallerQuery<AllRoutes[K] & Route>;
  body?: CallerBody<AllRoutes[K] & Route>;
}

/** Calls a route of the contract as one caller. */
export type AskContract = <K extends Key>(key: K, call: ContractCall<K>) => Promise<ApiAnswer>;

/**
 * Calls the API within this process as whoever sent `authorization` from `address`: who it is, what the token may do, validation, tenancy and limits are
 * those of any other call.
 */
export function createAskContract(
  app: FastifyInstance,
  { authorization, address }: { authorization: string; address: string },
): AskContract {
  return async (key, { params = {}, query, body }) => {
    const [method = "GET", path = ""] = key.split(" ");
    const names: Record<string, string> = params;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(names[name] ?? ""));
    const answer = await app.inject({
      method: method as "GET" | "POST",
      url: `/api/${filled}`,
      headers: { authorization },
      remoteAddress: address,
      query: queryOf(query),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.body === "" ? null : answer.json() };
  };
}

const queryOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
