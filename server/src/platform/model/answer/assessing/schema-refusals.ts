import type { z } from "zod";
import { type Refusal, refuse } from "../findings.ts";
import type { JsonSchema } from "../json-schema.ts";
import { schemaAt, valueAt } from "./places.ts";

const most = 20;

/** What a schema does not take, worded for the model that writes it anew. */
export function schemaRefusals(issues: readonly z.core.$ZodIssue[], value: unknown, schema: JsonSchema): Refusal[] {
  return issues.slice(0, most).map((issue) => {
    const place = issue.path.join(".");
    const name = place === "" ? "The answer" : place;
    const problem = valueAt(value, place) === undefined ? `${name} is missing.` : `${name}: ${issue.message}`;
    return refuse(ruleOf(issue, schemaAt(schema, place)), place, problem);
  });
}

/** `too-few-items`, `too-long`, or that the form is another. */
function ruleOf(issue: z.core.$ZodIssue, schema: JsonSchema | undefined): string {
  if (issue.code === "too_small" && schema?.type === "array") return "too-few-items";
  return issue.code === "too_big" && schema?.maxLength !== undefined ? "too-long" : "form";
}
