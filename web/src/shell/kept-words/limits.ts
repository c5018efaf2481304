import { tooLong } from "../../design/text/too-long.ts";
import { textControls } from "./text-controls.ts";

/** The controls of a form with more in them than fits, by their `data-max`, and what is to be said of each. */
function overfull(form: ParentNode) {
  return [...textControls(form).values()].flatMap((control) => {
    const said = tooLong(control.value.trim(), Number(control.dataset.max ?? Number.POSITIVE_INFINITY));
    return said ? [{ control, said }] : [];
  });
}

/** Sentences that tell by how much what is written in a form is too long. */
export const excessIn = (form: ParentNode): readonly string[] => [...new Set(overfull(form).map(({ said }) => said))];

/** The first control of a form with more in it than fits; null when all of it fits. */
export const firstOverfull = (form: ParentNode): HTMLElement | null => overfull(form)[0]?.control ?? null;
