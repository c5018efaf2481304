import { z } from "zod";
import { givenPassages } from "../../../writing/evidence/research-input.ts";
import { type CompanyWords, companyFields } from "../companies/company-fields.ts";
import { foundCompanyFields } from "../companies/found-company-fields.ts";
import type { IncumbentsInput } from "./prompt.ts";

function outputWith<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({
    ecosystemDescription: z
      .string()
      .max(500)
      .describe(
        "At most 500 characters: who already serves these customers, how the kinds of players depend on each other, and where the concept would stand among them.",
      ),
    incumbents: z
      .array(z.object(fields))
      .max(6)
      .describe("At most six established companies, the most relevant first; fewer when you are not sure.")
      .meta({ unique: "name" }),
  });
}

export const IncumbentsOutput = outputWith(companyFields);

export interface IncumbentsOutput {
  ecosystemDescription: string;
  incumbents: CompanyWords[];
}

/** With the passages of the call to look companies up in where there are any. */
export function incumbentsOutputFor(input: IncumbentsInput): z.ZodType<IncumbentsOutput> {
  const passages = givenPassages(input);
  return passages.length === 0 ? IncumbentsOutput : outputWith(foundCompanyFields(passages, "incumbent"));
}
