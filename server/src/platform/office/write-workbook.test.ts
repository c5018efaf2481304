import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { formula, headings, number, text } from "./workbook.ts";
import { writeWorkbook } from "./write-workbook.ts";

test("a workbook shows what may be changed, what follows and what is said apart, and its numbers as people read them", async () => {
  const rows = [
    [text("Title", "title"), text("Note", "note"), text("Text")],
    headings("Figure", "Value"),
    [number(12, "usd", "input"), number(12, "plain", "input"), number(12.5, "plain", "input")],
    [number(12.4, "whole"), number(1e15, "plain"), number(0.00001, "plain"), number(0, "plain"), number(-2.5, "usd")],
    [formula("A3*2", 24, "usd"), formula("A3/0", Number.NaN, "whole")],
    [text("=1+1"), text("@a"), text("+1"), text("-1"), text("a=1"), text(`=${"x".repeat(255)}`), text("_x0041_")],
  ];
  const files = unzipSync(await writeWorkbook([{ name: "One", widths: [10, 20], rows }]));
  const written = ["xl/workbook.xml", "xl/styles.xml", "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml"].map(
    (path) =>
      `== ${path}\n${strFromU8(files[path] ?? new Uint8Array())
        .replaceAll("><", ">\n<")
        .trimEnd()}\n`,
  );
  await expect(written.join("\n")).toMatchFileSnapshot("./written/xlsx.txt");
});
