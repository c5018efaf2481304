import { assumptionPatterns } from "./assumption-patterns.ts";
import { businessModels } from "./business-models.ts";
import { conceptAngles } from "./concept-angles.ts";
import { costSavingMethods } from "./cost-saving-methods.ts";
import { marketForces } from "./market-forces.ts";
import { pestel } from "./pestel.ts";

/** A template of the data files: where it stands, such as `pestel[3].patterns[1].impact`, and the slots its file adds. */
export type LibraryTemplate = {
  readonly file: string;
  readonly path: string;
  readonly template: string;
  readonly moreSlots: readonly string[];
};

const dataFiles: Record<string, { data: unknown; moreSlots?: readonly string[] }> = {
  assumptionPatterns: { data: assumptionPatterns },
  businessModels: { data: businessModels },
  conceptAngles: { data: conceptAngles, moreSlots: ["core"] },
  costSavingMethods: { data: costSavingMethods },
  marketForces: { data: marketForces },
  pestel: { data: pestel },
};

/** Every text of the data files that is a sentence or holds a slot; for tests that hold for all of them. */
export const libraryTemplates: readonly LibraryTemplate[] = Object.entries(dataFiles).flatMap(([file, entry]) =>
  textsIn(entry.data, file).map((text) => ({ file, ...text, moreSlots: entry.moreSlots ?? [] })),
);

function textsIn(value: unknown, path: string): { path: string; template: string }[] {
  if (typeof value === "string") return /[{}]|[.?!]$/u.test(value) ? [{ path, template: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${path}.${key}`));
}
