import { defineTask } from "../../../../../platform/model/task.ts";
import { checkInterviewSignals } from "./check.ts";
import { draftInterviewSignals } from "./draft.ts";
import { InterviewSignalsOutput, interviewSignalsOutputFor } from "./output.ts";
import { type InterviewSignalsInput, interviewSignalsPrompt } from "./prompt.ts";

/** What a part of a real interview tells for and against a concept, each with the words that tell it. */
export const interviewSignalsTask = defineTask<InterviewSignalsInput, InterviewSignalsOutput>({
  name: "interview-signals",
  version: 1,
  modelClass: "strong",
  maxOutputTokens: 4000,
  output: InterviewSignalsOutput,
  outputFor: interviewSignalsOutputFor,
  prompt: interviewSignalsPrompt,
  mend: (output) => output,
  check: checkInterviewSignals,
  draft: draftInterviewSignals,
});
