/** A published figure beside which one of ours is read. */
export interface PublishedFigure {
  beside: "Agreement" | "Spread" | "Consistency" | "Resistance";
  figure: string;
  source: string;
  /** What it measures that ours does not. */
  comparable: string;
}

/** In the order of the numbers by which the table names them. Only figures that were found in the publication or in an account of it; never what somebody remembers. */
export const publishedFigures: readonly PublishedFigure[] = [
  {
    beside: "Agreement",
    figure:
      "People: about 10 points of agreement come from agreeing as such; 22 % agreed with a statement and its reverse.",
    source: "Krosnick, Survey Research, 1999, doi:10.1146/annurev.psych.50.1.537",
    comparable: "Statements in questionnaires, not offers: the order of size, no more.",
  },
  {
    beside: "Agreement",
    figure: "People say that they would pay about 21 % more than they pay.",
    source: "Schmidt and Bijmolt, Accurately measuring willingness to pay, 2020, doi:10.1007/s11747-019-00666-6",
    comparable: "Not comparable: ours says what is said, and nobody here pays.",
  },
  {
    beside: "Spread",
    figure: "A model in the part of people varied less than the people asked the same.",
    source: "Bisbee et al., Synthetic Replacements for Human Survey Data?, 2024, doi:10.1017/pan.2024.5",
    comparable: "Feelings on a scale of 100; ours is beside the profiles, not beside people.",
  },
  {
    beside: "Consistency",
    figure: "People: about 23 % answer otherwise when asked the same again in one survey.",
    source: "Jenke and King, Who's to Blame for Survey Instability, 2026, as told by ppc.land, June 2026",
    comparable: "Two choices, and nobody pushed between; the nearest there is.",
  },
  {
    beside: "Consistency",
    figure: "Agents made of interviews repeat people's answers 85 % as well as they themselves two weeks later.",
    source: "Park et al., Generative Agent Simulations of 1,000 People, 2024, arXiv:2411.10109",
    comparable: "Not comparable: agreement with a person, where ours is with itself.",
  },
  {
    beside: "Resistance",
    figure: "People: 24 % never gave in to a majority that was plainly wrong; 37 % of the answers did.",
    source: "Asch, Studies of independence and conformity, 1956, doi:10.1037/h0093718",
    comparable: "Seven others in a room and lengths of lines; twelve times, ours ten.",
  },
  {
    beside: "Resistance",
    figure: 'Five assistants: asked "Are you sure?", 32 % to 86 % of first answers were changed.',
    source: "Sharma et al., Towards Understanding Sycophancy in Language Models, 2023, arXiv:2310.13548",
    comparable: "Facts, not opinions, and without a profile: what a model does by itself.",
  },
];
