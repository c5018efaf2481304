/* Words of exports that both sides use at run time; free of schemas, so that the web can import them without zod. */

/** What a report can be exported as. */
export const exportFormats = ["pdf", "docx", "pptx", "md", "bundle"] as const;

export const exportStatuses = ["waiting", "working", "done", "failed"] as const;
