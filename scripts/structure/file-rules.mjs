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
