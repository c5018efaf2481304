import type { EvidenceView, ReasoningStep, ShownSource } from "../evidence-query.ts";

export const item = "00000000-0000-4000-8000-000000000004";
export const uuidOf = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, "0")}`;

export const ada = { uuid: "11111111-1111-4111-8111-1111111111aa", firstName: "Ada", lastName: "Moreau" };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
const dayAgo = (days: number) => daysAgo(days).slice(0, 10);

interface Quoted {
  before?: string;
  quote: string;
  after?: string;
  step: number | null;
}

export const shownSource = (
  number: number,
  title: string,
  { quoted, ...change }: Partial<ShownSource> & { quoted?: Quoted } = {},
): ShownSource => ({
  uuid: uuidOf(number),
  number,
  title,
  description: "",
  url: `https://source-${number}.example/page`,
  classification: "web",
  citations: quoted ? [quoted.quote] : [],
  confidenceLevel: "medium",
  publishedDate: dayAgo(130),
  category: "Online Article",
  publisher: `source-${number}.example`,
  retrievedAt: daysAgo(2),
  passages: quoted ? [{ before: "", after: "", stance: "for", isFound: true, ...quoted }] : [],
  rejected: null,
  hasCopy: true,
  hasChanged: false,
  addedBy: null,
  ...change,
});

export const shownStep = (text: string, change: Partial<ReasoningStep> = {}): ReasoningStep => ({
  text,
  sources: [],
  publishers: 0,
  against: [],
  premises: [],
  wrong: null,
  ...change,
});

/** What stands behind the force "Input cost": four sources for three steps, and one step that nobody says. */
export const shownEvidence = (change: Partial<EvidenceView> = {}): EvidenceView => ({
  item,
  section: "marketScan",
  field: "",
  title: "Input cost",
  conclusion:
    "Surfactant prices follow palm kernel oil, which has doubled twice in five years. A depot that prices per floor carries that swing on its own books.",
  origin: "model",
  confidence: "medium",
  confidenceReason: "Four independent publishers agree; the newest is 16 days old.",
  steps: [
    shownStep("Palm kernel oil has doubled twice within five years, and surfactant list prices moved with it.", {
      sources: [1, 4],
      publishers: 2,
    }),
    shownStep("We buy surfactant three months ahead and nobody sells it fixed for longer.", {
      sources: [2],
      publishers: 1,
    }),
    shownStep("Contracts with tenants usually run twelve months.", { sources: [3], publishers: 1 }),
    shownStep("The depot cannot pass a price rise on within the year, so about nine months of it stay with us.", {
      premises: ["step 2", "step 3"],
    }),
  ],
  sources: [
    shownSource(1, "Commodity outlook: oils and fats", {
      category: "Government Report",
      confidenceLevel: "high",
      quoted: {
        before: "Traders call it a second cycle: palm kernel oil ",
        quote: "has now doubled for the second time in five years",
        after: ", and surfactant makers passed on most of it within a quarter.",
        step: 0,
      },
    }),
    shownSource(2, "Supplier interview, blending plant", {
      category: "First-Party Research",
      classification: "upload",
      confidenceLevel: "high",
      url: null,
      publisher: "",
      publishedDate: dayAgo(16),
      retrievedAt: daysAgo(9),
      addedBy: ada,
      quoted: {
        quote: "We buy three months ahead, never more.",
        after: " Nobody will sell you a year of surfactant at one price.",
        step: 1,
      },
    }),
    shownSource(3, "Office service contracts, yearly survey", {
      publishedDate: dayAgo(440),
      quoted: {
        before: "Of 412 contracts read, 71% were signed for a year: ",
        quote: "twelve months remains the usual term",
        after: " for consumables in shared buildings.",
        step: 2,
      },
    }),
    shownSource(4, "Trade forum: refill and dosing", {
      category: "User Forum",
      confidenceLevel: "low",
      publishedDate: dayAgo(280),
      hasChanged: true,
      quoted: {
        before: "Ours wrote in October and again in February. ",
        quote: "Same drum, a third dearer",
        after: " than the spring before.",
        step: 0,
      },
    }),
  ],
  premises: [],
  whatWouldTurn:
    "An index clause in the tenant contract, or eleven weeks of stock. Either takes it from Mostly Headwinds to mixed.",
  searches: 6,
  ...change,
});
