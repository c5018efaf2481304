/** What stood somewhere and what stands there now, for a person; null where that is no text and no number. */
interface ToldValues {
  before: string | null;
  after: string | null;
}

export const noValues: ToldValues = { before: null, after: null };

const longestValue = 160;
/** As many letters that did not change are shown before those that did. */
const lettersBefore = 30;

/** Both values as people read them, long ones from shortly before they differ; none for lists and things. */
export function valuesOf(...values: [stood: unknown, stands: unknown]): ToldValues {
  const [stood, stands] = values.map((value) =>
    typeof value === "string" || typeof value === "number" ? String(value) : null,
  );
  if (stood === undefined || stood === null || stands === undefined || stands === null) return noValues;
  const same = [...stood].findIndex((letter, index) => letter !== [...stands][index]);
  const shared = same < 0 ? [...stood].length : same;
  const from = Math.max(stood.length, stands.length) > longestValue ? shared - lettersBefore : 0;
  const cut = (text: string) => {
    const rest =
      from > 0
        ? `…${[...text]
            .slice(from)
            .join("")
            .replace(/^\S*\s/, "")}`
        : text;
    return shortened(rest, longestValue);
  };
  return { before: cut(stood), after: cut(stands) };
}

export const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
