import { serverProgram } from "./build-server.mjs";
import { runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { runCommand } from "./run-command.mjs";

/** `npm run doctor`: tries everything that is set, and says what works. */
await runStory(async () => {
  const node = await install();
  const { file, env } = await serverProgram(node, "doctor");
  const { code } = await runCommand(node, [file, ...process.argv.slice(2)], { env });
  return code;
});
