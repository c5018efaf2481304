import { z } from "zod";
import { Origin, Uuid } from "../../plain-text.ts";
import { Evidence } from "../source.ts";
import { buyingRoles, sourceCategories } from "../vocabulary.ts";
import { relationTypes, signalStances } from "./words.ts";

/** A job to be done or a pain. */
export const ProfileNeed = z.object({
  uuid: Uuid,
  description: z.string(),
  order: z.int(),
  icon: z.string(),
  /** The synthetic conversation from which a person kept it; nothing, or an empty text, for every other. */
  fromConversation: Uuid.or(z.literal("")).nullish(),
});
export type ProfileNeed = z.infer<typeof ProfileNeed>;

export const Alternative = z.object({
  uuid: Uuid,
  name: z.string(),
  usage: z.string(),
  price: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});
export type Alternative = z.infer<typeof Alternative>;

export const JourneyStep = z.object({
  uuid: Uuid,
  title: z.string(),
  description: z.string(),
  order: z.int(),
  relationType: z.enum(relationTypes),
});
export type JourneyStep = z.infer<typeof JourneyStep>;

/** `isHypothesis`: no source stands behind it yet; something to look for, not something found. */
export const RealWorldSignal = z.object({
  uuid: Uuid,
  description: z.string(),
  stance: z.enum(signalStances),
  sourceCategory: z.enum(sourceCategories),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  isHypothesis: z.boolean(),
  /** The passages that tell it; absent for what was not looked up. */
  evidence: Evidence.optional(),
  /** The real interview in which it was said, and the words, letter by letter. */
  interview: z.object({ uuid: Uuid, quote: z.string(), line: z.int().min(1) }).nullish(),
  /** The assumptions that it touches by the word of whoever read it. */
  touches: z.array(Uuid).nullish(),
});
export type RealWorldSignal = z.infer<typeof RealWorldSignal>;

/** Where a line of a stance comes from: what the team answered, a source, real interviews, or nobody yet. */
export const StanceBasis = z.enum(["answer", "source", "interview", "assumed"]);
export type StanceBasis = z.infer<typeof StanceBasis>;

/** Something a persona holds to in every conversation. */
export const StanceLine = z.object({
  /** Empty where nothing is known. */
  text: z.string(),
  sureness: z.enum(["low", "medium", "high"]),
  basis: StanceBasis,
  /** What it rests on, a label each: of an answer, a source, an interview. Nothing for what is assumed. */
  from: z.array(z.string()),
});
export type StanceLine = z.infer<typeof StanceLine>;

/** What a persona holds to: reasons of its own, which no conversation talks it out of. */
export const Stance = z.object({
  role: z.enum(buyingRoles),
  /** What it uses today, and what that costs. */
  usesToday: StanceLine,
  switchingCosts: StanceLine,
  /** `amount` in US dollars for each `per` ("floor and month"); null where no price is known, or it pays nothing. */
  priceLimit: StanceLine.extend({ amount: z.number().min(0).nullable(), per: z.string() }),
  decidesWith: StanceLine,
  saysNoTo: StanceLine,
});
export type Stance = z.infer<typeof Stance>;

/** Incomes in thousands of US dollars a year. */
export const CustomerProfile = z.object({
  uuid: Uuid,
  segment: z.string(),
  name: z.string(),
  isPrimary: z.boolean(),
  avatarUrl: z.string().nullable(),
  initials: z.string(),
  gradientColors: z.array(z.string()).length(2),
  geoLocation: z.string(),
  ageRange: z.string(),
  familySize: z.string(),
  incomeLower: z.number(),
  incomeUpper: z.number(),
  educationLevel: z.string(),
  occupation: z.string(),
  description: z.string(),
  customerInsight: z.string(),
  /** Nothing for profiles that were written before personas took a stand. */
  stance: Stance.nullish(),
  jobs: z.array(ProfileNeed),
  pains: z.array(ProfileNeed),
  alternatives: z.array(Alternative),
  journey: z.array(JourneyStep),
  signals: z.array(RealWorldSignal),
  jobsInsight: z.string(),
  painsInsight: z.string(),
  alternativesInsight: z.string(),
  journeyInsight: z.string(),
  signalsSummary: z.string(),
  origin: Origin,
});
export type CustomerProfile = z.infer<typeof CustomerProfile>;
