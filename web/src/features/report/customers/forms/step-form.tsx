import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { CustomerProfile, JourneyStep } from "@seedbed/contract/report/customers/schemas";
import { relationTypes } from "@seedbed/contract/report/customers/words";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetForm } from "../../../../shell/kept-words/kept-fields.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { textProblem } from "../../editing/fields/problems.ts";
import { save } from "../../editing/saving/save.ts";
import { useDesk, useDeskState, useDraft } from "../../editing/saving/use-desk.ts";
import { FormFrame, Labelled } from "./form-frame.tsx";
import { updateItem } from "./update-item.ts";

const place = "[].journey[]";
const limits = customersEdits.edits[place];
const missing = "Cannot add step: title and description are required";

type StepValues = Pick<JourneyStep, "title" | "description" | "relationType">;
const nothing: StepValues = { title: "", description: "", relationType: relationTypes[0] };
const draftOf = ({ title, description, relationType }: JourneyStep): StepValues => ({
  title,
  description,
  relationType,
});

interface StepFormProps {
  conceptId: string;
  profile: Pick<CustomerProfile, "uuid">;
  /** The one that is changed; null for a new one. */
  step: JourneyStep | null;
  onClose: () => void;
}

/** A step of a journey on its way; a new one comes before all others. */
export function StepForm({ conceptId, profile, step, onClose }: StepFormProps) {
  const queryClient = useQueryClient();
  const kept = `step.${profile.uuid}.${step?.uuid ?? ""}`;
  const desk = useDesk(conceptId);
  const isCutOff = useDeskState(desk, (state) => state.isCutOff);
  const [uuid] = useState(randomUuid);
  const [begun] = useState<StepValues>(() => (step ? draftOf(step) : nothing));
  const [values, setValues] = useState(begun);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const title = values.title.trim();
  const description = values.description.trim();
  useDraft(desk, uuid, values !== begun);
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
    const failure = await (step
      ? updateItem(queryClient, desk, {
          place,
          item: step,
          values: { ...values, title, description },
          fields: ["title", "description", "relationType"],
          what: `change of step “${step.title}”`,
        })
      : save(queryClient, desk, {
          section: "customerProfiles",
          address: { item: profile.uuid, place, field: uuid },
          label: "journey step",
          says: "Added",
          what: `adding of step “${title}”`,
          isRead: true,
          change: { kind: "add", place, parent: profile.uuid, item: { uuid, ...values, title, description }, at: 0 },
        }));
    setBusy(false);
    if (failure !== null) return setProblem(sentenceOf(failure));
    forgetForm(kept);
    onClose();
  };
  return (
    <FormFrame
      title={step ? "Change the step" : "Add a step"}
      action={step ? "Save" : "Add step"}
      problem={problem}
      busy={busy}
      isCutOff={isCutOff}
      kept={kept}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Labelled label="Title" problem={tooLong("title", title)}>
        {(field) => (
          <input
            {...field}
            data-autofocus
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
            onChange={({ currentTarget: { value } }) =>
              change({ relationType: relationTypes.find((each) => each === value) ?? relationTypes[0] })
            }
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
