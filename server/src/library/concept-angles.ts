import type { ConceptAngle } from "./concept-angles/concept-angle.ts";
import { insideAngles } from "./concept-angles/inside.ts";
import { networkAngles } from "./concept-angles/networks.ts";
import { productAngles } from "./concept-angles/products.ts";
import { serviceAngles } from "./concept-angles/services.ts";

/** Angles under which one idea becomes clearly different concepts. */
export const conceptAngles: readonly ConceptAngle[] = [
  ...serviceAngles,
  ...productAngles,
  ...networkAngles,
  ...insideAngles,
];
