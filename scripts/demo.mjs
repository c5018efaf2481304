import { join } from "node:path";
import { runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { serverProgram, toolEnvironment } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/** `npm run demo -- list` and what else `server/src/demo/main.ts` can do. */
await runStory(async () => {
  const node = await install();
  const demo = serverProgram(join("demo", "main.ts"));
  const { code } = await runCommand(node, [...demo, ...process.argv.slice(2)], { env: toolEnvironment() });
  return code;
});
