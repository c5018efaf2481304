import { changesMax } from "@seedbed/contract/report/editing/edits";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import type { Desk } from "../../editing/saving/desk.ts";
import { showChange } from "../../editing/saving/section-cache.ts";

const section = "financialProjection" as const;

/** Makes several changes of the projection at once, which one undo takes back; those beyond what a call may hold in a call of their own. */
export function sendTogether(
  queryClient: QueryClient,
  desk: Desk,
  { changes, says, what }: { changes: readonly PersonalChange[]; says: string; what: string },
): void {
  for (let from = 0; from < changes.length; from += changesMax) {
    const part = changes.slice(from, from + changesMax);
    for (const change of part) showChange(queryClient, { conceptId: desk.conceptId, section }, change);
    desk.enqueue({
      section,
      async send() {
        const { revision } = await call("POST v2/concept/{id}/report/{section}/changes", {
          params: { id: desk.conceptId, section },
          body: { changes: part },
        });
        desk.made(section, revision);
        desk.set({ done: [...desk.read().done, { section, revision, says, what, at: Date.now() }], takenBack: [] });
        desk.say(says, "undo");
        desk.settle(section);
      },
      fail(error) {
        desk.settle(section);
        desk.say(sentenceOf(error), null);
      },
    });
  }
}
