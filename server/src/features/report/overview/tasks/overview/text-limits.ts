/** Characters that inline texts of a concept may have when a person edits them. */
export const longestInlineText = 250;
/** Characters that a differentiator or a right to win may have. */
export const longestItem = 500;
