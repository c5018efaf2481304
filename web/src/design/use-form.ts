import { type SubmitEvent, useState } from "react";
import { tooLong } from "./text/too-long.ts";

export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

interface FormOptions<Values> {
  initial: Values;
  /** Characters that fit. More stays as it was written, and is told by how much it is too long. */
  limits?: { [Name in keyof Values]?: number };
  /** One message per field that keeps the form from being sent. */
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends the values and handles every failure itself; what it answers is shown at the fields. */
  submit: (values: Values) => Promise<FieldErrors<Values> | undefined>;
}

/** A form of text fields: checked when it is sent, a field's message goes when the field changes. */
export function useForm<Values extends Record<string, string>>({
  initial,
  limits = {},
  validate,
  submit,
}: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [busy, setBusy] = useState(false);

  const setValue = (name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  const excessOf = (name: keyof Values) =>
    tooLong(values[name]?.trim() ?? "", limits[name] ?? Number.POSITIVE_INFINITY);

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? "",
    error: errors[name] ?? excessOf(name),
    onChange: (event: { currentTarget: { value: string } }) => setValue(name, event.currentTarget.value),
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = validate(values);
    for (const name of Object.keys(limits)) found[name as keyof Values] ??= excessOf(name);
    setErrors(found);
    // In the order of the fields: the limits are checked after all else.
    const first = Object.keys(values).find((name) => found[name]);
    if (first) {
      const input = event.currentTarget.elements.namedItem(first);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    setBusy(true);
    submit(values)
      .then((answer) => setErrors(answer ?? {}))
      .finally(() => setBusy(false));
  };

  return { values, errors, busy, field, setValue, setErrors, onSubmit };
}
