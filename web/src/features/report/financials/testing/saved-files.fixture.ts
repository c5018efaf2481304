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
