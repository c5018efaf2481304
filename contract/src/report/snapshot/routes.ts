import type { Routes } from "../../route.ts";

/** What of a report is saved as a file. */
export const snapshotRoutes = {
  "GET v1/concept/{id}/snapshot/download": {
    summary: "The Opportunity Snapshot: the report on four pages, as a tagged PDF.",
    access: "member",
    status: 200,
    file: "application/pdf",
    expensive: true,
    heavy: { work: "document" },
  },
  "GET v2/concept/{id}/financial-projection/workbook": {
    summary: "The financial projection as a workbook (XLSX) whose formulas come to what the page shows.",
    access: "member",
    status: 200,
    file: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    expensive: true,
    heavy: { work: "document" },
  },
  "GET v2/concept/{id}/financial-projection/table": {
    summary: "The numbers of the financial projection as one table (RFC 4180, UTF-8 with a byte order mark).",
    access: "member",
    status: 200,
    file: "text/csv",
    expensive: true,
    heavy: { work: "document" },
  },
} as const satisfies Routes;
