import type { CurrentUser } from "@seedbed/contract/access/schemas";
import { newestFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import type { Dashboard } from "@seedbed/contract/dashboard/routes";
import { statusByErrorCode } from "@seedbed/contract/error-codes";
import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import { onTestFinished, vi } from "vitest";
import { accessToken } from "./access-tokens.ts";
import { comeUnderWay } from "./answers-under-way.ts";
import { pageOf } from "./concepts.ts";
import { FakeUpload } from "./fake-upload.ts";
import { glanceOf } from "./glance.ts";
import { currentUserWith } from "./people.ts";

export interface Received {
  key: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** `body` is sent as JSON, with the code of its status where it has the `detail` of a failure, a `file` as it is; both once `after` is settled. */
type Reply = {
  status?: number;
  body?: unknown;
  file?: { name: string; content: string };
  /** A picture with its media type. */
  image?: Blob;
  headers?: Record<string, string>;
  after?: Promise<void>;
};
type Handler = (received: Received) => Reply;

/** For the page that a test ends on: it asks, and goes on waiting. */
export const neverAnswered: Reply = { after: new Promise(() => undefined) };

export interface FakeServer {
  received: Received[];
  /** Answers "METHOD path" (without the query); a later one replaces an earlier one. */
  on(key: string, reply: Reply | Handler): void;
  /** Answers 404: the server knows the path, and nothing is there. */
  lacks(...keys: string[]): void;
  /** The bodies that came for a key, in order. */
  bodiesOf(key: string): unknown[];
}

/** What a server with the embedded identity provider says of itself. */
export const publicSettings = {
  supportEmail: "help@seedbed.local",
  writer: "offline drafter",
  offline: true,
  localMailbox: false,
  externalProvider: null,
};

/** The facts of a company that has said nothing of itself. */
export const nothingSaid: CompanyFacts = { currency: null, region: "", size: null, reportLanguage: null };

const emptyDashboard: Dashboard = {
  conceptDetails: {
    count: {
      new: 0,
      ideating: 0,
      inReview: 0,
      prototyping: 0,
      proofOfConcept: 0,
      minimumViableProduct: 0,
      commercialized: 0,
      archived: 0,
      total: 0,
    },
    potentialOpportunitySize: { amount: 0, currency: "USD", conceptCount: 0, leftOutCount: 0, concepts: [] },
  },
};

/** Logos stand beside the names of companies everywhere; a test that is not about them need not set one up. */
const logoOf = "GET /api/v1/company-logo/";
const noLogo: Handler = () => ({ status: 404, body: { detail: "Not found." } });

/**
 * A profile that comes without steps or signals is asked for them once more, and each report for what was said of it to the AI for its versions and for changes that wait; there is nothing
 * unless a test has set some up.
 */
const emptyLists: readonly [RegExp, unknown][] = [
  [/^GET \/api\/v2\/concept\/customer-profile\/[^/]+\/journey-steps$/, { results: [] }],
  [
    /^GET \/api\/v2\/concept\/customer-profile\/[^/]+\/real-world-signals$/,
    { signals: [], summary: "", status: "Completed" },
  ],
  // Settings, Security asks for it.
  [/^GET \/api\/v1\/user\/sessions$/, []],
  [
    /^GET \/api\/v1\/user\/second-factor$/,
    { authenticator: false, recoveryCodes: 0, passkeys: [], demanded: false, proven: false },
  ],
  // Settings, Members does.
  [/^GET \/api\/v1\/account\/second-factor$/, { demanded: false, having: [], provider: null }],
  [/^GET \/api\/v1\/concept\/[^/]+\/proposals$/, { open: [], decided: [] }],
  [
    /^GET \/api\/v2\/concept\/[^/]+\/ai-editing$/,
    { session: null, lock: null, takesPictures: false, isDrafted: false },
  ],
  // Debug mode asks for it.
  [/^GET \/api\/v2\/concept\/[^/]+\/video$/, { uuid: null, status: "idle", slides: [] }],
  [/^GET \/api\/v2\/concept\/version\/[^/]+$/, { versions: [], version_count: 0, isChangedSince: true, viewed: null }],
];
function usualHandler(key: string): Handler | undefined {
  if (key.startsWith(logoOf)) return noLogo;
  const empty = emptyLists.find(([path]) => path.test(key));
  return empty && (() => ({ body: empty[1] }));
}

/** Stands in for the server at `fetch`. A call that nobody set up fails the test with its method and path. */
export function fakeServer(): FakeServer {
  const handlers = new Map<string, Handler>();
  const unknown = new Set<string>();
  onTestFinished(() => {
    if (unknown.size > 0) throw new Error(`The fake server knows nothing of ${[...unknown].join(", ")}.`);
  });
  const server: FakeServer = {
    received: [],
    on: (key, reply) => handlers.set(key, typeof reply === "function" ? reply : () => reply),
    lacks: (...keys) => {
      for (const key of keys) server.on(key, { status: 404, body: { detail: "Not found." } });
    },
    bodiesOf: (key) => server.received.filter((received) => received.key === key).map(({ body }) => body),
  };
  server.on("GET /api/v1/settings", { body: publicSettings });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(url, location.origin);
    const key = `${init.method ?? "GET"} ${pathname}`;
    const received = {
      key,
      query,
      body: typeof init.body === "string" ? JSON.parse(init.body) : formIn(init.body),
      headers: new Headers(init.headers),
    };
    server.received.push(received);
    const handler = handlers.get(key) ?? usualHandler(key);
    const told = handler?.(received) ?? glanceOf(key, (part) => handlers.get(part)?.(received));
    if (!told) unknown.add(key);
    const { status = 200, body, file, image, headers, after }: Reply = told ?? { status: 501 };
    await after;
    await comeUnderWay();
    if (image) return new Response(image, { status });
    if (file) {
      const plain = file.name.replaceAll(/[^ -~]+/g, "-");
      const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`;
      const headers = { "content-disposition": disposition };
      return new Response(file.content, { status, headers });
    }
    return new Response(body === undefined ? null : JSON.stringify(withCode(status, body)), { status, headers });
  });
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  return server;
}

/** What a form holds: its fields, and the name of its file. */
function formIn(body: RequestInit["body"]): unknown {
  if (!(body instanceof FormData)) return undefined;
  const file = body.get("file");
  return { fields: JSON.parse(String(body.get("fields"))), file: file instanceof File ? file.name : null };
}

function withCode(status: number, body: unknown): unknown {
  const [code] = Object.entries(statusByErrorCode).find(([, known]) => known === status) ?? [];
  const isFailure = code !== undefined && typeof body === "object" && body !== null && "detail" in body;
  return isFailure ? { code, ...body } : body;
}

/** A server that knows this person, whatever the credentials, and nothing that their company has made. */
export function serverKnowing(current: CurrentUser = currentUserWith()): FakeServer {
  const server = fakeServer();
  server.on("POST /api/auth/sign-in/email", { body: { token: "refresh-token" } });
  server.on("GET /api/auth/token", { body: { token: accessToken() } });
  server.on("POST /api/auth/sign-out", { body: { success: true } });
  server.on("GET /api/v1/user/", { body: current });
  server.on("GET /api/v1/account/facts", { body: nothingSaid });
  server.on("GET /api/v1/account/report-forms", { body: newestFeatureVersions });
  server.on("GET /api/v1/user/notices", { body: { dismissed: ["no-model", "no-research"] } });
  server.on("GET /api/v1/dashboard", { body: emptyDashboard });
  server.on("GET /api/v1/concept/similar", { body: [] });
  for (const list of ["GET /api/v1/concept/", "GET /api/v2/concept/seed"]) server.on(list, { body: pageOf([]) });
  return server;
}
