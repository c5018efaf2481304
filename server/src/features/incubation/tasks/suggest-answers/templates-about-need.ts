import type { SuggestionTemplate } from "./suggestion-template.ts";

/** What it is, who needs it, what hurts and what changes. At least seven each, so that a second look brings new ones. */
export const templatesAboutNeed = {
  idea: [
    {
      title: "Run it for them",
      description: "{company} runs {idea} for {audience}, who pay for the result and look after nothing themselves.",
    },
    {
      title: "Something to begin with",
      description:
        "A small version of {idea} that {audience} can set up in an afternoon, before anybody decides about more.",
    },
    {
      title: "Shared by several",
      description: "Several groups of {audience} share {idea}, because none of them would fill it alone.",
    },
    {
      title: "Part of what is sold already",
      description:
        "{company} adds {idea} to what customers buy from it anyway, so nobody has to choose a new supplier.",
    },
    {
      title: "Through somebody they trust",
      description: "Partners who see {audience} every week offer {idea}, and {company} stays in the background.",
    },
    {
      title: "First show, then sell",
      description: "Before {audience} buy {idea}, {company} shows them with their own records where it would help.",
    },
    {
      title: "For the worst moment only",
      description: "Keep {idea} for the moment when {pain}, and build nothing else at first.",
    },
  ],
  field: [
    {
      title: "The step before",
      description:
        "What customers do before they come to {company}: how they notice the need, compare and decide about {field}.",
    },
    {
      title: "The step after",
      description: "What happens once {field} is paid for: use, upkeep, complaints, and what is left at the end.",
    },
    {
      title: "The smallest customers",
      description: "{field} for customers who are too small for anybody to look after today.",
    },
    {
      title: "The part nobody likes",
      description: "The part of {field} that customers and staff put off, because it is dull, dirty or risky.",
    },
    {
      title: "Between two companies",
      description: "What gets lost in {field} when one company hands over to the next: papers, goods, responsibility.",
    },
    {
      title: "Under new rules",
      description: "The corner of {field} in which rules are changing and nobody is sure what will be asked of them.",
    },
    {
      title: "What is wasted",
      description: "Material, space and hours that are paid for in {field} and used by nobody.",
    },
  ],
  audience: [
    { title: "Those who pay today", description: "The people who sign for whatever {idea} would replace" },
    {
      title: "Those who work with it",
      description: "Staff who would have {idea} in their hands every day, though somebody else buys it",
    },
    {
      title: "Customers who asked before",
      description: "Customers of {company} who have asked for something close to {idea} and were sent away",
    },
    {
      title: "Those nobody serves",
      description: "People who would need {idea} but are too small or too far away for today's suppliers",
    },
    {
      title: "Those who answer for it",
      description: "Managers who get the complaint when there is nothing like {idea} and something goes wrong",
    },
    {
      title: "Beginners",
      description: "People who are new to the job and would meet {idea} before they have got used to anything else",
    },
    {
      title: "Those who advise others",
      description: "Advisers and installers whom others ask before they decide about {idea}",
    },
  ],
  pains: [
    {
      title: "Nobody owns it",
      description: "Nobody is responsible for it, so {audience} notice only when it is too late.",
    },
    {
      title: "Paid for twice",
      description:
        "{audience} pay for the same work twice, because what they can buy today was made for somebody else.",
    },
    {
      title: "It rests on one person",
      description:
        "Without {idea}, {audience} depend on one colleague who knows how it is done, and on nobody when that colleague is away.",
    },
    {
      title: "Found out too late",
      description: "{audience} learn of a problem when a customer complains, and by then putting it right costs most.",
    },
    {
      title: "No proof",
      description: "{audience} cannot show whether things have got better, so there is never a budget for {idea}.",
    },
    {
      title: "Lists and phone calls",
      description:
        "In place of {idea} there are lists, messages and phone calls, and {audience} spend the best hours of the day on them.",
    },
    {
      title: "All at the same time",
      description: "The need comes in waves: {audience} have far too much to do on some days and wait on others.",
    },
    {
      title: "Locked in",
      description: "{audience} would like to change, but what they have bought before fits nothing else.",
    },
  ],
  changes: [
    {
      title: "Proof instead of promises",
      description: "In {field}, buyers ask for records where a promise was enough before.",
    },
    {
      title: "People are hard to find",
      description: "Experienced people leave {field} faster than {audience} can train new ones.",
    },
    {
      title: "Used to better elsewhere",
      description:
        "{audience} expect of {field} what they know from ordering things at home: to see, compare and change it at any hour.",
    },
    {
      title: "Small orders",
      description:
        "Orders in {field} become smaller and more frequent, and the effort for each of them stays the same.",
    },
    {
      title: "What was waste has a price",
      description: "Material that {field} paid to get rid of is asked for by others.",
    },
    {
      title: "Rules reach further",
      description:
        "Rules that applied to large companies in {field} reach {audience} as well, by way of their customers.",
    },
    {
      title: "Data that nobody reads",
      description: "Machines and systems in {field} record a great deal, and {audience} use hardly any of it.",
    },
  ],
} as const satisfies Record<string, readonly SuggestionTemplate[]>;
