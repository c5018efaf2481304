/* Words of customer profiles that both sides use at run time; free of schemas, so that the web can import them without zod. */

export const relationTypes = ["Journey Step", "JTBD", "Pain", "Moment of Intervention"] as const;
/** How a real-world signal stands to the concept. */
export const signalStances = ["In Favour", "Neutral", "Against"] as const;

/** The parts of a concept that a line of a stance can rest on, as they are told. */
export const conceptParts = [
  "Summary",
  "Overview",
  "Problem",
  "Value proposition",
  "Differentiators",
  "Right to win",
] as const;
/** What a line rests on that a person of the team has written. */
export const byHand = "Written by hand";

export const incomeTurned = "The lowest income cannot be above the highest.";
/** Why two ends of an income, in thousands, do not go together; null where they do, or the upper one is not known. */
export const incomeProblem = (lower: number, upper: number): string | null =>
  upper > 0 && lower > upper ? incomeTurned : null;

// An object for each line: a copy of the stance keeps apart what is apart.
const nothingKnown = () => ({ text: "", sureness: "low", basis: "assumed", from: [] }) as const;

/** The stance of a profile of which nothing is known yet. */
export const blankStance = {
  role: "likelyBuyer",
  usesToday: nothingKnown(),
  switchingCosts: nothingKnown(),
  priceLimit: { ...nothingKnown(), amount: null, per: "" },
  decidesWith: nothingKnown(),
  saysNoTo: nothingKnown(),
} as const;

/** A profile that a person adds, before anything is written in it. */
export const blankProfile = {
  avatarUrl: null,
  initials: "",
  gradientColors: ["#2f7d51", "#1d5e75"],
  incomeLower: 0,
  incomeUpper: 0,
  stance: blankStance,
  jobs: [],
  pains: [],
  alternatives: [],
  journey: [],
  signals: [],
  origin: "user",
} as const;

/** As many profiles has a concept at most after a person added one. */
export const profilesMax = 20;
