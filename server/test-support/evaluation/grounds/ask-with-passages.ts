import { writeSection } from "../../../src/features/report/run/write-section.ts";
import { SectionFailed } from "../../../src/features/report/writing/section-failed.ts";
import type { FinishedSections } from "../../../src/features/report/writing/writing-tools.ts";
import type { ModelGateway } from "../../../src/platform/model/gateway.ts";
import { keptArticles, researchIn } from "../../research-pages/read-articles.ts";
import type { EvaluationBrief } from "../briefs/brief.ts";
import { nobody } from "../run/nobody.ts";
import { type QuotedStatement, statementsIn } from "./statements.ts";

const citing = ["trends", "customerProfiles", "marketScan"] as const;

/**
 * Has the sections that cite written anew about an idea, from articles that are kept with the tests, and gives what they state. A section that fails states
 * nothing.
 */
export async function askWithPassages(
  gateway: ModelGateway,
  { name, concept }: EvaluationBrief,
): Promise<QuotedStatement[]> {
  const statements: QuotedStatement[] = [];
  const finished: FinishedSections = {};
  const research = { research: researchIn(keptArticles("refill", nobody.accountId)), notes: () => [] };
  for (const section of citing) {
    const order = { ...nobody, conceptId: name, runId: `${name}-cited`, section, order: { kind: "missing" as const } };
    const written = await writeSection(order, {
      ...{ brief: concept, finished, research, now: "2026-03-04T12:00:00.000Z", gapsLeft: [] },
      async ask(task, { taskInput, part }) {
        const idempotencyKey = `${name}/cited/${task.name}/${part}`;
        const result = await gateway.runTask(task, taskInput, { ...nobody, idempotencyKey });
        statements.push(...statementsIn(result.output));
        return result;
      },
    }).catch((error: unknown) => {
      if (!(error instanceof SectionFailed)) throw error;
      return undefined;
    });
    if (!written) break;
    Object.assign(finished, { [section]: written.content });
  }
  return statements;
}
