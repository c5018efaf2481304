import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Answers } from "./answer.ts";
import { startModelServer } from "./start-model-server.ts";

const help = `node server/test-support/model-server/main.ts [--port 0] [--latency 500] [--first-token-share 0.2] [--log FILE] [--api-key KEY] [--answers MODULE]
--answers names a module that exports \`answers\` for single tasks, by the names that arrive. Prints one line with the base URL when it listens; ends with SIGINT or SIGTERM.`;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    latency: { type: "string", default: "0" },
    "first-token-share": { type: "string", default: "0.2" },
    log: { type: "string" },
    "api-key": { type: "string" },
    answers: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(help);
} else {
  const module: { answers?: Answers } =
    values.answers === undefined ? {} : await import(pathToFileURL(values.answers).href);
  const server = await startModelServer({
    port: Number(values.port),
    latencyMs: Number(values.latency),
    firstTokenShare: Number(values["first-token-share"]),
    logFile: values.log,
    apiKey: values["api-key"],
    answers: module.answers,
  });
  console.log(`Model server on ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
}
