import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { verifyPassword as verifyOld } from "better-auth/crypto";
import { type Derivation, encoded, partsOf, prefixOf } from "./password-hash.ts";
import { createPlaces } from "./places.ts";

interface PasswordHashing {
  /** Puts another hash of the same password in the place of one that is kept. */
  rewrite(old: string, hash: string): Promise<void>;
  memory?: number;
  derive?: (derivation: Derivation) => Promise<Buffer>;
}

/** As OWASP's Password Storage Cheat Sheet has it: Argon2id with 46 MiB in one pass. It takes about the time that the scrypt of Better Auth takes. */
const cost = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 };
const saltLength = 16;
/** Each takes its memory, and one of the four threads that also read files and look up names. */
const atOnce = 2;

const argon2id = promisify(argon2);
const derived: NonNullable<PasswordHashing["derive"]> = (derivation) => argon2id("argon2id", derivation);

/**
 * Hashes passwords exactly as they were typed. What a hash was made with stands in it: one of Better Auth (scrypt, of the password after Unicode
 * normalization), or with another cost, is taken, and rewritten when its password was right.
 */
export function createPasswordHashing({ rewrite, memory = cost.memory, derive = derived }: PasswordHashing) {
  const inPlace = createPlaces(atOnce);
  const now = { ...cost, memory };

  const hash = async (password: string): Promise<string> => {
    const nonce = randomBytes(saltLength);
    const tag = await inPlace(() => derive({ ...now, message: password, nonce }));
    return `${prefixOf(now)}$${encoded(nonce)}$${encoded(tag)}`;
  };

  const isRight = async (kept: string, password: string): Promise<boolean> => {
    const parts = partsOf(kept);
    if (!parts) return inPlace(() => verifyOld({ hash: kept, password }));
    const { tag, ...made } = parts;
    const computed = await inPlace(() => derive({ ...made, message: password, tagLength: tag.length }));
    return computed.length === tag.length && timingSafeEqual(computed, tag);
  };

  return {
    hash,
    async verify({ hash: kept, password }: { hash: string; password: string }): Promise<boolean> {
      if (!(await isRight(kept, password))) return false;
      if (!kept.startsWith(`${prefixOf(now)}$`)) await rewrite(kept, await hash(password));
      return true;
    },
  };
}
