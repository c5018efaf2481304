import { undoWindow } from "@seedbed/contract/report/editing/edits";
import { call } from "../../../../transport/call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import type { Desk } from "../saving/desk.ts";
import type { Done } from "../saving/desk-state.ts";

const tooLate = "A change can be taken back for ten minutes.";

/** Takes back the newest change of this person in the report, after all that is still on its way; or makes again what was taken back last. */
export function takeBack(desk: Desk, direction: "undo" | "redo"): void {
  const [from, to] = direction === "undo" ? (["done", "takenBack"] as const) : (["takenBack", "done"] as const);
  const forget = () => desk.set({ [from]: desk.read()[from].slice(0, -1) });
  const { unsaved, shown } = desk.read();
  const section = desk.read()[from].at(-1)?.section ?? unsaved.at(-1)?.section ?? shown[0];
  if (!section) return;
  desk.enqueue({
    section,
    async send() {
      const last = desk.read()[from].at(-1);
      if (!last) return;
      if (Date.now() - last.at > undoWindow) {
        desk.set({ [from]: [] });
        return desk.say(tooLate, null);
      }
      const { revision } = await takeBackOne(desk, last);
      const also = [];
      for (const other of last.also ?? []) also.push({ ...other, ...(await takeBackOne(desk, other)) });
      forget();
      desk.set({ [to]: [...desk.read()[to], { ...last, revision, also, at: Date.now() }] });
      desk.say(
        direction === "undo" ? `Taken back: ${last.what}` : `Done again: ${last.what}`,
        direction === "undo" ? "redo" : "undo",
      );
      for (const { section: changed } of [last, ...also]) desk.settle(changed);
    },
    fail(error) {
      forget();
      desk.say(sentenceOf(error), null);
    },
  });
}

async function takeBackOne(desk: Desk, { section, revision }: Pick<Done, "section" | "revision">) {
  const made = await call("POST v2/concept/{id}/report/{section}/undo", {
    params: { id: desk.conceptId, section },
    body: { revision },
  });
  desk.made(section, made.revision);
  return made;
}
