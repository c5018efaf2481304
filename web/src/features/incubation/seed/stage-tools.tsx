import type { Seed } from "@seedbed/contract/incubation/schemas";
import { Button } from "../../../design/button.tsx";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { emitSignal } from "./seed-signals.ts";

/** Ways around the questions: to the concepts that are there, and in debug mode to new ones at once. */
export function StageTools({ seed }: { seed: Seed }) {
  const debug = useDebugMode();
  return (
    <>
      {debug && seed.answers.length > 0 && (
        <Button size="md" variant="default" onClick={() => emitSignal("generate-concept", {})}>
          Generate now
        </Button>
      )}
      {seed.cachedConcepts.length > 0 && (
        <Button
          size="md"
          variant="default"
          onClick={() => emitSignal("generate-concept", { viewCachedConcepts: true })}
        >
          View concepts
        </Button>
      )}
    </>
  );
}
