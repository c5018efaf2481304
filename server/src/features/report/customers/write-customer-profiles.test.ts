import { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { draftTools, uuidsOf } from "#test-support/draft-tools.ts";
import { figureFindings } from "../../../platform/model/answer/figures.ts";
import { writeCustomerProfiles } from "./write-customer-profiles.ts";

// As the specification lists them, not the contract, which could lose one.
const fields = {
  profile:
    "uuid segment name isPrimary avatarUrl initials gradientColors geoLocation ageRange familySize incomeLower incomeUpper educationLevel occupation description customerInsight jobs pains journey jobsInsight painsInsight alternativesInsight journeyInsight".split(
      " ",
    ),
  need: ["description", "icon", "order", "uuid"],
  alternative: ["cons", "name", "price", "pros", "usage", "uuid"],
  step: ["description", "order", "relationType", "title", "uuid"],
};

const write = (brief: (typeof conceptBriefs)[number]) => writeCustomerProfiles(draftTools(brief));

describe("the customer profiles of a report", () => {
  test("[S2.3-27] [S2.3-28] [S2.3-29] [S2.3-30] have every field of the contract", async () => {
    const profiles = await write(refillDepots);
    expect(profiles).toHaveLength(3);
    for (const profile of profiles) {
      expect(CustomerProfile.parse(profile)).toEqual(profile);
      expect(Object.keys(profile)).toEqual(expect.arrayContaining(fields.profile));
      for (const need of [...profile.jobs, ...profile.pains]) expect(Object.keys(need).sort()).toEqual(fields.need);
      for (const item of profile.alternatives) expect(Object.keys(item).sort()).toEqual(fields.alternative);
      for (const step of profile.journey) expect(Object.keys(step).sort()).toEqual(fields.step);
    }
  });

  test("begin with the primary persona and number the items of each list", async () => {
    const [first, ...rest] = await write(refillDepots);
    expect(first?.isPrimary).toBe(true);
    expect(rest.some((profile) => profile.isPrimary)).toBe(false);
    expect(first?.jobs.map((job) => job.order)).toEqual([0, 1, 2]);
    expect(first?.journey.map((step) => step.order)).toEqual([0, 1, 2, 3]);
  });

  test("hold no signals where nothing was read, and nobody asks for any", async () => {
    const nothingFound = { passages: [], wishes: "Only hotels", wrong: [] };
    for (const researched of [null, nothingFound]) {
      const tools = { ...draftTools(refillDepots), research: async () => researched };
      for (const profile of await writeCustomerProfiles(tools))
        expect(profile).toMatchObject({ signals: [], signalsSummary: "" });
      expect(tools.started.filter((task) => task.startsWith("profile-signals"))).toEqual([]);
    }
  });

  test("are written in two rounds: the personas, then all about each of them at once", async () => {
    const tools = draftTools(refillDepots);
    await writeCustomerProfiles(tools);
    expect(tools.started).toEqual([
      "customer-profiles",
      ...[1, 2, 3].flatMap((number) =>
        ["profile-needs", "profile-alternatives", "profile-journey", "profile-stance"].map(
          (task) => `${task}:persona-${number}`,
        ),
      ),
    ]);
  });

  test("may lack half of what is written about the personas, and no more", async () => {
    const allowed: [number, number][] = [];
    const allowGaps = (parts: readonly unknown[], most: number) => void allowed.push([parts.length, most]);
    await writeCustomerProfiles({ ...draftTools(refillDepots), allowGaps });
    expect(allowed).toEqual([[12, 6]]);
  });

  test("give everything a uuid of its own, the same each time", async () => {
    const uuids = uuidsOf(await write(refillDepots));
    expect(uuids.length).toBeGreaterThan(30);
    expect(new Set(uuids).size).toBe(uuids.length);
    expect(uuidsOf(await write(refillDepots))).toEqual(uuids);
  });

  test("share no sentence with each other or with those of another idea, and state no figure of their own", async () => {
    const all = await Promise.all(conceptBriefs.map(write));
    expect(sharedSentences(all.map(withoutLabels))).toEqual([]);
    for (const profiles of all) expect(sharedSentences(profiles.map(withoutLabels))).toEqual([]);
    for (const [index, profiles] of all.entries()) {
      const told = profiles.map(({ ageRange: _ageRange, uuid: _uuid, gradientColors: _colors, ...profile }) => profile);
      expect(figureFindings(withoutUuids(told), conceptBriefs[index])).toEqual([]);
    }
  });
});

const withoutUuids = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === "uuid" ? undefined : part)));

/** Without the questions under which answers stand. */
const withoutLabels = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === "from" ? undefined : part)));
