import { getDomain } from "tldts";
import type { FoundPage } from "../../../../platform/research/search-provider.ts";

/** A page that is to be read, by the address that tells it apart. */
export interface ChosenPage extends FoundPage {
  publisher: string;
}

/** Who publishes a page, as far as its address tells: its registrable domain, or what is its own below a host that many share. */
export function publisherOf(url: string): string {
  const { host, hostname } = new URL(url);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host;
}

/**
 * What several searches have found as one list without doubles: the nearest first, and in turn from each publisher, so that one who is found often
 * does not stand for all.
 */
export function mergeFound(
  searches: readonly (readonly FoundPage[])[],
  isKnown: (url: string) => boolean,
): ChosenPage[] {
  const seen = new Set<string>();
  const byPublisher = new Map<string, ChosenPage[]>();
  const longest = Math.max(0, ...searches.map(({ length }) => length));
  for (let place = 0; place < longest; place++)
    for (const found of searches) {
      const page = found[place];
      if (!page || seen.has(page.url) || isKnown(page.url)) continue;
      seen.add(page.url);
      const publisher = publisherOf(page.url);
      byPublisher.set(publisher, [...(byPublisher.get(publisher) ?? []), { ...page, publisher }]);
    }
  const turns = [...byPublisher.values()];
  const most = Math.max(0, ...turns.map(({ length }) => length));
  return Array.from({ length: most }).flatMap((_, turn) => turns.flatMap((pages) => pages[turn] ?? []));
}
