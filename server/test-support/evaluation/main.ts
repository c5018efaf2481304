import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readConfig } from "../../src/config.ts";
import type { ModelSettings } from "../../src/platform/model/settings.ts";
import { TaskFailed } from "../../src/platform/model/task-failed.ts";
import { priceOf } from "../../src/platform/model/usage/prices.ts";
import { StartupError } from "../../src/platform/startup-error.ts";
import type { EvaluationBrief } from "./briefs/brief.ts";
import { evaluationBriefs } from "./briefs.ts";
import { askedPeople } from "./personas/asked/people.ts";
import { runPersonaEvaluation } from "./personas/run-persona-evaluation.ts";
import { comparison } from "./report/comparison.ts";
import { evaluationTable } from "./report/table.ts";
import { estimate, estimateText } from "./run/estimate.ts";
import type { Evaluation } from "./run/evaluation.ts";
import { runEvaluation } from "./run/run-evaluation.ts";
import { tryModel } from "./run/try-model.ts";

const help = `npm run eval -- [--only ideas|personas] [--briefs german,vague] [--people 5]
              [--out FILE] [--details] [--yes] [--grounds] [--judge MODEL]
npm run eval -- --compare BEFORE AFTER
Asks the model of AI_MODEL everything about ${evaluationBriefs.length} ideas, talks to ${askedPeople.length} personas, and measures what comes back; without one it measures the
offline drafter.
Ideas: ${evaluationBriefs.map(({ name }) => name).join(", ")}.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    briefs: { type: "string" },
    people: { type: "string" },
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
  if (values.only !== undefined && values.only !== "ideas" && values.only !== "personas")
    throw new StartupError("--only takes ideas or personas.");
  const briefs = values.only === "personas" ? [] : chosenBriefs(values.briefs);
  const people = values.only === "ideas" ? [] : chosenPeople(values.people);
  if (!settings.model)
    stdout.write("No model is connected (AI_MODEL): the offline drafter is measured, which costs nothing.\n");
  else if (!(await isWanted(settings, briefs, people.length))) return;
  const startedAt = new Date().toISOString();
  const grounds = values.grounds || values.judge !== undefined ? { judge: values.judge } : undefined;
  const onDone = (name: string) => void (stdout.isTTY && stdout.write(`${name} is done.\n`));
  const written = await runEvaluation({ settings, briefs, startedAt, onIdea: onDone, grounds });
  const personas = people.length > 0 ? await runPersonaEvaluation({ settings, people, onPerson: onDone }) : undefined;
  const evaluation = { ...written, personas };
  const file = resolve(values.out ?? `.cache/evaluations/${startedAt.replaceAll(":", "-").slice(0, 19)}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(evaluation, null, 2)}\n`);
  stdout.write(`${evaluationTable(evaluation, { details: values.details })}Kept in ${file}\n`);
}

/** Tells what a run will take, after one call. */
async function isWanted(settings: ModelSettings, briefs: readonly EvaluationBrief[], people: number): Promise<boolean> {
  const { model, fastModel = model } = settings;
  const [first = evaluationBriefs[0]] = briefs;
  if (!model || !fastModel || !first) return false;
  const expected = estimate({ ideas: briefs.length, people }, await tryModel(settings, first), {
    price: priceOf(model.id),
    fastPrice: priceOf(fastModel.id),
    atOnce: Math.min(settings.concurrency, settings.accountConcurrency),
  });
  const models = [...new Set([model.id, ...(people > 0 ? [fastModel.id] : [])])].join(" and ");
  stdout.write(`${estimateText(expected, `${model.provider}/${models}`)}\n`);
  return values.yes || (await isAgreed());
}

function chosenPeople(count: string | undefined) {
  const wanted = count === undefined ? askedPeople.length : Number(count);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > askedPeople.length)
    throw new StartupError(`--people takes a number from 1 to ${askedPeople.length}.`);
  return askedPeople.slice(0, wanted);
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
