import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFonts } from "./cut-fonts.mjs";
import { repository } from "./repository.mjs";

/** `node scripts/make-fonts.mjs`: writes the fonts of the web and their sheet anew, after a change in `cut-fonts.mjs` or of a package. */
const theme = join(repository, "web", "src", "theme");
const { files, sheet } = await cutFonts();
await rm(join(theme, "fonts"), { recursive: true, force: true });
await mkdir(join(theme, "fonts"));
for (const [name, bytes] of files) await writeFile(join(theme, "fonts", name), bytes);
await writeFile(join(theme, "fonts.css"), sheet);
