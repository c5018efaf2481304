import {
  CustomerProfile,
  type JourneyStep,
  type RealWorldSignal,
  type Stance,
  type StanceLine,
} from "@seedbed/contract/report/customers/schemas";

const profile = CustomerProfile.parse({
  uuid: "88888888-8888-4888-8888-888888888888",
  segment: "Facility managers",
  name: "Noor",
  isPrimary: true,
  avatarUrl: null,
  initials: "N",
  gradientColors: ["#2f6b4f", "#7fb685"],
  geoLocation: "Bergen",
  ageRange: "35 to 44",
  familySize: "Two",
  incomeLower: 58,
  incomeUpper: 82,
  educationLevel: "Degree",
  occupation: "Facility manager",
  description: "Keeps four buildings running.",
  customerInsight: "Wants fewer deliveries.",
  jobs: [],
  pains: [],
  alternatives: [],
  journey: [],
  signals: [],
  jobsInsight: "",
  painsInsight: "",
  alternativesInsight: "",
  journeyInsight: "",
  signalsSummary: "",
  origin: "draft",
});

export const profileWith = (change: Partial<CustomerProfile> = {}): CustomerProfile => ({ ...profile, ...change });

export const journeyStepWith = (title: string, relationType: JourneyStep["relationType"]): JourneyStep => ({
  uuid: title,
  title,
  description: `${title} is told.`,
  order: 0,
  relationType,
});

export const signalWith = (description: string, change: Partial<RealWorldSignal> = {}): RealWorldSignal => ({
  uuid: description,
  description,
  stance: "Neutral",
  sourceCategory: "Other",
  sources: [],
  isHypothesis: false,
  ...change,
});

const stanceLineWith = (text: string, change: Partial<StanceLine> = {}): StanceLine => ({
  text,
  sureness: "high",
  basis: "answer",
  from: ["Your answer"],
  ...change,
});

export const stanceWith = (change: Partial<Stance> = {}): Stance => ({
  role: "likelyNonBuyer",
  usesToday: stanceLineWith("The stock of the cleaning contractor, on one invoice a month."),
  switchingCosts: stanceLineWith("A second audit.", {
    sureness: "medium",
    basis: "interview",
    from: ["Interview 2", "Interview 6"],
  }),
  priceLimit: {
    ...stanceLineWith("On the bill that comes anyway.", { sureness: "low", basis: "assumed", from: [] }),
    amount: 22,
    per: "floor and month",
  },
  decidesWith: stanceLineWith("The landlord signs for the basement."),
  saysNoTo: stanceLineWith("A second invoice.", { sureness: "medium", basis: "source", from: ["Signal 12"] }),
  ...change,
});
