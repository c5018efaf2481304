import type { Source } from "@seedbed/contract/report/source";

/** A source as a person names it: one that stands already, or a page that they type in. */
export type TypedSource = Partial<Source> & { title: string; url?: string | null };

const titleMax = 300;
const addressMax = 2048;

/** The address of a page as a browser would open it; null for what is none. "example.com/a" is one: nobody types the beginning. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text || text.length > addressMax || /\s/.test(text)) return null;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d/.test(text) ? text : `https://${text}`;
  try {
    const { protocol, hostname, href } = new URL(whole);
    return /^https?:$/.test(protocol) && hostname.includes(".") ? href : null;
  } catch {
    return null;
  }
}

/** A page that a person typed in, called by its host when they give no title. `published` is the day, or nothing. */
export function typedSource(address: string, title: string, published = ""): TypedSource | null {
  const url = webAddress(address);
  if (!url) return null;
  const name = title.trim() || new URL(url).hostname.replace(/^www\./, "");
  return { title: name, url, ...(published ? { publishedDate: published } : {}) };
}

/** Why a source cannot be kept; null when it can. */
export function sourceProblem({ title, url }: TypedSource): string | null {
  if (title.trim().length > titleMax) return `The maximum length is ${titleMax} characters`;
  if (!title.trim()) return "This field cannot be empty.";
  return url && !webAddress(url) ? "Write a web address that begins with http:// or https://." : null;
}
