/** The tag that a header asks for, without its quotes. "*" matches whatever is there, as if nothing had been asked. */
export function entityTagOf(header: string | undefined): string | undefined {
  return header?.trim() === "*" ? undefined : header?.trim().replaceAll(/^(W\/)?"|"$/g, "");
}
