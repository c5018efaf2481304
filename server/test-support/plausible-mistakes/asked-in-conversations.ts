import type { PersonaReplyInput } from "../../src/features/conversations/tasks/persona-reply/persona-input.ts";
import type { InterviewGuideInput } from "../../src/features/report/interviews/tasks/interview-guide/prompt.ts";
import type { InterviewSignalsInput } from "../../src/features/report/interviews/tasks/interview-signals/prompt.ts";
import { timedTranscript } from "../../src/features/report/interviews/three-transcripts.fixture.ts";
import { readTranscript } from "../../src/features/report/interviews/transcripts/read-transcript.ts";
import { refillDepots } from "../concept-briefs.ts";
import { askedPersona } from "../model-server/personas/persona-questions.ts";

/** What a persona is asked that has answered before. */
export const repliesAsked: readonly PersonaReplyInput[] = [
  askedPersona("What do you use for this today, and what would a change cost you?", {
    said: [
      { by: "person", text: "Would you pay $35?", verdict: null },
      { by: "persona", text: "I would not pay $35.", verdict: "wouldNotPay" },
    ],
  }),
  askedPersona("Who decides this with you?", { index: 1 }),
];

/** What is asked for the guide of a real interview. */
export const guideAsked: InterviewGuideInput = {
  brief: refillDepots,
  segment: "Facility leads",
  description: "Keeps four buildings running.",
  atStake: [
    { handle: "assumption-1", statement: "Deliveries are the pain they act on.", importance: 3, certainty: 2 },
    { handle: "assumption-2", statement: "A saving outweighs a second supplier.", importance: 3, certainty: 1 },
  ],
  present: ["Tell me about your building."],
};

/** What a real interview is read for. */
export const signalsAsked: InterviewSignalsInput = {
  brief: refillDepots,
  segment: "Facility leads",
  touchable: [
    { handle: "pain-1", label: "Nobody owns the reorder." },
    { handle: "stance-saysNoTo", label: "A second invoice" },
  ],
  lines: readTranscript(timedTranscript, []).lines.map((line, index) => ({ ...line, number: index + 1 })),
};
