import { strFromU8, unzipSync } from "fflate";

export interface ReadOffice {
  parts: ReadonlyMap<string, string>;
  /** Words alone, without spaces, of these parts in the order of their numbers. */
  wordsOf(parts: RegExp): string;
  /** What is wrong with the package: parts that are no XML, relations that lead nowhere, types that are missing. */
  problems: string[];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads an OOXML package with another program than the one that writes it. */
export function readOffice(bytes: Uint8Array): ReadOffice {
  const files = Object.entries(unzipSync(bytes));
  const parts = new Map(
    files.filter(([path]) => /\.(?:xml|rels)$/.test(path)).map(([path, content]) => [path, strFromU8(content)]),
  );
  const paths = new Set(files.map(([path]) => path));
  return {
    parts,
    problems: [...parts].flatMap(([path, xml]) => [
      ...malformed(xml).map((problem) => `${path}: ${problem}`),
      ...(path.endsWith(".rels") ? brokenRelations(path, xml, paths) : danglingIds(path, xml, parts)),
      ...untyped(path, parts.get("[Content_Types].xml") ?? ""),
    ]),
    wordsOf: (wanted) =>
      [...parts.keys()]
        .filter((path) => wanted.test(path))
        .toSorted((one, other) => numberIn(one) - numberIn(other))
        .map((path) => textOf(parts.get(path) ?? ""))
        .join("")
        .normalize("NFKC")
        .replaceAll(/[\s\p{Cf}]+/gu, ""),
  };
}

const numberIn = (path: string) => Number(/(\d+)\.xml$/.exec(path)?.[1] ?? 0);

const textOf = (xml: string) =>
  [...xml.matchAll(/<(?:w|a):t(?: [^>]*)?>([^<]*)</g)]
    .map(([, text = ""]) => text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? ""))
    .join(" ");

/** By the grammar of XML 1.0, as far as these files use it. */
function malformed(xml: string): string[] {
  const open: string[] = [];
  const tag =
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<&]*(?:&(?:amp|lt|gt|quot|apos);[^"<&]*)*")*)\s*(\/?)>/y;
  const text = /(?:[^<&]|&(?:amp|lt|gt|quot|apos);)+/y;
  let at = xml.startsWith("<?xml") ? xml.indexOf("?>") + 2 : 0;
  while (at < xml.length) {
    tag.lastIndex = text.lastIndex = at;
    const found = tag.exec(xml);
    if (found) {
      const [whole, closes, name = "", attributes = "", isEmpty] = found;
      const names = [...attributes.matchAll(/\s([\w:.-]+)=/g)].map(([, each]) => each);
      if (new Set(names).size !== names.length) return [`<${name}> has an attribute twice`];
      if (closes && open.pop() !== name) return [`</${name}> closes nothing`];
      if (!closes && !isEmpty) open.push(name);
      at += whole.length;
      continue;
    }
    const words = text.exec(xml);
    if (!words) return [`no XML at ${JSON.stringify(xml.slice(at, at + 60))}`];
    at += words[0].length;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(xml))
    return ["holds a character that XML cannot hold"];
  return open.length > 0 ? [`<${open.at(-1)}> is not closed`] : [];
}

function brokenRelations(path: string, xml: string, paths: ReadonlySet<string>): string[] {
  const folder = path.replace(/_rels\/[^/]*$/, "");
  return [...xml.matchAll(/Target="([^"]*)"( TargetMode="External")?/g)].flatMap(([, target = "", outside]) => {
    if (outside) return /^https?:/.test(target) ? [] : [`${path}: leads to ${target}`];
    const resolved = new URL(target, `http://package/${folder}`).pathname.slice(1);
    return paths.has(resolved) ? [] : [`${path}: ${resolved} is not there`];
  });
}

function danglingIds(path: string, xml: string, parts: ReadonlyMap<string, string>): string[] {
  const relations = parts.get(path.replace(/([^/]*)$/, "_rels/$1.rels")) ?? "";
  return [...xml.matchAll(/r:(?:id|embed|link)="([^"]+)"/g)].flatMap(([, id = ""]) =>
    relations.includes(`Id="${id}"`) ? [] : [`${path}: ${id} is no relation`],
  );
}

const untyped = (path: string, types: string): string[] =>
  path.endsWith(".rels") || path === "[Content_Types].xml" || types.includes(`PartName="/${path}"`)
    ? []
    : [`${path} has no type of its own`];
