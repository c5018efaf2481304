import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Evidence, Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { placesBesideLists, placesOf } from "./evidence-places.ts";

const evidence = (name: string): Evidence => ({ insight: "", ...quoted(name) });
/** A source of this name, and a statement that quotes it. */
const quoted = (name: string) => ({
  sources: [{ uuid: name, citations: [name] } as Partial<Source> as Source],
  claims: [{ text: `says ${name}`, passages: [{ source: name, quote: name, stance: "for" as const }], premises: [] }],
});
type Places = ReturnType<typeof placesOf>;
/** A place a line: its field, what holds its evidence, its title, what it concludes from which field, its statements and its sources. */
const told = (places: Places) =>
  places.map(({ field, holder, title, conclusion, concluded, claims, reasons, sources, whatWouldTurn, isGathered }) =>
    [
      `${field || "-"} in ${holder || "-"}: ${title}: ${conclusion} (${concluded})`,
      `states ${claims?.map(({ text, premises }) => [text, ...premises].join(" < ")).join(", ") ?? "nothing"}`,
      `rests on ${sources.map(({ uuid }) => uuid).join(", ") || "nothing"}`,
      ...(reasons.length > 0 ? [`reads ${reasons.join(", ")}`] : []),
      ...(whatWouldTurn === "" ? [] : [`turns when ${whatWouldTurn}`]),
      ...(isGathered ? ["gathered"] : []),
    ].join("; "),
  );
const of = (kind: string, item: object, parent?: object) => told(placesOf(kind, item as never, parent as never));
const beside = (section: ReportSection, content: object) => told(placesBesideLists(section, content));

const company = {
  ...{ name: "Alba", overview: "Sells soap.", headquarters: "Porto", founded: "2019", relevance: "A rival." },
  ...{ overviewEvidence: evidence("o"), headquartersEvidence: evidence("h"), foundedEvidence: evidence("f") },
  newsAndActivities: [
    { text: "Opened a depot.", evidence: evidence("n0") },
    { text: "Hired ten.", evidence: evidence("n1") },
  ],
};

test("a startup rests on its fields, its facts, its contacts and its news, in their order, and as a whole on all of them", () => {
  const startup = {
    ...company,
    keyFacts: [
      { text: "Raised a round.", evidence: evidence("k0") },
      { text: "Has a plant.", evidence: evidence("k1") },
    ],
    keyContacts: [
      { name: "Bo Ek", title: "Founder", evidence: evidence("c0") },
      { name: "Cy", title: "", evidence: evidence("c1") },
    ],
  };
  expect(of("startup", startup)).toEqual([
    "- in -: Alba: A rival. (relevance); states says o, says h, says f, says k0, says k1, says c0, says c1, says n0, says n1; rests on o, h, f, k0, k1, c0, c1, n0, n1; gathered",
    "overviewEvidence in overviewEvidence: Alba: Sells soap. (overview); states says o; rests on o",
    "headquartersEvidence in headquartersEvidence: Alba: Porto (headquarters); states says h; rests on h",
    "foundedEvidence in foundedEvidence: Alba: 2019 (founded); states says f; rests on f",
    "keyFacts.0.evidence in keyFacts.0.evidence: Alba: Raised a round. (keyFacts); states says k0; rests on k0",
    "keyFacts.1.evidence in keyFacts.1.evidence: Alba: Has a plant. (keyFacts); states says k1; rests on k1",
    "keyContacts.0.evidence in keyContacts.0.evidence: Alba: Bo Ek, Founder (keyContacts); states says c0; rests on c0",
    "keyContacts.1.evidence in keyContacts.1.evidence: Alba: Cy (keyContacts); states says c1; rests on c1",
    "newsAndActivities.0.evidence in newsAndActivities.0.evidence: Alba: Opened a depot. (newsAndActivities); states says n0; rests on n0",
    "newsAndActivities.1.evidence in newsAndActivities.1.evidence: Alba: Hired ten. (newsAndActivities); states says n1; rests on n1",
  ]);
  expect(of("incumbent", company).map((line) => line.split(" in ")[0])).toEqual([
    ...["-", "overviewEvidence", "headquartersEvidence", "foundedEvidence"],
    ...["newsAndActivities.0.evidence", "newsAndActivities.1.evidence"],
  ]);
});

