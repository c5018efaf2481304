import { passwordMinLength } from "@seedbed/contract/limits";
import type { AccessDependencies } from "../../dependencies.ts";
import { createBreachCheck } from "./breach-service.ts";
import { type Chooser, isMadeOf, listedWords } from "./listed-words.ts";

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password stands on a list of the most common ones that have become public (49,000 of `@zxcvbn-ts/language-common`, read when it is first
 * needed), however its letters are written. Nothing leaves the machine.
 */
async function isListed(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.normalize("NFKC").toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const passwords = await import("@zxcvbn-ts/language-common/src/passwords.json", { with: { type: "json" } });
  // Shorter ones are refused anyhow.
  return new Set(passwords.default.filter((password) => password.length >= passwordMinLength));
}

/** Why a password is not taken. */
export interface PasswordRefusal {
  code: "PASSWORD_LISTED" | "PASSWORD_KNOWN";
  /** For the person. */
  message: string;
}

export interface PasswordCheck {
  /** Whether the password is made of words that stand for the person, the company or the product. */
  ofListedWords(password: string, chooser: Chooser): PasswordRefusal | null;
  /** Whether it is that, or guessers know it: it stands on the list, or the service, where there is one, has it from a breach. */
  refusalOf(password: string, chooser: Chooser): Promise<PasswordRefusal | null>;
}

export function createPasswordCheck({
  breachService,
  log,
  publicUrl,
}: Pick<AccessDependencies, "breachService" | "log" | "publicUrl">): PasswordCheck {
  const isBreached = breachService && createBreachCheck(breachService, log);
  const ofListedWords = (password: string, chooser: Chooser) =>
    isMadeOf(password, listedWords(chooser, publicUrl)) ? listed : null;
  return {
    ofListedWords,
    async refusalOf(password, chooser) {
      const refusal = ofListedWords(password, chooser);
      if (refusal) return refusal;
      return (await isListed(password)) || (await isBreached?.(password)) ? known : null;
    },
  };
}

const known: PasswordRefusal = {
  code: "PASSWORD_KNOWN",
  message: "This password is on public lists of known passwords. Choose another one.",
};
const listed: PasswordRefusal = {
  code: "PASSWORD_LISTED",
  message:
    "This password is made of names that are easy to guess: yours, your address, your company or Seedbed. Choose another one.",
};
