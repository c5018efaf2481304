import { type RecordedAnswer, readGoodAnswers, writeAnswers } from "./recording.ts";
import { spoiltAnswer } from "./spoilt-answer.ts";

// `node server/test-support/evaluation/recorded/record-answers.ts` spoils the good answers anew, when tasks ask for something else.

/** The number that the mistakes in answers about a brief are counted from, so that one language has what the other lacks. */
const firstMistake: Readonly<Record<string, number>> = { refill: 0, german: 9, lifts: 4, sparsam: 12 };
/** Long answers are recorded less often. */
const timesOf = (length: number) => (length < 2_000 ? 7 : length < 5_000 ? 5 : 3);

const answers: RecordedAnswer[] = readGoodAnswers().flatMap(({ id, task, brief, output }) =>
  Array.from({ length: timesOf(JSON.stringify(output).length) }, (_, time) => ({
    asked: id,
    ...spoiltAnswer(output, task, { seed: `${id} ${time}`, number: (firstMistake[brief] ?? 0) + time }),
  })),
);
writeAnswers(answers);
