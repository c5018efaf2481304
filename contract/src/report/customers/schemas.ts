import { z } from "zod";
import { Origin, Uuid } from "../../plain-text.ts";
import { Evidence } from "../source.ts";
import { sourceCategories } from "../vocabulary.ts";

export const relationTypes = ["Journey Step", "JTBD", "Pain", "Moment of Intervention"] as const;
export const stances = ["In Favour", "Against", "Neutral"] as const;

/** A job to be done or a pain. */
export const ProfileNeed = z.object({ uuid: Uuid, description: z.string(), order: z.int(), icon: z.string() });
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
  stance: z.enum(stances),
  sourceCategory: z.enum(sourceCategories),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  isHypothesis: z.boolean(),
  /** The passages that tell it; absent for what was not looked up. */
  evidence: Evidence.optional(),
});
export type RealWorldSignal = z.infer<typeof RealWorldSignal>;

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
