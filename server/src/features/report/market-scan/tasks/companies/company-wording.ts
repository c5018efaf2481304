import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** The directory is English, and companies of it are named in English drafts alone. */
const english = (en: readonly string[]): Wordings => ({ en, de: en, es: en, ja: en });

/** What drafts say about a company of the directory: its facts, why it stands there, and what is not known. */
export const companyWording = {
  /** For all of them; `{sector}` is the sector they were found in. */
  sector: english([
    "The companies below come from {sector}, the sector that {said} and your other words point to.",
    "Your words, such as {said}, point to {sector}; the directory lists the companies below for it.",
    "From {sector} the directory lists the companies below, found by words such as {said}.",
  ]),
  overview: english([
    "{name} {activity}.",
    "The directory says of {name} that it {activity}.",
    "{name} stands in the directory as a company that {activity}.",
  ]),
  reason: english([
    "Its entry shares words with {said}.",
    "It is listed because its entry and {said} speak of the same things.",
    "The words of its entry come close to {said}.",
    "It was found by the words of {said}.",
  ]),
  open: english([
    "Whether it reaches {said} is not known; ask whom they buy from.",
    "Find out whether it sells to {said} before it is called a rival.",
    "Ask {said} whether they know the name, and what they think of it.",
    "Not known here: what it means to {said}.",
  ]),
  valueProposition: english([
    "Not known here; ask one of its customers and compare the answer with {said}.",
    "Still to find out by trying its offer beside {said}.",
    "Read its price list with {said} in mind; nothing of it stands in the directory.",
    "A customer of {name} could tell how far it is from {said}.",
  ]),
  competitiveAdvantage: english([
    "The directory does not say what {name} does better; {said} is what you would set against it.",
    "Unknown so far; a buyer who chose {name} could say whether {said} would have counted.",
    "Not said in the directory; look for what {name} has that {said} lacks.",
    "To be found out: what customers of {name} would miss, were they offered {said}.",
  ]),
  certainty: english([
    "Name, domain, seat and year of {name} come from the company directory of this workspace; nothing newer was looked up.",
    "The company directory vouches for what {name} does and where it sits, and for nothing else said here.",
    "Seat, year and activity of {name} stand in the company directory; its link to the concept is a match of words.",
  ]),
};
