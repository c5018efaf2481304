import { defineTask } from "../../../../../platform/model/task.ts";
import { checkInterviewGuide } from "./check.ts";
import { draftInterviewGuide } from "./draft.ts";
import { mendInterviewGuide } from "./mend.ts";
import { InterviewGuideOutput, interviewGuideOutputFor } from "./output.ts";
import { type InterviewGuideInput, interviewGuidePrompt } from "./prompt.ts";

/** What to ask in a real interview, to learn whether what the concept rests on is so. */
export const interviewGuideTask = defineTask<InterviewGuideInput, InterviewGuideOutput>({
  name: "interview-guide",
  version: 1,
  modelClass: "strong",
  maxOutputTokens: 3000,
  output: InterviewGuideOutput,
  outputFor: interviewGuideOutputFor,
  prompt: interviewGuidePrompt,
  mend: mendInterviewGuide,
  check: checkInterviewGuide,
  draft: draftInterviewGuide,
});
