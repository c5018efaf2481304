import type { Evaluation, Figures } from "../run/evaluation.ts";
import { personaChanges } from "./persona-changes.ts";

interface Measure {
  name: string;
  /** The part and the whole it is a share of. */
  of(figures: Figures): [part: number, whole: number];
  better: "less" | "more";
  /** How a share is written: in percent, or as so many for each. */
  unit: "%" | "each";
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, value) => sum + value, 0);
const measures: readonly Measure[] = [
  { name: "failed", of: ({ failed, asked }) => [failed, asked], better: "less", unit: "%" },
  { name: "repaired", of: ({ repaired, asked }) => [repaired, asked], better: "less", unit: "%" },
  { name: "mended", of: ({ mends, asked }) => [total(mends), asked], better: "less", unit: "each" },
  {
    name: "figures nobody gave",
    of: ({ figures, asked, failed }) => [figures, asked - failed],
    better: "less",
    unit: "each",
  },
  {
    name: "names nobody gave",
    of: ({ names, asked, failed }) => [names, asked - failed],
    better: "less",
    unit: "each",
  },
  {
    name: "claims nobody gave",
    of: ({ claims, asked, failed }) => [claims, asked - failed],
    better: "less",
    unit: "each",
  },
  { name: "in another language", of: ({ otherLanguage, told }) => [otherLanguage, told], better: "less", unit: "%" },
  { name: "shared sentences", of: ({ shared, sentences }) => [shared, sentences], better: "less", unit: "%" },
];

/** The smallest difference worth a line: less is noise of a run. */
const smallest = { "%": 1, each: 0.05 };
const fewAnswers = 30;
/** What rests on fewer answers than these tells nothing. */
const tooFewAnswers = 8;

/** What got better and what got worse from one run to another, by how much, and on how many answers that rests. */
export function comparison(before: Evaluation, after: Evaluation): string {
  const tasks = Object.keys(after.tasks).filter((name) => before.tasks[name]);
  const pairs: [string, Figures, Figures][] = [
    ["all", before.all, after.all],
    ...tasks.flatMap((name): [string, Figures, Figures][] => {
      const [one, other] = [before.tasks[name], after.tasks[name]];
      return one && other ? [[name, one, other]] : [];
    }),
  ];
  const changes = pairs.flatMap(([name, one, other]) => changesOf(name, one, other));
  // Of all answers in the order of the measures, then task by task, the largest first.
  const sorted = [
    ...changes.filter(({ isAll }) => isAll),
    ...changes.filter(({ isAll }) => !isAll).sort((one, other) => other.size - one.size),
  ];
  const ofPersonas = personaChanges(before, after);
  const facts = ({ facts: { given, used } }: Evaluation) => (given === 0 ? 0 : Math.round((100 * used) / given));
  return [
    `Before: ${told(before)}`,
    `After:  ${told(after)}`,
    ...newVersions(before, after),
    "",
    ...listed(
      "Worse",
      sorted.filter(({ isWorse }) => isWorse),
      ofPersonas.filter(({ isWorse }) => isWorse),
    ),
    ...listed(
      "Better",
      sorted.filter(({ isWorse }) => !isWorse),
      ofPersonas.filter(({ isWorse }) => !isWorse),
    ),
    ...(changes.length + ofPersonas.length === 0 ? ["No difference worth a line.", ""] : []),
    `Sections that failed: ${before.failedSections} -> ${after.failedSections}. Parts missing: ${before.gaps} -> ${after.gaps}.`,
    `Figures of the people that came back: ${facts(before)} % -> ${facts(after)} %.`,
    `Cost: $${before.all.costUsd.toFixed(2)} -> $${after.all.costUsd.toFixed(2)}.`,
    ...(String(before.briefs) === String(after.briefs)
      ? []
      : ["The two runs are about different ideas: compare with care."]),
    "",
  ].join("\n");
}

interface Change {
  isAll: boolean;
  isWorse: boolean;
  size: number;
  text: string;
}

function changesOf(task: string, before: Figures, after: Figures): Change[] {
  return measures.flatMap(({ name, of, better, unit }) => {
    const [[wasPart, wasWhole], [isPart, isWhole]] = [of(before), of(after)];
    if (Math.min(wasWhole, isWhole) < tooFewAnswers) return [];
    const scale = unit === "%" ? 100 : 1;
    const [was, is] = [(scale * wasPart) / wasWhole, (scale * isPart) / isWhole];
    const size = Math.abs(is - was);
    if (size < smallest[unit]) return [];
    const written = (value: number) => (unit === "%" ? `${value.toFixed(1)} %` : `${value.toFixed(2)} each`);
    const rests = Math.min(wasWhole, isWhole);
    const doubt = rests < fewAnswers ? ", too few to be sure" : "";
    const difference = `${is > was ? "+" : "-"}${unit === "%" ? `${size.toFixed(1)} points` : size.toFixed(2)}`;
    const text = `  ${task.padEnd(24)} ${name.padEnd(20)} ${written(was)} -> ${written(is)}, ${difference} (of ${rests}${doubt})`;
    return [{ isAll: task === "all", isWorse: is > was === (better === "less"), size: size / smallest[unit], text }];
  });
}

const mostLines = 12;

function listed(
  title: string,
  changes: readonly Pick<Change, "text">[],
  ofPersonas: readonly Pick<Change, "text">[],
): string[] {
  if (changes.length + ofPersonas.length === 0) return [];
  const left = changes.length - mostLines;
  const lines = changes.slice(0, mostLines).map(({ text }) => text);
  const more = left > 0 ? [`  and ${left} smaller ones`] : [];
  return [`${title}:`, ...lines, ...more, ...ofPersonas.map(({ text }) => text), ""];
}

const told = ({ model, briefs, all, startedAt }: Evaluation) =>
  `${model}, ${briefs.length} ideas, ${all.asked} answers, ${startedAt.slice(0, 16).replace("T", " ")}`;

function newVersions(before: Evaluation, after: Evaluation): string[] {
  const changed = Object.entries(after.versions).filter(
    ([name, version]) => (before.versions[name] ?? version) !== version,
  );
  return changed.length === 0
    ? []
    : [
        `Other versions: ${changed.map(([name, version]) => `${name} ${before.versions[name]} -> ${version}`).join(", ")}`,
      ];
}
