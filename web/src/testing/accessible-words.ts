import axe from "axe-core";

/** What assistive technology is told of an element: its role, its name and what describes it. */
export interface AccessibleWords {
  role: string | null;
  name: string;
  description: string;
}

/** Axe has it, and its types do not. */
interface AriaOfAxe {
  getRole(element: Element): string | null;
}

/** Reads roles and names as axe does, which keeps to the standard; the document must not change meanwhile. */
export function withAccessibleWords<Result>(read: (wordsOf: (element: Element) => AccessibleWords) => Result): Result {
  const { getRole } = axe.commons.aria as unknown as AriaOfAxe;
  axe.setup(document.body);
  try {
    return read((element) => ({
      role: getRole(element),
      name: plain(axe.commons.text.accessibleText(element)),
      description: described(element),
    }));
  } finally {
    axe.teardown();
  }
}

const described = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(/\s+/)
    .map((id) => plain(document.getElementById(id)?.textContent ?? ""))
    .filter(Boolean)
    .join(" ");

export const plain = (text: string) => text.replace(/\s+/g, " ").trim();
