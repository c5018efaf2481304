import { isIP } from "node:net";
import { folded, unmasked } from "./folded-text.ts";

/** Who chooses a password, as far as that is known. */
export interface Chooser {
  email: string;
  firstName?: string;
  lastName?: string;
  company?: { name: string; domain: string } | undefined;
}

const product = "Seedbed";
/** Shorter words stand in too many others. */
const shortest = 3;
/** So many letters beside listed words make a password that is not made of them. */
const ownLetters = 6;

/**
 * The words that guessers of this person's password try first: the product, the company's name and domain, the person's names and address, and the
 * address of the server. Each as a whole and in its parts, in small letters without accents. Domains are listed without their ends, such as `com`.
 */
export function listedWords({ email, firstName = "", lastName = "", company }: Chooser, publicUrl: string): string[] {
  const at = email.lastIndexOf("@");
  const names = [product, email.slice(0, at), firstName, lastName, company?.name ?? ""];
  const domains = [email.slice(at + 1), company?.domain ?? "", hostOf(publicUrl)].map(withoutEnd);
  const parts = [...names, ...domains].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const words = [...parts, `${firstName}${lastName}`, email].map(folded);
  return [...new Set(words)].filter((word) => word.length >= shortest);
}

/** Whether little is left of a password without listed words, digits and signs; also where digits stand for letters, as in `S33dbed`. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return [folded(password), folded(unmasked(password))].some((text) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), text);
    return rest !== text && rest.replaceAll(/\P{L}/gu, "").length < ownLetters;
  });
}

const withoutEnd = (domain: string) => domain.replace(/\.[^.]*$/, "");

function hostOf(url: string): string {
  const { hostname } = new URL(url);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) ? "" : hostname;
}
