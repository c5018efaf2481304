import { type Zippable, zipSync } from "fflate";
import { xml, xmlHead } from "./xml.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006";

/** A package of the Open Packaging Conventions: parts, what they are, and how they are related. */
export interface OfficePackage {
  /** Adds a part, such as "word/document.xml". */
  add(path: string, part: { type: string; content: string | Uint8Array }): void;
  /** Relates a part to another, "" for the package itself; gives the id by which the part names it. */
  relate(from: string, relation: Relation): string;
  bytes(): Uint8Array;
}

interface Relation {
  /** The last part of its type: "chart". */
  kind: string;
  /** The path of the other part, or the address of what is outside. */
  to: string;
  isOutside?: boolean;
}

const core = `${packageRelations}/relationships/metadata/core-properties`;
// The same content gives the same bytes.
const mtime = new Date(1980, 0, 1, 12);

export function createOfficePackage({
  title,
  author,
  description,
  language,
  madeAt,
  application,
}: Properties): OfficePackage {
  const parts = new Map<string, { type: string; content: string | Uint8Array }>();
  const relations = new Map<string, Relation[]>();
  const moment = madeAt.replace(/\.\d+Z$/, "Z");
  const pack: OfficePackage = {
    add: (path, part) => void parts.set(path, part),
    relate(from, relation) {
      const known = relations.get(from) ?? [];
      relations.set(from, [...known, relation]);
      return `rId${known.length + 1}`;
    },
    bytes() {
      const files: Zippable = { "[Content_Types].xml": bytesOf(contentTypes(parts)) };
      for (const [from, list] of relations) files[relationsPath(from)] = bytesOf(relationsOf(from, list));
      for (const [path, { content }] of parts) files[path] = typeof content === "string" ? bytesOf(content) : content;
      return zipSync(files, { mtime, level: 6 });
    },
  };
  pack.add("docProps/core.xml", {
    type: "application/vnd.openxmlformats-package.core-properties+xml",
    content: `${xmlHead}<cp:coreProperties xmlns:cp="${packageRelations}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title><dc:subject>${xml(description)}</dc:subject><dc:creator>${xml(author)}</dc:creator><dc:language>${xml(language)}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified></cp:coreProperties>`,
  });
  pack.add("docProps/app.xml", {
    type: "application/vnd.openxmlformats-officedocument.extended-properties+xml",
    content: `${xmlHead}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${xml(application)}</Application><Company>${xml(author)}</Company></Properties>`,
  });
  pack.relate("", { kind: core, to: "docProps/core.xml" });
  pack.relate("", { kind: "extended-properties", to: "docProps/app.xml" });
  return pack;
}

interface Properties {
  title: string;
  author: string;
  description: string;
  language: string;
  /** ISO 8601. */
  madeAt: string;
  application: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function contentTypes(parts: ReadonlyMap<string, { type: string }>): string {
  const overrides = [...parts]
    .filter(([path]) => !path.endsWith(".xlsx"))
    .map(([path, { type }]) => `<Override PartName="/${path}" ContentType="${type}"/>`);
  return `${xmlHead}<Types xmlns="${packageRelations}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>${overrides.join("")}</Types>`;
}

function relationsPath(from: string): string {
  const at = from.lastIndexOf("/");
  return `${from.slice(0, at + 1)}_rels/${from.slice(at + 1)}.rels`;
}

function relationsOf(from: string, list: readonly Relation[]): string {
  const up = "../".repeat(from.split("/").length - 1);
  const written = list.map(
    ({ kind, to, isOutside }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${kind.includes("/") ? kind : `${office}/${kind}`}" Target="${xml(isOutside ? to : up + to)}"${isOutside ? ' TargetMode="External"' : ""}/>`,
  );
  return `${xmlHead}<Relationships xmlns="${packageRelations}/relationships">${written.join("")}</Relationships>`;
}
