/*
 * A whole server in a process of its own, as `npm start` runs it, but hasty with its mails and without limits: 200 people sign up from one
 * address. Told by its environment: PORT, DATABASE_URL and SMTP_URL.
 */
import { compose } from "../../src/compose.ts";
import { systemClock } from "../../src/platform/clock/clock.ts";
import { takePort } from "../../src/platform/http/take-port.ts";
import { createLog } from "../../src/platform/log.ts";
import { noResearch } from "../../src/platform/research/no-research.fixture.ts";
import { hastyMailTimes, smtpSettings } from "./hasty-mails.ts";

const { PORT = "0", DATABASE_URL = "", SMTP_URL = "" } = process.env;
const taken = await takePort("127.0.0.1", Number(PORT));
const publicUrl = `http://127.0.0.1:${taken.port}`;
const { app, launch } = await compose({
  databaseUrl: DATABASE_URL,
  publicUrl,
  serverId: "hasty",
  ownsDatabase: false,
  dataDir: "/nonexistent",
  research: noResearch,
  ai: { concurrency: 1, accountConcurrency: 1 },
  smtp: smtpSettings(SMTP_URL),
  mailFrom: { name: "Seedbed", address: "seedbed@mill.example" },
  mailTimes: hastyMailTimes,
  supportEmail: "help@mill.example",
  localMailbox: false,
  webFolder: "/nonexistent",
  log: createLog("error"),
  clock: systemClock,
  limitCalls: false,
});
await app.listen(taken);
await launch();
process.stdout.write(`listens at ${publicUrl}\n`);
