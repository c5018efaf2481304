import { z } from "zod";

const words = (of: string) =>
  z
    .string()
    .describe(
      `The words of the people behind the concept, or of a passage, that say ${of}: copied from above letter by letter, in one piece. Empty when nobody has said it, and the line is your assumption.`,
    );

// One line that cannot be kept does not take the others with it.
const leftOpen = {
  usesToday: "What this persona uses today was told in a way that cannot be kept, and is left open.",
  switchingCosts: "What a change would cost this persona was told in a way that cannot be kept, and is left open.",
  priceLimit: "What this persona would pay was told in a way that cannot be kept, and is left open.",
  decidesWith: "Who decides with this persona was told in a way that cannot be kept, and is left open.",
  saysNoTo: "What this persona would refuse was told in a way that cannot be kept, and is left open.",
  pricePer: "What the price limit is for was told in a way that cannot be kept, and is left open.",
} as const;

/** A line that may stay open. */
const told = (line: keyof typeof leftOpen) => z.string().meta({ orEmpty: leftOpen[line] });

export const ProfileStanceOutput = z.object({
  usesToday: told("usesToday").describe(
    "One or two sentences: what this person uses or does today, and what that costs them in time or nerves.",
  ),
  usesTodayWords: words("what they use today or what it costs"),
  switchingCosts: told("switchingCosts").describe(
    "One or two sentences: what changing would cost this person, money aside: habits, contracts, training, standing.",
  ),
  switchingCostsWords: words("what a change would cost them"),
  priceLimit: told("priceLimit").describe(
    "One sentence: up to where they would pay, or why they pay nothing themselves. Figures only as they stand above.",
  ),
  priceLimitWords: words("what they pay or would pay"),
  priceAmount: z
    .number()
    .min(0)
    .nullable()
    .describe(
      "Their limit in US dollars for each of `pricePer`, your honest estimate; null when they pay nothing themselves or it cannot be told.",
    ),
  pricePer: told("pricePer").describe("What the amount is for, such as “floor and month”; empty without an amount."),
  decidesWith: told("decidesWith").describe(
    "One sentence: who decides with this person, or must be asked first, and by what they judge.",
  ),
  decidesWithWords: words("who decides"),
  saysNoTo: told("saysNoTo").describe(
    "One or two sentences: what would make this person say no, whatever else is offered. Concrete enough to be recognised in a conversation.",
  ),
  saysNoToWords: words("what they refuse"),
});
export type ProfileStanceOutput = z.infer<typeof ProfileStanceOutput>;

/** The lines of a stance that rest on words. */
export const lines = ["usesToday", "switchingCosts", "priceLimit", "decidesWith", "saysNoTo"] as const;

/** Characters that a line has room for. */
export const longestLine = 500;
