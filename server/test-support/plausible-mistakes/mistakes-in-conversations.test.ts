import { personaReplyTask } from "../../src/features/conversations/tasks/persona-reply/task.ts";
import { interviewGuideTask } from "../../src/features/report/interviews/tasks/interview-guide/task.ts";
import { interviewSignalsTask } from "../../src/features/report/interviews/tasks/interview-signals/task.ts";
import { guideAsked, repliesAsked, signalsAsked } from "./asked-in-conversations.ts";
import { conversationMistakes } from "./conversations.ts";
import { askedTask } from "./taken-of.ts";
import { testSmallMistakes } from "./test-small-mistakes.ts";

testSmallMistakes(
  [
    ...repliesAsked.map((input) => askedTask(personaReplyTask, input)),
    askedTask(interviewGuideTask, guideAsked),
    askedTask(interviewSignalsTask, signalsAsked),
  ],
  conversationMistakes,
);
