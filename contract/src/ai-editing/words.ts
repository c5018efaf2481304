/* Words of editing a report with AI that both sides use at run time; free of schemas, so that the web can import them without zod. */

/** What people write at once, in characters. */
export const editingMessageMaxLength = 500;
/** Words of a selection that go with a message, in characters. */
export const editingQuoteMaxLength = 2500;
/** Bytes of a file that goes with a message: all of it travels in one message of the socket. */
export const editingMediaMax = 600_000;
/** Pictures, which only some models take. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;
/** Pictures that a conversation keeps. */
export const editedPicturesMax = 20;
/** Edits that are open at once. */
export const openEditsMax = 20;
/** So long a lock stands without a word of whoever holds it, in milliseconds. */
export const editingLease = 30_000;

/** What an edit rests on: words that were read, what the person has said, or thought alone. */
export const editBases = ["passage", "words", "reasoning"] as const;

export const editChangeKinds = ["set", "add", "remove", "move"] as const;

/** What an edit is about at a glance. */
export const editIcons = ["text", "number", "add", "remove", "move", "list", "rename"] as const;

/** The name of an assistant's message that says what went wrong. */
export const systemError = "system_error";

/** What a person reads while a reply is awaited. */
export const readingReport = "Reading the report";
