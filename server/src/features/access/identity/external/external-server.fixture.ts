import { accessRoutes } from "@seedbed/contract/access/routes";
import { tokenRoutes } from "@seedbed/contract/access/tokens";
import { pino } from "pino";
import { inject } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { createBrowserAgent } from "#test-support/identity-provider/browser-agent.ts";
import { type StartOptions, startIdentityProvider } from "#test-support/identity-provider/start-identity-provider.ts";
import { openDatabase } from "../../../../platform/database/database.ts";
import { observed } from "../../../../platform/database/observer.fixture.ts";
import { createServer } from "../../../../platform/http/create-server.ts";
import { createIdempotentAnswers } from "../../../../platform/http/idempotent-answers.ts";
import { registerRoutes } from "../../../../platform/http/register-routes.ts";
import { takePort } from "../../../../platform/http/take-port.ts";
import { createMailer } from "../../../../platform/mail/mailer.ts";
import { createAccess } from "../../create-access.ts";
import type { ExternalProvider } from "./external-provider.ts";
import { newSecret } from "./seal.ts";

export const mara = { email: "mara@mill.example", email_verified: true, given_name: "Mara", family_name: "Olsen" };
export const company = { name: "Northwind Mills", domain: "northwindmills.com", goal: "Find a second business." };

/** A server with nothing but access, whose people sign in at a real provider beside it. Its clock stands `ahead` milliseconds ahead. */
export async function startExternalServer(
  options: { provider?: Partial<StartOptions>; configured?: Partial<ExternalProvider> } = {},
) {
  const home = await createTestDatabase(inject("databaseServerUrl"));
  const database = openDatabase({ url: home.url });
  const seen = observed(database, home.url);
  const taken = await takePort("127.0.0.1", 0);
  const url = `http://127.0.0.1:${taken.port}`;
  const provider = await startIdentityProvider({ servers: [url], people: { mara }, ...options.provider });
  const { issuer, clientId, clientSecret } = provider;
  const time = { ahead: 0 };
  const clock = () => new Date(Date.now() + time.ahead);
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const end = async () => {
    await provider.stop();
    await seen.close();
    await home.drop();
  };
  const access = await createAccess({
    database,
    databaseUrl: home.url,
    mailer: createMailer({ from: { name: "", address: "seedbed@seedbed.local" }, sends: false, clock }),
    clock,
    log,
    publicUrl: url,
    allowedOrigins: [url],
    settings: { supportEmail: "help@seedbed.local", writer: "offline drafter", offline: true, localMailbox: true },
    externalProvider: { issuer, clientId, clientSecret, name: "Northwind ID", audience: url, ...options.configured },
    workOf: async () => ({ hasConcepts: false, hasSeeds: false }),
    sessionDays: 30,
    limitSignIns: false,
  }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const app = await createServer({ log, publicUrl: url, callsPerMinute: 0 });
  const serving = { authenticate: access.authenticate, idempotentAnswers: createIdempotentAnswers(database) };
  registerRoutes(app, { routes: accessRoutes, handlers: access.handlers }, serving);
  registerRoutes(app, { routes: tokenRoutes, handlers: access.handlers }, serving);
  await access.mountIdentity(app);
  await app.listen(taken);

  const anonymous = callerOf(url);
  const identity = async (call: `${"GET" | "POST"} ${string}`, body?: unknown, session?: string) => {
    const headers: Record<string, string> = session ? { authorization: `Bearer ${session}` } : {};
    const [method, path] = call.split(" ");
    const answer = await anonymous.raw(`${method} /api/auth/${path}`, body, headers);
    return { ...answer, body: answer.body as Record<string, unknown> };
  };

  /** The steps of a sign-in, to be taken one by one. */
  const steps = {
    begin: async (browser = newSecret()) => {
      const { body, status } = await identity("POST external/start", { browser });
      return { browser, status, address: new URL(String(body.url ?? "about:blank")) };
    },
    /** Signs in at the provider, in a browser of its own; gives the callback's address, not yet opened. */
    atProvider: (address: URL, login = "mara") => createBrowserAgent().signsIn(address.href, login),
    /** Opens the callback; gives the page of the application it leads to. */
    back: (callback: URL) => createBrowserAgent().opens(callback),
    redeem: (handoff: string, browser: string) => identity("POST external/redeem", { handoff, browser }),
    token: (session: string) => identity("GET token", undefined, session),
  };
  /** Signs in up to the page that the browser ends on. */
  const arrive = async (login = "mara") => {
    const { browser, address } = await steps.begin();
    const page = await steps.back(await steps.atProvider(address, login));
    return { browser, page, handoff: page.searchParams.get("handoff") ?? "" };
  };

  return {
    url,
    database: seen,
    provider,
    access,
    time,
    logged,
    anonymous,
    identity,
    steps,
    arrive,
    /** Whoever may come, signed in to the end. */
    signIn: async (login = "mara") => {
      const { browser, handoff } = await arrive(login);
      const session = String((await steps.redeem(handoff, browser)).body.token);
      const token = String((await steps.token(session)).body.token);
      return { session, token, ...callerOf(url, token) };
    },
    stop: async () => {
      await app.close();
      await access.close();
      await end();
    },
  };
}

export type ExternalServer = Awaited<ReturnType<typeof startExternalServer>>;
