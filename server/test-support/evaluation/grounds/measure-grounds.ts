import type { ModelGateway } from "../../../src/platform/model/gateway.ts";
import { TaskFailed } from "../../../src/platform/model/task-failed.ts";
import { nobody } from "../run/nobody.ts";
import { judgeTask, statementsInCall } from "./judge-task.ts";
import type { QuotedStatement } from "./statements.ts";
import { type Support, supportByWords, supports } from "./support-by-words.ts";

export type SupportCounts = Record<Support, number>;

/** How much of what is stated rests on what was read. */
export interface Grounds {
  statements: number;
  /** Of those: without a quote, which they say themselves. */
  reasoned: number;
  /** Of those with a quote, by the words of statement and quote. */
  byWords: SupportCounts;
  /** The same by a second model; absent without one. */
  byModel?: SupportCounts;
}

/** Measures statements by their words, and by a second model where there is one; what it does not answer is not counted. */
export async function measureGrounds(
  statements: readonly QuotedStatement[],
  judge?: Pick<ModelGateway, "runTask">,
): Promise<Grounds> {
  const quoted = statements.filter(({ quotes }) => quotes.length > 0);
  const grounds: Grounds = {
    statements: statements.length,
    reasoned: statements.length - quoted.length,
    byWords: countOf(quoted.map(supportByWords)),
  };
  return judge ? { ...grounds, byModel: countOf(await judged(quoted, judge)) } : grounds;
}

async function judged(
  statements: readonly QuotedStatement[],
  judge: Pick<ModelGateway, "runTask">,
): Promise<Support[]> {
  const verdicts: Support[] = [];
  for (let first = 0; first < statements.length; first += statementsInCall) {
    const part = statements.slice(first, first + statementsInCall);
    const said = await judge
      .runTask(judgeTask, part, { ...nobody, idempotencyKey: `judge-grounds/${first}` })
      .catch((error: unknown) => {
        if (!(error instanceof TaskFailed)) throw error;
        return undefined;
      });
    verdicts.push(...(said?.output.verdicts ?? []));
  }
  return verdicts;
}

function countOf(found: readonly (Support | null)[]): SupportCounts {
  const [supported = 0, partly = 0, not = 0] = supports.map(
    (support) => found.filter((each) => each === support).length,
  );
  return { supported, partly, not };
}
