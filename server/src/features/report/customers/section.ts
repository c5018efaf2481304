import { blankStance } from "@seedbed/contract/report/customers/words";
import { originOfParts, type Section } from "../writing/section.ts";
import { withOwnSegments } from "./by-hand/segments.ts";
import { assertSoundIncomes } from "./by-hand/sound-incomes.ts";
import { whatFollows } from "./by-hand/what-follows.ts";
import { initialsOf } from "./initials.ts";
import { customerProfileHandlers } from "./routes.ts";
import { writeCustomerProfiles } from "./write-customer-profiles.ts";

export const customerProfiles: Section<"customerProfiles"> = {
  name: "customerProfiles",
  needs: [],
  write: writeCustomerProfiles,
  callsInARow: 2,
  calls: 13,
  items: {
    "[]": {
      kind: "profile",
      told: "segment",
      kept: ["name", "initials", "gradientColors", "avatarUrl"],
      // Profiles that were written before personas took a stand have none.
      holders: { stance: blankStance },
    },
    "[].jobs[]": { kind: "job", told: "description", ordered: true },
    "[].pains[]": { kind: "pain", told: "description", ordered: true },
    "[].alternatives[]": { kind: "alternative", told: "name" },
    "[].journey[]": { kind: "journeyStep", told: "title", ordered: true },
    "[].signals[]": { kind: "signal", told: "description" },
  },
  // The first that is marked so, or else the first.
  settle: (profiles) => {
    const primary = profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0];
    const own = withOwnSegments(profiles);
    return own.map((profile, index) => ({
      ...profile,
      isPrimary: profiles[index] === primary,
      initials: initialsOf(profile.name),
    }));
  },
  byHand: whatFollows,
  soundByHand: assertSoundIncomes,
  originOf: (profiles) => originOfParts(profiles.map(({ origin }) => origin)),
  handlers: customerProfileHandlers,
};
