import type { UsageRow } from "../../../src/platform/model/usage/usage-log.ts";
import { measureAnswer } from "../measures/measure-answer.ts";
import { factsUsed, ownFacts } from "../measures/own-facts.ts";
import { samenessOf } from "../measures/sameness.ts";
import type { AskedBrief } from "./ask-about-brief.ts";
import type { AskedTask } from "./asked-task.ts";
import type { Evaluation, Figures } from "./evaluation.ts";

interface Written {
  model: string;
  startedAt: string;
  ideas: readonly AskedBrief[];
  rows: readonly UsageRow[];
}

/** What a run of an evaluation says, task by task and in all. Pure. */
export function evaluate({ model, startedAt, ideas, rows }: Written): Evaluation {
  const asked = ideas.flatMap((idea) => idea.asked);
  // In the order of their names: answers come back in any order.
  const names = [...new Set(asked.map(({ task }) => task.name))].sort();
  const figuresOf = (wanted: (asked: AskedTask) => boolean) => figures(ideas, rows, wanted);
  const facts = ideas.map(({ brief, asked: own }) => {
    const given = ownFacts([brief.seed, brief.concept.concept]);
    return {
      given: given.length,
      used: factsUsed(
        given,
        own.map(({ output }) => output ?? ""),
      ).length,
    };
  });
  return {
    model,
    startedAt,
    briefs: ideas.map(({ brief }) => brief.name),
    versions: Object.fromEntries(
      names.map((name) => [name, asked.find(({ task }) => task.name === name)?.task.version ?? 0]),
    ),
    tasks: Object.fromEntries(names.map((name) => [name, figuresOf(({ task }) => task.name === name)])),
    all: figuresOf(() => true),
    gaps: sum(ideas, ({ gaps }) => gaps),
    failedSections: sum(ideas, ({ failedSections }) => failedSections),
    facts: { given: sum(facts, ({ given }) => given), used: sum(facts, ({ used }) => used) },
    promptFaults: asked.filter(({ isPromptFaulty }) => isPromptFaulty).length,
  };
}

/** How the key of a repair ends. */
const repair = /:repair$/u;

function figures(
  ideas: readonly AskedBrief[],
  rows: readonly UsageRow[],
  wanted: (asked: AskedTask) => boolean,
): Figures {
  const own = ideas.map(({ brief, asked }) => ({ brief, asked: asked.filter(wanted) }));
  const asked = own.flatMap((idea) => idea.asked);
  const keys = new Set(asked.map(({ idempotencyKey }) => idempotencyKey));
  const paid = rows.filter(({ idempotencyKey }) => keys.has(idempotencyKey.replace(repair, "")));
  const answered = asked.filter(({ output }) => output !== undefined);
  const measured = own.flatMap(({ brief, asked: tasks }) =>
    tasks
      .filter(({ output }) => output !== undefined)
      .map(({ output, task, input }) => measureAnswer(output, { task, input, language: brief.language })),
  );
  const said = own.map(({ brief, asked: tasks }) => ({
    own: [brief.seed, brief.concept],
    written: tasks.map(({ output }) => output ?? ""),
  }));
  const repairs = paid.map(({ idempotencyKey }) => idempotencyKey).filter((key) => repair.test(key));
  return {
    asked: asked.length,
    failed: asked.length - answered.length,
    repaired: new Set(repairs).size,
    mends: totals(paid.map(({ mends }) => mends)),
    refused: totals(asked.map(({ refused }) => Object.fromEntries(new Set(refused).values().map((rule) => [rule, 1])))),
    figures: sum(measured, ({ figures: found }) => found.length),
    names: sum(measured, ({ names }) => names.length),
    claims: sum(measured, ({ claims }) => claims.length),
    told: measured.filter(({ language }) => language !== "unknown").length,
    otherLanguage: measured.filter(({ language }) => language === "other").length,
    ...samenessOf(said),
    texts: sum(measured, ({ texts }) => texts),
    words: sum(measured, ({ words }) => words),
    written: sum(measured, ({ written }) => written),
    allowed: sum(measured, ({ allowed }) => allowed),
    tokensIn: sum(paid, ({ tokensIn }) => tokensIn),
    tokensOut: sum(paid, ({ tokensOut }) => tokensOut),
    costUsd: sum(paid, ({ costUsd }) => costUsd),
    seconds: sum(paid, ({ milliseconds }) => milliseconds) / 1000,
  };
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + countOf(item), 0);
}

function totals(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [rule, count] of counts.flatMap((entry) => Object.entries(entry)))
    total[rule] = (total[rule] ?? 0) + count;
  return total;
}
