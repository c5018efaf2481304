import { measureBank } from "./bank/measure-bank.ts";
import { measureReads } from "./bank/measure-reads.ts";
import { startBenchServer } from "./bench-server.ts";
import { measureExports } from "./exports.ts";
import { measureIdle } from "./idle.ts";
import { type Measurement, tableOf } from "./measurement.ts";
import { measureNeighbours } from "./neighbours/measure-neighbours.ts";
import { measureFirstLoad } from "./pages/first-load.ts";
import { measureEvidence } from "./pages/measure-evidence.ts";
import { measureProjection } from "./pages/measure-projection.ts";
import { measureReportPage } from "./pages/measure-report-page.ts";
import { measureScreens } from "./pages/measure-screens.ts";
import { measureReportWeight } from "./pages/report-weight.ts";
import { measureReports } from "./report/measure-reports.ts";
import { measureRetention } from "./retention.ts";
import { measureSnapshots } from "./snapshot.ts";
import { measureSockets } from "./sockets/measure-sockets.ts";
import { measureStartUp } from "./start-up.ts";
import { measureToken } from "./token-to-browser.ts";

const measures: Record<string, () => Promise<Measurement[]>> = {
  "start-up": measureStartUp,
  idle: measureIdle,
  report: measureReports,
  retention: measureRetention,
  token: () => measureToken(startBenchServer),
  "first-load": () => measureFirstLoad(startBenchServer),
  // Part of "report-page": only when it is asked for by name.
  "report-weight": () => measureReportWeight(startBenchServer),
  "report-page": () => measureReportPage(startBenchServer),
  screens: () => measureScreens(startBenchServer),
  evidence: () => measureEvidence(startBenchServer),
  projection: () => measureProjection(startBenchServer),
  bank: measureBank,
  reads: measureReads,
  snapshot: measureSnapshots,
  sockets: measureSockets,
  exports: measureExports,
  neighbours: measureNeighbours,
};

// `npm run bench` measures everything, `npm run bench -- report token` only those. It fails when a promise is not kept.
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 ? !wanted.includes(name) : name === "report-weight") continue;
  const measurements = await measure();
  process.stdout.write(`${tableOf(measurements)}\n`);
  if (measurements.some(({ value, limit }) => limit !== undefined && !(value <= limit))) process.exitCode = 1;
}
