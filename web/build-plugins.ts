import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Puts a `.br` beside every text file of a build, as small as Brotli can: the server has no time for that. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true }).catch(() => []);
        const texts = files.filter((file) => /\.(?:js|css|html|svg)$/.test(file));
        await Promise.all(texts.map((file) => compressFile(join(folder, file))));
      },
    },
  };
}

/** A file that does no more than give exports of another one their names back, whatever comment it begins with. */
const facade = /^(?:\/\/.*\n)*export ?\{([^}]+)\} ?from ?["'`]\.\/([^"'`]+\.js)["'`];?\s*$/;

/**
 * What is imported late from a file that holds several modules comes by a file of its own, which names their exports. Whoever imports it takes
 * the exports themselves instead: one request and one way to the server less for each.
 */
export function withoutFacades(): Plugin {
  let folder = "";
  return {
    name: "without-facades",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(resolve(root, build.outDir), build.assetsDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".js"));
        const read = async (name: string) => [name, await readFile(join(folder, name), "utf8")] as const;
        const texts = new Map(await Promise.all(names.map(read)));
        const facades = [...texts].flatMap(([name, text]) => {
          const [, pairs, file] = facade.exec(text) ?? [];
          return pairs && file ? [{ name, file, exports: exportsIn(pairs) }] : [];
        });
        for (const [name, text] of texts) {
          const direct = facades.reduce(takeDirectly, text);
          if (direct !== text) await writeFile(join(folder, name), direct);
        }
      },
    },
  };
}

/** `{a as b, c}` as the properties of the module that is imported. */
const exportsIn = (pairs: string) =>
  pairs
    .split(",")
    .map((pair) => pair.trim().split(" as "))
    .map(([own = "", told = own]) => `${told}:e.${own}`)
    .join(",");

function takeDirectly(text: string, { name, file, exports }: { name: string; file: string; exports: string }): string {
  return text
    .replaceAll(`import(\`./${name}\`)`, `import(\`./${file}\`).then(e=>({${exports}}))`)
    .replaceAll(`import("./${name}")`, `import("./${file}").then(e=>({${exports}}))`)
    .replaceAll(`"assets/${name}"`, `"assets/${file}"`);
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await compress(text, { params }));
}

/**
 * Whatever file uses a component of Mantine fetches Mantine's theme with it, in builds, tests and development alike: the application itself has none
 * (`src/shell/app-theme.tsx`).
 */
