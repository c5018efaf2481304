import type { FeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import type { ConceptStatus, ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ClarifyingQuestion, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Fairness } from "../../platform/fairness/work-queues.ts";
import type { Files } from "../../platform/files/files.ts";
import type { FilmStudio } from "../../platform/film/create-film-studio.ts";
import type { ModelGateway } from "../../platform/model/gateway.ts";
import type { Printer } from "../../platform/pdf/create-printer.ts";
import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { Workflows } from "../../platform/workflows/workflows.ts";
import type { ResearchLibrary } from "../evidence/exports/research-library.ts";
import type { ReadSeedBrief } from "../incubation/exports/seed-brief.ts";
import type { CompanyContext } from "../nucleus/exports/company-context.ts";

export interface ReportDependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  gateway: ModelGateway;
  files: Files;
  hub: Pick<RealtimeHub, "pass">;
  workflows: Workflows;
  /** What nobody waits for takes its turn, and steps back. */
  fairness: Pick<Fairness, "beginLater" | "giveWay" | "queues">;
  printer: Pick<Printer, "print">;
  /** What writes documents for offices. */
  officePrinters: Record<"docx" | "pptx", Pick<Printer, "print">>;
  /** What makes films of slides. */
  studio: FilmStudio;
  /** What a company has searched for and read. */
  library: ResearchLibrary;
  /** How much is looked up for a report; null where nothing is: without a search service, or without a model. */
  research: ResearchLimits | null;
  /** Puts a concept into the bank. */
  saveConcept(
    transaction: Transaction,
    actor: { accountId: string; userId: string },
    concept: ImportedWords,
  ): Promise<{ conceptId: string; identifier: string }>;
  /** What AI tasks know of the transaction's company. */
  readCompany(transaction: Transaction): Promise<CompanyContext>;
  readSeedBrief: ReadSeedBrief;
  /** The same as the contract shows it. */
  readSeedAnswers(
    transaction: Transaction,
    seedId: string,
  ): Promise<{ answers: SeedAnswer[]; clarifyingQuestions: ClarifyingQuestion[] }>;
  /** Whether a uuid names a conversation of the transaction's company with a persona of this concept. */
  hasConversation(transaction: Transaction, conversation: { id: string; conceptId: string }): Promise<boolean>;
}

/** A concept that comes from another installation. */
export interface ImportedWords {
  id: string;
  title: string;
  summary: string;
  overview: string;
  valueProposition: string;
  problemStatement: string;
  differentiators: { order: number; description: string }[];
  rightsToWin: { order: number; description: string }[];
  seedId: null;
  status: ConceptStatus;
  /** Those of the company when absent. */
  forms?: FeatureVersions | undefined;
}

/** What research may take at most. */
export interface ResearchLimits {
  searchesPerReport: number;
  pagesPerReport: number;
  /** Milliseconds for what a section wants to know about one topic. */
  topicMs: number;
}

/** On whose behalf a report is written. */
export interface RunInput {
  accountId: string;
  userId: string;
  conceptId: string;
  runId: string;
  /** When it was ordered, in milliseconds since 1970; absent in what an earlier release has begun. */
  since?: number;
  /** What the run is to write: what is missing, what failed (gaps alike), one gap, or sections anew. */
  order: RunOrder;
}

/** The writing of one section in a run. */
export interface SectionInput extends RunInput {
  section: ReportSection;
}

export type RunOrder =
  | { kind: "missing" }
  | { kind: "failed" }
  | { kind: "part"; section: ReportSection; part: string }
  /** `forms`: what the concept's report is shown as once its overview has been written. */
  | { kind: "anew"; sections: ReportSection[]; forms?: Partial<FeatureVersions> | undefined }
  /** What is outdated, of these or of all. */
  | { kind: "outdated"; sections?: ReportSection[] | undefined };