test("what the market tells rests on what was quoted for it, in both forms of a trend", () => {
  const trend = { category: "Habits", summary: "People refill.", whatWouldTurn: "Soap is free." };
  const keyFinding = [
    { text: "They do.", ...quoted("a") },
    { text: "They will.", ...quoted("b") },
  ];
  expect(of("trend", { ...trend, keyFinding })).toEqual([
    "- in -: Habits: People refill. (summary); states says a, says b; rests on a, b; turns when Soap is free.; gathered",
  ]);
  const finding = { text: "They do.", ...quoted("a") };
  expect([...of("keyFinding", finding, trend), ...of("keyFinding", finding)]).toEqual([
    "- in -: Habits: They do. (text); states says a; rests on a; turns when Soap is free.",
    "- in -: : They do. (text); states says a; rests on a",
  ]);
  const driver = {
    name: "Law",
    description: "Bottles cost.",
    support: keyFinding.map(({ text, ...on }) => ({ insight: text, ...on })),
  };
  expect(of("trendAndDriver", driver)).toEqual([
    "- in -: Law: Bottles cost. (description); states says a, says b; rests on a, b; gathered",
    "support.0 in support.0: Law: They do. (support); states says a; rests on a",
    "support.1 in support.1: Law: They will. (support); states says b; rests on b",
  ]);
  const insight = { title: "Soon", explanation: "Rules come.", ...quoted("i") };
  expect(of("priorityInsight", insight)).toEqual([
    "- in -: Soon: Rules come. (explanation); states says i; rests on i",
  ]);
  const force = { category: "Buyers", summary: "Few.", whatWouldTurn: "Many come." };
  expect([...of("marketForce", { ...force, ...quoted("m") }), ...of("marketForce", force)]).toEqual([
    "- in -: Buyers: Few. (summary); states says m; rests on m; turns when Many come.",
    "- in -: Buyers: Few. (summary); states nothing; rests on nothing; turns when Many come.",
  ]);
});

const entry = (title: string, order: number, more: object = {}) => ({
  ...{ title, order, unit: "#", scalar: 1_200, unitDescription: "offices", description: `Why ${title}.` },
  ...{ group: "TAM", evidence: evidence(title) },
  ...more,
});

test("what follows from numbers rests on each of them in their order, and a number on why it is what it is", () => {
  expect(of("sizingEntry", entry("Offices", 0))).toEqual([
    "- in evidence: Offices: Offices: 1,200 offices (scalar); states Why Offices., says Offices; rests on Offices; reads Why Offices.",
  ]);
  expect(of("impactEntry", entry("Offices", 0))).toEqual(of("sizingEntry", entry("Offices", 0)));
  const sized = {
    ...{ expectedTam: 4_000, expectedSam: 300, expectedSom: 20 },
    assumptionEntries: [entry("Late", 1), entry("Early", 0)],
  };
  const rests =
    "states Why Early. < Early: 1,200 offices, says Early < Early: 1,200 offices, Why Late. < Late: 1,200 offices, says Late < Late: 1,200 offices; rests on Early, Late; gathered";
  const sizes = "$4.00K a year in all, $300 of it serviceable, $20 obtainable (expectedTam)";
  expect([
    ...of("marketSizing", { ...sized, type: "top_down" }),
    ...of("marketSizing", { ...sized, type: "bottom_up" }),
  ]).toEqual([
    `- in -: Market size, top down: ${sizes}; ${rests}`,
    `- in -: Market size, bottom up: ${sizes}; ${rests}`,
  ]);
  expect(of("impactSizing", { ...sized, title: "Boxes", expectedSavings: 5_000 })).toEqual([
    `- in -: Boxes: $5.00K a year (expectedSavings); ${rests}`,
  ]);
});

test("a point, a signal and an assumption rest on what was named for them", () => {
  const point = { title: "Crews", description: "Crews refill.", evidence: evidence("e") };
  const rests = "states says e; rests on e";
  for (const kind of ["distributionChannel", "costDriver", "savingsArea"])
    expect(of(kind, point), kind).toEqual([`- in evidence: Crews: Crews refill. (description); ${rests}`]);
  expect(of("costInterference", { ...point, interferenceInsight: "It rains." })).toEqual([
    `- in evidence: Crews: It rains. (interferenceInsight); ${rests}`,
  ]);
  expect([...of("differentiator", point), ...of("rightToWin", point)]).toEqual([
    `- in evidence: Differentiator: Crews refill. (description); ${rests}`,
    `- in evidence: Right to win: Crews refill. (description); ${rests}`,
  ]);
  expect([...of("signal", point, { segment: "Hosts" }), ...of("signal", point)]).toEqual([
    `- in evidence: Hosts: Crews refill. (description); ${rests}`,
    `- in evidence: : Crews refill. (description); ${rests}`,
  ]);
  const assumed = {
    category: "Desirability",
    statement: "They ask.",
    importanceRationale: "It pays.",
    certaintyRationale: "Nobody knows.",
  };
  expect(of("assumption", { ...assumed, evidence: evidence("e") })).toEqual([
    "- in evidence: Desirability: They ask. (statement); states It pays., Nobody knows., says e; rests on e; reads It pays., Nobody knows.",
  ]);
  for (const kind of ["profile", "toString", ""]) expect(of(kind, point), kind).toEqual([]);
});

