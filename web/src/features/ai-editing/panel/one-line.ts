/** A text as one line: each line break, with the blanks around it, is one space. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");
