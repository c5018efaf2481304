import { createHash, randomInt } from "node:crypto";

/** Small letters and digits that nobody mistakes for each other. */
const letters = "23456789abcdefghjkmnpqrstvwxyz";
const groups = 4;
const lettersInGroup = 6;
const howMany = 10;
const mark = "sha256:";

/** Recovery codes: 24 random letters each, 117 bits, which is why a plain hash keeps them. */
export const newRecoveryCodes = () => Array.from({ length: howMany }, newCode);

const newCode = () =>
  Array.from({ length: groups }, () => Array.from({ length: lettersInGroup }, letter).join("")).join("-");
const letter = () => letters.charAt(randomInt(letters.length));

/** What is kept of a recovery code, however it was typed: in capitals, without hyphens, with spaces. */
export const recoveryCodeHash = (typed: string) =>
  mark +
  createHash("sha256")
    .update(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
    .digest("hex");

/** How Better Auth keeps a list of codes: each as its hash. What is left after a use comes as hashes already. */
export const storedAsHashes = {
  encrypt: async (list: string) => {
    const codes = JSON.parse(list) as string[];
    return JSON.stringify(codes.map((code) => (code.startsWith(mark) ? code : recoveryCodeHash(code))));
  },
  decrypt: async (list: string) => list,
};
