const longest = 300;
const bannedNames = new Set(["util", "utils", "helper", "helpers", "common", "misc", "lib"]);

/** Files that may be longer, and why. */
const longFiles = [
  { path: /\.gen\.ts$/, reason: "generated" },
  { path: /^server\/src\/library\//, reason: "data, read entry by entry" },
];

/**
 * Files nobody reads to the end.
 * @param {import("./read-sources.mjs").Source[]} sources
 * @returns {string[]}
 */
export function longSources(sources) {
  return sources
    .filter(({ path, lines }) => lines > longest && !longFiles.some((exception) => exception.path.test(path)))
    .map(({ path, lines }) => `${path} has ${lines} lines: more than ${longest}`);
}

/** What half of the product's files, and nine in ten of them, have at most. */
const usualLengths = [
  { share: 0.5, most: 38, whose: "half" },
  { share: 0.9, most: 103, whose: "nine in ten" },
];
const ofProduct = /^(?:contract|rules|server|web)\/src\/(?!testing\/)/;
const ofTests = /\.(?:test|fixture)\.tsx?$/;

/**
 * A product whose files grow: none of them need be long for it.
 * @param {import("./read-sources.mjs").Source[]} sources
 * @returns {string[]}
 */
export function growingSources(sources) {
  const lengths = sources
    .filter(({ path }) => ofProduct.test(path) && !ofTests.test(path))
    .map(({ lines }) => lines)
    .sort((one, other) => one - other);
  // A few files say nothing.
  if (lengths.length < 100) return [];
  return usualLengths.flatMap(({ share, most, whose }) => {
    const length = lengths[Math.floor(lengths.length * share)] ?? 0;
    return length > most ? [`${whose} of the product's files have at most ${length} lines: it should be ${most}`] : [];
  });
}

/**
 * Files and folders whose names say nothing about what is in them.
 * @param {import("./read-sources.mjs").Source[]} sources
 * @returns {string[]}
 */
export function bannedSourceNames(sources) {
  return sources.flatMap(({ path }) => {
    const names = path.split("/").map((part) => part.split(".")[0]);
    const banned = names.find((name) => bannedNames.has(name) || bannedNames.has(name.split("-").at(-1)));
    return banned ? [`${path}: the name "${banned}" says nothing about what is in it`] : [];
  });
}

/**
 * Lists of what a part of a feature is given: a feature has one, at its root, so that what it needs from outside is read at a look.
 * @param {import("./read-sources.mjs").Source[]} sources
 * @returns {string[]}
 */
export function strayDependencies(sources) {
  return sources.flatMap(({ path }) => {
    const feature = /^(server\/src\/features\/[^/]+)\/.+\/dependencies\.ts$/.exec(path)?.[1];
    return feature ? [`${path}: what a feature is given stands in ${feature}/dependencies.ts alone`] : [];
  });
}
