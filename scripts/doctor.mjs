import { join } from "node:path";
import { runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { repository, serverProgram, toolEnvironment } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/** `npm run doctor`: tries everything that is set, and says what works. */
await runStory(async () => {
  const node = await install();
  const doctor = serverProgram(join("doctor", "main.ts"));
  const env = { ...toolEnvironment(), NODE_COMPILE_CACHE: join(repository, ".cache", "node") };
  const { code } = await runCommand(node, [...doctor, ...process.argv.slice(2)], { env });
  return code;
});
