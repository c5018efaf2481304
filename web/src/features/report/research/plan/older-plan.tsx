import { IconRefresh } from "@tabler/icons-react";
import { Button } from "../../../../design/button.tsx";
import styles from "./older-plan.module.css";
import type { Plan } from "./use-plan.ts";

/** Says that the questions are older than the concept, or than the wishes, and offers others. */
export function OlderPlan({ anew }: Pick<Plan, "anew">) {
  return (
    <div className={styles.older} role="note">
      <p>
        The concept or the wishes have changed since these questions were written. They stay as they are until you plan
        anew, which replaces them all.
      </p>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        loading={anew.isPending}
        onClick={({ detail }) => detail < 2 && anew.mutate()}
      >
        Plan anew
      </Button>
    </div>
  );
}
