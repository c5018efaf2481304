import { Failure } from "../../../../platform/failure.ts";

/** A value that a person may not write there; names the field. */
export const refused = (field: string, sentence: string) =>
  new Failure("invalid", `${field}: ${sentence}`, { form: { [field]: sentence } });
