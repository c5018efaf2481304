import type { RecogniseItemsOutput } from "./output.ts";
import type { RecogniseItemsInput } from "./prompt.ts";

/** Handles that exist, of one kind, each in one pair at most. */
export function checkRecognisedItems({ same }: RecogniseItemsOutput, { kinds }: RecogniseItemsInput): string[] {
  const isPair = ({ written, earlier }: RecogniseItemsOutput["same"][number]) =>
    kinds.some(
      (kind) =>
        kind.written.some(({ handle }) => handle === written) && kind.earlier.some(({ handle }) => handle === earlier),
    );
  const twice = (handles: string[]) => [...new Set(handles.filter((handle, index) => handles.indexOf(handle) < index))];
  return [
    ...same
      .filter((pair) => !isPair(pair))
      .map(
        ({ written, earlier }) =>
          `"${written}" and "${earlier}" are not a thing written now and an earlier one of its kind.`,
      ),
    ...[...twice(same.map(({ written }) => written)), ...twice(same.map(({ earlier }) => earlier))].map(
      (handle) => `"${handle}" stands in more than one pair.`,
    ),
  ];
}
