import type { FeatureVersions, VersionedFeature } from "@seedbed/contract/concepts/feature-versions";

type FormWords = {
  [Feature in VersionedFeature]: { label: string; forms: Record<FeatureVersions[Feature], string> };
};

/** What each part of a report is called, and in a sentence what it is in each of its forms; in the order of the tabs. */
export const formWords: FormWords = {
  conceptOverview: {
    label: "Overview",
    forms: {
      v1: "The classic page: value proposition, problem statement and overview, with the first profile and the assumptions.",
      v3: "The executive dashboard: is it promising, what is it, and a card for each part of the report.",
    },
  },
  marketScan: {
    label: "Market scan",
    forms: {
      v2: "One page: trends and drivers as a grid of cards, and the ecosystem below.",
      v3: "Two tabs: market forces, priority insights and PESTEL, and the ecosystem.",
    },
  },
  financialProjection: {
    label: "Financial projection",
    forms: {
      v1: "One page of overview, financial model and market size. A report of savings shows as version 2.",
      v2: "Three tabs: how it earns or saves, how much, and what may come of it.",
    },
  },
  assumptions: {
    label: "Assumptions",
    forms: {
      v1: "One page: how far they are tested, a priority map and all of them in a table.",
      v2: "One category at a time, and a Testing tab beside them.",
    },
  },
};

/** "Version 3". */
export const formName = (form: string): string => `Version ${form.slice(1)}`;
