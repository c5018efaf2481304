import { onTestFinished } from "vitest";
import { page } from "vitest/browser";

/** What the browser is asked to save from now on: names, and contents. */
export function savedFiles() {
  const saved: { name: string; content: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const { click } = HTMLAnchorElement.prototype;
  const { createObjectURL } = URL;
  URL.createObjectURL = (content: Blob) => {
    const url = createObjectURL.call(URL, content);
    blobs.set(url, content);
    return url;
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const content = blobs.get(this.href);
    if (content) saved.push({ name: this.download, content });
  };
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click;
    URL.createObjectURL = createObjectURL;
  });
  return {
    names: () => saved.map(({ name }) => name),
    last: () => {
      const file = saved.at(-1);
      if (!file) throw new Error("nothing was saved");
      return file.content;
    },
  };
}

/** One of the files that a menu offers. */
export const choose = async (opener: string, choice: string) => {
  await page.getByRole("button", { name: opener, exact: true }).click();
  await page.getByRole("menu", { name: opener, exact: true }).getByRole("menuitem", { name: choice }).click();
};

/** The parts of a sheet of a workbook, counted from 1, as they stand in the file. */
export async function sheetIn(workbook: Blob, place: number): Promise<string> {
  const view = new DataView(await workbook.arrayBuffer());
  const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(view.buffer, at, length));
  // The list of what is in an archive stands at its end.
  const end = view.byteLength - 22;
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(entry + at, true)) as [
      number,
      number,
      number,
    ];
    if (text(entry + 46, name) === `xl/worksheets/sheet${place}.xml`) {
      const begin = view.getUint32(entry + 42, true);
      const from = begin + 30 + view.getUint16(begin + 26, true) + view.getUint16(begin + 28, true);
      const packed = new Blob([new Uint8Array(view.buffer, from, view.getUint32(entry + 20, true))]);
      return new Response(packed.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
    }
    entry += 46 + name + extra + comment;
  }
  throw new Error(`There is no sheet ${place}.`);
}
