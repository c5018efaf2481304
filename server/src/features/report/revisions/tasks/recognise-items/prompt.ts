import type { Prompt } from "../../../../../platform/model/task.ts";
import { fencedItems } from "../../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";

/** A thing of a section under a short name. */
export interface HandledItem {
  /** "e1", "e2" … for earlier things, "w1", "w2" … for those written now. */
  handle: string;
  says: string;
  /** What the thing says that holds its list; null when none does. */
  within: string | null;
}

/** The things of one kind that are not known again by their words. */
export interface ItemsOfKind {
  kind: string;
  earlier: HandledItem[];
  written: HandledItem[];
}

export interface RecogniseItemsInput {
  kinds: ItemsOfKind[];
}

export function recogniseItemsPrompt({ kinds }: RecogniseItemsInput): Prompt {
  return {
    system: writingRules,
    prefix: "",
    request: `${kinds.map(kindText).join("\n\n")}

# Your task
You compare two versions of a part of a report. People refer to single things in it, edit them and test them, so a thing that stays the same thing must be known again in the new version, and no thing may be taken for another one.
Say which of the things written now are earlier things in other words.

- Two are the same when somebody who knew the earlier one would say “this is still that one”: the same claim, person, pain, step or position, perhaps more exact or shorter.
- They are not the same when they only belong to the same subject, when one is wider than the other, or when one says the opposite.
- A thing is paired at most once, and only within its kind. Most things may be new: leave them out. When in doubt, leave them out.
- Give handles only.`,
  };
}

function kindText({ kind, earlier, written }: ItemsOfKind): string {
  return `# Kind: ${kind}\n## Earlier\n${itemsText(earlier)}\n## Written now\n${itemsText(written)}`;
}

/** Each thing on a line of its own that begins with its handle; nothing of it can pass for another one. */
const itemsText = (items: readonly HandledItem[]) =>
  fencedItems(
    items.map(
      ({ handle, says, within }) =>
        `${handle}: ${JSON.stringify(says)}${within === null ? "" : ` (of ${JSON.stringify(within)})`}`,
    ),
  );
