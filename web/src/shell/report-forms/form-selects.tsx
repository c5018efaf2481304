import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FeatureVersions, featureForms, type VersionedFeature } from "@seedbed/contract/concepts/feature-versions";
import styles from "./form-selects.module.css";
import { formName, formWords } from "./form-words.ts";

interface FormSelectsProps {
  forms: FeatureVersions;
  onChange: (change: Partial<FeatureVersions>) => void;
  /** The id of what they are all called. */
  labelledBy: string;
  /** The id of the text that says why nothing can be chosen. */
  disabledBy?: string | undefined;
  /** All in one line where there is room, as in a header. */
  inLine?: boolean;
}

const features = Object.keys(formWords) as VersionedFeature[];

/** A choice for each part of a report that has several forms, with a sentence about the one that is chosen. */
export function FormSelects({ forms, onChange, labelledBy, disabledBy, inLine = false }: FormSelectsProps) {
  return (
    <fieldset
      className={styles.selects}
      data-in-line={inLine || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={disabledBy}
      disabled={disabledBy !== undefined}
    >
      {features.map((feature) => (
        <FormSelect
          key={feature}
          feature={feature}
          form={forms[feature]}
          onChange={onChange}
          disabled={disabledBy !== undefined}
        />
      ))}
    </fieldset>
  );
}

interface FormSelectProps<Feature extends VersionedFeature> extends Pick<FormSelectsProps, "onChange"> {
  feature: Feature;
  form: FeatureVersions[Feature];
  disabled: boolean;
}

function FormSelect<Feature extends VersionedFeature>({ feature, form, onChange, disabled }: FormSelectProps<Feature>) {
  const { label, forms } = formWords[feature];
  const known: readonly string[] = featureForms[feature];
  return (
    <NativeSelect
      label={label}
      description={forms[form]}
      inputWrapperOrder={["label", "input", "description"]}
      data={known.map((value) => ({ value, label: formName(value) }))}
      value={form}
      disabled={disabled}
      classNames={{ input: styles.input ?? "", description: styles.sentence ?? "" }}
      onChange={({ currentTarget: { value } }) => onChange({ [feature]: value })}
    />
  );
}
