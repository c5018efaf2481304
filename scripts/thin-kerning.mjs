/*
 * A font of text kerns nearly every pair of its letters, by the thousandth of an em; that is a third of its bytes. Here what nobody can see is left
 * out: distances go in steps of a hundred-and-twenty-fifth of an em (0.14 pixels in text of 17), and a pair of its own whose classes say the same is dropped.
 */
const step = 1 / 125;
/** Of an em: what is less is none. */
const least = 1 / 80;

/** What a value record holds: the advance of the first glyph, and with `varies` how it changes along the axes. */
const advance = 4;
const varies = 64;

/** The same TrueType font with less in its table of positions; throws where that is of a kind that is not known here. */
export function thinKerning(font) {
  const bytes = Buffer.from(font);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (at) => view.getUint16(at);
  const tables = tablesIn(bytes);
  if (!tables.GPOS) return bytes;
  const em = number(tables.head + 18);
  const thinned = (value) =>
    Math.abs(value) < least * em ? 0 : Math.round(Math.round(value / (step * em)) * step * em);
  const lookups = tables.GPOS + number(tables.GPOS + 8);
  for (let index = 0; index < number(lookups); index += 1) {
    const lookup = lookups + number(lookups + 2 + 2 * index);
    const subtables = subtablesOf({ view, number }, lookup).filter(({ kind }) => kind === 2);
    thinLookup(
      { view, number, thinned },
      subtables.map(({ at }) => at),
    );
  }
  return bytes;
}

/** Where they are, and of what kind; an extension says both of a subtable that lies too far away. */
function subtablesOf({ view, number }, lookup) {
  return Array.from({ length: number(lookup + 4) }, (_, index) => {
    const at = lookup + number(lookup + 6 + 2 * index);
    return number(lookup) === 9
      ? { kind: number(at + 2), at: at + view.getUint32(at + 4) }
      : { kind: number(lookup), at };
  });
}

/** From the last subtable to the first: what a pair of its own says counts only if those behind it say something else. */
function thinLookup({ view, number, thinned }, subtables) {
  const behind = [];
  for (const subtable of subtables.reverse()) {
    const [kind, other] = [number(subtable + 4), number(subtable + 6)];
    if ((kind | varies) !== (advance | varies) || other !== 0)
      throw new Error("Kerning of this kind is not known here.");
    const covered = coveredBy(number, subtable + number(subtable + 2));
    const thin = number(subtable) === 1 ? thinPairs : thinClasses;
    // The one distance is for all weights: what it changes by is less than anybody sees.
    const write = (at, value) => {
      view.setInt16(at, value);
      if (kind & varies) view.setUint16(at + 2, 0);
    };
    const size = kind & varies ? 4 : 2;
    behind.unshift(thin({ view, number, thinned, write, size, subtable, covered, behind: [...behind] }));
  }
}

/** What the first of these subtables that knows the pair says of it. */
const saidOf = (subtables, first, second) => {
  for (const say of subtables) {
    const value = say(first, second);
    if (value !== undefined) return value;
  }
  return 0;
};

function thinPairs({ view, number, thinned, write, size, subtable, covered, behind }) {
  const glyphsBySet = Map.groupBy(covered, (_glyph, index) => subtable + number(subtable + 10 + 2 * index));
  const values = new Map();
  for (const [set, glyphs] of glyphsBySet) {
    const pairs = Array.from({ length: number(set) }, (_, index) => {
      const at = set + 2 + (2 + size) * index;
      return { second: number(at), value: thinned(view.getInt16(at + 2)) };
    });
    for (const first of glyphs) for (const { second, value } of pairs) values.set(`${first} ${second}`, value);
    const kept = pairs.filter(({ second, value }) => glyphs.some((first) => saidOf(behind, first, second) !== value));
    view.setUint16(set, kept.length);
    for (const [index, { second, value }] of kept.entries()) {
      const at = set + 2 + (2 + size) * index;
      view.setUint16(at, second);
      write(at + 2, value);
    }
  }
  return (first, second) => values.get(`${first} ${second}`);
}

function thinClasses({ view, number, thinned, write, size, subtable, covered }) {
  const [ofFirst, ofSecond] = [8, 10].map((at) => classesIn(number, subtable + number(subtable + at)));
  const [rows, columns] = [number(subtable + 12), number(subtable + 14)];
  for (let cell = 0; cell < rows * columns; cell += 1) {
    const at = subtable + 16 + size * cell;
    write(at, thinned(view.getInt16(at)));
  }
  const firsts = new Set(covered);
  return (first, second) =>
    firsts.has(first)
      ? view.getInt16(subtable + 16 + size * ((ofFirst.get(first) ?? 0) * columns + (ofSecond.get(second) ?? 0)))
      : undefined;
}

/** Where each table of a font begins, by its name. */
function tablesIn(bytes) {
  const records = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return Object.fromEntries(records.map((at) => [bytes.toString("latin1", at, at + 4), bytes.readUInt32BE(at + 8)]));
}

/** Glyphs in the order in which a subtable speaks of them. */
function coveredBy(number, at) {
  if (number(at) === 1) return Array.from({ length: number(at + 2) }, (_, index) => number(at + 4 + 2 * index));
  return rangesIn(number, at).flatMap(({ glyphs }) => glyphs);
}

/** The class of each glyph that has one other than 0. */
function classesIn(number, at) {
  if (number(at) === 1)
    return new Map(
      Array.from({ length: number(at + 4) }, (_, index) => [number(at + 2) + index, number(at + 6 + 2 * index)]),
    );
  return new Map(rangesIn(number, at).flatMap(({ glyphs, value }) => glyphs.map((glyph) => [glyph, value])));
}

function rangesIn(number, at) {
  return Array.from({ length: number(at + 2) }, (_, index) => {
    const [first, last, value] = [4, 6, 8].map((offset) => number(at + offset + 6 * index));
    return { glyphs: Array.from({ length: last - first + 1 }, (__, step) => first + step), value };
  });
}
