import type { Evaluation, Figures } from "../run/evaluation.ts";
import { groundsLines } from "./grounds-lines.ts";
import { percent } from "./percent.ts";
import { personaLines } from "./persona-lines.ts";

const columns = ["task", "asked", "failed", "repaired", "mended", "unfounded", "language", "shared", "words"];
const widths = [24, 6, 7, 9, 7, 10, 9, 7, 6];
const mostTasks = 12;
const mostRules = 6;

/**
 * An evaluation for a terminal of 100 columns: the worst tasks first, no more than a screen; with `details` every task and rule. What was measured of
 * personas stands below, or alone where nothing else was asked.
 */
export function evaluationTable(evaluation: Evaluation, { details = false } = {}): string {
  const { personas, briefs } = evaluation;
  return [
    ...(briefs.length === 0 && personas ? [] : [tableOfIdeas(evaluation, details)]),
    ...(personas ? [personaLines(personas).join("\n"), ""] : []),
  ].join("\n");
}

function tableOfIdeas(evaluation: Evaluation, details: boolean): string {
  const { model, briefs, all, gaps, failedSections, facts, promptFaults } = evaluation;
  const tasks = Object.entries(evaluation.tasks).sort(([, one], [, other]) => badness(other) - badness(one));
  const shown = details ? tasks : tasks.slice(0, mostTasks);
  const left = tasks.length - shown.length;
  return [
    `${model} on ${count(briefs.length, "idea")}: ${details ? briefs.join(", ") : count(all.asked, "answer")}`,
    "",
    line(columns),
    ...shown.map(([name, figures]) => line(cells(name, figures))),
    ...(left > 0 ? [`and ${left} better ones; --details shows them`] : []),
    line(cells("all", all)),
    "",
    `Reports: ${count(failedSections, "section")} failed, ${count(gaps, "part")} missing. Prompts with a fault: ${promptFaults} of ${all.asked}.`,
    `Unfounded: ${count(all.figures, "figure")}, ${count(all.names, "name")}, ${count(all.claims, "claim")} that nobody gave.`,
    `Of ${count(facts.given, "figure")} that people gave, ${percent(facts.used, facts.given)} came back. Texts fill ${percent(all.written, all.allowed)} of what they may.`,
    ...(evaluation.grounds ? groundsLines(evaluation.grounds) : []),
    rules("Mended", all.mends, details),
    rules("Refused at first", all.refused, details),
    `${tokens(all.tokensIn)} tokens in, ${tokens(all.tokensOut)} out, $${all.costUsd.toFixed(2)}.`,
    "",
  ].join("\n");
}

/** How bad the answers of a task are: what is lost counts most, what is merely mended least. */
function badness(figures: Figures): number {
  const { asked, failed, repaired, otherLanguage, sentences, shared } = figures;
  const unfounded = figures.figures + figures.names + figures.claims;
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return (
    10 * share(failed, asked) +
    3 * share(otherLanguage, asked) +
    2 * share(repaired, asked) +
    share(unfounded, asked) +
    2 * share(shared, sentences) +
    0.1 * share(sumOf(figures.mends), asked)
  );
}

function cells(name: string, figures: Figures): string[] {
  const { asked, failed, repaired, told, otherLanguage, sentences, shared, texts, words } = figures;
  return [
    name,
    String(asked),
    percent(failed, asked),
    percent(repaired, asked),
    String(sumOf(figures.mends)),
    String(figures.figures + figures.names + figures.claims),
    percent(told - otherLanguage, told),
    percent(shared, sentences),
    texts === 0 ? "-" : (words / texts).toFixed(1),
  ];
}

const line = (values: readonly string[]) =>
  values
    .map((value, index) => (index === 0 ? value.padEnd(widths[0] ?? 0) : value.padStart(widths[index] ?? 0)))
    .join(" ");

function rules(title: string, counts: Readonly<Record<string, number>>, all: boolean): string {
  const sorted = Object.entries(counts).sort(
    ([oneRule, one], [otherRule, other]) => other - one || (oneRule < otherRule ? -1 : 1),
  );
  if (sorted.length === 0) return `${title}: nothing.`;
  const shown = (all ? sorted : sorted.slice(0, mostRules)).map(([rule, times]) => `${rule} ${times}`);
  const more = sorted.length - shown.length;
  return `${title}: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, value) => sum + value, 0);
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
const tokens = (number: number) => number.toLocaleString("en");
