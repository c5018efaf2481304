import { randomUUID } from "node:crypto";
import { conceptsPerRun } from "@seedbed/contract/limits";
import { changeConcept } from "../features/concepts/operations/change-concept.ts";
import { createConcept } from "../features/concepts/operations/create-concept.ts";
import { findIdentifiers } from "../features/concepts/operations/find-identifiers.ts";
import type { ConceptBank } from "../features/incubation/dependencies.ts";
import { answerQuestion } from "../features/incubation/operations/answer-question.ts";
import { loadBrief } from "../features/incubation/operations/load-brief.ts";
import { loadSeed } from "../features/incubation/operations/load-seed.ts";
import { plantSeed } from "../features/incubation/operations/plant-seed.ts";
import { saveGenerated } from "../features/incubation/operations/save-generated.ts";
import { insertGeneratedConcepts } from "../features/incubation/store/generated-concepts.ts";
import { generateConceptsTask } from "../features/incubation/tasks/generate-concepts/task.ts";
import { newConceptRows } from "../features/incubation/workflows/generation-content.ts";
import { readCompany } from "../features/nucleus/operations/read-company.ts";
import { readReportStates } from "../features/report/read-report-states.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Member } from "../platform/http/actor.ts";
import type { DemoIdea, DemoSeed } from "./demo-idea.ts";
import { writeDemoReport } from "./write-demo-report.ts";

const day = 86_400_000;
const hour = 3_600_000;

/** Plants a seed with its answers, as a person would have done some days ago. */
export async function plantSeedAnswers(
  database: Database,
  member: Member,
  { type, answers, daysAgo }: DemoSeed,
): Promise<string> {
  const clock = clockAt(daysAgo);
  const bank = bankAt(clock);
  const { uuid } = await plantSeed({ database, clock }, member, type);
  const { questionnaire } = await database.withTenant(member, (transaction) => loadSeed({ bank }, transaction, uuid));
  for (const question of Object.values(questionnaire.questions).sort((a, b) => a.order - b.order)) {
    const answer = answers[question.identifier];
    if (!answer) continue;
    const { id: questionId, fieldType } = question;
    const given = { questionId, fieldType, answer, details: { sources: answer.map(() => "user" as const) } };
    await answerQuestion({ database, clock, bank }, member, { seedId: uuid, given });
  }
  return uuid;
}

/** Takes an idea all the way: seed, concepts, the chosen one in the bank, and its report as far as the idea says. */
export async function plantIdea(database: Database, member: Member, idea: DemoIdea): Promise<void> {
  const clock = clockAt(idea.daysAgo);
  const bank = bankAt(clock);
  const seedId = await plantSeedAnswers(database, member, idea);
  const chosen = await database.withTenant(member, async (transaction) => {
    const work = await loadSeed({ bank }, transaction, seedId);
    const brief = await loadBrief({ readCompany }, transaction, work);
    const { concepts } = generateConceptsTask.draft(
      { brief, existing: [], dropped: [], instructions: "", count: conceptsPerRun },
      idea.title,
    );
    const generation = { accountId: member.accountId, userId: member.userId, seedId, generationId: randomUUID() };
    const rows = newConceptRows(generation, work, { texts: concepts, remaining: [], origin: "draft" });
    await insertGeneratedConcepts(transaction, rows);
    return rows[0];
  });
  if (!chosen) throw new Error(`no concept was drafted for ${idea.title}`);
  const { id: uuid, overview, problemStatement, valueProposition, differentiators, rightsToWin } = chosen;
  const edited = {
    uuid,
    title: idea.title,
    summary: idea.summary,
    overview,
    problemStatement,
    valueProposition,
    differentiators,
    rightsToWin,
  };
  const [saved] = await saveGenerated({ database, clock, bank }, member, { seedId, chosen: [edited] });
  if (!saved?.conceptUuid) throw new Error(`${idea.title} was not saved`);
  const conceptId = saved.conceptUuid;
  const whileWriting = { database, clock: clockAt(idea.daysAgo, hour) };
  if (idea.report !== "none") await writeDemoReport(whileWriting, member, { conceptId, idea });
  if (idea.status !== "new") {
    await database.withTenant(member, (transaction) =>
      changeConcept({ clock: clockAt(idea.daysAgo, 2 * hour), readReportStates }, transaction, {
        actor: member,
        reference: conceptId,
        change: { status: idea.status },
      }),
    );
  }
}

function clockAt(daysAgo: number, later = 0): Clock {
  const moment = Date.now() - daysAgo * day + later;
  return () => new Date(moment);
}

function bankAt(clock: Clock): ConceptBank {
  return {
    saveConcept: (transaction, actor, concept) =>
      createConcept({ clock, readReportStates }, transaction, { actor, concept }),
    startReport: async () => undefined,
    identifiers: findIdentifiers,
  };
}