const names = ["overview", "businessModel", "pricing", "totalUsers", "savingMethod", "savingsModel"];
const bare = { businessModel: null, pricing: null, totalUsers: null, savingMethod: null, savingsModel: null };

test("a projection rests on its parts, those that it has", () => {
  const whole = {
    ...{
      overview: "It pays.",
      businessModel: { type: "Subscription", subtype: "Per floor", description: "Each pays." },
    },
    pricing: {
      price: 4.5,
      unit: "per floor",
      reasoning: "They said so.",
      additionalConsiderations: [{ consideration: "Taxes." }],
    },
    ...{ totalUsers: 1, savingMethod: { type: "Fewer boxes", description: "None carried." } },
    savingsModel: {
      savingsAmount: 2_000,
      unit: "a year",
      reasoning: "Counted.",
      savingsAssumptions: [{ assumption: "Each floor." }],
    },
    marketSizings: [
      { type: "top_down", assumptionEntries: [entry("Top", 0)] },
      { type: "bottom_up", assumptionEntries: [entry("Offices", 0), entry("Won", 1, { group: "SOM" })] },
    ],
    evidence: Object.fromEntries(names.map((name) => [name, evidence(name)])),
  };
  const at = (name: string) => `financialProjection.${name} in evidence.${name}`;
  expect(beside("financialProjection", whole)).toEqual([
    `${at("overview")}: Financial projection: It pays. (overview); states says overview; rests on overview`,
    `${at("businessModel")}: Per floor: Each pays. (businessModel); states says businessModel; rests on businessModel`,
    `${at("pricing")}: Price: $4.50 per floor (pricing); states They said so., Taxes., says pricing; rests on pricing; reads They said so., Taxes.`,
    `${at("totalUsers")}: Total users: 1 customer (totalUsers); states Why Offices., says totalUsers; rests on totalUsers; reads Why Offices.`,
    `${at("savingMethod")}: Fewer boxes: None carried. (savingMethod); states says savingMethod; rests on savingMethod`,
    `${at("savingsModel")}: Savings potential: $2.00K a year (savingsModel); states Counted., Each floor., says savingsModel; rests on savingsModel; reads Counted., Each floor.`,
  ]);
  const model = { type: "Subscription", subtype: "", description: "Each pays." };
  expect(
    beside("financialProjection", { ...bare, overview: "It pays.", marketSizings: [], businessModel: model }),
  ).toEqual([
    `${at("overview")}: Financial projection: It pays. (overview); states nothing; rests on nothing`,
    `${at("businessModel")}: Subscription: Each pays. (businessModel); states nothing; rests on nothing`,
  ]);
});

test("an overview rests on its texts, those that say something, and other sections have nothing beside their lists", () => {
  const texts = {
    shouldWeDoThis: "Yes.",
    whatIsThis: "A depot.",
    valueProposition: "Less.",
    problemStatement: "Boxes.",
    marketSizeSummary: "Big.",
  };
  const overview = { ...texts, evidence: Object.fromEntries(Object.keys(texts).map((name) => [name, evidence(name)])) };
  const line = (name: keyof typeof texts, title: string) =>
    `overview.${name} in overview.evidence.${name}: ${title}: ${texts[name]} (overview.${name}); states says ${name}; rests on ${name}`;
  expect(beside("overview", { overview })).toEqual([
    line("shouldWeDoThis", "Is it promising?"),
    line("whatIsThis", "What is it?"),
    line("valueProposition", "Value proposition"),
    line("problemStatement", "Problem statement"),
    line("marketSizeSummary", "Market size"),
  ]);
  const little = { ...texts, whatIsThis: "", valueProposition: "", problemStatement: "", marketSizeSummary: "" };
  expect(beside("overview", { overview: little })).toEqual([
    "overview.shouldWeDoThis in overview.evidence.shouldWeDoThis: Is it promising?: Yes. (overview.shouldWeDoThis); states nothing; rests on nothing",
  ]);
  expect(beside("trends", {})).toEqual([]);
});
