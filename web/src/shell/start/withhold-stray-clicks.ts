/** What one can press, and what stands for it. */
const controls =
  "a[href], button, input, select, textarea, label, summary, [role=button], [role=checkbox], [role=link], [role=menuitem], [role=option], [role=radio], [role=switch], [role=tab]";

/**
 * Keeps the second half of a double click from what has come under the pointer since the first: what was pressed may be gone by then, and the page moved up. Only what
 * was pressed first hears both. Returns what ends it.
 */
export function withholdStrayClicks(): () => void {
  let first: Element | undefined;
  const press = ({ target, detail }: MouseEvent) => {
    if (detail < 2) first = controlAt(target);
  };
  const click = (event: MouseEvent) => {
    if (event.detail < 2 || !first || controlAt(event.target) === first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("mousedown", press, { capture: true });
  addEventListener("click", click, { capture: true });
  return () => {
    removeEventListener("mousedown", press, { capture: true });
    removeEventListener("click", click, { capture: true });
  };
}

/** A label stands for its field, whose click follows its own. */
function controlAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest(controls) ?? target;
  return (control instanceof HTMLLabelElement && control.control) || control;
}
