const entitiesByCharacter: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The text as HTML shows it, in an element or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entitiesByCharacter[character] ?? "");
