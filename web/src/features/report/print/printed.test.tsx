import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { journeyStepWith, profileWith, signalWith } from "#testing/profiles.ts";
import { projectionWith } from "#testing/projections.ts";
import { assumptionListWith, assumptionWith, incumbentWith, overviewWith, sourceWith } from "#testing/reports.ts";
import { marketScan, revenue, savings } from "#testing/whole-report.ts";
import { PrintedAssumptions } from "./printed-assumptions.tsx";
import { PrintedMarket } from "./printed-market.tsx";
import { PrintedMoney } from "./printed-money.tsx";
import { PrintedOverview } from "./printed-overview.tsx";
import { PrintedSources } from "./printed-parts.tsx";
import { PrintedProfiles } from "./printed-profiles.tsx";

/** What stands on paper, part by part. */
async function printed(document: React.ReactNode) {
  const { container } = await render(document);
  const parts = [...container.querySelectorAll("section section")].map(({ textContent }) => textContent ?? "");
  return {
    container,
    text: container.textContent ?? "",
    part: (title: string) => parts.find((each) => each.startsWith(title)),
  };
}

test("assumptions are printed by category, each with its importance, its certainty and its state", async () => {
  const results = [
    assumptionWith("It pays", { importance: 3, certainty: 1, status: "partially_validated" }),
    assumptionWith("It works", { category: "Feasibility", importance: 1, certainty: 3, status: "invalidated" }),
    assumptionWith("They want it"),
  ];
  const { container } = await printed(<PrintedAssumptions list={assumptionListWith({ results })} />);
  const rows = [...container.querySelectorAll("section section")].map((part) => [
    part.querySelector("h3")?.textContent,
    ...[...part.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(", "),
    ),
  ]);
  expect(rows).toEqual([
    ["Desirability", "It pays, High, Low, Partly validated", "They want it, Medium, Medium, Untested"],
    ["Feasibility", "It works, Low, High, Invalidated"],
  ]);
});

test("a market is printed with its scores, what is known of each company, and each of its sources once", async () => {
  const evidence = { insight: "", sources: [sourceWith("law")] };
  const twice = incumbentWith("Bottles", { overviewEvidence: evidence, foundedEvidence: evidence });
  const { text, part } = await printed(<PrintedMarket scan={{ ...marketScan, incumbents: [twice] }} />);
  expect(part("Regulation")).toBe(
    "Regulation: Mostly HeadwindsScore: 8 of 10Regulation moves the market.Impact on this concept: Regulation matters here.",
  );
  expect(part("Price of transport")).not.toContain("Score");
  expect(part("Fillbar")).toBe(
    "Fillbar (startup)Where: BergenFounded: 1904Fillbar is known.Relevance: It is near.Value proposition: Soap without a bottleCompetitive advantage: Its own vansPredictionsGrows to the southEngagementpartnership: Share the vansKey factsForty peopleKey contactsIda, Founder, ida@fill.exampleBen, Founder, ben@fill.exampleEve, FounderRecent activityOpened a depot",
  );
  expect(part("Bottles (incumbent)")?.match(/law/g)).toHaveLength(1);
  expect(text).not.toContain("PredictionsKey");
});

test("a projection is printed with its prices, its costs, and its numbers in their order", async () => {
  const [sizing] = projectionWith().marketSizings;
  if (!sizing) throw new Error("There is one.");
  const assumptionEntries = sizing.assumptionEntries.toReversed();
  const projection = {
    ...revenue,
    marketSizings: [{ ...sizing, assumptionEntries }, ...revenue.marketSizings.slice(1)],
  };
  const { container, text, part } = await printed(<PrintedMoney projection={projection} />);
  expect(part("Business Model")).toBe("Business ModelRecurring, Subscription Paid by the floor.");
  expect(part("Pricing")).toBe("Pricing$90 a floor. Half a pallet.");
  expect(part("Vans")).toBe("VansThey drive.Mitigation: Fewer rounds.");
  expect(part("Owners")).toBe("OwnersOf buildings.");
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["TAM", "Spent on supplies", "+ 1200000000 $"],
    ["SAM", "Within reach", "* 10 %"],
  ]);
  expect(text).toMatch(/Market Sizing, Top Down.*Market Sizing, Bottom Up/s);
});

test("what saves costs is printed with its method, its areas, and what stands in its way", async () => {
  const { part } = await printed(<PrintedMoney projection={savings} />);
  expect(part("Savings Method")).toBe("Savings MethodFewer deliveries One round a week.");
  expect(part("Savings$")).toMatch(/^Savings\$120.* a year\. Forty rounds less\.$/);
  expect(part("Storage")).toBe("StorageLess.");
  expect(part("Depots")).toBe("DepotsThey cost.Mitigation: Rent.");
  expect(part("Rounds saved")).toMatch(/^Rounds saved\$120.* a year/);
});

test("a profile is printed with what is known of it, its needs and its journey in their order, and guesses as such", async () => {
  const need = (description: string, order: number) => ({ uuid: description, description, order, icon: "box" });
  const profile = profileWith({
    ...{ ageRange: "", jobs: [need("Second", 1), need("First", 0)], pains: [need("Boxes", 0)] },
    journey: [
      { ...journeyStepWith("Orders", "JTBD"), order: 1 },
      { ...journeyStepWith("Notices", "JTBD"), order: 0 },
    ],
    signals: [
      signalWith("They wait.", { stance: "Against", isHypothesis: true }),
      signalWith("They pay.", { stance: "In Favour", isHypothesis: false }),
    ],
    alternatives: [{ uuid: "a", name: "Webshop", usage: "weekly", price: "list", pros: ["Near"], cons: ["Dear"] }],
  });
  const { text, part } = await printed(<PrintedProfiles profiles={[profile]} />);
  expect(text).toContain("Noor, Facility manager, Bergen");
  expect(text).toContain("Jobs to be doneFirstSecondPain pointsBoxes");
  expect(text).toMatch(/JourneyNotices \(JTBD\).*Orders \(JTBD\)/s);
  expect(part("Alternative")).toBe("Alternative: WebshopUse: weeklyPrice: listFor itNearAgainst itDear");
  expect(part("Real-world")).toBe("Real-world signalsAgainst, a hypothesis: They wait.In Favour: They pay.");
});

test("of an overview only what is written is printed, its points in their order", async () => {
  const overview = overviewWith({ problemStatement: "", rightsToWin: [] });
  const { text, part } = await printed(<PrintedOverview overview={overview} marketSize="Small, but certain." />);
  expect(part("Differentiators")).toBe("Differentiators1. Metered by weight2. One depot serves every floor");
  expect(part("Value Proposition")).toBe("Value PropositionA fifth cheaper.");
  expect(part("Market size")).toBe("Market sizeSmall, but certain.");
  for (const title of ["Problem Statement", "Our Right to Win"]) expect(text).not.toContain(title);
});

test("only web addresses are links on paper", async () => {
  const sources = [
    { title: "Law", url: "https://law.example/" },
    { title: "Trap", url: "javascript:alert(1)" },
    { title: "Talk", url: null },
  ];
  const { container, text } = await printed(<PrintedSources sources={sources} />);
  expect(text).toBe("LawTrapTalk");
  expect([...container.querySelectorAll("a")].map(({ href }) => href)).toEqual(["https://law.example/"]);
});
