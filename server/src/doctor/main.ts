import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "@seedbed/contract/access/doctor";
import { readConfig } from "../config.ts";
import type { Config } from "../configuration/configuration.ts";
import { localUrl } from "../configuration/local-url.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { openDatabase } from "../platform/database/database.ts";
import { isLoopback } from "../platform/egress/loopback.ts";
import { createFormStore } from "../platform/model/wire/form-store.ts";
import { StartupError } from "../platform/startup-error.ts";
import { allChecks } from "./all-checks.ts";
import { checkExternalDatabase } from "./checks/database.ts";
import { checkEmbeddedDatabase } from "./checks/embedded-database.ts";
import { isSeedbed } from "./checks/public-address.ts";
import { printedFindings } from "./print-findings.ts";
import { type Arguments, readArguments } from "./read-arguments.ts";
import { type Check, runChecks } from "./run-checks.ts";

/** Starting a PostgreSQL takes longer than asking one, above all after a crash. */
const patienceForStart = 60_000;
/** A model writes an answer, on a laptop slowly. */
const patienceForModel = 60_000;
/** How long what was begun for a check may take to be put away. */
const patienceForEnd = 60_000;

process.exitCode = await examine();
// What hangs in a connection that nobody waits for any more does not hold up the end.
process.exit();

/** `npm run doctor`: tries everything that is set, and gives the exit code. */
async function examine(): Promise<number> {
  const settings = read();
  if ("part" in settings) return tell([settings]);
  const { findings, ended } = runChecks(checksOf(settings), settings);
  const code = tell(await findings);
  // A PostgreSQL that was started for the question is stopped again.
  if (!settings.databaseUrl) await Promise.race([ended, pause(patienceForEnd)]);
  return code;
}

function read(): (Config & Arguments) | Finding {
  try {
    return { ...readConfig(process.env), ...readArguments(process.argv.slice(2)) };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { part: "Settings", status: "wrong", says: error.message, todo: null };
  }
}

function checksOf(settings: Config & Arguments): Check[] {
  const { databaseUrl, dataDir, host, publicUrl } = settings;
  const isHere = !databaseUrl && isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return allChecks({
    ...settings,
    now: systemClock,
    speaksHttps: settings.tls !== undefined,
    modelPatience: Math.max(patienceForModel, settings.patience),
    makesImage: true,
    // An embedded database belongs to the server that runs it: that one remembers what its own settings page finds.
    forms: databaseUrl
      ? createFormStore(openDatabase({ url: databaseUrl, maxConnections: 1 }), () => systemClock().getTime())
      : undefined,
    runsHere: async (signal) => settings.port !== 0 && isSeedbed(localUrl(settings), signal),
    database: databaseUrl
      ? { run: (signal) => checkExternalDatabase(databaseUrl, signal) }
      : { run: (signal) => checkEmbeddedDatabase(dataDir, signal), patience: patienceForStart },
    mailbox: isHere ? `${publicUrl}/local/mailbox` : null,
  });
}

function tell(findings: Finding[]): number {
  process.stdout.write(printedFindings(findings, { colours: process.stdout.isTTY === true && !process.env.NO_COLOR }));
  return findings.some(({ status }) => status === "wrong") ? 1 : 0;
}
