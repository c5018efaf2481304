import { ExpectedFailure } from "./expected-failure.mjs";

/** Two for each of two cores: a suite waits for a third of its time, for a database, a server or a page. */
const stagesAtOnce = 4;

/**
 * Runs stages four at a time, in their order, each once those it needs have passed and those it comes after are over, whatever becomes of the
 * others. What a stage prints is shown in one piece when it ends, under its heading. A stage whose need failed is not run and counts as one
 * failure.
 * @param {import("./stages.mjs").Stage[]} stages
 * @param {string} node
 * @param {{ tally: import("./tally.mjs").Tally, atOnce?: number, write?: (text: string) => void }} options
 */
export async function runStages(stages, node, { tally, atOnce = stagesAtOnce, write = writeOut }) {
  const waiting = [...stages];
  /** @type {Map<string, boolean>} whether each stage that ended has passed */
  const passed = new Map();
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let stopped = false;

  const isOver = (name) => passed.has(name) || !stages.some((stage) => stage.name === name);
  const next = () => {
    const index = waiting.findIndex(({ needs = [], after = [] }) => [...needs, ...after].every(isOver));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const end = (stage, { counts, output = "", seconds = 0, files = [] }) => {
    passed.set(stage.name, counts.failed === 0);
    tally.add(stage.name, counts, { seconds, files });
    write(`\n== ${stage.name}\n${output}${outcome(counts, seconds)}\n`);
  };
  const run = async (stage) => {
    const missing = (stage.needs ?? []).find((name) => passed.get(name) === false);
    if (missing) {
      return end(stage, { counts: notRun(stage.name, missing) });
    }
    write(`.. ${stage.name}\n`);
    const begun = performance.now();
    const result = await stage.run(node);
    if (result.stopped) stopped = true;
    else end(stage, { ...result, seconds: (performance.now() - begun) / 1000 });
  };

  while (!stopped) {
    while (running.size < atOnce) {
      const stage = next();
      if (!stage) break;
      const work = run(stage).finally(() => running.delete(work));
      running.add(work);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  await Promise.all(running);
  if (stopped) throw new ExpectedFailure("Stopped.");
}

const writeOut = (text) => void process.stdout.write(text);

const notRun = (name, missing) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [`${name} > was not run, because "${missing}" failed`],
});

function outcome({ passed, failed }, seconds) {
  const took = `${seconds.toFixed(1)} s`;
  return failed > 0 ? `-- FAILED: ${failed} (${took})` : `-- ok: ${passed} (${took})`;
}
