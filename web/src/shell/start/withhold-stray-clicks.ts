/** What one can press, and what stands for it. */
const controls =
  "a[href], button, input, select, textarea, label, summary, [role=button], [role=checkbox], [role=link], [role=menuitem], [role=option], [role=radio], [role=switch], [role=tab]";

/**
 * Keeps the second half of a double click from what has come under the pointer since the first: what was pressed may be gone by then, and the page moved up. Only what
 * was pressed first hears both. Returns what ends it.
 */
export function withholdStrayClicks(): () => void {
  let first: Element | undefined;
  const hear = (event: MouseEvent) => {
    const pressed = controlAt(event.target);
    // Also by its click: who prevents the press of a pointer hears no `mousedown`.
    if (event.detail < 2) first = pressed;
    else if (event.type === "click" && first && pressed !== first) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener("mousedown", hear, { capture: true });
  addEventListener("click", hear, { capture: true });
  return () => {
    removeEventListener("mousedown", hear, { capture: true });
    removeEventListener("click", hear, { capture: true });
  };
}

/** A label stands for its field, whose click follows its own. */
function controlAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest(controls) ?? target;
  return (control instanceof HTMLLabelElement && control.control) || control;
}
