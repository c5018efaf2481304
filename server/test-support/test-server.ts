import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { inject } from "vitest";
import { type Composition, compose } from "../src/compose.ts";
import type { WebhookTimes } from "../src/features/webhooks/webhook-times.ts";
import { type Clock, systemClock } from "../src/platform/clock/clock.ts";
import type { OutagePauses } from "../src/platform/database/availability.ts";
import { observed } from "../src/platform/database/observer.fixture.ts";
import type { EgressPolicy } from "../src/platform/egress/egress-policy.ts";
import type { S3Settings } from "../src/platform/files/s3-files.ts";
import type { FilmPrograms } from "../src/platform/film/tools/film-tools.ts";
import { takePort } from "../src/platform/http/take-port.ts";
import type { SmtpSettings } from "../src/platform/mail/smtp-settings.ts";
import type { ModelSettings } from "../src/platform/model/settings.ts";
import { noResearch } from "../src/platform/research/no-research.fixture.ts";
import type { ResearchSettings } from "../src/platform/research/research-settings.ts";
import type { ScannerAddress } from "../src/platform/scanning/scanner-address.ts";
import { type Caller, callerOf, tokenOfSession } from "./caller.ts";
import { createTestDatabase } from "./database-server.ts";
import { signUpPerson } from "./sign-up-person.ts";
import { stage } from "./stage.ts";
import { createTestLog } from "./test-log/test-log.ts";

export interface TestServer extends Composition {
  url: string;
  /** The connections of the server itself; those of `database` see the rows of all companies. */
  serverPool: Pool;
  /** A person of a new company (or of `accountId`), signed in. */
  signUp(options?: NewPerson): Promise<TestPerson>;
  /** Calls without signing in. */
  anonymous: Caller;
  stop(): Promise<void>;
}

export interface NewPerson {
  firstName?: string;
  lastName?: string;
  email?: string;
  companyName?: string;
  goal?: string;
  /** Joins this company instead of founding one. */
  accountId?: string;
  role?: "admin" | "member";
  /** Has no company yet. */
  withoutCompany?: boolean;
}

export interface TestPerson extends Caller {
  userId: string;
  accountId: string;
  email: string;
  token: string;
}

export interface TestServerOptions {
  ai?: Partial<ModelSettings>;
  clock?: Clock;
  /** Another server on the same database. */
  databaseUrl?: string;
  serverId?: string;
  limitCalls?: boolean;
  outagePauses?: OutagePauses;
  /** Milliseconds; an hour when absent: no test should go otherwise because it takes longer than the usual half a minute. */
  lostWorkPause?: number;
  trustedProxies?: string[];
  smtp?: SmtpSettings;
  research?: Partial<ResearchSettings>;
  webhookTrustedHosts?: string[];
  webhookTimes?: Partial<WebhookTimes>;
  egress?: EgressPolicy;
  scanner?: ScannerAddress;
  /** Files are kept in this bucket instead of a folder. */
  s3?: S3Settings;
  /** None when absent: whatever is installed here, videos are made in browsers and silent. */
  filmPrograms?: FilmPrograms;
  /** Takes what the server logs, instead of the log of tests. */
  log?: Logger;
}

/** A whole server on a database of its own, on a free port of the loopback. One per process: durable work is global to a process. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => undefined }
    : await stage("copy the database", createTestDatabase(inject("databaseServerUrl")));
  const taken = await takePort("127.0.0.1", 0);
  const url = `http://127.0.0.1:${taken.port}`;
  const clock = options.clock ?? systemClock;
  const composed = compose({
    databaseUrl: database.url,
    ownsDatabase: false,
    dataDir: join(tmpdir(), `seedbed-test-${process.pid}`),
    publicUrl: url,
    trustedProxies: options.trustedProxies,
    smtp: options.smtp,
    serverId: options.serverId ?? `test-${process.pid}`,
    ai: { concurrency: 16, accountConcurrency: 16, draftPaceMs: 0, ...options.ai },
    research: { ...noResearch, ...options.research },
    reading: { pause: 0 },
    webhookTrustedHosts: options.webhookTrustedHosts,
    webhookTimes: options.webhookTimes,
    egress: options.egress,
    scanner: options.scanner,
    s3: options.s3,
    filmPrograms: options.filmPrograms ?? { ffmpeg: null, espeak: null },
    filmWidth: 320,
    mailFrom: { name: "", address: "seedbed@seedbed.local" },
    supportEmail: "help@seedbed.local",
    localMailbox: true,
    webFolder: "/nonexistent",
    log: options.log ?? createTestLog(),
    clock,
    limitCalls: options.limitCalls ?? false,
    outagePauses: options.outagePauses,
    lostWorkPause: options.lostWorkPause ?? 3_600_000,
  });
  const composition = await stage("compose the server", composed);
  await stage("listen", composition.app.listen(taken));
  await stage("launch durable work", composition.launch());

  const seen = observed(composition.database, database.url);

  return {
    ...composition,
    database: seen,
    serverPool: composition.database.pool,
    url,
    anonymous: callerOf(url),
    async signUp(person = {}) {
      const email = person.email ?? `person-${randomUUID().slice(0, 8)}@example.com`;
      const company = person.withoutCompany
        ? undefined
        : person.accountId
          ? { accountId: person.accountId, role: person.role ?? ("member" as const) }
          : {
              name: person.companyName ?? "Northwind Mills",
              domain: "northwindmills.com",
              goal: person.goal ?? "Find a second business beside flour.",
            };
      const signedUp = signUpPerson(
        { database: composition.database, clock },
        {
          email,
          firstName: person.firstName ?? "Ada",
          lastName: person.lastName ?? "Moreau",
          ...(company ? { company } : {}),
        },
      );
      const { userId, accountId, sessionToken } = await stage("sign up a person", signedUp);
      const token = await stage("sign in", tokenOfSession(url, sessionToken));
      return { ...callerOf(url, token), userId, accountId: accountId ?? "", email, token };
    },
    async stop() {
      await stage("stop the server", composition.close());
      await seen.pool.end();
      await database.drop();
    },
  };
}
