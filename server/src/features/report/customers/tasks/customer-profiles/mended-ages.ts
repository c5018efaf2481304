/** The highest age anybody is said to have. */
const highestAge = 110;
const form = /^(\d{1,3})\s?[-–]\s?(\d{1,3})$/u;

/** Whether a text is two ages with a hyphen, the lower first. */
export function isAgeRange(text: string): boolean {
  const [, from, to] = form.exec(text) ?? [];
  return from !== undefined && to !== undefined && Number(from) < Number(to) && Number(to) <= highestAge;
}

/** The two ages that a text names, such as "38 to 52 years", with a hyphen and the lower first; the text when it names others than two. */
export function mendedAges(text: string): string {
  if (isAgeRange(text)) return text;
  const [from, to, another] = (text.match(/\d+/gu) ?? []).map(Number);
  if (from === undefined || to === undefined || another !== undefined) return text;
  const range = `${Math.min(from, to)}-${Math.max(from, to)}`;
  return isAgeRange(range) ? range : text;
}
