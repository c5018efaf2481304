import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Assumption } from "@seedbed/contract/report/assumptions";
import type { CustomerProfile } from "@seedbed/contract/report/customers";
import type { FinancialProjection } from "@seedbed/contract/report/financials";
import type { MarketScan, Trends } from "@seedbed/contract/report/market-scan";
import type { ExecutiveSummaries, Overview } from "@seedbed/contract/report/overview";
import type { TaskResult } from "../../platform/model/gateway.ts";
import type { AiTask } from "../../platform/model/task.ts";
import type { ConceptBrief } from "../concepts/operations/concept-brief.ts";

/** What each section consists of once written. */
export interface SectionContents {
  trends: Trends;
  marketScan: MarketScan;
  customerProfiles: CustomerProfile[];
  financialProjection: FinancialProjection;
  assumptions: Assumption[];
  overview: { overview: Overview; summaries: ExecutiveSummaries };
}

/** The sections written so far; those a section needs (see graph.ts) are there. */
export type FinishedSections = Partial<SectionContents>;

export interface WritingTools {
  brief: ConceptBrief;
  finished: FinishedSections;
  /**
   * Runs a task as a durable step: once finished it is never run again, whatever crashes. `part` tells apart several runs of the
   * same task in one section. Start tasks in a fixed order (they may run in parallel with `Promise.all`).
   */
  run<Input, Output>(task: AiTask<Input, Output>, input: Input, part?: string): Promise<TaskResult<Output>>;
  /** A uuid that is the same whenever this section of this run asks for the same name. */
  id(...name: (string | number)[]): string;
  /** When the section's writing began, ISO 8601; the same on every execution. */
  now: string;
}

/** Writes one section: runs its tasks and maps their outputs to the contract. Deterministic but for the tasks. */
export interface SectionWriter<Section extends ReportSection> {
  section: Section;
  write(tools: WritingTools): Promise<SectionContents[Section]>;
}
