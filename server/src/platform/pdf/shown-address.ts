import { breakable, printable } from "./printable.ts";

/** An address as it is shown: all of it, with places to break. */
export const shownAddress = (address: string) =>
  breakable(printable(address).replaceAll(/[/?&=._-]+(?=\w)/g, (sign) => `${sign}\u200B`));
