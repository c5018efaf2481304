import type { InterviewGuide } from "@seedbed/contract/report/interviews/schemas";
import { guideMinutes } from "@seedbed/contract/report/interviews/words";

/** The questions as text, one below the other. */
export function guideAsText({ questions }: Pick<InterviewGuide, "questions">): string {
  return questions
    .map(({ text, followUp }, index) => [`${index + 1}. ${text}`, ...(followUp ? [`   ${followUp}`] : [])].join("\n"))
    .join("\n\n");
}

const notes = `   ${"_".repeat(60)}`;

/** The questions on a sheet with room for notes, to be taken into an interview. */
export function guideAsSheet(guide: Pick<InterviewGuide, "questions">, segment: string): string {
  const minutes = Math.max(1, Math.round(guideMinutes / Math.max(1, guide.questions.length)));
  const questions = guide.questions.map(({ text, followUp }, index) =>
    [`${index + 1}. ${text}`, ...(followUp ? [`   ${followUp}`] : []), "", notes, notes, notes].join("\n"),
  );
  return [
    `Interview with: ${segment}`,
    "Date:                      Who asks:",
    `${guideMinutes} minutes, about ${minutes} for each question. Ask, then wait. Do not name the answer.`,
    "",
    ...questions.flatMap((question) => [question, ""]),
    "Before you go: whom else should I talk to?",
    notes,
    "",
  ].join("\n");
}

/** "Made from the six assumptions at stake; four are covered." */
export function coverage({ questions, atStake }: Pick<InterviewGuide, "questions" | "atStake">): string {
  const asked = new Set(questions.map(({ assumption }) => assumption));
  const covered = atStake.filter(({ uuid }) => asked.has(uuid)).length;
  if (atStake.length === 0) return "Open questions first. No assumptions are written yet.";
  return `Open questions first. ${covered} of ${atStake.length} assumptions at stake ${covered === 1 ? "is" : "are"} covered.`;
}
