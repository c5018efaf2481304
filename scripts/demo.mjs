import { serverProgram } from "./build-server.mjs";
import { runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { runCommand } from "./run-command.mjs";

/** `npm run demo -- list` and what else `server/src/demo/main.ts` can do. */
await runStory(async () => {
  const node = await install();
  const { file, env } = await serverProgram(node, "demo");
  const { code } = await runCommand(node, [file, ...process.argv.slice(2)], { env });
  return code;
});
