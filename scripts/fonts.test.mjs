import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cutFonts } from "./cut-fonts.mjs";
import { repository } from "./repository.mjs";

const theme = join(repository, "web", "src", "theme");

test("the fonts of the web are those that scripts/make-fonts.mjs writes", { timeout: 60_000 }, async () => {
  const { files, sheet } = await cutFonts();
  expect(await readdir(join(theme, "fonts"))).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files) {
    expect((await readFile(join(theme, "fonts", name))).equals(bytes), `${name} is as it was written`).toBe(true);
  }
  expect(await readFile(join(theme, "fonts.css"), "utf8")).toBe(sheet);
});
