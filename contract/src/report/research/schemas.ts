import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { Instant, requiredText, textUpTo, Uuid } from "../../plain-text.ts";
import { Person } from "../editing/schemas.ts";
import { researchSides, researchTopics } from "../vocabulary.ts";

export const ResearchTopic = z.enum(researchTopics);
export type ResearchTopic = z.infer<typeof ResearchTopic>;

/** A question that is researched, in the words that are searched for. */
export const ResearchQuestion = z.object({
  uuid: Uuid,
  topic: ResearchTopic,
  question: requiredText(300),
  /** Each is one search. */
  queries: z.array(requiredText(200)).min(1).max(4),
  /** Whether it looks for what speaks for the concept or against it; nothing where it looks for either. */
  side: z.enum(researchSides).nullish(),
  /** Left out by a person when false. */
  isIncluded: z.boolean(),
});
export type ResearchQuestion = z.infer<typeof ResearchQuestion>;

/** What research is about to take: searches, pages, seconds, and US dollars; null when a price is not known. */
export const ResearchEstimate = z.object({
  searches: z.int(),
  pages: z.int(),
  seconds: z.int(),
  usd: z.number().nullable(),
});
export type ResearchEstimate = z.infer<typeof ResearchEstimate>;

/** What will be asked for a report. `wishes` steer questions and writing: "hospitals in Spain", "ignore the US". */
export const ResearchPlan = z.object({
  wishes: z.string(),
  questions: z.array(ResearchQuestion),
  estimate: ResearchEstimate,
  /** Whether the concept's words or the wishes are others by now than those that the questions were made from. */
  isOlder: z.boolean(),
  changedBy: Person.nullable(),
  changedAt: Instant.nullable(),
});
export type ResearchPlan = z.infer<typeof ResearchPlan>;

/** A plan as a person changed it. A question without a uuid is new; one that is missing is gone. */
export const ChangedPlan = z.object({
  wishes: textUpTo(1000),
  questions: z.array(ResearchQuestion.extend({ uuid: Uuid.nullish() })).max(30),
});
export type ChangedPlan = z.infer<typeof ChangedPlan>;

/** Why a page was not read. */
export const refusalReasons = [
  "robots",
  "too-large",
  "timeout",
  "address",
  "protocol",
  "redirects",
  "unreachable",
  "status",
  "kind",
  "unreadable",
  "rejected",
] as const;

/** A page that research came across. `kept`: read earlier, and the copy taken. */
export const ResearchedPage = z.object({
  uuid: Uuid,
  section: ReportSection,
  question: Uuid,
  url: z.string(),
  title: z.string(),
  publisher: z.string(),
  publishedDate: z.iso.date().nullable(),
  state: z.enum(["waiting", "reading", "read", "kept", "refused"]),
  reason: z.enum(refusalReasons).nullable(),
  /** What a person reads of the reason: "Refused: robots.txt forbids it". */
  sentence: z.string(),
  passages: z.int(),
  /** Passages of it that the section quotes. */
  quoted: z.int(),
  source: Uuid.nullable(),
  /** The company has rejected it since; told where a report is asked for. */
  isRejected: z.boolean().optional(),
  at: Instant,
});
export type ResearchedPage = z.infer<typeof ResearchedPage>;

/** Where research of a concept's report stands. */
export const ResearchState = z.object({
  /** Null without a search provider or without a model: then nothing is researched. */
  provider: z.enum(["searxng", "tavily", "brave"]).nullable(),
  /** Null until it was asked for, or a report was begun. */
  plan: ResearchPlan.nullable(),
  /** What the last run asked and read; null before the first. */
  progress: z
    .object({
      isRunning: z.boolean(),
      /** Questions asked so far, of how many. */
      asked: z.int(),
      questions: z.int(),
      /** The one that is looked for now. */
      current: ResearchQuestion.nullable(),
      pages: z.array(ResearchedPage),
      /** US dollars for searches and calls of the model so far; null when a price is not known. */
      usd: z.number().nullable(),
      /** A sentence when research ended early: a quota used up, a provider away. */
      ended: z.string().nullable(),
    })
    .nullable(),
});
export type ResearchState = z.infer<typeof ResearchState>;
