import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportKeys } from "../../../../transport/query-keys.ts";

/** Under which it is kept who wrote what of a section; no content of it. */
export const workKey = (id: string, section: ReportSection) => [...reportKeys.section(id, section), "edits"] as const;

export const isContent = (key: readonly unknown[]): boolean => key.at(-1) !== "edits";
