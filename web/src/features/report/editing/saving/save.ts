import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../../transport/failure.ts";
import { editsOf } from "../edits-of.ts";
import type { Desk } from "./desk.ts";
import { fieldKey, type NamedField } from "./desk-state.ts";
import { forgetKeptField } from "./kept-fields.ts";
import { nothingNamed, saidOf } from "./named-things.ts";
import { noteWork } from "./note-work.ts";
import { showChange } from "./section-cache.ts";
import { readShown } from "./shown-content.ts";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isFollowed = ({ section, address: { place, field } }: NamedField) =>
  !["text", "texts"].includes(editsOf[section].edits[place]?.[field]?.kind ?? "");

export interface SaveOrder extends NamedField {
  change: PersonalChange;
  /** What is said when it is done. */
  says: string;
  /** The same as a thing: "change of Summary". */
  what: string;
  /** Whether others follow from what is changed, or the server adds to it: the section is read again then. By default, with all but texts. */
  isRead?: boolean;
}

/**
 * Changes a section: the page shows it at once, and the server is told in turn. Resolves to null when it has it, or to why it refused. What a
 * person wrote is kept in either case: as `refused`, or in `conflicts` when somebody else's value stands there.
 */
export function save(queryClient: QueryClient, desk: Desk, order: SaveOrder): Promise<unknown> {
  const { section, change, what, address, label } = order;
  const place = { conceptId: desk.conceptId, section };
  const key = fieldKey(section, address);
  const said = saidOf(section, address.place, change.kind);
  const says = said?.done ?? order.says;
  const refusal = nothingNamed(section, address.place, change);
  if (refusal) {
    if (change.kind === "remove") desk.say(refusal, null);
    return Promise.resolve(new Error(refusal));
  }
  showChange(queryClient, place, change);
  return new Promise((resolve) => {
    desk.enqueue({
      section,
      change,
      show: () => showChange(queryClient, place, change),
      async send() {
        const { revision } = await call("POST v2/concept/{id}/report/{section}/changes", {
          params: { id: desk.conceptId, section },
          body: { changes: [change] },
        });
        desk.made(section, revision);
        const done = { section, revision, says, what, at: Date.now() };
        desk.set({ done: [...desk.read().done, done].slice(-50), takenBack: [] });
        desk.say(says, "undo");
        noteWork(queryClient, place, change);
        if (change.kind === "set") forgetKeptField(desk.conceptId, key, change.value);
        if (order.isRead ?? isFollowed(order)) desk.settle(section);
        resolve(null);
      },
      async fail(error) {
        if (change.kind === "set") {
          const isConflict = error instanceof CallFailed && error.code === "conflict";
          const named = { section, address, label };
          showChange(queryClient, place, { ...change, value: change.seen });
          // Theirs has to be there before both are shown side by side.
          if (isConflict) await desk.readAgain(section);
          else desk.settle(section);
          const { refused, conflicts } = desk.read();
          const { value } = change;
          if (said && !isConflict) desk.say(said.failed, null);
          if (!isConflict)
            desk.set({ refused: { ...refused, [key]: { ...named, value, sentence: sentenceOf(error) } } });
          else if (!isSame(readShown(queryClient, place, change), value))
            desk.set({ conflicts: { ...conflicts, [key]: { ...named, mine: value } } });
        } else {
          // Nobody has it; its form says why.
          if (change.kind === "add")
            showChange(queryClient, place, { kind: "remove", item: change.item.uuid, seen: change.item });
          desk.settle(section);
          if (said) desk.say(said.failed, null);
          else if (change.kind !== "add") desk.say(sentenceOf(error), null);
        }
        resolve(error);
      },
    });
  });
}
