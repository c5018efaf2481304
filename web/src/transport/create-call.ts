import type { AllRoutes } from "@seedbed/contract/all-routes";
import type {
  CallerAnswer,
  CallerBody,
  CallerQuery,
  ParameterNames,
  ParametersOf,
  PathOf,
} from "@seedbed/contract/route";
import type { Exchange } from "./exchange.ts";
import { CallFailed, type FailureCode } from "./failure.ts";
import { shareDoubled } from "./share-doubled.ts";

export type CallKey = keyof AllRoutes & string;

/** What a route answers: `Answer<"GET v1/account">`. */
export type Answer<Key extends CallKey> = CallerAnswer<AllRoutes[Key]>;

type Needs<Name extends string, Value> = [Value] extends [undefined]
  ? { [key in Name]?: undefined }
  : undefined extends Value
    ? { [key in Name]?: Value }
    : Record<never, never> extends Value
      ? { [key in Name]?: Value }
      : { [key in Name]: Value };

type Parameters<Key extends CallKey> = [ParameterNames<PathOf<Key>>] extends [never] ? undefined : ParametersOf<Key>;

interface Extras {
  signal?: AbortSignal | undefined;
  /** The same key makes the server start expensive work once, however often the call arrives. */
  idempotencyKey?: string | undefined;
  /** The ETag by which the person knows what is changed: `precondition_failed` when it has changed since. */
  ifMatch?: string | undefined;
  /** It is sent to its end also when the page goes. */
  keepalive?: boolean | undefined;
  /** How it is sent, where that is not as JSON. */
  by?: Exchange | undefined;
}

export type CallOptions<Key extends CallKey> = Extras &
  Needs<"params", Parameters<Key>> &
  Needs<"query", CallerQuery<AllRoutes[Key]>> &
  Needs<"body", CallerBody<AllRoutes[Key]>>;

type OptionsArgument<Key extends CallKey> =
  Record<never, never> extends CallOptions<Key> ? [options?: CallOptions<Key>] : [options: CallOptions<Key>];

export type Call = <Key extends CallKey>(key: Key, ...options: OptionsArgument<Key>) => Promise<Answer<Key>>;

/** What a call needs of the session: a token that is still good, and a new one when the server thinks otherwise. */
export interface TokenSource {
  accessToken(): Promise<string | null>;
  refresh(rejected: string): Promise<string | null>;
  /** Loads the person again. */
  reload(): Promise<void>;
}

interface Dependencies {
  exchange: Exchange;
  session: TokenSource;
  log: (message: string) => void;
}

// The identity provider's business: logged here, and no reason to sign anybody out.
const providerCodes: readonly FailureCode[] = ["unauthenticated", "forbidden", "session_expired"];

export function createCall({ exchange, session, log }: Dependencies): Call {
  const send = async (key: string, options: LooseOptions, token: string | null): Promise<unknown> => {
    const { method, url } = address(key, options);
    const headers: Record<string, string> = {};
    if (token) headers.authorization = `Bearer ${token}`;
    if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
    if (options.ifMatch) headers["if-match"] = `"${options.ifMatch}"`;
    return (options.by ?? exchange)({
      method,
      url,
      headers,
      body: options.body,
      signal: options.signal,
      keepalive: options.keepalive,
    });
  };

  const callRoute = async (key: string, options: LooseOptions = {}): Promise<unknown> => {
    const token = await session.accessToken();
    try {
      return await send(key, options, token);
    } catch (error) {
      // The page leads on to where it is set up, once it is known to be missing.
      if (error instanceof CallFailed && error.code === "second_factor_required")
        session.reload().catch(() => log("The current user could not be loaded."));
      if (!(error instanceof CallFailed) || !providerCodes.includes(error.code)) throw error;
      log(`${key} answered ${error.code}: ${error.message}`);
      const fresh = token && error.code === "unauthenticated" ? await session.refresh(token) : null;
      if (!fresh) throw error;
      return await send(key, options, fresh);
    }
  };

  // The types above promise per key what this one function does for all keys.
  return shareDoubled(callRoute) as Call;
}

interface LooseOptions extends Extras {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
}

function address(key: string, { params, query }: LooseOptions): { method: string; url: string } {
  const [method = "GET", path = ""] = key.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return { method, url: `/api/${filled}${search.size > 0 ? `?${search}` : ""}` };
}
