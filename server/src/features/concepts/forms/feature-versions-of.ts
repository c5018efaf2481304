import {
  type FeatureVersions,
  featureForms,
  unsetFeatureVersions,
  type VersionedFeature,
  versionedFeatures,
} from "@seedbed/contract/concepts/feature-versions";

/** Forms as they may be stored: some not set, in words of another release, that of the overview under its other name. */
export type StoredForms = { readonly [Feature in VersionedFeature | "concept_overview"]?: unknown };

/** The form of every part; one that is not set, or is none that there is, is that of `unset`. */
export function featureVersionsOf(stored: StoredForms, unset: FeatureVersions = unsetFeatureVersions): FeatureVersions {
  const set: StoredForms = { ...stored, conceptOverview: stored.conceptOverview ?? stored.concept_overview };
  const known = versionedFeatures.flatMap((feature) => {
    const form = featureForms[feature].find((each) => each === set[feature]);
    return form ? [[feature, form] as const] : [];
  });
  return { ...unset, ...Object.fromEntries(known) };
}
