import { createHash, randomBytes } from "node:crypto";

const mark = "sha256:";

/** What is kept of a session's token. A kept one is none: it opens nothing. */
export const sessionTokenHash = (token: string) => mark + createHash("sha256").update(token).digest("hex");

/** A new token that nobody can guess, in the letters of those that Better Auth makes. */
export const newSessionToken = () => randomBytes(24).toString("hex");
