/**
 * Keeps the second half of a double click from what has come under the pointer since the first: what was pressed may be gone by then, and the page moved up. Only what
 * was pressed first hears both.
 */
export function withholdStrayClicks(): void {
  let first: Element | undefined;
  addEventListener(
    "click",
    (event) => {
      const pressed = controlAt(event.target);
      if (event.detail < 2) first = pressed;
      else if (first && pressed !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}

/** A label stands for its field, whose click follows its own. */
function controlAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest("a, button, input, select, textarea, label, summary, [role]") ?? target;
  return (control instanceof HTMLLabelElement && control.control) || control;
}
