import {
  type FeatureVersions,
  featureForms,
  unsetFeatureVersions,
  type VersionedFeature,
  versionedFeatures,
} from "@seedbed/contract/concepts/feature-versions";

/** Forms as they may be stored: some not set, in words of another release, that of the overview under its other name. */
export type StoredForms = { readonly [Feature in VersionedFeature | "concept_overview"]?: unknown };

/**
 * The form of every part; one that is not set, or is none that there is, is that of `unset`. Only the first form of the overview is told
 * by its name: whatever else is set there is the newest one.
 */
export function featureVersionsOf(stored: StoredForms, unset: FeatureVersions = unsetFeatureVersions): FeatureVersions {
  const overview = stored.conceptOverview ?? stored.concept_overview;
  const known = versionedFeatures.flatMap((feature) => {
    const form = featureForms[feature].find((each) => each === stored[feature]);
    return form ? [[feature, form] as const] : [];
  });
  const conceptOverview = overview === "v1" ? "v1" : "v3";
  return { ...unset, ...Object.fromEntries(known), ...(overview ? { conceptOverview } : {}) };
}
