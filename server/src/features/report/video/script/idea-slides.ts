import type { Slide, SlidePoint } from "../../../../platform/film/film-script.ts";
import { shortened } from "../../../../platform/pdf/shortened.ts";
import { labelsOf, room, sourceLines, spoken, statement, type Telling } from "./slide-parts.ts";

const day = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** What it is about, whose it is, and who wrote it. */
export function coverSlide(telling: Telling, picture: string): Slide {
  const { input, words } = telling;
  const company = shortened(input.account, 60);
  const title = shortened(input.concept.title, room.title);
  const origin = input.sections.overview?.content.overview.origin ?? "draft";
  return {
    heading: words.video,
    labels: labelsOf(telling, "overview"),
    sources: [],
    shown: {
      kind: "cover",
      title,
      details: [company, `${input.concept.identifier} · ${day(words.locale).format(input.at)}`],
      picture,
    },
    said: [words.ofCompany(title, company), words.origins[origin]],
  };
}

/** The problem, with who has it. */
export function problemSlide(telling: Telling): Slide {
  const { input, words } = telling;
  const { overview, customerProfiles } = input.sections;
  const profiles = customerProfiles?.content ?? [];
  const first = profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0];
  return statement(telling, {
    heading: words.problem,
    text: overview?.content.overview.problemStatement || input.concept.problemStatement,
    sections: ["overview"],
    sources: overview?.content.overview.evidence?.problemStatement?.sources ?? [],
    aside: first ? { title: words.whoHasIt, text: shortened(first.segment, room.aside) } : null,
  });
}

/** What is proposed. */
export function ideaSlide(telling: Telling, picture: string): Slide {
  const { input, words } = telling;
  const overview = input.sections.overview?.content.overview;
  return statement(telling, {
    heading: words.idea,
    text: overview?.valueProposition || overview?.whatIsThis || input.concept.valueProposition,
    sections: ["overview"],
    sources: overview?.evidence?.valueProposition?.sources ?? [],
    picture,
  });
}

const mostPoints = 3;

/** What sets it apart, or why the company could win; nothing where the report names none and it need not be said. */
export function listSlide(telling: Telling, list: "differentiators" | "rightsToWin"): Slide | null {
  const { input, words, language } = telling;
  const heading = list === "differentiators" ? words.apart : words.whyUs;
  const items = (input.sections.overview?.content.overview[list] ?? [])
    .filter(({ description }) => description.trim() !== "")
    .toSorted((one, other) => one.order - other.order)
    .slice(0, mostPoints);
  if (items.length === 0)
    return list === "differentiators" ? statement(telling, { heading, text: "", sections: [] }) : null;
  const points = items.map(
    ({ description }): SlidePoint => ({ title: "", text: shortened(description, room.point), tone: "plain" }),
  );
  return {
    heading,
    labels: labelsOf(telling, "overview"),
    sources: sourceLines(
      telling,
      items.flatMap(({ evidence }) => evidence?.sources ?? []),
    ),
    shown: { kind: "points", numbered: true, points },
    said: [spoken(heading, language), ...points.map(({ text }) => text)],
  };
}
