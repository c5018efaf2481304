import { expect, test } from "vitest";
import { type Answer, note, ok, wrong } from "./finding.ts";
import { rememberGood } from "./remember-good.ts";

/** How often a check with these answers runs when it is asked at these minutes. */
async function runsAt(minutes: readonly number[], answers: Answer[]): Promise<number> {
  let now = 0;
  let runs = 0;
  const check = rememberGood(() => new Date(now))(async () => {
    runs += 1;
    return answers;
  });
  for (const minute of minutes) {
    now = minute * 60_000;
    expect(await check(AbortSignal.timeout(20_000))).toEqual(answers);
  }
  return runs;
}

const cases: [what: string, answers: Answer[], runs: number][] = [
  ["what works is asked once in ten minutes", [ok("It answers."), note("It is slow.")], 2],
  ["what does not work is asked each time", [ok("It answers."), wrong("It refuses images.")], 4],
  ["what is only noted is asked each time", [note("Nothing is set.")], 4],
  ["what says nothing is asked each time", [], 4],
];
test.each(cases)("%s", async (_what, answers, runs) => {
  expect(await runsAt([0, 5, 9, 10], answers)).toBe(runs);
});
