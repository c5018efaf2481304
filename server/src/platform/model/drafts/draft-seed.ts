import { createHash } from "node:crypto";

/**
 * A seed that depends on a task's name and input only: the same words of the same people give the same draft, whoever asks
 * and however often. The order of properties does not matter.
 */
export function draftSeed(taskName: string, input: unknown): string {
  return createHash("sha256").update(taskName).update("\n").update(stableJson(input)).digest("hex").slice(0, 32);
}

function stableJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ""
  );
}
