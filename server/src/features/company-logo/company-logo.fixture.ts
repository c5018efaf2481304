import { randomUUID } from "node:crypto";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { companyLogoRoutes } from "@seedbed/contract/access/company-logo";
import { pino } from "pino";
import { inject } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { observed } from "../../platform/database/observer.fixture.ts";
import type { Resolve } from "../../platform/egress/checked-addresses.ts";
import { createServer } from "../../platform/http/create-server.ts";
import { createIdempotentAnswers } from "../../platform/http/idempotent-answers.ts";
import { registerRoutes } from "../../platform/http/register-routes.ts";
import { takePort } from "../../platform/http/take-port.ts";
import { createCompanyLogos } from "./create-company-logos.ts";
import type { LogoServiceSettings } from "./dependencies.ts";

/** A real server on the loopback that stands for the logo service: `answer` says what it does, `asked` which paths it was asked for. */
export async function startLogoService() {
  const service = {
    asked: [] as string[],
    answer: (_request: IncomingMessage, response: ServerResponse): unknown => response.writeHead(404).end(),
    host: "",
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createHttpServer((request, response) => {
    service.asked.push(request.url ?? "");
    service.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

interface LogoServerOptions {
  service: LogoServiceSettings | undefined;
  resolve?: Resolve;
  timeout?: number;
  /** Another server's. */
  databaseUrl?: string;
}

/** A server with nothing but logos, whose callers are all members of one company. Its clock stands `ahead` milliseconds ahead. */
export async function startLogoServer(options: LogoServerOptions) {
  const own = options.databaseUrl ? undefined : await createTestDatabase(inject("databaseServerUrl"));
  const databaseUrl = options.databaseUrl ?? own?.url ?? "";
  const database = openDatabase({ url: databaseUrl });
  const seen = observed(database, databaseUrl);
  const time = { ahead: 0 };
  const warnings: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void warnings.push(JSON.parse(line)) });
  const clock = () => new Date(Date.now() + time.ahead);
  const logos = createCompanyLogos({ ...options, database, clock, log });
  const taken = await takePort("127.0.0.1", 0);
  const url = `http://127.0.0.1:${taken.port}`;
  const app = await createServer({ log, publicUrl: url, callsPerMinute: 0 });
  const actor = { userId: randomUUID(), accountId: randomUUID(), role: "member" as const, email: "ada@example.com" };
  const authenticate = async () => actor;
  const idempotentAnswers = createIdempotentAnswers(database);
  registerRoutes(app, { routes: companyLogoRoutes, handlers: logos.handlers }, { authenticate, idempotentAnswers });
  await app.listen(taken);
  const { call } = callerOf(url);
  return {
    databaseUrl,
    database: seen,
    logos,
    time,
    warnings,
    logoOf: (host: string) => call("GET v1/company-logo/{host}", { params: { host } }),
    stop: async () => {
      await app.close();
      await seen.close();
      await own?.drop();
    },
  };
}
