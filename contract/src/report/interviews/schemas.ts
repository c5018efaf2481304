import { z } from "zod";
import { Instant, Origin, requiredText, textUpTo, Uuid } from "../../plain-text.ts";
import { Scale } from "../assumptions/schemas.ts";
import { signalStances } from "../customers/words.ts";
import { Person } from "../editing/schemas.ts";
import {
  guideQuestionsMax,
  guideTextMax,
  interviewTitleMax,
  leftOutReasons,
  touchedKinds,
  transcriptTextMax,
} from "./words.ts";

const Count = z.int().min(0);

/** How many different names, addresses and so on stand no longer in a transcript. */
export const Replaced = z.object({ names: Count, mails: Count, phones: Count, addresses: Count, others: Count });
export type Replaced = z.infer<typeof Replaced>;

/** A real interview about a customer profile. */
export const Interview = z.object({
  uuid: Uuid,
  /** The profile that the person belongs to. */
  profile: Uuid,
  title: z.string(),
  /** Null for a pasted one. */
  fileName: z.string().nullable(),
  words: Count,
  lines: Count,
  replaced: Replaced,
  addedBy: Person.nullable(),
  addedAt: Instant,
  /** The lines in which signals were looked for. */
  readLines: Count,
  /** Why reading stopped before the end; null while it goes on, and when all is read. */
  stopped: z.string().nullable(),
  /** How many signals of the profile rest on it. */
  signals: Count,
});
export type Interview = z.infer<typeof Interview>;

/** What one person says until the next one speaks. Its number is its place, counted from 1. */
export const TranscriptLine = z.object({
  /** "12:40"; empty where it is not told. */
  time: z.string(),
  /** "Q" for who asks; empty where it is not told. */
  speaker: z.string(),
  isQuestion: z.boolean(),
  text: z.string(),
});
export type TranscriptLine = z.infer<typeof TranscriptLine>;

/** What a signal speaks of: a pain, a line of the stance, an assumption. `item` is the uuid, or the name of the line. */
export const Touched = z.object({ kind: z.enum(touchedKinds), item: z.string(), label: z.string() });
export type Touched = z.infer<typeof Touched>;

/** Something in a transcript that tells for or against, with its words. */
export const FoundSignal = z.object({
  uuid: Uuid,
  description: z.string(),
  stance: z.enum(signalStances),
  /** Letter by letter as it stands in the line; as it was given where it is left out. */
  quote: z.string(),
  /** 0 where it is left out. `from` and `to` are places in the line's text. */
  line: Count,
  from: Count,
  to: Count,
  touches: Touched.nullable(),
  /** Why it cannot become a signal; null for one that can. */
  leftOut: z.enum(leftOutReasons).nullable(),
  /** The words of the transcript that are nearest to a quote that is left out. */
  nearest: z.object({ line: Count, text: z.string() }).nullable(),
  origin: Origin,
});
export type FoundSignal = z.infer<typeof FoundSignal>;

export const OpenedInterview = Interview.extend({
  transcript: z.array(TranscriptLine),
  /** In the order of their lines, those that are left out last. */
  found: z.array(FoundSignal.extend({ isTaken: z.boolean() })),
  /** The profile's signals that rest on it. */
  resting: z.array(z.object({ uuid: Uuid, description: z.string() })),
  /** What a signal of it may touch. */
  touchable: z.array(Touched),
});
export type OpenedInterview = z.infer<typeof OpenedInterview>;

/** A transcript as a person brings it: pasted, or a file beside it. */
export const BroughtTranscript = z.object({
  title: textUpTo(interviewTitleMax).default(""),
  text: textUpTo(transcriptTextMax).default(""),
  /** More words to replace: names that nothing points to. */
  alsoReplace: z.array(requiredText(100)).max(50).default([]),
});

/** Words of a line that a person marks as a signal. */
export const MarkedWords = z.object({
  line: z.int().min(1),
  from: Count,
  to: Count,
  description: requiredText(500),
  stance: z.enum(signalStances),
  touches: Touched.pick({ kind: true })
    .extend({ item: textUpTo(100) })
    .nullable()
    .default(null),
});

export const GuideQuestion = z.object({
  uuid: Uuid,
  text: z.string(),
  /** What to ask then, or to listen for. */
  followUp: z.string(),
  /** The assumption it serves. */
  assumption: Uuid.nullable(),
  origin: Origin,
  /** A person was told that it leads, and keeps it. */
  keepsLeading: z.boolean(),
});
export type GuideQuestion = z.infer<typeof GuideQuestion>;

/** What to ask in a real interview. */
export const InterviewGuide = z.object({
  /** Counts its changes; 0 while there is none. */
  revision: Count,
  questions: z.array(GuideQuestion),
  /** The assumptions at stake, first those that matter most and are known least. */
  atStake: z.array(z.object({ uuid: Uuid, statement: z.string(), importance: Scale, certainty: Scale })),
});
export type InterviewGuide = z.infer<typeof InterviewGuide>;

/** A guide as a person leaves it. `revision` is the one that was seen. */
export const WrittenGuide = z.object({
  revision: Count,
  questions: z
    .array(
      GuideQuestion.omit({ origin: true }).extend({
        text: requiredText(guideTextMax),
        followUp: textUpTo(guideTextMax),
      }),
    )
    .max(guideQuestionsMax),
});
export type WrittenGuide = z.infer<typeof WrittenGuide>;
