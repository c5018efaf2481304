import { z } from "zod";
import { canonicalAddress } from "../canonical-address.ts";
import type { FoundPage } from "../search-provider.ts";
import type { ToldPage } from "./providers.ts";

const pagesMax = 10;

/** What can be looked at of what a provider tells: addresses of the web, each once, with a title, in its order. */
export function foundPages(told: readonly ToldPage[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const { url, title, snippet, published } of told) {
    const address = canonicalAddress(url);
    const name = plainWords(title, 300);
    if (!address || address.length > 2_000 || name === "") continue;
    const page = { url: address, title: name, snippet: plainWords(snippet, 1_000), publishedDate: dateOf(published) };
    if (!pages.has(address)) pages.set(address, page);
  }
  return [...pages.values()].slice(0, pagesMax);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Providers mark what they found with tags, and write signs as HTML does. */
function plainWords(html: string, lengthMax: number): string {
  return html
    .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/gi, (_, entity: string) =>
      signOf(entity.toLowerCase()),
    )
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, lengthMax)
    .toWellFormed()
    .trim();
}

function signOf(entity: string): string {
  const named = entities[entity];
  if (named) return named;
  const point = entity.startsWith("#x") ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}

function dateOf(published: string): string | null {
  const written = /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0];
  const moment = Date.parse(published);
  const date = written ?? (Number.isNaN(moment) ? "" : new Date(moment).toISOString().slice(0, 10));
  return z.iso.date().safeParse(date).success && date > "1900" ? date : null;
}
