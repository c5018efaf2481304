import type { ArchiveRefusal } from "@seedbed/contract/concepts/bulk";
import { expect, test } from "vitest";
import { archiveSentence } from "./use-archive-concepts.ts";

test.each<[number, ArchiveRefusal[], string]>([
  [3, [], "3 archived"],
  [3, ["generating"], "3 archived, 1 not: it is generating"],
  [0, ["archived"], "0 archived, 1 not: it is archived already"],
  [2, ["generating", "generating"], "2 archived, 2 not: 2 are generating"],
  [1, ["generating", "missing", "missing"], "1 archived, 3 not: 1 because it is generating, 2 are no longer there"],
])("%i archived and %j: %s", (count, reasons, sentence) => {
  const archived = Array.from({ length: count }, (_, index) => `a-${index}`);
  const refused = reasons.map((reason, index) => ({ uuid: `r-${index}`, reason }));
  expect(archiveSentence({ archived, refused })).toBe(sentence);
});
