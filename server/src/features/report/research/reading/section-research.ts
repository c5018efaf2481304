import type { SectionNote } from "@seedbed/contract/concepts/schemas";
import type { ResearchTopic } from "@seedbed/contract/report/research/schemas";
import type { Database } from "../../../../platform/database/database.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import { languageOfText } from "../../../../platform/research/reading/content/language-of-text.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import type { ReportDependencies, ResearchLimits, SectionInput } from "../../dependencies.ts";
import type { Researched } from "../../writing/writing-tools.ts";
import type { MakePlan } from "../plan/make-plan.ts";
import type { PlanRow } from "../plan/plan-store.ts";
import { shareOf } from "../plan/topic-shares.ts";
import { createSectionProgress, type SectionProgress } from "../progress/section-progress.ts";
import { topicSections } from "../topic-sections.ts";
import { countBySource, researchTopic, type TopicFound } from "./research-topic.ts";
import { findWrongClaims } from "./wrong-claims.ts";

/** What a topic's result is kept by: what was asked, in whatever run. */
export interface KeptTopic {
  topic: ResearchTopic;
  /** What the result depends on. */
  asked: unknown;
}

/** Where results are kept, as the answers of a model are. */
export interface TopicKeeper {
  find(kept: KeptTopic): TopicFound | undefined;
  keep(kept: KeptTopic, found: TopicFound): Promise<void>;
}

interface SectionResearchMeans extends Pick<ReportDependencies, "library" | "clock" | "log" | "hub"> {
  database: Pick<Database, "withTenant" | "availability">;
  limits: ResearchLimits;
  makePlan: MakePlan;
  keeper: TopicKeeper;
}

interface SectionOrder {
  input: SectionInput;
  brief: ConceptBrief;
  /** When the run began, in milliseconds since 1970. */
  since: number;
  signal: AbortSignal;
}

/** Milliseconds for which a model that is away is waited for. */
const patienceMs = 60_000;

/**
 * The research of one section: each topic is looked up once, whatever crashes. It never fails: `notes` say what could not be found, for a person.
 */
export function createSectionResearch(means: SectionResearchMeans, { input, brief, since, signal }: SectionOrder) {
  const { database, limits, keeper, makePlan, clock, log } = means;
  const notes = new Map<ResearchTopic, string>();
  // The library keeps and looks up in transactions that can be repeated: an outage is waited through.
  const patiently = <Result>(work: () => Promise<Result>) => database.availability.throughOutages(work, signal);
  const library = {
    provider: means.library.provider,
    embed: means.library.embed,
    search: (...order: Parameters<typeof means.library.search>) => patiently(() => means.library.search(...order)),
    read: (...order: Parameters<typeof means.library.read>) => patiently(() => means.library.read(...order)),
  };
  let planned: Promise<PlanRow | null> | undefined;
  let begun: SectionProgress | undefined;

  /** The plan, the same for all topics; null when the model did not make one. */
  async function plan(): Promise<PlanRow | null> {
    try {
      const caller = { accountId: input.accountId, userId: input.userId, since, patienceMs, signal };
      return await patiently(() => makePlan({ caller, conceptId: input.conceptId, brief }));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof TaskFailed)) throw error;
      return null;
    }
  }

  function progressOf({ questions }: PlanRow): SectionProgress {
    const own = questions.filter(({ topic, isIncluded }) => isIncluded && topicSections[topic] === input.section);
    begun ??= createSectionProgress(means, input, own);
    return begun;
  }

  async function lookUp(topic: ResearchTopic, planRow: PlanRow): Promise<TopicFound | null> {
    const { questions, wishes } = planRow;
    const share = shareOf(questions, topic, limits);
    if (share.questions.length === 0) return null;
    const key = { topic, asked: { questions: share.questions, wishes } };
    const kept = keeper.find(key);
    const progress = progressOf(planRow);
    if (kept) {
      await progress.begin(topic);
      await progress.finish(topic, kept, countBySource(kept.passages));
      return kept;
    }
    const timeIsUp = AbortSignal.timeout(limits.topicMs);
    const research = { library, progress, log, clock, input, timeIsUp, signal };
    const found = await researchTopic(research, { topic, share, wishes, language: languageOf(brief) });
    await keeper.keep(key, found);
    return found;
  }

  return {
    async research(topic: ResearchTopic): Promise<Researched> {
      planned ??= plan();
      const planRow = await planned;
      if (!planRow) notes.set(topic, "Nothing was looked up: the questions for it could not be written.");
      const found = planRow && (await lookUp(topic, planRow));
      const wrong = await database.withTenant(input, (transaction) => findWrongClaims(transaction, input.conceptId));
      const sources = [...new Set(found?.passages.map(({ source }) => source.uuid))];
      const rejected = await patiently(() => means.library.rejectedAmong(input, sources));
      const passages = found?.passages.filter(({ source }) => !rejected.has(source.uuid)) ?? [];
      if (found?.ended) notes.set(topic, endedEarly(found.ended, passages.length > 0));
      else if (found && passages.length === 0) notes.set(topic, nothingFound);
      return { passages, wishes: planRow?.wishes ?? "", wrong };
    },
    /** What a person should know of it, each thing once. */
    notes: (): SectionNote[] =>
      [...new Set(notes.values())].map((sentence) => ({ kind: "mark", part: "research", about: "Research", sentence })),
  };
}

/** The language of the concept's texts: pages in it are looked for first, where the search can tell. */
const languageOf = ({ concept }: ConceptBrief) => languageOfText(null, Object.values(concept).flat().join("\n"));

const nothingFound = "Nothing that answers its questions was found on the web: what stands here is reasoning.";

const endedEarly = (ended: string, hasPassages: boolean) =>
  `${ended} ${hasPassages ? "What was found until then is quoted; the rest is reasoning." : "What stands here is reasoning."}`;
