import { runStory } from "./expected-failure.mjs";
import { install } from "./install.mjs";
import { runStages } from "./run-stages.mjs";
import { quickChecks } from "./stages.mjs";
import { Tally } from "./tally.mjs";

/** `npm run check`: types, format, structure and what is unused. */
await runStory(async () => {
  const node = await install();
  const tally = new Tally();
  await runStages(await quickChecks(), node, { tally });
  process.stdout.write(`${tally.times}${tally.summary}`);
  return tally.exitCode;
});