export function withMantineTheme(theme: string): Plugin {
  return {
    name: "with-mantine-theme",
    transform: {
      filter: { id: /\/web\/src\/(?!theme\/|shell\/app-theme\.)/, code: /from ["']@mantine\/core["']/ },
      handler: (code) => ({ code: `${code}\nimport ${JSON.stringify(theme)};\n`, map: null }),
    },
  };
}

/** Leaves out the names of Mantine's components for React's tools: to set one counts as an effect, and keeps in a build what is never drawn. */
export function withoutMantineNames(): Plugin {
  return {
    name: "without-mantine-names",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/@mantine\/core\/esm\//, code: /displayName/ },
      handler: (code) => ({ code: code.replace(/^[\w.]+\.displayName = "[^"]+";$/gm, ""), map: null }),
    },
  };
}

/** Pages by their paths, and the names of the chunks that each of them needs. */
interface Announced {
  name: string;
  path: RegExp;
  chunks: string[];
}

/**
 * Writes `pages.json`: for paths, the document that such a page begins with. It is `index.html` with what the page will surely ask for in its head, before any
 * script has run: these chunks, and what they import, which a browser would learn of only when it has read them. The modules stand there as what they are: what
 * is announced by a header alone is asked for a second time by whoever imports it. All sheets of the page are one: a slow processor takes longer for a file than
 * for its kilobyte. The sheets that it is made of are named and disabled, which is how whoever imports them finds that they are there.
 */
export function announcePreloads(pages: readonly Announced[]): Plugin {
  return {
    name: "announce-preloads",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("There is no page to announce anything with.");
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const page = String(index.source);
        const documents = pages.map(({ name, path, chunks: names }) => {
          const announced = new Set<string>();
          for (const each of names) {
            // A route that is split, and a group, may be called alike: what the group holds is never less.
            const [found] = chunks
              .filter((candidate) => candidate.name === each)
              .toSorted((one, other) => other.code.length - one.code.length);
            if (!found) throw new Error(`There is no chunk ${each} to be announced.`);
            addWithImports(found.fileName, announced);
          }
          // The page itself names the entry and all that it imports.
          const files = [...announced].filter((file) => !page.includes(file));
          const modules = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
          const sheets = [...sheetsIn(page), ...files.flatMap(sheetsOf)];
          const reference = this.emitFile({
            type: "asset",
            name: `${name}-page.css`,
            source: sheets.map(textOf).join(""),
          });
          const links = [sheetLink(this.getFileName(reference)), ...sheets.map(inPlaceOf), ...modules];
          const source = page.replace(sheetLinks, "").replace("</head>", () => `${links.join("")}</head>`);
          this.emitFile({ type: "asset", fileName: `pages/${name}.html`, source });
          return { path: path.source, file: `pages/${name}.html` };
        });

        // What a file imports stands before it, so that its own sheet has the last word.
        function addWithImports(file: string, files: Set<string>): void {
          if (files.has(file)) return;
          for (const imported of byFile.get(file)?.imports ?? []) addWithImports(imported, files);
          files.add(file);
        }

        function sheetsOf(file: string): string[] {
          return [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])];
        }

        function textOf(sheet: string): string {
          const file = bundle[sheet];
          if (file?.type !== "asset") throw new Error(`There is no sheet ${sheet}.`);
          return String(file.source);
        }

        this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(documents) });
      },
    },
  };
}

const sheetLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const inPlaceOf = (file: string) => `<link rel="stylesheet" disabled href="/${file}">`;
const sheetLinks = /[ \t]*<link rel="stylesheet" crossorigin href="\/([^"]+)">\n?/g;
const sheetsIn = (page: string) => [...page.matchAll(sheetLinks)].map(([, file = ""]) => file);

/** Has a browser that understands it compile all of a script while it comes, beside the page's own thread. */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks these chunks, of first loads: more than half of each is called before anybody does anything, and would be compiled piece by piece, in the thread
 * that draws the page, when it is called.
 * See https://v8.dev/blog/explicit-compile-hints.
 */
export function compiledWhileTheyCome(names: readonly string[]): Plugin {
  return {
    name: "compiled-while-they-come",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && names.includes(file.name)) file.code = compileHint + file.code;
      },
    },
  };
}

/** Gives the classes of a build names of a few letters, the same ones as long as their sheet stays where it is and names them in the same order. */
export function shortClassNames(): Plugin {
  const names = new Map<string, string[]>();
  const sheets = new Map<string, string>();
  return {
    name: "short-class-names",
    apply: "build",
    config: ({ root = "" }) => ({
      css: {
        modules: {
          generateScopedName(name, path) {
            const sheet = relative(root, path.split("?")[0] ?? path);
            const prefix = shortNameOf(sheet);
            if ((sheets.get(prefix) ?? sheet) !== sheet)
              throw new Error(
                `The classes of ${sheet} would be called like those of ${sheets.get(prefix)}: rename one of the files.`,
              );
            sheets.set(prefix, sheet);
            const known = names.get(sheet) ?? [];
            names.set(sheet, known);
            if (!known.includes(name)) known.push(name);
            return prefix + known.indexOf(name).toString(36);
          },
        },
      },
    }),
  };
}

/** Four signs, the first of them a letter. */
function shortNameOf(path: string): string {
  const [first = 0, ...others] = createHash("sha256").update(path).digest();
  const signs = others.slice(0, 3).map((byte) => (byte % 36).toString(36));
  return String.fromCharCode(97 + (first % 26)) + signs.join("");
}
