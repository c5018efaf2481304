import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import { writeFinancialProjection } from "../../../src/features/report/financials/write-financial-projection.ts";
import { writeOverview } from "../../../src/features/report/overview/write-overview.ts";
import type { ReportDigest } from "../../../src/features/report/writing/digest.ts";
import { assessAnswer } from "../../../src/platform/model/answer/assessing/assess-answer.ts";
import { conceptBriefs } from "../../concept-briefs.ts";
import { draftTools } from "../../draft-tools.ts";
import { evaluationBriefs } from "../../evaluation/briefs.ts";
import { finishedSections } from "../../finished-sections.ts";
import { askScripted } from "../../model-server/ask-scripted.ts";
import { withValueSource } from "../../task-inputs/financial-inputs.ts";
import { ownIdeas } from "../own-ideas.ts";

export interface GeneratedProjection {
  name: string;
  projection: FinancialProjection;
  /** What the overview says of it. */
  overview: SectionContents["overview"];
  /** All that people said of the idea, in one text. */
  said: string;
}

const briefs = [...conceptBriefs, ...[...ownIdeas, ...evaluationBriefs].map(({ concept }) => concept)];
const kinds = [
  { layout: "New revenue", writer: "draft" },
  { layout: "Lower costs", writer: "model" },
  { layout: "Lower costs", writer: "draft" },
  { layout: "New revenue", writer: "model" },
] as const;

/** So many projections of different ideas, in both layouts, by the drafter and by the scripted model in turn; the same ones each time. */
export function generateProjections(count: number): Promise<GeneratedProjection[]> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return Promise.all(numbers.map(generate));
}

async function generate(number: number): Promise<GeneratedProjection> {
  const kind = kinds[number % kinds.length] ?? kinds[0];
  // Each turn through the kinds begins with another idea, so that each idea meets each kind.
  const about = briefs[(number + Math.floor(number / briefs.length)) % briefs.length];
  if (!about) throw new Error("There are no ideas.");
  const brief = withValueSource(about, kind.layout);
  const tools = { ...draftTools(brief, finishedSections(brief)), ...(kind.writer === "model" ? scripted : {}) };
  const projection = await writeFinancialProjection(tools);
  const finished = { ...finishedSections(brief), financialProjection: projection };
  const overview = await writeOverview({ ...tools, finished });
  return {
    name: `${brief.concept.title}, ${kind.layout}, ${kind.writer}`,
    ...{ projection, overview, said: JSON.stringify(brief) },
  };
}

const run: ReturnType<typeof draftTools>["run"] = async (task, input) => {
  const schema = task.outputFor?.(input) ?? task.output;
  const value = stating(askScripted(task, input).output, input);
  const assessed = assessAnswer(value, { task, input, schema, mended: () => undefined });
  if (assessed.outcome !== "ok") throw new Error(`The answer to ${task.name} is refused: ${assessed.outcome}.`);
  return { output: assessed.output, origin: "model", model: "scripted", notes: [] };
};
const scripted = { run, tryRun: run };

/** Summaries that state the figures that they were given, as real ones do and those filled from a schema never would. */
function stating<Output>(output: Output, input: unknown): Output {
  const { report } = input as { report?: ReportDigest };
  if (typeof output !== "object" || output === null || !report?.financials) return output;
  const { sizes, savings } = report.financials;
  const told = sizes
    ? `They assume ${sizes.tam} a year, of which ${sizes.sam} (${sizes.samShare}) and then ${sizes.som} (${sizes.somShare}) may be reached.`
    : `They assume ${savings} a year.`;
  const field = sizes ? "financialMarketSizeRevenue" : "financialMarketSizeSavings";
  const texts = Object.entries(output).map(([name, text]) =>
    name === field || name === "marketSizeSummary" ? [name, `${text} ${told}`] : [name, text],
  );
  return Object.fromEntries(texts) as Output;
}
