import { z } from "zod";
import { sourceFileMax } from "../../limits.ts";
import { Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { results } from "../results.ts";
import { BroughtTranscript, Interview, InterviewGuide, MarkedWords, OpenedInterview, WrittenGuide } from "./schemas.ts";

/** Real interviews: what to ask in them, and what was said. */
export const interviewRoutes = {
  "GET v1/customer-profile/{pid}/interviews": {
    summary: "The real interviews about a customer profile, the latest first.",
    access: "member",
    status: 200,
    answer: results(Interview),
  },
  "POST v1/customer-profile/{pid}/interviews": {
    summary:
      "Adds the transcript of a real interview: its text, or a file (PDF, DOCX, TXT, MD or HTML). Names, mail addresses, phone numbers and street addresses are replaced before it is kept; then it is read for signals.",
    access: "member",
    status: 201,
    body: BroughtTranscript,
    largestFile: sourceFileMax,
    answer: OpenedInterview,
    errors: ["conflict"],
  },
  "GET v1/interview/{interview}": {
    summary: "A real interview with its transcript and what was found in it.",
    access: "member",
    status: 200,
    answer: OpenedInterview,
  },
  "DELETE v1/interview/{interview}": {
    summary: "Removes an interview and its transcript; signals that rest on it stay with their words.",
    access: "member",
    status: 204,
  },
  "POST v1/interview/{interview}/read": {
    summary: "Has a transcript read for signals where that stopped; it goes on whether anybody looks or not.",
    access: "member",
    status: 200,
    answer: OpenedInterview,
    expensive: true,
    asksModel: true,
  },
  "POST v1/interview/{interview}/marks": {
    summary: "Marks words of a transcript as what a signal rests on.",
    access: "member",
    status: 200,
    body: MarkedWords,
    answer: OpenedInterview,
  },
  "POST v1/interview/{interview}/signals": {
    summary: "Takes what was found as real-world signals of the profile; what is taken already is not taken again.",
    access: "member",
    status: 200,
    body: z.object({ found: z.array(Uuid).min(1).max(200) }),
    answer: OpenedInterview,
  },
  "GET v1/customer-profile/{pid}/interview-guide": {
    summary: "What to ask in a real interview.",
    access: "member",
    status: 200,
    answer: InterviewGuide,
  },
  "POST v1/customer-profile/{pid}/interview-guide": {
    summary: "Writes an interview guide from the assumptions at stake; questions that people wrote stay.",
    access: "member",
    status: 200,
    answer: InterviewGuide,
    expensive: true,
    asksModel: true,
  },
  "PUT v1/customer-profile/{pid}/interview-guide": {
    summary: "Changes an interview guide: all of it.",
    access: "member",
    status: 200,
    body: WrittenGuide,
    answer: InterviewGuide,
    errors: ["conflict"],
  },
} as const satisfies Routes;
