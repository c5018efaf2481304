/** What a person may enter for a scalar. */
export interface ScalarLimits {
  minimum: number;
  step: number;
  /** Null where nothing but the person's judgement limits it. */
  maximum: number | null;
}

/** At least 1 in whole steps; a percent at most 100. */
export function scalarLimits(unit: string): ScalarLimits {
  return { minimum: 1, step: 1, maximum: unit === "%" ? 100 : null };
}
