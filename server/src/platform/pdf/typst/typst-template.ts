import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Typst from "@myriaddreamin/typst-ts-node-compiler";
import { fontNames, readFont } from "../fonts.ts";
import type { FindMissing } from "../missing-letters.ts";
import { createMissingLetters } from "./typst-missing-letters.ts";

/** Results that have served no compilation for so many are forgotten. */
const cacheAge = 4;

export interface TypstTemplate {
  compiler: Typst.NodeCompiler;
  findMissing: FindMissing;
  /** Sets the template with this data. Throws when Typst refuses it. */
  set(document: object): Typst.NodeTypstDocument;
  /** Forgets what was kept of earlier documents. */
  forget(): void;
}

/** A template of this folder behind the charts that all of them share. Throws when Typst's binary does not load on this machine. */
export function openTemplate(file: URL): TypstTemplate {
  // A native module that is missing must fail here and not where the process starts.
  const { NodeCompiler } = createRequire(import.meta.url)("@myriaddreamin/typst-ts-node-compiler") as typeof Typst;
  const charts = readFileSync(new URL("./charts.typ", import.meta.url), "utf8");
  const mainFileContent = `${charts}\n${readFileSync(file, "utf8")}`;
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fontNames.map(readFont) }] });
  return {
    compiler,
    findMissing: createMissingLetters(compiler),
    set(document) {
      const compiled = compiler.compile({ mainFileContent, inputs: { document: JSON.stringify(document) } });
      const { result } = compiled;
      if (result) return result;
      const reasons = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
      throw new Error(`Typst refuses its template: ${JSON.stringify(reasons).slice(0, 500)}`);
    },
    forget: () => compiler.evictCache(cacheAge),
  };
}
