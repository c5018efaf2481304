import { originOfParts, type Section } from "../writing/section.ts";
import { customerProfileHandlers } from "./routes.ts";
import { writeCustomerProfiles } from "./write-customer-profiles.ts";

export const customerProfiles: Section<"customerProfiles"> = {
  name: "customerProfiles",
  needs: [],
  write: writeCustomerProfiles,
  callsInARow: 2,
  calls: 13,
  items: {
    "[]": { kind: "profile", told: "segment", kept: ["name", "initials", "gradientColors", "avatarUrl"] },
    "[].jobs[]": { kind: "job", told: "description" },
    "[].pains[]": { kind: "pain", told: "description" },
    "[].alternatives[]": { kind: "alternative", told: "name" },
    "[].journey[]": { kind: "journeyStep", told: "title" },
    "[].signals[]": { kind: "signal", told: "description" },
  },
  // The first that is marked so, or else the first.
  settle: (profiles) => {
    const primary = profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0];
    return profiles.map((profile) => ({ ...profile, isPrimary: profile === primary }));
  },
  originOf: (profiles) => originOfParts(profiles.map(({ origin }) => origin)),
  handlers: customerProfileHandlers,
};
