import { ExpectedFailure, runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { runStages } from "./run-stages.mjs";
import { selectTests } from "./select-tests.mjs";
import { buildChecks, quickChecks, testSuites } from "./stages.mjs";
import { Tally } from "./tally.mjs";

/**
 * `npm test`: installs what it needs, runs every check and every test, and ends with one line that counts them.
 * `npm test -- PATTERN` runs the tests alone that match, in every suite: whose file's path holds it, or whose title does.
 */
await runStory(async () => {
  const node = await install();
  const tally = new Tally();
  const pattern = process.argv.slice(2).join(" ");
  const stages =
    pattern === "" ? [...testSuites(undefined, await quickChecks()), ...buildChecks()] : await matching(pattern);
  await runStages(stages, node, { tally });
  process.stdout.write(`${tally.times}${tally.summary}`);
  return tally.exitCode;
});

async function matching(pattern) {
  const stages = testSuites(await selectTests(pattern));
  if (stages.length === 0) throw new ExpectedFailure(`No test file and no test has "${pattern}" in its name.`);
  return stages;
}
