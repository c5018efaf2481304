import type { Claim, Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { draftTools } from "#test-support/draft-tools.ts";
import { trends } from "#test-support/finished-sections.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { writeMarketScan } from "./write-market-scan.ts";

const source = (topic: string): Source => ({
  ...{
    uuid: `page of ${topic}`,
    title: topic,
    description: "",
    url: `https://${topic}.example/`,
    classification: "web",
  },
  ...{ citations: [], confidenceLevel: "low", publishedDate: null, publisher: topic },
});
const claims = (statement: string) => [
  { statement, citations: [{ passage: "1", quote: "Said so.", stance: "for" as const }], premises: [] },
];
const fact = (fact: string, statement: string) => ({ fact, ...claims(statement)[0] });
const company = (name: string, ...told: object[]) => ({
  ...{ name, domain: "Unknown", overview: `${name} fills.`, headquarters: "Graz", founded: "Unknown" },
  ...{ certainty: "Sure of the city.", hasCompetitiveProduct: true, relevance: "It is near." },
  ...(told.length > 0 ? { claims: told } : {}),
});
const startup = (name: string, ...told: object[]) => ({
  ...{ ...company(name, ...told), valueProposition: "Less to carry.", competitiveAdvantage: "It has shops." },
  ...{ predictions: ["It could open cellars."], potentialEngagements: [], keyFacts: ["It began in a canteen."] },
});

type Outputs = Readonly<Record<string, object | null>>;

/** Tools with a model that answers so, where something was read for each topic; with what was asked for. */
function toolsWith(outputs: Outputs) {
  const asked: string[][] = [];
  const allowed: unknown[] = [];
  const tryRun = async (task: { name: string }, input: { wishes?: string }, { about }: { about: string }) => {
    asked.push([task.name, about, input.wishes ?? ""]);
    const output = outputs[task.name] ?? null;
    return output && { output, origin: "model", model: "test", notes: [] };
  };
  const tools = {
    ...draftTools(refillDepots, { trends: trends("Depots") }),
    tryRun: tryRun as unknown as WritingTools["tryRun"],
    allowGaps: (parts: readonly unknown[], most: number) => void allowed.push([parts.length, most]),
    research: async (topic: string) => ({
      ...{
        passages: [{ number: 1, text: "Said so.", source: source(topic) }],
        wishes: `wishes on ${topic}`,
        wrong: [],
      },
    }),
  };
  return { tools, asked, allowed };
}

const pagesOf = (evidence: { sources?: { title: string }[] | undefined; claims?: Claim[] | undefined }) => [
  evidence.sources?.map(({ title }) => title),
  evidence.claims?.map(({ text }) => text),
];

test("each part is asked for by its name, on what was read for it", async () => {
  const { tools, asked, allowed } = toolsWith({});
  await writeMarketScan(tools);
  expect(asked).toEqual([
    ["market-forces", "Market forces", "wishes on forces"],
    ["startups", "Startups", "wishes on companies"],
    ["incumbents", "Incumbents", "wishes on companies"],
    ["priority-insights", "Priority insights", "wishes on insights"],
  ]);
  expect(allowed).toEqual([[4, 2]]);
});

test("what fails is missing, and the rest is there", async () => {
  const { tools } = toolsWith({});
  const { uuid: _uuid, trendsAndDrivers, ...scan } = await writeMarketScan(tools);
  expect(trendsAndDrivers).toHaveLength(1);
  expect(scan).toEqual({
    ...{ trendsAndDriversDescription: "Rules for Depots become stricter.", ecosystemDescription: "" },
    ...{ priorityInsights: [], marketForces: [], startups: [], incumbents: [], origin: "model" },
  });
});

test("forces, insights and companies carry the pages that were read for them, each claim where it belongs", async () => {
  const insight = { title: "One", direction: "up", explanation: "So." };
  const { tools } = toolsWith({
    "market-forces": { forces: [{ category: "Rules", claims: claims("Of rules") }, { category: "Price" }] },
    "priority-insights": {
      insights: [
        { ...insight, claims: claims("Of insights") },
        { ...insight, title: "Two" },
      ],
    },
    startups: {
      startups: [
        startup("Fillbar", fact("key fact", "Ten shops"), fact("news", "A new shop"), fact("overview", "It fills")),
        startup("Winnow"),
      ],
    },
    incumbents: {
      ecosystemDescription: "Few are there.",
      incumbents: [company("Hagleitner", fact("headquarters", "It sits in Graz"), fact("news", "It grows"))],
    },
  });
  const scan = await writeMarketScan(tools);
  expect(scan.marketForces.map((force) => pagesOf(force))).toEqual([
    [["forces"], ["Of rules"]],
    [undefined, undefined],
  ]);
  expect(
    scan.priorityInsights.map((each) => [each.title, each.sources.map(({ title }) => title), each.claims?.length]),
  ).toEqual([
    ["One", ["insights"], 1],
    ["Two", [], undefined],
  ]);
  const [fillbar, winnow] = scan.startups;
  const [hagleitner] = scan.incumbents;
  if (!fillbar || !winnow || !hagleitner) throw new Error("a company is missing");
  expect(fillbar.keyFacts.map(({ text, evidence }) => [text, ...pagesOf(evidence)])).toEqual([
    ["Ten shops", ["companies"], ["Ten shops"]],
  ]);
  expect(fillbar.newsAndActivities.map(({ text, evidence }) => [text, ...pagesOf(evidence)])).toEqual([
    ["A new shop", ["companies"], ["A new shop"]],
  ]);
  expect([fillbar.overviewEvidence, fillbar.headquartersEvidence, fillbar.foundedEvidence].map(pagesOf)).toEqual([
    [["companies"], ["It fills"]],
    [["Company directory"], []],
    [[], []],
  ]);
  expect(winnow).toMatchObject({
    ...{ name: "Winnow", domain: "", hasCompetitiveProduct: true, status: "completed", keyContacts: [] },
    ...{ predictions: ["It could open cellars."], valueProposition: "Less to carry." },
    overviewEvidence: { insight: "Sure of the city.", sources: [] },
    keyFacts: [{ text: "It began in a canteen.", evidence: { insight: "Sure of the city.", sources: [] } }],
    newsAndActivities: [],
  });
  expect(pagesOf(hagleitner.headquartersEvidence)).toEqual([["companies"], ["It sits in Graz"]]);
  expect(hagleitner).toMatchObject({
    headquartersEvidence: { insight: "Sure of the city." },
    relevance: "It is near.",
  });
  expect(hagleitner.newsAndActivities).toMatchObject([{ text: "It grows", evidence: { insight: "" } }]);
  expect([scan.ecosystemDescription, scan.origin]).toEqual(["Few are there.", "model"]);
});

test("the directory stands behind a fact as what it is", async () => {
  const { tools } = toolsWith({ startups: { startups: [startup("Fillbar", fact("news", "A new shop"))] } });
  const { startups } = await writeMarketScan(tools);
  const [directory] = startups[0]?.headquartersEvidence.sources ?? [];
  expect(directory).toEqual({
    ...{ uuid: tools.id("startup", "Fillbar", "headquarters"), title: "Company directory", description: "", url: null },
    ...{ classification: "library", citations: [], confidenceLevel: "medium", publishedDate: null },
  });
});
