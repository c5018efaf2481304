import type { Evidence } from "@seedbed/contract/report/source";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { tell } from "../../../../transport/queries/tell.ts";
import { EditableText } from "../../editing/editable.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import { useHistorical } from "../../frame/historical.ts";
import { gutCheckQuery } from "../gut-check-query.ts";
import styles from "./gut-check.module.css";

type Answer = "not_yet" | "keep_going";

const options = [
  { value: "not_yet", label: "Not yet" },
  { value: "keep_going", label: "Yes, keep going" },
] as const satisfies { value: Answer; label: string }[];

interface GutCheckProps {
  conceptId: string;
  reasoning: string;
  evidence: Evidence | undefined;
}

/** Asks whether the concept sounds promising; the answer is remembered for this person and concept. */
export function GutCheck({ conceptId, reasoning, evidence }: GutCheckProps) {
  const queryClient = useQueryClient();
  const query = gutCheckQuery(conceptId);
  const { data } = useQuery(query);
  const answer = useMutation({
    mutationFn: (value: Answer | null) =>
      call("PUT v2/concept/{id}/gut-check", { params: { id: conceptId }, body: { answer: value } }),
    onSuccess: (saved) => tell(queryClient, query.queryKey, (known) => ({ isFirstReport: false, ...known, ...saved })),
  });
  const isHistorical = useHistorical();
  const chosen = answer.isPending ? answer.variables : (data?.answer ?? null);
  return (
    <section className={styles.banner} aria-labelledby="gut-check">
      <div>
        <p className={styles.eyebrow}>Gut check</p>
        <h2 id="gut-check">Does this sound promising?</h2>
      </div>
      <div className={styles.reasoning} data-claim="dark">
        <EditableText
          item={null}
          place=""
          field="overview.shouldWeDoThis"
          label="Reasons of the gut check"
          value={reasoning}
          multiline
        />
        {reasoning && <PartRestsOn field="overview.shouldWeDoThis" name="the gut check" evidence={evidence} />}
      </div>
      <div className={styles.answers}>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            disabled={isHistorical}
            onClick={() => answer.mutate(chosen === value ? null : value)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
