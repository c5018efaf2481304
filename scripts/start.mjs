import { serverProgram } from "./build-server.mjs";
import { buildWeb } from "./build-web.mjs";
import { runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { runCommand } from "./run-command.mjs";

/** `npm start`: whatever is missing is installed and built, then the server runs until it is stopped. */
await runStory(async () => {
  const node = await install();
  const [{ file, flags, env }] = await Promise.all([serverProgram(node, "main"), buildWeb(node)]);
  const { code } = await runCommand(node, [...flags, file, ...process.argv.slice(2)], { env });
  return code;
});
