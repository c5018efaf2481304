import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { announcementOf } from "./announce.ts";
import type { Composition } from "./compose.ts";
import { readConfig } from "./config.ts";
import type { Config } from "./configuration/configuration.ts";
import { localUrl } from "./configuration/local-url.ts";
import { publicBreachService } from "./features/access/identity/passwords/breach-service.ts";
import {
  type DemoAccount,
  installationId,
  keepDemoAccount,
  markDemoBegun,
  readDemoAccount,
  wasDemoInterrupted,
} from "./installation.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { openDatabase } from "./platform/database/database.ts";
import { prepareDataFolder } from "./platform/database/embedded/data-folder.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded/start-embedded-postgres.ts";
import { emptyDatabase } from "./platform/database/empty-database.ts";
import { requireExternalPostgres } from "./platform/database/external-postgres.ts";
import { migrate } from "./platform/database/migrate.ts";
import { guardFetch } from "./platform/egress/guard-fetch.ts";
import { isLoopback } from "./platform/egress/loopback.ts";
import { takePort } from "./platform/http/take-port.ts";
import { tlsServerMaker } from "./platform/http/tls/serve-tls.ts";
import { createLog } from "./platform/log.ts";
import { verify } from "./platform/mail/check-mail-server.ts";
import { type SmtpSettings, smtpName } from "./platform/mail/smtp-settings.ts";
import { portInUse, StartupError } from "./platform/startup-error.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const longestShutdown = 10_000;

// What was started, to be stopped in reverse: by a signal at any moment, or by a start that fails.
const started: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

process.on("SIGINT", stopOnSignal);
process.on("SIGTERM", stopOnSignal);

await start().catch(async (error: unknown) => {
  // A start that is interrupted fails somewhere; who interrupted it knows why.
  if (stopping) return;
  await stopAll();
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  const commandLine = process.argv.slice(2);
  const wanted = readConfig(process.env, commandLine);
  const taken = await takePort(wanted.host, wanted.port);
  // Other settings follow from the port.
  const config = readConfig({ ...process.env, PORT: String(taken.port) }, commandLine);
  const log = createLog(config.logLevel);
  const makeServer = config.tls && (await tlsServerMaker(config.tls, log));
  if (config.egress.hosts) guardFetch(config.egress.hosts);
  await prepareDataFolder(config.dataDir);
  // Most of a start is spent on these modules: PostgreSQL gets ready meanwhile.
  const [{ databaseUrl, isNew }, { compose }] = await Promise.all([startDatabase(config, log), import("./compose.ts")]);
  const mailServer = describeMailServer(config.mail.smtp);
  const composition = await compose({
    databaseUrl,
    ownsDatabase: !config.databaseUrl,
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    makeServer,
    egress: config.egress,
    serverId: `${await installationId(config.dataDir)}-${config.port}`,
    ai: config.ai,
    research: config.research,
    s3: config.s3,
    keep: config.keep,
    filmPrograms: config.filmPrograms,
    scanner: config.scanner,
    serverSecrets: config.serverSecrets,
    sessionDays: config.sessionDays,
    breachService: config.asksForBreaches ? { ...publicBreachService, policy: config.egress } : undefined,
    externalProvider: config.oidc,
    smtp: config.mail.smtp,
    mailFrom: config.mail.from,
    supportEmail: config.supportEmail,
    logoService: config.logoService,
    webhookTrustedHosts: config.webhookTrustedHosts,
    localMailbox: !config.databaseUrl && isLoopback(config.host) && isLoopback(new URL(config.publicUrl).hostname),
    webFolder: join(repository, "web/dist"),
    log,
    clock: systemClock,
    limitCalls: true,
  });
  started.push(() => composition.close());
  // Before anybody can come in: a demo that is interrupted is planted anew at the next start.
  const demo = config.oidc ? null : await demoAccount(config, isNew, composition);
  await composition.app.listen(taken).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" ? portInUse(config.host, config.port) : error;
  });
  await composition.launch();
  const { publicUrl, oidc } = config;
  const identityProvider = oidc?.issuer ?? null;
  process.stdout.write(
    announcementOf({
      publicUrl,
      listens: wanted.port === 0 ? localUrl(config) : publicUrl,
      writer: composition.writer,
      mailServer: await mailServer,
      identityProvider,
      demo,
    }),
  );
  // Serves the next start also when this one ends without a warning.
  flushCompileCache();
}

/** The database of `DATABASE_URL`, or the embedded one; migrated. `isNew`: nobody has ever used it. */
async function startDatabase(config: Config, log: Logger): Promise<{ databaseUrl: string; isNew: boolean }> {
  if (config.databaseUrl) {
    await requireExternalPostgres(config.databaseUrl);
    await migrateAt(config.databaseUrl);
    return { databaseUrl: config.databaseUrl, isNew: false };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.debug(line) });
  started.push(() => embedded.stop());
  const interrupted = await wasDemoInterrupted(config.dataDir);
  if (interrupted) await emptyDatabase(embedded.url);
  await migrateAt(embedded.url);
  return { databaseUrl: embedded.url, isNew: embedded.firstStart || interrupted };
}

/** What is told of the mail server at the start, which does not wait long for it: three seconds at most. */
async function describeMailServer(smtp: SmtpSettings | undefined) {
  return smtp ? { name: smtpName(smtp), trouble: await verify(smtp) } : null;
}

async function migrateAt(url: string): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  await migrate(database.pool).finally(() => database.close());
}

/** The demo account, planted at the first start. An external identity provider knows nobody of the demo. */
async function demoAccount(config: Config, isNew: boolean, composition: Composition): Promise<DemoAccount | null> {
  if (isNew && !config.empty) return plantOnce(config.dataDir, composition);
  return readDemoAccount(config.dataDir);
}

async function plantOnce(dataDir: string, composition: Composition): Promise<DemoAccount> {
  await markDemoBegun(dataDir);
  const { plantDemo } = await import("./demo/plant-demo.ts");
  const demo = await plantDemo(composition);
  await keepDemoAccount(dataDir, demo);
  return demo;
}

async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).reverse()) await stop();
}

/** Stops cleanly at the first Ctrl-C or SIGTERM, at once at the second, and in any case after ten seconds. */
function stopOnSignal(): void {
  if (stopping) process.exit(130);
  setTimeout(() => process.exit(1), longestShutdown).unref();
  stopping = stopAll().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
}
