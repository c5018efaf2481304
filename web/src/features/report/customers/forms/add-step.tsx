import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { relationTypes } from "@seedbed/contract/report/customers/words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../../../../transport/failure.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { textProblem } from "../../editing/fields/problems.ts";
import { save } from "../../editing/saving/save.ts";
import { useDesk, useDeskState, useDraft } from "../../editing/saving/use-desk.ts";
import { FormFrame, Labelled } from "./form-frame.tsx";

const place = "[].journey[]";
const limits = customersEdits.edits[place];
const missing = "Cannot add step: title and description are required";

interface AddStepProps {
  conceptId: string;
  profile: Pick<CustomerProfile, "uuid">;
  onClose: () => void;
}

/** A new step of a journey, before all others. */
export function AddStep({ conceptId, profile, onClose }: AddStepProps) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const isCutOff = useDeskState(desk, (state) => state.isCutOff);
  const [uuid] = useState(randomUuid);
  const [values, setValues] = useState({ title: "", description: "", relationType: relationTypes[0] as string });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const title = values.title.trim();
  const description = values.description.trim();
  useDraft(desk, uuid, title + description !== "");
  const tooLong = (field: "title" | "description", text: string) =>
    text === "" ? null : textProblem(limits[field], text);
  const change = (part: Partial<typeof values>) => {
    setProblem(null);
    setValues({ ...values, ...part });
  };
  const submit = async () => {
    if (busy) return;
    if (!title || !description) return setProblem(missing);
    if (tooLong("title", title) || tooLong("description", description)) return;
    setBusy(true);
    setProblem(null);
    const failure = await save(queryClient, desk, {
      section: "customerProfiles",
      address: { item: profile.uuid, place, field: uuid },
      label: "journey step",
      says: "Added",
      what: `adding of step “${title}”`,
      isRead: true,
      change: {
        kind: "add",
        place,
        parent: profile.uuid,
        item: { uuid, title, description, relationType: values.relationType },
        at: 0,
      },
    });
    setBusy(false);
    if (failure === null) onClose();
    else setProblem(sentenceOf(failure));
  };
  return (
    <FormFrame
      title="Add a step"
      action="Add step"
      problem={problem}
      busy={busy}
      isCutOff={isCutOff}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Labelled label="Title" problem={tooLong("title", title)}>
        {(field) => (
          <input
            {...field}
            // biome-ignore lint/a11y/noAutofocus: the person has just asked to write it
            autoFocus
            autoComplete="off"
            value={values.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        )}
      </Labelled>
      <Labelled label="Description" problem={tooLong("description", description)}>
        {(field) => (
          <textarea
            {...field}
            value={values.description}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
        )}
      </Labelled>
      <Labelled label="Kind">
        {(field) => (
          <select
            {...field}
            value={values.relationType}
            onChange={({ currentTarget }) => change({ relationType: currentTarget.value })}
          >
            {relationTypes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Labelled>
    </FormFrame>
  );
}
