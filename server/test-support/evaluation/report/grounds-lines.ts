import type { Grounds, SupportCounts } from "../grounds/measure-grounds.ts";
import { percent } from "./percent.ts";

// Nelson F. Liu, Tianyi Zhang, Percy Liang: Evaluating Verifiability in Generative Search Engines, 2023, https://arxiv.org/abs/2304.09848.
const published = "Published of four answering search engines (arXiv 2304.09848, judged by people): 52 % of sentences.";

/** How much of what is stated rests on what was read, beside a published figure. */
export function groundsLines({ statements, reasoned, byWords, byModel }: Grounds): string[] {
  const quoted = statements - reasoned;
  return [
    `Grounds: of ${statements} statements ${percent(quoted, statements)} quote what was read, and the others say that they are reasoning.`,
    `Carried by their quotes: ${shares(byWords)} by words${byModel ? `; ${shares(byModel)} by a second model` : ""}.`,
    published,
  ];
}

function shares({ supported, partly, not }: SupportCounts): string {
  const all = supported + partly + not;
  return `${percent(supported, all)}, in part ${percent(partly, all)}, not ${percent(not, all)}`;
}
