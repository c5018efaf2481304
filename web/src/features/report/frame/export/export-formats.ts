import type { exportFormats } from "@seedbed/contract/report/documents/words";

/** What each format is called, and what is in it. */
export const formatWords = {
  pdf: { name: "PDF", holds: "The whole report to read and to print, with charts, sources and who wrote what." },
  docx: {
    name: "Word",
    holds: "The whole report to go on writing in: headings, tables, and charts with their numbers.",
  },
  pptx: { name: "PowerPoint", holds: "The report as slides, with the whole of each text in the speaker notes." },
  md: { name: "Markdown", holds: "The whole report as plain text for a wiki or a repository." },
  bundle: {
    name: "Evidence bundle",
    holds:
      "Everything the report rests on, as a ZIP: every change with who made it, sources with the text that was kept, and checksums. Another Seedbed can take it in.",
  },
} as const satisfies Record<(typeof exportFormats)[number], { name: string; holds: string }>;
