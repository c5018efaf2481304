const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-([0-9a-f]{12})\b/g;
const madeByReact = /(?:_r_\w+_|:r\w+:|mantine-\w{9})/g;

/** The text without what another run would say otherwise: random ids, and how many minutes and seconds a page has been open. */
export function withoutChance(text: string): string {
  return text
    .replace(/blob:[^"\s]+/g, "blob:<id>")
    .replace(uuid, (_id, end: string) => (/^([\da-f])\1{10}/.test(end) ? `<id …${end.slice(-2)}>` : "<id>"))
    .replace(madeByReact, "<made>")
    .replace(/(?<![\dT:])\d:\d\d(?![:\d])/g, "<m:ss>");
}
