import { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { draftTools, uuidsOf } from "#test-support/draft-tools.ts";
import { keptArticles, passagesOfPages } from "#test-support/research-pages/read-articles.ts";
import { figureFindings } from "../../../platform/model/answer/figures.ts";
import type { Persona } from "./tasks/customer-profiles/output.ts";
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

  test("are asked for by their names, and what was read goes to signals and stances", async () => {
    const tools = draftTools(refillDepots);
    const asked: string[] = [];
    const read = { passages: [], wishes: "Only hotels", wrong: ["Not so."] };
    const told: typeof tools.run = (task, input, part) => {
      const { wishes = "nothing" } = input as { wishes?: string };
      asked.push(`${part.about} on ${wishes}`);
      return tools.run(task, input, part);
    };
    const profiles = await writeCustomerProfiles({ ...tools, run: told, tryRun: told, research: async () => read });
    const [name] = profiles.map((profile) => profile.name);
    expect(asked.slice(0, 5)).toEqual([
      "Personas on nothing",
      ...["Jobs and pains", "Alternatives", "Journey"].map((part) => `${part} of ${name} on nothing`),
      `Stance of ${name} on Only hotels`,
    ]);
  });

  test("hold what was written of each, and are drafts as soon as a part is one", async () => {
    const tools = draftTools(refillDepots);
    const run: typeof tools.run = async (...given) => ({ ...(await tools.run(...given)), origin: "model" });
    const topics: string[] = [];
    const written = async (lacking: string, drafted = "") =>
      writeCustomerProfiles({
        ...tools,
        run,
        research: async (topic) => {
          topics.push(topic);
          return null;
        },
        tryRun: async (task, input, part) =>
          task.name === lacking ? null : await (task.name === drafted ? tools.run : run)(task, input, part),
      });
    const [whole] = await written("");
    expect(whole?.origin).toBe("model");
    const insights = [whole?.jobsInsight, whole?.painsInsight, whole?.alternativesInsight, whole?.journeyInsight];
    expect(new Set(insights.filter(Boolean)).size).toBe(4);
    expect(topics).toEqual(["signals"]);
    const { jobs: _jobs, pains: _pains, jobsInsight: _one, painsInsight: _two, ...rest } = whole ?? {};
    expect((await written("profile-needs"))[0]).toEqual({
      ...rest,
      jobs: [],
      pains: [],
      jobsInsight: "",
      painsInsight: "",
    });
    expect((await written("profile-alternatives"))[0]).toEqual({ ...whole, alternatives: [], alternativesInsight: "" });
    expect((await written("profile-journey"))[0]).toEqual({ ...whole, journey: [], journeyInsight: "" });
    const [bare] = await written("profile-stance");
    expect(bare?.stance).toMatchObject({ role: whole?.stance?.role, usesToday: { text: "", basis: "assumed" } });
    for (const task of ["profile-needs", "profile-alternatives", "profile-journey", "profile-stance"])
      expect((await written("", task)).map(({ origin }) => origin)).toEqual(["draft", "draft", "draft"]);
  });

  test("hold the signals that were found, each with its page, and what they say together", async () => {
    const tools = draftTools(refillDepots);
    const passages = passagesOfPages(keptArticles("refill", "11111111-1111-4111-8111-111111111111")).slice(0, 1);
    const found = { description: "Hosts refill.", stance: "In Favour", sourceCategory: "User Forum" };
    const cites = { citations: [{ passage: "1", quote: "Any words", stance: "for" }] };
    const asked: string[] = [];
    const tryRun = (async (task: { name: string }, input: object, part: { about: string; part?: string }) => {
      if (task.name !== "profile-signals") return tools.run(task as never, input as never, part);
      asked.push(`${part.part}: ${part.about}`);
      const output = { signals: [found, { ...found, ...cites }], signalsSummary: "Hosts do." };
      return { output, origin: "model", model: "test", notes: [] };
    }) as unknown as typeof tools.tryRun;
    const profiles = await writeCustomerProfiles({
      ...{ ...tools, tryRun, run: async (task, input, part) => tools.run(task, input, part) },
      research: async () => ({ passages, wishes: "", wrong: [] }),
    });
    expect(asked).toEqual(profiles.map(({ name }, index) => `persona-${index + 1}: Signals about ${name}`));
    for (const { signals, signalsSummary } of profiles) {
      expect(signals).toMatchObject([{ description: "Hosts refill.", isHypothesis: false, sources: [{}] }]);
      expect(signalsSummary).toBe("Hosts do.");
    }
    expect(new Set(profiles.map(({ signals }) => signals[0]?.uuid)).size).toBe(3);
  });

  test("tell which part in a purchase was drafted in the place of whom", async () => {
    const tools = draftTools(refillDepots);
    const asked: string[] = [];
    const run: typeof tools.run = async (task, input, part) => {
      const result = await tools.run(task, input, part);
      if (task.name !== "customer-profiles") return result;
      const { profiles } = result.output as { profiles: Persona[] };
      for (const profile of profiles.slice(1)) Object.assign(profile, { role: "usesOnly" });
      return { ...result, origin: "model" };
    };
    const tryRun: typeof tools.tryRun = async (task, input, part) => {
      asked.push(`${task.name}:${part.part ?? ""} ${part.about}`);
      return task.name === "needed-persona" ? null : run(task, input, part);
    };
    const profiles = await writeCustomerProfiles({ ...tools, run, tryRun });
    expect(asked.slice(0, 2)).toEqual([
      "needed-persona:mustAgree Persona who must agree without buying (drafted offline until then)",
      "needed-persona:likelyNonBuyer Persona who is likely not to buy (drafted offline until then)",
    ]);
    expect(asked.slice(2).map((each) => each.split(" ")[0]?.split(":")[1])).toEqual(
      ["persona-1", "persona-2-drafted", "persona-3-drafted"].flatMap((part) => [part, part, part, part]),
    );
    expect(profiles.map(({ stance, origin }) => [stance?.role, origin])).toEqual([
      ["likelyBuyer", "draft"],
      ["mustAgree", "draft"],
      ["likelyNonBuyer", "draft"],
    ]);
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(3);
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
