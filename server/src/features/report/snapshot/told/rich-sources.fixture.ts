import type { Evidence, Source } from "@seedbed/contract/report/source";

const kinds = {
  web: {
    classification: "web",
    url: "https://example.org/a",
    retrievedAt: "2026-02-01T23:30:00.000Z",
    citations: ["They  pay"],
  },
  upload: { classification: "upload", url: null },
  person: { classification: "person", url: "https://example.org/b", citations: ["Not read by us"] },
  library: { classification: "library", url: null },
  reasoning: { classification: "reasoning", url: null },
} satisfies Record<Source["classification"], Partial<Source>>;

/** A source of this kind. */
export const sourceOf = (kind: Source["classification"], title: string): Source => ({
  ...{ uuid: `source-${title}`, title: `Source on ${title}`, description: "", citations: [], confidenceLevel: "high" },
  ...{ publishedDate: "2025-03-01", publisher: "Office", ...kinds[kind] },
  url: kinds[kind].url && `${kinds[kind].url}?of=${encodeURIComponent(title)}`,
});

/** What a thing rests on: a page that was read, and reasoning. */
export const evidence = (title: string, kind: Source["classification"] = "web"): Evidence => ({
  insight: "",
  sources: [sourceOf("reasoning", `${title}, thought`), sourceOf(kind, title)],
});
