import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { repository, serverProgram, toolEnvironment } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/** `npm start`: whatever is missing is installed and built, then the server runs until it is stopped. */
await runStory(async () => {
  const node = await install();
  await buildWeb(node);
  // Compiled once, the server's modules load in half the time at every later start.
  const env = { ...toolEnvironment(), NODE_COMPILE_CACHE: join(repository, ".cache", "node") };
  const { code } = await runCommand(node, [...serverProgram("main.ts"), ...process.argv.slice(2)], { env });
  return code;
});
