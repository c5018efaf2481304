import { PageRefused, type ReadPage } from "../../page-reader.ts";
import { kindOfContent } from "./kind-of-content.ts";

const kinds = {
  pdf: "pdf",
  docx: "docx",
  txt: "text",
  text: "text",
  md: "text",
  markdown: "text",
  html: "html",
  htm: "html",
  xhtml: "html",
} as const satisfies Record<string, ReadPage["kind"]>;

const archiveMark = Buffer.from("504b0304", "hex");
/** A document that is closed with a password is kept in a container of the format before DOCX. */
const containerMark = Buffer.from("d0cf11e0", "hex");

/** What a file is that a person brings: what its name says, if its content says so too. Throws `PageRefused`. */
export function kindOfFile(content: Uint8Array, name: string): ReadPage["kind"] {
  if (content.length === 0) throw new PageRefused("unreadable", "is empty");
  const ending = /\.(\w+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!Object.hasOwn(kinds, ending)) throw new PageRefused("kind", "is not a PDF, DOCX, TXT, MD or HTML file");
  const said = kinds[ending as keyof typeof kinds];
  const beginsWith = (mark: Buffer) => mark.equals(content.subarray(0, mark.length));
  if (said === "docx") {
    if (beginsWith(containerMark))
      throw new PageRefused("unreadable", "is closed with a password, or an older DOC file");
    if (!beginsWith(archiveMark)) throw disguised(ending);
    return said;
  }
  const found = foundKind(content, said === "html" ? "text/html" : "text/plain");
  const isAsSaid = said === "pdf" || found === "pdf" ? found === said : found !== undefined;
  if (!found || !isAsSaid) throw disguised(ending);
  return found;
}

function foundKind(content: Uint8Array, mediaType: string): ReadPage["kind"] | undefined {
  try {
    return kindOfContent(content, mediaType);
  } catch (error) {
    if (error instanceof PageRefused) return undefined;
    throw error;
  }
}

const disguised = (ending: string) =>
  new PageRefused("kind", `is not ${/^[mh]/.test(ending) ? "an" : "a"} ${ending.toUpperCase()} file, as its name says`);
