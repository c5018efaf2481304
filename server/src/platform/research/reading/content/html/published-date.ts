import type { PageDocument } from "./page-document.ts";

const earliest = "1990-01-01";
const metaNames = [
  "article:published_time",
  "og:article:published_time",
  "datepublished",
  "citation_publication_date",
  "citation_online_date",
  "dc.date.issued",
  "dcterms.issued",
  "dc.date",
  "dcterms.date",
  "parsely-pub-date",
  "sailthru.date",
  "pubdate",
  "publish-date",
  "date",
];
const deepestData = 8;

/**
 * When a page says it was published, as an ISO 8601 date; null where it does not say, or says what cannot be: a day before the web or after `today`.
 */
export function publishedDate(document: PageDocument, today: string): string | null {
  const plausible = (said: string | null | undefined) => {
    const date = dateIn(said ?? "");
    return date !== null && date >= earliest && date <= today ? date : null;
  };
  for (const said of [...linkedDates(document), ...metaDates(document), ...timesOf(document)]) {
    const date = plausible(said);
    if (date) return date;
  }
  return null;
}

function linkedDates(document: PageDocument): string[] {
  const found: string[] = [];
  const walk = (value: unknown, depth: number) => {
    if (typeof value !== "object" || value === null || depth > deepestData) return;
    if ("datePublished" in value && typeof value.datePublished === "string") found.push(value.datePublished);
    for (const each of Object.values(value)) walk(each, depth + 1);
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      walk(JSON.parse(script.textContent ?? ""), 0);
    } catch {
      // Data that is broken says nothing.
    }
  }
  return found;
}

function metaDates(document: PageDocument): string[] {
  const contents = new Map<string, string>();
  for (const meta of document.querySelectorAll("meta")) {
    const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? meta.getAttribute("itemprop");
    if (name) contents.set(name.toLowerCase(), meta.getAttribute("content") ?? "");
  }
  return metaNames.map((name) => contents.get(name) ?? "");
}

/** Times that a page shows: the one of its article, or the only one there is. */
function timesOf(document: PageDocument): string[] {
  const said = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (time) => time.getAttribute("datetime") ?? "").filter(Boolean);
  const [marked] = said('time[itemprop="datePublished"], time[pubdate]');
  const [inArticle] = said("article time[datetime], main time[datetime]");
  const all = new Set(said("time[datetime]"));
  return [marked, inArticle, all.size === 1 ? [...all][0] : undefined].filter((time) => time !== undefined);
}

/** The day that a text names, as it is written there: the clock of its writer counts. */
function dateIn(said: string): string | null {
  const [, year, month, day] = /^\s*(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(said) ?? [];
  if (year && month && day) {
    const date = `${year}-${month}-${day}`;
    return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ? date : null;
  }
  if (!/\b(?:19|20)\d{2}\b/.test(said) || !/[a-z]{3}/i.test(said) || said.length > 60) return null;
  const time = new Date(`${said.replace(/\s+\d{1,2}:.*$/, "")} UTC`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 10);
}
