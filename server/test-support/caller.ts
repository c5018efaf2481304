import type { AllRoutes } from "@seedbed/contract/all-routes";
import type { CallerAnswer, CallerBody, CallerQuery, ParametersOf, Route, RouteKey } from "@seedbed/contract/route";
import { assertDeclared } from "./declared-errors.ts";

/** The answer of a call, whatever its status. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Caller {
  /** Calls a route; the answer's body has the contract's type when the status says success. Throws for a failure that the route does not declare. */
  call<Key extends keyof AllRoutes & RouteKey>(
    key: Key,
    options?: {
      params?: ParametersOf<Key>;
      query?: CallerQuery<AllRoutes[Key] & Route> | Record<string, unknown>;
      body?: CallerBody<AllRoutes[Key] & Route>;
      headers?: Record<string, string>;
      /** Sent beside the body, in a form. */
      file?: File;
    },
  ): Promise<Answer<CallerAnswer<AllRoutes[Key] & Route>>>;
  /** Calls any path with anything; `call` as in "GET /healthz". */
  raw(call: `${string} ${string}`, body?: unknown, headers?: Record<string, string>): Promise<Answer<unknown>>;
}

/** Calls the server at `url`, with an access token when there is one. */
export function callerOf(url: string, token?: string): Caller {
  const raw: Caller["raw"] = async (call, body, headers = {}) => {
    const [method, path] = halves(call);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body:
        body === undefined
          ? undefined
          : typeof body === "string" || body instanceof FormData
            ? body
            : JSON.stringify(body),
    });
    const text = await response.text();
    const json = (response.headers.get("content-type") ?? "").includes("json");
    return {
      status: response.status,
      body: json && text !== "" ? (JSON.parse(text) as unknown) : text,
      headers: response.headers,
    };
  };
  return {
    raw,
    call: async (key, options = {}) => {
      const [method, path] = halves(key);
      const params: Record<string, string> = options.params ?? {};
      const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));
      const query = new URLSearchParams(
        Object.entries(options.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const search = query.size > 0 ? `?${query}` : "";
      const body = options.file ? formWith(options.body, options.file) : options.body;
      const answer = await raw(`${method} /api/${filled}${search}`, body, options.headers);
      if (answer.status >= 400) assertDeclared(key, answer.body);
      return answer as never;
    },
  };
}

function formWith(fields: unknown, file: File): FormData {
  const form = new FormData();
  form.set("fields", JSON.stringify(fields));
  form.set("file", file);
  return form;
}

/** Method and path. */
const halves = (call: string) => [call.slice(0, call.indexOf(" ")), call.slice(call.indexOf(" ") + 1)] as const;

/** Signs in over HTTP and exchanges the session for an access token. */
export async function accessToken(url: string, email: string, password: string): Promise<string> {
  return tokenOfSession(url, await sessionToken(url, email, password));
}

/** The access token that a session is exchanged for. */
export async function tokenOfSession(url: string, session: string): Promise<string> {
  const exchanged = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } });
  const { token } = (await exchanged.json()) as { token: string };
  return token;
}

/** Signs in over HTTP. */
export async function sessionToken(url: string, email: string, password: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  return token;
}
