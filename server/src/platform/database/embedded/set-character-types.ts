import type pg from "pg";

/** Locales that know the letters of every language, the surest first; the last one knows those of English alone. */
const candidates = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "C"];

/**
 * Lets every database tell letters of all languages from other characters: words and letter triples of Cyrillic, Chinese or Japanese texts
 * are found by it. Data folders of earlier releases know ASCII only. The database of the administrator is left alone, so that a folder
 * which comes to a machine without the locale can still be entered, and is given one of that machine. Order and capitals do not depend on it.
 * Connections that stand keep what they began with. Repeating it changes nothing.
 */
export async function setCharacterTypes(administrator: pg.Client): Promise<void> {
  const known = await firstKnown(administrator);
  await administrator.query(
    "update pg_database set datctype = $1 where datname <> current_database() and datctype <> $1",
    [known],
  );
}

/** The system's answer for times is its answer for letters: PostgreSQL lets only the former be tried. */
async function firstKnown(administrator: pg.Client): Promise<string> {
  for (const name of candidates) {
    const isKnown = await administrator.query("select set_config('lc_time', $1, false)", [name]).then(
      () => true,
      () => false,
    );
    if (!isKnown) continue;
    await administrator.query("reset lc_time");
    return name;
  }
  return "C";
}
