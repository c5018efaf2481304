import { z } from "zod";

export const RecogniseItemsOutput = z.object({
  same: z
    .array(
      z.object({
        written: z.string().describe("The handle of a thing written now, such as “w3”."),
        earlier: z.string().describe("The handle of the earlier thing that it is, such as “e7”."),
      }),
    )
    .describe("The pairs that are the same thing; empty when none is."),
});
export type RecogniseItemsOutput = z.infer<typeof RecogniseItemsOutput>;
