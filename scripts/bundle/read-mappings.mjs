const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const valueOfDigit = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, digits.indexOf(String.fromCharCode(code))),
);
const [semicolon, comma] = [59, 44];

/**
 * Reads the mappings of a source map. Only where each line begins is kept, which takes a few milliseconds of two megabytes; a line is read when it is
 * asked for.
 * @param {string} mappings
 * @param {string[]} sources
 */
export function readMappings(mappings, sources) {
  /** Of each line that says anything: where it begins, and where the line before has got to. @type {Map<number, number[]>} */
  const lines = new Map();
  // Column of the build, source, line and column of the source; and the name, which nobody asks for.
  const state = [0, 0, 0, 0, 0];
  let at = 0;
  for (let line = 0; at < mappings.length; line++) {
    if (mappings.charCodeAt(at) !== semicolon) lines.set(line, [at, ...state.slice(1)]);
    state[0] = 0;
    while (at < mappings.length && mappings.charCodeAt(at) !== semicolon) at = readSegment(mappings, at, state).next;
    at += 1;
  }

  return {
    /** The place in its source, from zero on; undefined for what has none. @param {number} line @param {number} column */
    find(line, column) {
      const [begin, ...before] = lines.get(line) ?? [];
      if (begin === undefined) return undefined;
      const reached = [0, ...before];
      let found;
      for (let next = begin; next < mappings.length && mappings.charCodeAt(next) !== semicolon; ) {
        const segment = readSegment(mappings, next, reached);
        if (reached[0] > column) break;
        const [, source = 0, sourceLine = 0, sourceColumn = 0] = reached;
        found =
          segment.fields < 4 ? undefined : { source: sources[source] ?? "", line: sourceLine, column: sourceColumn };
        next = segment.next;
      }
      return found;
    },
  };
}

/** Adds the fields of the segment at `at` to the state, and gives where the next one begins. */
function readSegment(mappings, at, state) {
  let next = at;
  let fields = 0;
  while (next < mappings.length) {
    const code = mappings.charCodeAt(next);
    if (code === semicolon || code === comma) break;
    let [value, shift, digit] = [0, 0, 0];
    do {
      digit = valueOfDigit[mappings.charCodeAt(next++)] ?? 0;
      value += (digit & 31) << shift;
      shift += 5;
    } while (digit & 32);
    state[fields] = (state[fields] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    fields += 1;
  }
  return { next: mappings.charCodeAt(next) === comma ? next + 1 : next, fields };
}
