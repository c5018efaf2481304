import { z } from "zod";
import { companyFields } from "../companies/company-fields.ts";

const IncumbentWords = z.object(companyFields);

export const IncumbentsOutput = z.object({
  ecosystemDescription: z
    .string()
    .max(500)
    .describe(
      "At most 500 characters: who already serves these customers, how the kinds of players depend on each other, and where the concept would stand among them.",
    ),
  incumbents: z
    .array(IncumbentWords)
    .max(6)
    .describe("At most six established companies, the most relevant first; fewer when you are not sure.")
    .meta({ unique: "name" }),
});
export type IncumbentsOutput = z.infer<typeof IncumbentsOutput>;
