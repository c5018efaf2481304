import { customerMistakes } from "./customers.ts";
import { incubationMistakes } from "./incubation.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { profileMistakes } from "./profiles.ts";
import { summaryMistakes } from "./summaries.ts";
import { trendAndItemMistakes } from "./trends-and-items.ts";

/** The mistakes of every task. */
export const mistakesOfTasks: readonly PlausibleMistake[] = [
  ...incubationMistakes,
  ...customerMistakes,
  ...profileMistakes,
  ...summaryMistakes,
  ...trendAndItemMistakes,
];
