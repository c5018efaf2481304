import { Textarea } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import type { GeneratedConceptFields, Seed } from "@seedbed/contract/incubation/schemas";
import { generationInstructionsMaxLength } from "@seedbed/contract/limits";
import { IconPlant2 } from "@tabler/icons-react";
import * as z from "zod/mini";
import { Card } from "../../../design/card.tsx";
import { Counter } from "../../../design/progress/counter.tsx";
import { tooLong } from "../../../design/text/too-long.ts";
import { KeptNote } from "../../../shell/kept-words/kept-note.tsx";
import { generationMessages } from "../generating/use-generation.ts";
import { useSeedEntry } from "../seed/seed-entry.ts";
import { emitSignal } from "../seed/seed-signals.ts";
import styles from "./refining.module.css";

interface ReadyCardProps {
  seed: Seed;
  busy: boolean;
  /** What will be written, and how long it takes. */
  promise: string;
  /** Concepts that stay beside the new ones. */
  keep?: GeneratedConceptFields[];
  /** Why nothing can be generated as it is. */
  obstacle?: string | undefined;
}

/** The last step before concepts are written: wishes, and the button. */
export function ReadyCard({ seed, busy, promise, keep, obstacle }: ReadyCardProps) {
  const [kept, keepInstructions, words] = useSeedEntry(`${seed.uuid}.instructions`, z.string());
  const instructions = kept ?? seed.generation.instructions;
  const failed = seed.generation.status === "failed";
  const archived = seed.status === "archived";
  const generate = () =>
    emitSignal("generate-concept", { instructions: instructions.trim(), ...(keep ? { keep } : {}) });
  return (
    <div className={styles.ready}>
      <Card title="Ready to generate">
        <p className={styles.note}>{promise}</p>
        {failed && (
          <div role="alert" className={styles.failure}>
            <p>{generationMessages.failed}</p>
            {seed.generation.message && <p>{seed.generation.message}</p>}
          </div>
        )}
        <Textarea
          size="md"
          label="Instructions"
          description="Optional. What the concepts should lean towards, or stay away from."
          placeholder="Services we could start within a year, nothing that needs new buildings"
          autosize
          minRows={2}
          maxRows={8}
          error={tooLong(instructions.trim(), generationInstructionsMaxLength)}
          value={instructions}
          onChange={(event) => keepInstructions(event.currentTarget.value)}
        />
        {kept !== seed.generation.instructions && <KeptNote kept={words} />}
        <Counter length={instructions.length} max={generationInstructionsMaxLength} />
        {(archived || obstacle) && (
          <p className={styles.obstacle}>
            {archived ? "This seed is archived. Take it back from the archive to go on." : obstacle}
          </p>
        )}
        <Button
          size="md"
          fullWidth
          className={styles.generate}
          leftSection={<IconPlant2 size={20} aria-hidden="true" />}
          loading={busy}
          disabled={archived || obstacle !== undefined || instructions.trim().length > generationInstructionsMaxLength}
          onClick={generate}
        >
          {failed ? "Retry" : "Generate concepts"}
        </Button>
      </Card>
    </div>
  );
}
