import { throughOutages } from "../../../platform/database/database.ts";
import type { ReportDependencies } from "../dependencies.ts";
import type { MakePlan } from "../research/plan/make-plan.ts";
import type { TopicFound } from "../research/reading/research-topic.ts";
import { createSectionResearch, type KeptTopic } from "../research/reading/section-research.ts";
import { type Asking, keptAnswer } from "./ask-once.ts";
import { keepTaskAnswer } from "./kept-answers.ts";
import type { LoadedSection } from "./load-section.ts";

/** Raised when what is found is kept in another form. */
const task = { name: "research", version: 1 };

type Dependencies = Pick<ReportDependencies, "library" | "research" | "clock" | "log" | "hub" | "database">;

/** How a section that is written comes by research, kept as its answers are; undefined where nothing is researched. */
export function researchSection(
  { research: limits, database, ...means }: Dependencies,
  makePlan: MakePlan,
  asking: Asking & { loaded: Pick<LoadedSection, "brief"> },
) {
  if (!limits) return undefined;
  const { input, loaded, signal } = asking;
  const { accountId, runId } = input;
  const held = { ...throughOutages(database, signal), availability: database.availability };
  const answerTo = ({ topic, asked }: KeptTopic) => keptAnswer(asking, { task, taskInput: asked, part: topic });
  const keeper = {
    find: (kept: KeptTopic) => answerTo(kept).answer?.output as TopicFound | undefined,
    keep: async (kept: KeptTopic, found: TopicFound) => {
      const { key } = answerTo(kept);
      await held.withTenant(input, (transaction) =>
        keepTaskAnswer(transaction, {
          key,
          accountId,
          runId,
          task: task.name,
          origin: "model",
          output: found,
          notes: [],
        }),
      );
    },
  };
  const research = { ...means, database: held, limits, makePlan, keeper };
  return createSectionResearch(research, { input, brief: loaded.brief, since: loaded.since, signal });
}
