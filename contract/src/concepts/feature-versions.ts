/* In which form each part of a report is shown; free of schemas, so that the web can import it without zod. */

/** The forms there are, the first one first. */
export const featureForms = {
  assumptions: ["v1", "v2"],
  financialProjection: ["v1", "v2"],
  marketScan: ["v2", "v3"],
  conceptOverview: ["v1", "v3"],
} as const;

export type VersionedFeature = keyof typeof featureForms;
/** The form of every part. */
export type FeatureVersions = { [Feature in VersionedFeature]: (typeof featureForms)[Feature][number] };

export const versionedFeatures = Object.keys(featureForms) as VersionedFeature[];

/** The forms of a concept that has none set. */
export const unsetFeatureVersions = {
  assumptions: "v1",
  financialProjection: "v1",
  marketScan: "v2",
  conceptOverview: "v1",
} as const satisfies FeatureVersions;

/** The forms that new concepts take as long as their company has not chosen others. The second form of the assumptions waits for its tests. */
export const newestFeatureVersions = {
  assumptions: "v1",
  financialProjection: "v2",
  marketScan: "v3",
  conceptOverview: "v3",
} as const satisfies FeatureVersions;
