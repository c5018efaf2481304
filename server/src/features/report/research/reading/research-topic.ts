import type { ResearchQuestion, ResearchTopic } from "@seedbed/contract/report/research/schemas";
import type { Logger } from "pino";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import { SearchFailed } from "../../../../platform/research/search-provider.ts";
import type { KeptPage, PageReading, ResearchLibrary } from "../../../evidence/exports/research-library.ts";
import type { SectionInput } from "../../dependencies.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import type { NumberedPassage } from "../../writing/writing-tools.ts";
import type { TopicShare } from "../plan/topic-shares.ts";
import type { ReadRow } from "../progress/progress-store.ts";
import type { SectionProgress, Taken } from "../progress/section-progress.ts";
import { type ChosenPage, mergeFound } from "./choose-pages.ts";
import { choosePassages } from "./choose-passages.ts";

/** What was found for a topic, and what that took. */
export interface TopicFound extends Taken {
  passages: NumberedPassage[];
}

export interface TopicResearch {
  library: Pick<ResearchLibrary, "provider" | "search" | "read" | "embed">;
  progress: SectionProgress;
  log: Pick<Logger, "error">;
  clock(): Date;
  input: SectionInput;
  /** Rings when the topic has taken its time. */
  timeIsUp: AbortSignal;
  /** Rings when the section is not written any more. */
  signal: AbortSignal;
}

interface TopicOrder {
  topic: ResearchTopic;
  share: TopicShare;
  wishes: string;
  /** Of the concept's texts; null where it cannot be told. */
  language: string | null;
}

/** After so many searches in a row that failed nobody expects another one to succeed. */
const hopeless = 2;

/**
 * Asks the questions of a topic one after the other, reads what is found, and chooses the passages that answer them best. What ends it early is told in `ended`,
 * and what was found until then stays. Throws only when the section is not written any more.
 */
export async function researchTopic(
  means: TopicResearch,
  { topic, share, wishes, language }: TopicOrder,
): Promise<TopicFound> {
  const { library, progress, timeIsUp, signal } = means;
  const taken: Taken & { keptSearches: number } = { asked: [], searches: 0, keptSearches: 0, usd: 0, ended: null };
  const pages = new Map<string, KeptPage>();
  const known = new Set<string>();
  const both = AbortSignal.any([signal, timeIsUp]);
  let failures = 0;

  /** What a search finds; nothing when it fails, which may be the end. */
  async function search(query: string) {
    if (taken.ended !== null || taken.searches >= share.searches) return [];
    taken.searches += 1;
    try {
      const order = { query, language, idempotencyKey: searchKey(means.input, topic), signal: both };
      const found = await library.search(means.input, order);
      failures = 0;
      if (found.isKept) {
        taken.searches -= 1;
        taken.keptSearches += 1;
      } else addPrice();
      return found.pages;
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      taken.ended = endingOf(error);
      return [];
    }
  }

  function addPrice(): void {
    const price = library.provider?.usdPerSearch ?? null;
    taken.usd = price === null || taken.usd === null ? null : taken.usd + price;
  }

  /** The sentence that ends research because of an error; null when it goes on. */
  function endingOf(error: unknown): string | null {
    if (timeIsUp.aborted) return tooLong;
    if (error instanceof TaskFailed) return error.sentence;
    if (!(error instanceof SearchFailed)) means.log.error({ topic, err: error }, "a search failed unexpectedly");
    if (error instanceof SearchFailed && error.code !== "unavailable") return error.message;
    if (failures < hopeless) return null;
    return error instanceof SearchFailed ? error.message : "The search does not work right now.";
  }

  async function ask(question: ResearchQuestion, mostPages: number): Promise<void> {
    taken.asked.push(question.uuid);
    progress.take(topic, taken);
    await progress.ask(question);
    const searches = [];
    for (const query of question.queries) searches.push(await search(query));
    const chosen = mergeFound(searches, (url) => known.has(url)).slice(0, mostPages);
    for (const { url } of chosen) known.add(url);
    const rows = chosen.map((page) => rowOf(means, question, page));
    await progress.read(rows);
    await Promise.all(rows.map((row) => readOne(row)));
  }

  async function readOne(row: ReadRow): Promise<void> {
    await progress.read([{ ...row, state: "reading" }]);
    const order = { url: row.url, idempotencyKey: searchKey(means.input, topic) };
    const reading = await library.read(means.input, order, both).catch((error: unknown): PageReading => {
      signal.throwIfAborted();
      if (timeIsUp.aborted) return { state: "refused", reason: "timeout", sentence: "research took too long" };
      means.log.error({ topic, err: error }, "a page failed unexpectedly");
      return { state: "refused", reason: "unreadable", sentence: "could not be read" };
    });
    if (reading.state !== "refused") pages.set(reading.page.id, reading.page);
    await progress.read([readRow(row, reading)]);
  }

  await progress.begin(topic);
  for (const [index, question] of share.questions.entries()) {
    if (timeIsUp.aborted) taken.ended ??= tooLong;
    if (taken.ended !== null) break;
    // What earlier questions left of the pages is for those that follow.
    const left = share.questions.length - index;
    await ask(question, Math.min(mostPerQuestion, Math.ceil((share.pages - known.size) / left)));
  }
  if (timeIsUp.aborted) taken.ended ??= tooLong;
  const asked = share.questions.filter(({ uuid }) => taken.asked.includes(uuid));
  const { embed: asVectors } = library;
  const embed =
    asVectors &&
    ((texts: string[]) =>
      asVectors(means.input, { texts, idempotencyKey: searchKey(means.input, topic), signal: both }));
  const passages = await choosePassages({ questions: asked, wishes, pages: [...pages.values()], embed });
  await progress.finish(topic, taken, countBySource(passages));
  return { ...taken, passages };
}

const mostPerQuestion = 6;
const tooLong = "Looking things up took too long and was ended.";

/** Begins as the answers of the section do, so that what belongs to a concept is found by it. */
const searchKey = ({ conceptId, section, runId }: SectionInput, topic: ResearchTopic) =>
  `${conceptId}:${section}:research:${topic}:${runId}`;

export function countBySource(passages: readonly NumberedPassage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of passages) counts.set(source.uuid, (counts.get(source.uuid) ?? 0) + 1);
  return counts;
}

function rowOf({ input, clock }: TopicResearch, question: ResearchQuestion, page: ChosenPage): ReadRow {
  const { accountId, conceptId, runId, section } = input;
  return {
    id: stableUuid(runId, section, question.uuid, page.url),
    accountId,
    conceptId,
    runId,
    section,
    question: question.uuid,
    url: page.url,
    title: page.title.slice(0, 300),
    publisher: page.publisher,
    publishedDate: page.publishedDate?.slice(0, 10) ?? null,
    state: "waiting",
    reason: null,
    sentence: "",
    passages: 0,
    quoted: 0,
    source: null,
    at: clock(),
  };
}

function readRow(row: ReadRow, reading: PageReading): ReadRow {
  if (reading.state === "refused")
    return { ...row, state: "refused", reason: reading.reason, sentence: `Refused: ${reading.sentence}` };
  const { state, page } = reading;
  const { title, publisher, publishedDate } = page;
  return { ...row, state, title, publisher: publisher || row.publisher, publishedDate, source: page.id };
}
