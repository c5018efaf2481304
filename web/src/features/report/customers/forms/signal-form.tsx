import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { signalStances } from "@seedbed/contract/report/customers/words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetForm } from "../../../../shell/kept-words/kept-fields.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { useDesk, useDeskState, useDraft } from "../../editing/saving/use-desk.ts";
import styles from "./form-frame.module.css";
import { FormFrame, Labelled } from "./form-frame.tsx";
import { createSignal, updateSignal } from "./save-signal.ts";
import { type DraftSignal, descriptionMax, isSound, namedCategories, signalProblems } from "./signal-problems.ts";
import { SignalSources } from "./signal-sources.tsx";

interface SignalFormProps {
  conceptId: string;
  profile: Pick<CustomerProfile, "uuid">;
  /** The one that is changed; null for a new one. */
  signal: RealWorldSignal | null;
  onClose: () => void;
}

const noSource = { title: "", url: "" };
const nothing: DraftSignal = { description: "", stance: "", sourceCategory: "", sources: [noSource] };

/** A real-world signal on its way: what was heard, on which side it is, and where it can be read. */
export function SignalForm({ conceptId, profile, signal, onClose }: SignalFormProps) {
  const queryClient = useQueryClient();
  const kept = `signal.${profile.uuid}.${signal?.uuid ?? ""}`;
  const desk = useDesk(conceptId);
  const isCutOff = useDeskState(desk, (state) => state.isCutOff);
  const [uuid] = useState(randomUuid);
  const [begun] = useState<DraftSignal>(() => (signal ? draftOf(signal) : nothing));
  const [draft, setDraft] = useState(begun);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useDraft(desk, uuid, draft !== begun);
  const problems = signalProblems(draft, { needsSource: !signal?.interview });
  // What is too long is said while it is written; what is missing when somebody wants to save.
  const said = (problem: string | null | undefined) =>
    tried || !problem?.endsWith("required.") ? (problem ?? null) : null;
  const change = (part: Partial<DraftSignal>) => {
    setRefusal(null);
    setDraft({ ...draft, ...part });
  };
  const submit = async () => {
    setTried(true);
    const { stance, sourceCategory } = draft;
    if (busy || !isSound(problems) || stance === "" || sourceCategory === "") return;
    setBusy(true);
    setRefusal(null);
    const values = {
      description: draft.description.trim(),
      stance,
      sourceCategory,
      sources: draft.sources
        .map(({ title, url }) => ({ title: title.trim(), url: url.trim() }))
        .filter(({ title, url }) => title !== "" || url !== ""),
    };
    const failure = await (signal
      ? updateSignal(queryClient, desk, { signal, values })
      : createSignal(queryClient, desk, { profile: profile.uuid, uuid, values }));
    setBusy(false);
    if (failure !== null) return setRefusal(sentenceOf(failure));
    forgetForm(kept);
    onClose();
  };
  return (
    <FormFrame
      title={signal ? "Change the signal" : "Add a signal"}
      action={signal ? "Save" : "Add signal"}
      problem={refusal}
      busy={busy}
      isCutOff={isCutOff}
      kept={kept}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Labelled
        label="Description"
        problem={said(problems.description)}
        note={`${draft.description.trim().length} / ${descriptionMax}`}
      >
        {(field) => (
          <textarea
            {...field}
            data-autofocus
            value={draft.description}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
        )}
      </Labelled>
      <div className={styles.pair}>
        <Labelled label="Stance" problem={said(problems.stance)}>
          {(field) => (
            <select
              {...field}
              value={draft.stance}
              onChange={({ currentTarget: { value } }) =>
                change({ stance: signalStances.find((each) => each === value) ?? "" })
              }
            >
              <option value="">Choose one</option>
              {signalStances.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Source category" problem={said(problems.sourceCategory)}>
          {(field) => (
            <select
              {...field}
              value={draft.sourceCategory}
              onChange={({ currentTarget: { value } }) =>
                change({ sourceCategory: namedCategories.find((each) => each.value === value)?.value ?? "" })
              }
            >
              <option value="">Choose one</option>
              {namedCategories.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      <SignalSources
        sources={draft.sources}
        problems={problems.sources.map(({ title, url }) => ({ title: said(title), url: said(url) }))}
        onChange={(sources) => change({ sources })}
      />
    </FormFrame>
  );
}

const draftOf = ({ description, stance, sourceCategory, sources }: RealWorldSignal): DraftSignal => ({
  description,
  stance,
  sourceCategory,
  sources: sources.length > 0 ? sources : [noSource],
});
