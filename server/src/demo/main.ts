import { conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import { demoCompany, demoEmail, demoPeople } from "./demo-company.ts";
import { demoSeeds } from "./ideas/operations.ts";
import { demoIdeas } from "./plant-demo.ts";

const reportWords = { complete: "complete report", partial: "report begun", none: "no report" } as const;

/** `list`: the ideas of the demo company, with their stage, their report and whose they are. */
function list(): string {
  const concepts = demoIdeas.map((idea) => {
    const person = demoPeople[idea.person];
    return `  ${idea.title.padEnd(40)} ${conceptStatusLabels[idea.status].padEnd(14)} ${reportWords[idea.report].padEnd(16)} ${person ? demoEmail(person) : ""}`;
  });
  const seeds = demoSeeds.map((seed) => `  ${Object.values(seed.answers)[0]?.[0] ?? ""}`);
  return [`${demoCompany.name} (${demoCompany.domain})`, "", "Concepts", ...concepts, "", "Drafts", ...seeds, ""].join(
    "\n",
  );
}

const [command] = process.argv.slice(2);
if (command === "list") process.stdout.write(list());
else {
  process.stderr.write("Usage: npm run demo -- list\n");
  process.exitCode = 1;
}
