type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const written =
  'textarea, select, input:is(:not([type]), [type="text"], [type="email"], [type="url"], [type="date"], [type="number"])';

/** The controls of a form that take words, by what they are called; those of a search and of what is picked from a list are none. */
export function textControls(form: ParentNode): Map<string, Control> {
  const controls = [...form.querySelectorAll<Control>(written)].filter(
    (control) => !control.matches('[role="combobox"], [aria-haspopup], [readonly], [data-unkept]'),
  );
  return new Map(controls.map((control) => [nameOf(control), control]));
}

const nameOf = (control: Control) =>
  (control.name || control.getAttribute("aria-label") || labelOf(control.labels?.[0])) ?? control.id;

// A field inside of its label would count as a part of what the label says.
const labelOf = (label: Element | undefined) => (label?.firstElementChild ?? label)?.textContent;

/** Puts a value into a control as if a person had typed it: whoever follows what is typed hears of it. */
export function typeInto(control: Control, value: string): void {
  if (control.value === value) return;
  // React remembers what it has put in itself; only what comes past it counts as typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
