import { searchReader, textIn } from "../../../../shell/search-parameters.ts";

/** What the address of any page of a report says of the evidence that is open over it: whose, and of which of its fields. */
export const evidenceSearch = searchReader(({ evidence, field }) => ({
  evidence: textIn(evidence),
  field: textIn(field),
}));
