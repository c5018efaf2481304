import { ExpectedFailure, runStory } from "./expected-failure.mjs";
import { findChromium } from "./find-chromium.mjs";
import { install } from "./install.mjs";
import { runStages } from "./run-stages.mjs";
import { browserSuites, nodeSuites, quickChecks } from "./stages.mjs";
import { Tally } from "./tally.mjs";

/** `npm test`: installs what it needs, runs every check and every test, and ends with one line that counts them. */
await runStory(async () => {
  const node = await install();
  const tally = new Tally();
  await runStages(await quickChecks(), node, tally);
  await runStages(nodeSuites(), node, tally);
  const chromium = await findChromium(node).catch((error) => {
    if (!(error instanceof ExpectedFailure)) throw error;
    process.stdout.write(`\n${error.message}\n`);
    tally.add("Chromium", { passed: 0, failed: 1, skipped: 0 });
    return undefined;
  });
  if (chromium) await runStages(browserSuites(chromium), node, tally);
  process.stdout.write(tally.summary);
  return tally.exitCode;
});
