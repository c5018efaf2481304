import type { ReportSection } from "@seedbed/contract/concepts/schemas";

/** A change of one thing of a section as it is proposed: by whoever may not make it. */
export type ProposedChange =
  | { kind: "set"; item: string | null; field: string; value: unknown }
  /** `values` by fields with dots between; `uuid` is the id that it will have. */
  | { kind: "add"; place: string; parent: string | null; uuid: string; values: Readonly<Record<string, unknown>> }
  | { kind: "remove"; item: string }
  | { kind: "move"; item: string; at: number };

/** Changes of one section that belong together. */
export interface ProposedEdit {
  section: ReportSection;
  changes: readonly ProposedChange[];
}
