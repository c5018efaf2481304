import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { CustomerProfile, Stance } from "@seedbed/contract/report/customers/schemas";
import { buyingRoles } from "@seedbed/contract/report/vocabulary";
import { roleLabels } from "@seedbed/rules/customers/stance-labels";
import { useState } from "react";
import { forgetForm } from "../../../../shell/kept-words/kept-fields.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { textProblem } from "../../editing/fields/problems.ts";
import { useDesk, useDraft } from "../../editing/saving/use-desk.ts";
import styles from "./form-frame.module.css";
import { FormFrame, Labelled } from "./form-frame.tsx";
import { useAddProfile } from "./use-add-profile.ts";

const limits = customersEdits.edits["[]"];

interface AddProfileProps {
  conceptId: string;
  profiles: readonly CustomerProfile[];
  onAdded: (profile: CustomerProfile) => void;
  onCancel: () => void;
}

/** A profile that a person begins: who it is and of which group, and the part it has in a purchase. */
export function AddProfile({ conceptId, profiles, onAdded, onCancel }: AddProfileProps) {
  const kept = `profile.${conceptId}`;
  const add = useAddProfile(conceptId);
  const [values, setValues] = useState({ name: "", segment: "" });
  const [role, setRole] = useState<Stance["role"]>("likelyBuyer");
  const [tried, setTried] = useState(false);
  const name = values.name.trim();
  const segment = values.segment.trim();
  useDraft(useDesk(conceptId), "new profile", name + segment !== "");
  const problems = { name: textProblem(limits.name, name), segment: textProblem(limits.segment, segment) };
  const said = (field: keyof typeof problems) =>
    tried || values[field].trim().length > limits[field].max ? problems[field] : null;
  const twin = profiles.find((profile) => profile.segment.toLocaleLowerCase() === segment.toLocaleLowerCase());
  const submit = () => {
    setTried(true);
    if (add.isPending || problems.name || problems.segment) return;
    add.mutate(
      { name, segment, stance: { role } },
      {
        onSuccess: (profile) => {
          forgetForm(kept);
          onAdded(profile);
        },
      },
    );
  };
  return (
    <FormFrame
      title="Add a profile"
      action="Add profile"
      problem={add.isError ? sentenceOf(add.error) : null}
      busy={add.isPending}
      isCutOff={false}
      kept={kept}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <div className={styles.pair}>
        <Labelled label="Name" problem={said("name")} note="Such as “Marta, facility lead”">
          {(field) => (
            <input
              {...field}
              data-autofocus
              autoComplete="off"
              value={values.name}
              onChange={({ currentTarget }) => setValues({ ...values, name: currentTarget.value })}
            />
          )}
        </Labelled>
        <Labelled
          label="Segment"
          problem={said("segment")}
          note={twin && segment ? `“${twin.name}” is of this segment, too.` : "Such as “Multi-tenant managers”"}
        >
          {(field) => (
            <input
              {...field}
              autoComplete="off"
              value={values.segment}
              onChange={({ currentTarget }) => setValues({ ...values, segment: currentTarget.value })}
            />
          )}
        </Labelled>
        <Labelled label="Part in the purchase">
          {(field) => (
            <select
              {...field}
              value={role}
              onChange={({ currentTarget: { value } }) =>
                setRole(buyingRoles.find((each) => each === value) ?? "likelyBuyer")
              }
            >
              {buyingRoles.map((each) => (
                <option key={each} value={each}>
                  {roleLabels[each]}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
    </FormFrame>
  );
}
