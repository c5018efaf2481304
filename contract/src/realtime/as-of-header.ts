/** The header of what a person reads that names the company's newest event when the reading began: the answer knows of it and of all earlier ones. */
export const asOfHeader = "x-as-of";
