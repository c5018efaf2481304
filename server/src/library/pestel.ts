import { economic } from "./pestel/economic.ts";
import { environmental } from "./pestel/environmental.ts";
import { legal } from "./pestel/legal.ts";
import type { PestelCategory } from "./pestel/pestel-pattern.ts";
import { political } from "./pestel/political.ts";
import { social } from "./pestel/social.ts";
import { technological } from "./pestel/technological.ts";

/** The six categories of a PESTEL analysis, in their usual order, with patterns to choose from by an idea's words. */
export const pestel: readonly PestelCategory[] = [political, economic, social, technological, environmental, legal];
