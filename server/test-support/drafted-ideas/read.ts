import { stdout } from "node:process";
import { textsOf } from "../../src/platform/model/answer/text-findings.ts";
import { draftIdea, onlyTasks } from "./draft-idea.ts";
import { draftedIdeas } from "./ideas.ts";
import { measureDrafts, samenessOfDrafts } from "./measure-drafts.ts";

// `node server/test-support/drafted-ideas/read.ts [--tasks a,b] [idea ...]` prints the drafts about the ideas that are named, and figures about all.
const [flag, list = "", ...rest] = process.argv.slice(2);
const wanted = flag === "--tasks" ? rest : process.argv.slice(2);
const every = await Promise.all(draftedIdeas.map(draftIdea));
const drafted = flag === "--tasks" ? every.map((idea) => onlyTasks(idea, list.split(","))) : every;

for (const { idea, drafts } of drafted.filter((each) => wanted.includes(each.idea.name))) {
  stdout.write(`\n# ${idea.name} (${idea.about}): ${idea.concept.concept.title}\n`);
  for (const { task, output } of drafts) {
    stdout.write(`\n## ${task.name}\n`);
    for (const { place, text } of textsOf(output)) stdout.write(`${place}: ${text}\n`);
  }
}

const measured = drafted.map(measureDrafts);
stdout.write("\nidea         sentences  title in  foreign quotes  sectors  figures  refused\n");
for (const { idea, sentences, told, naming, ...wrong } of measured) {
  const counts = [wrong.foreignQuotes, wrong.sectors, wrong.figures, wrong.refused].map(({ length }) => length);
  stdout.write(`${idea.padEnd(12)} ${String(sentences).padStart(9)}  ${percent(naming, told).padStart(8)}`);
  stdout.write(`  ${counts.map((count, index) => String(count).padStart([14, 7, 7, 7][index] ?? 7)).join("  ")}\n`);
}
const { sentences, shared } = samenessOfDrafts(drafted);
stdout.write(`\nShared sentences, own words masked: ${shared} of ${sentences} (${percent(shared, sentences)})\n`);
for (const { foreignQuotes, sectors, figures } of measured)
  for (const line of [...foreignQuotes, ...sectors, ...figures].slice(0, 10)) stdout.write(`- ${line}\n`);

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
