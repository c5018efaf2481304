import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readMappings } from "./read-mappings.mjs";

/*
 * Stacks name the sources that the files of the build were made of. Node could do that by itself, but would read all maps at each start, which takes as
 * long as half of it; here the first stack that somebody reads does.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const inBuild = new RegExp(`${RegExp.escape(new URL(".", import.meta.url).href)}([^/:]+\\.js):(\\d+):(\\d+)`);
/** @type {Map<string, ReturnType<typeof readMappings> | undefined>} */
const maps = new Map();

Error.prepareStackTrace = (error, sites) => {
  // With these DBOS asks at each start where workflows are registered, and no map is needed for that.
  const asksForPlace = error?.constructor?.name?.startsWith("StackGrabber");
  return [headOf(error), ...sites.map((site) => `    at ${asksForPlace ? site : named(site)}`)].join("\n");
};

function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "<error>";
  }
}

function named(site) {
  const frame = String(site);
  const [place = "", name = "", line, column] = inBuild.exec(frame) ?? [];
  if (place !== "" && !maps.has(name)) maps.set(name, readMap(name));
  const found = maps.get(name)?.find(Number(line) - 1, Number(column) - 1);
  return found ? frame.replace(place, () => `${found.source}:${found.line + 1}:${found.column + 1}`) : frame;
}

function readMap(name) {
  try {
    const { sources, mappings } = JSON.parse(readFileSync(join(folder, `${name}.map`), "utf8"));
    return readMappings(
      mappings,
      sources.map((source) => pathToFileURL(join(folder, source)).href),
    );
  } catch {
    // An error without the names of its sources is better than none.
    return undefined;
  }
}
