import { parseArgs } from "node:util";
import { startResearchPages } from "./start-research-pages.ts";

const help = `node server/test-support/research-pages/main.ts [--latency 0]
Serves a search and the pages that it finds on the loopback, each answered after so many milliseconds. Prints the settings of a server that looks things
up there, as one line; ends with SIGINT or SIGTERM. With a model (server/test-support/model-server/main.ts) it is a Seedbed with research, offline.`;

const { values } = parseArgs({
  options: { latency: { type: "string", default: "0" }, help: { type: "boolean", default: false } },
});

if (values.help) {
  console.log(help);
} else {
  const pages = await startResearchPages({ pageLatencyMs: Number(values.latency) });
  console.log(`RESEARCH=searxng RESEARCH_URL=${pages.url} RESEARCH_TRUSTED_HOSTS=${pages.trustedHosts.join(",")}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void pages.close());
}
