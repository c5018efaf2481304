import { identifierOf } from "./identifier.ts";

/** The identifiers a search may mean, as terms of a `tsquery`: C-004 begins C-0042; 42, c42 and 0042 are C-0042. */
export function searchedIdentifiers(search: string | undefined): string[] {
  const asked = (search ?? "").trim();
  const number = /^(?:c-?)?0*(\d{1,9})$/i.exec(asked)?.[1];
  const isBeginning = /^c-\d{1,10}$/i.test(asked);
  return [
    ...(number ? [`'${identifierOf(Number(number))}'`] : []),
    ...(isBeginning ? [`'${asked.toUpperCase()}':*`] : []),
  ];
}
