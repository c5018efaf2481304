import { rankByKeywords } from "../../../../../platform/drafting/rank.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { DistributionChannelsOutput } from "./output.ts";
import { channelPatterns } from "./patterns.ts";

const most = 4;

/** The four ways to the customer that the concept's words speak for most, the first of them primary. */
export function draftDistributionChannels({ brief }: RevenueInput, seed: string): DistributionChannelsOutput {
  const { composer, text } = briefWords(brief, seed);
  const channels = rankByKeywords(channelPatterns, text, composer.random)
    .slice(0, most)
    .map(({ title, ways, limits }, index) => ({
      title,
      description: [composer.sentence(ways), composer.sentence(limits)].join(" "),
      channelType: index === 0 ? ("primary" as const) : ("alternative" as const),
    }));
  return { channels };
}
