import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readConfig } from "../../src/config.ts";
import { TaskFailed } from "../../src/platform/model/task-failed.ts";
import { priceOf } from "../../src/platform/model/usage/prices.ts";
import { StartupError } from "../../src/platform/startup-error.ts";
import { evaluationBriefs } from "./briefs.ts";
import { comparison } from "./report/comparison.ts";
import { evaluationTable } from "./report/table.ts";
import { estimate, estimateText } from "./run/estimate.ts";
import type { Evaluation } from "./run/evaluation.ts";
import { runEvaluation } from "./run/run-evaluation.ts";
import { tryModel } from "./run/try-model.ts";

const help = `npm run eval -- [--briefs german,vague] [--out FILE] [--details] [--yes]
              [--grounds] [--judge MODEL]
npm run eval -- --compare BEFORE AFTER
Asks the model of AI_MODEL everything about ${evaluationBriefs.length} ideas and measures what comes back; without one it measures the offline drafter.
Ideas: ${evaluationBriefs.map(({ name }) => name).join(", ")}.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    briefs: { type: "string" },
    out: { type: "string" },
    details: { type: "boolean", default: false },
    grounds: { type: "boolean", default: false },
    judge: { type: "string" },
    yes: { type: "boolean", default: false },
    compare: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

try {
  if (values.help) stdout.write(help);
  else if (values.compare) await compare(positionals);
  else await run();
} catch (error) {
  if (!(error instanceof StartupError) && !(error instanceof TaskFailed)) throw error;
  stdout.write(`${error instanceof TaskFailed ? error.sentence : error.message}\n`);
  process.exitCode = 1;
}

async function compare([before, after]: readonly string[]): Promise<void> {
  if (before === undefined || after === undefined) throw new StartupError("--compare needs two files.");
  stdout.write(comparison(await readEvaluation(before), await readEvaluation(after)));
}

async function run(): Promise<void> {
  const { ai: settings } = readConfig(process.env);
  const briefs = chosenBriefs(values.briefs);
  if (settings.model) {
    const [first] = briefs;
    const trial = first ? await tryModel(settings, first) : [];
    const atOnce = Math.min(settings.concurrency, settings.accountConcurrency);
    const expected = estimate(briefs.length, trial, { price: priceOf(settings.model.id), atOnce });
    stdout.write(`${estimateText(expected, `${settings.model.provider}/${settings.model.id}`)}\n`);
    if (!values.yes && !(await isAgreed())) return;
  }
  const startedAt = new Date().toISOString();
  const grounds = values.grounds || values.judge !== undefined ? { judge: values.judge } : undefined;
  const onIdea = (name: string) => void (stdout.isTTY && stdout.write(`${name} is done.\n`));
  const evaluation = await runEvaluation({ settings, briefs, startedAt, onIdea, grounds });
  const file = resolve(values.out ?? `.cache/evaluations/${startedAt.replaceAll(":", "-").slice(0, 19)}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(evaluation, null, 2)}\n`);
  stdout.write(`${evaluationTable(evaluation, { details: values.details })}Kept in ${file}\n`);
}

function chosenBriefs(names: string | undefined) {
  const wanted = names?.split(",").map((name) => name.trim());
  const unknown = wanted?.find((name) => !evaluationBriefs.some((brief) => brief.name === name));
  if (unknown !== undefined) throw new StartupError(`There is no idea ${unknown}: --help names them.`);
  return evaluationBriefs.filter(({ name }) => wanted === undefined || wanted.includes(name));
}

async function isAgreed(): Promise<boolean> {
  if (!stdin.isTTY) {
    stdout.write("Nothing was asked: add --yes to go on.\n");
    return false;
  }
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question("Go on? (y/n) ");
  terminal.close();
  return /^y/iu.test(answer);
}

async function readEvaluation(file: string): Promise<Evaluation> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartupError(`${file} cannot be read.`);
  });
  return JSON.parse(text);
}
