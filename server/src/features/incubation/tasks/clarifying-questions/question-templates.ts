import type { QuestionIcon } from "@seedbed/rules/questionnaire/question-icons";

/** A question before a person's words are put into it; slots as `drafting/draft-words.ts` says. */
export interface QuestionTemplate {
  title: string;
  icon: QuestionIcon;
  question: string;
  /** Asked first when the person has chosen this effect; never asked when they have chosen the other. */
  whenValue?: "New revenue" | "Lower costs";
}

export const questionsAboutSeed: readonly QuestionTemplate[] = [
  {
    title: "Who signs",
    icon: "receipt",
    question: "Who among the {audience} signs for something like {idea}, and whom do they ask before?",
    whenValue: "New revenue",
  },
  {
    title: "What it replaces",
    icon: "coins",
    question: "What would {audience} stop paying for on the day they have {idea}?",
    whenValue: "New revenue",
  },
  {
    title: "Whose budget shrinks",
    icon: "coins",
    question: "Whose budget would become smaller if {idea} worked, and what would that person say to it?",
    whenValue: "Lower costs",
  },
  {
    title: "What happens to the time",
    icon: "calendar",
    question: "What would {audience} do with the hours that {idea} would free?",
    whenValue: "Lower costs",
  },
  { title: "How they cope today", icon: "tool", question: "What do {audience} do today in the moment when {pain}?" },
  {
    title: "The first place",
    icon: "map-pin",
    question: "Where could {idea} be tried first, so that {audience} notice the difference within weeks?",
  },
  {
    title: "What was tried before",
    icon: "puzzle",
    question: "What has been tried against the fact that {pain}, and why did it not last?",
  },
  {
    title: "What must not happen",
    icon: "shield-check",
    question: "What would have to happen for {audience} to regret that they ever let {idea} in?",
  },
  {
    title: "Reason to stop",
    icon: "alert-triangle",
    question: "What would {company} have to see within half a year to give {idea} up?",
  },
  {
    title: "Most urgent for whom",
    icon: "user-question",
    question: "Which of the {audience} would miss {idea} most if it were promised and never came?",
  },
  {
    title: "What helps at once",
    icon: "building-store",
    question: "Which part of {idea} could {company} offer tomorrow with {asset} and nothing new?",
  },
  {
    title: "How one would notice",
    icon: "chart-bar",
    question: "What would {audience} say or do differently in the week after {idea} has begun to work?",
  },
];

/** `idea` stands for the concept here. */
export const questionsAboutConcept: readonly QuestionTemplate[] = [
  {
    title: "First customer",
    icon: "target-arrow",
    question: "Which customer would you call tomorrow to offer {idea}, and what would make them listen?",
  },
  {
    title: "What they give up",
    icon: "scale",
    question: "What would {audience} have to change or give up before {idea} could work for them?",
  },
  {
    title: "The hardest part",
    icon: "alert-triangle",
    question: "Which part of {idea} has {company} never done before?",
  },
  {
    title: "What to leave out",
    icon: "puzzle",
    question: "What could be left out of {idea} so that it would still matter to {audience}?",
  },
  {
    title: "Who delivers it",
    icon: "truck",
    question: "Who would do the daily work behind {idea}, and what would they stop doing for it?",
  },
  {
    title: "Price in their eyes",
    icon: "receipt",
    question: "What would {audience} compare with when they hear what {idea} would ask of them?",
  },
  {
    title: "Who says no",
    icon: "users",
    question: "Who could stop {idea} although {audience} want it?",
  },
  {
    title: "One thing to prove",
    icon: "bulb",
    question: "What one thing would {idea} have to prove before {company} puts more into it?",
  },
];
