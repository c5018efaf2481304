import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { RecogniseItemsOutput } from "./output.ts";
import type { RecogniseItemsInput } from "./prompt.ts";

/** Leaves out pairs that are none of a kind, and those with a thing that stands in a pair before. In doubt a thing is new. */
export function mendRecognisedItems(
  { same }: RecogniseItemsOutput,
  { kinds }: RecogniseItemsInput,
  mended: NoteMend,
): RecogniseItemsOutput {
  const paired = new Set<string>();
  return {
    same: same.filter(({ written, earlier }, index) => {
      const isOfKind = kinds.some(
        (kind) =>
          kind.written.some(({ handle }) => handle === written) &&
          kind.earlier.some(({ handle }) => handle === earlier),
      );
      const rule = !isOfKind ? "no-pair" : paired.has(written) || paired.has(earlier) ? "paired-twice" : undefined;
      if (rule !== undefined) {
        mended(rule, `same.${index}`);
        return false;
      }
      paired.add(written).add(earlier);
      return true;
    }),
  };
}
