import { ExpectedFailure } from "./expected-failure.mjs";

/**
 * Runs stages one after the other, whatever becomes of them, each under its heading.
 * @param {import("./stages.mjs").Stage[]} stages
 * @param {string} node
 * @param {import("./tally.mjs").Tally} tally
 */
export async function runStages(stages, node, tally) {
  for (const stage of stages) {
    process.stdout.write(`\n== ${stage.name}\n`);
    const { counts, stopped } = await stage.run(node);
    if (stopped) throw new ExpectedFailure("Stopped.");
    tally.add(stage.name, counts);
    const { passed, failed } = counts;
    process.stdout.write(failed > 0 ? `-- FAILED: ${stage.name} (${failed})\n` : `-- ok: ${passed}\n`);
  }
}
