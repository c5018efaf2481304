import { costSavingMethods } from "../../../../../library/cost-saving-methods.ts";

/** Tabler icons that considerations about savings may carry: those of the library. */
export const considerationIcons = unique(
  costSavingMethods.flatMap(({ considerations }) => considerations.map(({ icon }) => icon)),
);

/** Tabler icons that cost interferences may carry: those of the library. */
export const interferenceIcons = unique(
  costSavingMethods.flatMap(({ interferences }) => interferences.map(({ icon }) => icon)),
);

function unique(icons: readonly string[]): string[] {
  return [...new Set(icons)].sort();
}
