/** Characters that the description of a signal may have. */
export const longestDescription = 500;
