import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import type { Desk } from "../../editing/saving/desk.ts";
import { saidOf } from "../../editing/saving/named-things.ts";
import { showChange } from "../../editing/saving/section-cache.ts";

const section = "customerProfiles";

interface ItemUpdate<Item extends { uuid: string }, Field extends keyof Item & string> {
  place: string;
  item: Item;
  values: Pick<Item, Field>;
  fields: readonly Field[];
  /** What can be taken back afterwards, as it is told. */
  what: string;
}

/**
 * Changes those fields of an item that are another now, all at once: they are taken back together. Resolves to null when the server has them, or
 * when nothing was changed, and to why it refused.
 */
export function updateItem<Item extends { uuid: string }, Field extends keyof Item & string>(
  queryClient: QueryClient,
  desk: Desk,
  { place, item, values, fields, what }: ItemUpdate<Item, Field>,
): Promise<unknown> {
  const shownIn = { conceptId: desk.conceptId, section } as const;
  const changes = fields
    .filter((field) => JSON.stringify(values[field]) !== JSON.stringify(item[field]))
    .map((field) => ({ kind: "set", item: item.uuid, field, value: values[field], seen: item[field] }) as const);
  if (changes.length === 0) return Promise.resolve(null);
  const said = saidOf(section, place, "set");
  const show = (made: readonly PersonalChange[]) => {
    for (const change of made) showChange(queryClient, shownIn, change);
  };
  show(changes);
  return new Promise((resolve) => {
    desk.enqueue({
      section,
      async send() {
        const { revision } = await call("POST v2/concept/{id}/report/{section}/changes", {
          params: { id: desk.conceptId, section },
          body: { changes },
        });
        desk.made(section, revision);
        const says = said?.done ?? "";
        const done = { section, revision, says, what, at: Date.now() } as const;
        desk.set({ done: [...desk.read().done, done].slice(-50), takenBack: [] });
        desk.say(says, "undo");
        desk.settle(section);
        resolve(null);
      },
      fail(error) {
        show(changes.map((change) => ({ ...change, value: change.seen })));
        desk.settle(section);
        desk.say(said?.failed ?? "", null);
        resolve(error);
      },
    });
  });
}
