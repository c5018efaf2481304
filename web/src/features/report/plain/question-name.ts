/** What an address calls a question that was answered, behind `#`. */
export const questionName = (label: string): string =>
  `answer-${label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/gu, "")}`;
