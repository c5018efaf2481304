/** Why a version was saved; free of schemas, so that the web can import it without zod. */
export const versionReasons = ["asked", "left", "aiEdit", "upgrade", "revert"] as const;
