import { z } from "zod";
import type { HandledItem, RecogniseItemsInput } from "./prompt.ts";

const recognisedItems = <Handle extends z.ZodType<string>>(handles: { written: Handle; earlier: Handle }) =>
  z.object({
    same: z
      .array(
        z.object({
          written: handles.written.describe("The handle of a thing written now, such as “w3”."),
          earlier: handles.earlier.describe("The handle of the earlier thing that it is, such as “e7”."),
        }),
      )
      .describe("The pairs that are the same thing; empty when none is.")
      .meta({ wanted: 0 }),
  });

export const RecogniseItemsOutput = recognisedItems({ written: z.string(), earlier: z.string() });
export type RecogniseItemsOutput = z.infer<typeof RecogniseItemsOutput>;

/** The handles that exist. */
export function recognisedItemsFor({ kinds }: RecogniseItemsInput): z.ZodType<RecogniseItemsOutput> {
  const written = handlesOf(kinds.flatMap((kind) => kind.written));
  const earlier = handlesOf(kinds.flatMap((kind) => kind.earlier));
  // A choice among nothing cannot be asked for.
  if (written.length === 0 || earlier.length === 0) return RecogniseItemsOutput;
  return recognisedItems({ written: z.enum(written), earlier: z.enum(earlier) });
}

const handlesOf = (items: readonly HandledItem[]) => items.map(({ handle }) => handle);
