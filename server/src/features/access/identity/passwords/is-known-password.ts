import { passwordMinLength } from "@seedbed/contract/limits";
import type { AccessDependencies } from "../../dependencies.ts";
import { createBreachCheck } from "./breach-service.ts";

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password stands on a list of the most common ones that have become public (49,000 of `@zxcvbn-ts/language-common`, read when it is first
 * needed), however its letters are written. Nothing leaves the machine.
 */
async function isListed(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.normalize("NFKC").toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const list = await import("@zxcvbn-ts/language-common/src/passwords.json", { with: { type: "json" } });
  // Shorter ones are refused anyhow.
  return new Set(list.default.filter((password) => password.length >= passwordMinLength));
}

export type PasswordCheck = (password: string) => Promise<boolean>;

/** Whether guessers know a password: it stands on the list, or the service, where there is one, has it from a breach. */
export function createPasswordCheck({
  breachService,
  log,
}: Pick<AccessDependencies, "breachService" | "log">): PasswordCheck {
  const isBreached = breachService && createBreachCheck(breachService, log);
  return async (password) => (await isListed(password)) || (isBreached ? isBreached(password) : false);
}

export const knownPassword = "This password is on public lists of known passwords. Choose another one.";
