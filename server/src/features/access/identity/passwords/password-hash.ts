export interface Derivation {
  message: string;
  nonce: Buffer;
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/** How a hash of this cost begins, in the form that PHC strings have. */
export const prefixOf = ({ memory, passes, parallelism }: Pick<Derivation, "memory" | "passes" | "parallelism">) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;
export const encoded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** What a hash says of itself; null for one of Better Auth. */
export function partsOf(kept: string) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(kept);
  if (!found) return null;
  const [, memory, passes, parallelism, salt = "", tag = ""] = found;
  return {
    ...{ memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
