/** How drafts sum up a PESTEL analysis. `{first}` and `{second}` name the two forces that an idea's words speak for most. */
export const summaryWording = {
  what: [
    "Two forces come first for {idea}: {first}, then {second}.",
    "Of all the forces around {idea}, the closest seem to be {first}, followed by {second}.",
    "{idea} would feel two forces before anything else: {first}, and next to it {second}.",
  ],
  favourable: [
    "What speaks for {idea} is that {pain}, and most of what changes in {sector} makes this harder to overlook.",
    "More findings carry {idea} than hold it back, as long as {audience} see early that it would {benefit}.",
  ],
  balanced: [
    "As many findings carry {idea} as hold it back, so what {company} chooses first decides more than the market does.",
    "The findings for and against {idea} keep the balance, and the fact that {pain} is what could tip it.",
  ],
  adverse: [
    "More findings hold {idea} back than carry it, so the first version should avoid what it cannot change.",
    "The wind stands against {idea} in more places than not, which is survivable only because {pain}.",
  ],
  next: [
    "None of it has been looked up yet: each finding about {idea} is a thought to check with people in {sector}.",
    "Every finding here was reasoned from what the team wrote about {idea} and waits for a source.",
  ],
} as const satisfies Record<string, readonly string[]>;
