import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { serverProgram } from "./build-server.mjs";
import { readMappings } from "./bundle/read-mappings.mjs";
import { repository } from "./repository.mjs";

let program;

beforeAll(async () => {
  program = await serverProgram(process.execPath, "main");
});

test("sources as they are are built once, also when several ask at the same time", async () => {
  const again = await Promise.all([1, 2, 3].map(() => serverProgram(process.execPath, "main")));
  expect(again.map(({ file }) => file)).toEqual([program.file, program.file, program.file]);
  expect(readdirSync(join(repository, "server", "dist")).filter((name) => name.includes("."))).toEqual([]);
});

test("a stack of the built server names the sources and their lines", async () => {
  const fault = `import net from "node:net"; import { syncBuiltinESMExports } from "node:module";
    net.createServer = () => { throw new Error("no sockets here") }; syncBuiltinESMExports();`;
  const output = await outputOf(["--import", `data:text/javascript,${encodeURIComponent(fault)}`, program.file]);
  const file = join(repository, "server", "src", "platform", "http", "take-port.ts");
  const line = readFileSync(file, "utf8")
    .split("\n")
    .findIndex((text) => text.includes("createServer("));
  expect(output).toContain("Error: no sockets here\n    at ");
  expect(output).toContain(`${pathToFileURL(file).href}:${line + 1}:`);
  expect(output).toMatch(/at start \(file:\S+\/server\/src\/main\.ts:\d+:\d+\)/);
});

test("mappings are read as Node reads them", () => {
  const folder = dirname(program.file);
  const name = readdirSync(folder).find((candidate) => /^compose.+\.map$/.test(candidate)) ?? "";
  const map = JSON.parse(readFileSync(join(folder, name), "utf8"));
  const lines = readFileSync(join(folder, name.replace(/\.map$/, "")), "utf8").split("\n");
  const ours = readMappings(map.mappings, map.sources);
  const theirs = new SourceMap(map);
  let found = 0;
  for (let line = 0; line < lines.length; line += 61) {
    const column = Math.floor((lines[line]?.length ?? 0) / 2);
    const place = theirs.findEntry(line, column);
    const expected =
      "originalSource" in place && place.generatedLine === line
        ? { source: place.originalSource, line: place.originalLine, column: place.originalColumn }
        : undefined;
    expect(ours.find(line, column)).toEqual(expected);
    if (expected) found += 1;
  }
  expect(found).toBeGreaterThan(100);
});

function outputOf(programArguments) {
  return new Promise((resolve) => {
    execFile(process.execPath, programArguments, { env: program.env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}
