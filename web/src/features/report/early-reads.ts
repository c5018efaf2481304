import { readEarly } from "../../transport/call.ts";

/** The address of a report by identifier or uuid, and of its page. */
const address = /^\/concept\/([A-Z]+-\d+|[\da-f]{8}-[\da-f-]{27})(?:\/([a-z-]+))?\/?$/;

/** What each page is about, by the last part of its address; its parts ask for the rest. */
const pages: Record<string, (options: { params: { id: string } }) => unknown> = {
  "": (concept) => readEarly("GET v2/concept/{id}/overview", concept),
  "market-scan": (concept) => {
    void readEarly("GET v3/concept/{id}/market-scan/trend-analysis", concept);
    return readEarly("GET v2/concept/{id}/market-scan", concept);
  },
  "customer-profile": (concept) => readEarly("GET v2/concept/{id}/customer-profile", concept),
  "financial-projection": (concept) => readEarly("GET v2/concept/{id}/financial-projection", concept),
  assumptions: (concept) => readEarly("GET v2/concept/{id}/key-assumptions", { ...concept, query: { page_size: 100 } }),
  settings: (concept) => readEarly("GET v2/concept/{id}/context", concept),
};

/** Asks for what the page of a report at this path shows first, while the application is still on its way. Other paths ask for nothing. */
export function readReportEarly(path: string): void {
  const [, id, page = ""] = address.exec(path) ?? [];
  if (id === undefined) return;
  const concept = { params: { id } };
  void readEarly("GET v1/concept/{id}/", concept);
  void pages[page]?.(concept);
}
