import type { Source } from "@seedbed/contract/report/source";

/** The directory of companies as the source of a fact. */
export const directorySource = (uuid: string): Source => ({
  uuid,
  title: "Company directory",
  description: "",
  url: null,
  classification: "library",
  citations: [],
  confidenceLevel: "medium",
  publishedDate: null,
});
