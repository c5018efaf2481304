import { wordList } from "../word-list.ts";
import type { PestelCategory } from "./pestel-pattern.ts";

/** Rules, liability, permission and proof. */
export const legal: PestelCategory = {
  category: "Legal",
  icon: "gavel",
  patterns: [
    {
      name: "Data protection",
      keywords: wordList(
        "data, patient, customer, app, health, tracking, camera, employee, child, location, profile, privacy, insur, bank",
      ),
      summary:
        "{idea} touches information about people, be it {audience} themselves or those they look after. What may be collected, for how long and for which purpose has to be settled before the first record is kept, by {idea} as by anyone.",
      impact: "The less {idea} stores about persons, the fewer departments have a say in its purchase.",
      findings: [
        {
          text: "Agreements on data processing take {audience} longer than the trial of {idea} itself.",
          direction: "headwind",
        },
        {
          text: "Working with counts instead of names would let {idea} start without most of the paperwork.",
          direction: "tailwind",
        },
        {
          text: "{audience} have grown used to asking where data are kept, and a clear answer favours {idea}.",
          direction: "up",
        },
      ],
    },
    {
      name: "Product safety and liability",
      keywords: wordList(
        "machine, device, food, chemic, medical, toy, vehicle, battery, robot, cleaning, cosmetic, bed, lift, child",
      ),
      summary:
        "If {idea} fails, somebody may be hurt or something damaged, and {company} is the first to be asked. The chain of responsibility between makers and operators of {idea} has to be drawn before the first delivery.",
      impact: "Instructions, insurance and a record of checks belong in the first calculation of {idea}.",
      findings: [
        {
          text: "Approval by an independent body takes longer than building the first version of {idea}.",
          direction: "headwind",
        },
        {
          text: "Once {idea} is approved, the same procedure stands between every imitator and {audience}.",
          direction: "tailwind",
        },
        {
          text: "After a recall in a related field {audience} are cautious towards {idea} for a season.",
          direction: "down",
        },
      ],
    },
    {
      name: "Reporting duties",
      keywords: wordList(
        "report, sustainab, emission, waste, audit, complian, supply chain, finance, energy, document, certif, proof",
      ),
      summary:
        "More organisations have to report on matters they used to keep to themselves, and {audience} are among those asked. They inherit the work of collecting proof, which {idea} could deliver as a by-product.",
      impact: "A report that auditors accept might sell {idea} to people who never asked for its main purpose.",
      findings: [
        {
          text: "Duties to report create a date by which {audience} must act, and {idea} can work backwards from it.",
          direction: "tailwind",
        },
        { text: "If a duty is postponed, the hurry behind {idea} goes with it.", direction: "down" },
        {
          text: "Suppliers of those who must report are asked as well, which widens the circle for {idea}.",
          direction: "up",
        },
      ],
    },
    {
      name: "Labour law",
      keywords: wordList(
        "staff, shift, driver, courier, freelanc, employee, gig, nurse, cleaner, working time, schedul, monitor, contractor",
      ),
      summary:
        "{idea} changes who works when, and that is where labour law begins. Works councils and unions of {audience} have a right to be heard and a long memory.",
      impact: "An early talk with representatives of {audience} costs an afternoon; a late one can cost {idea} a year.",
      findings: [
        {
          text: "Any function of {idea} that could measure single people will be read as surveillance.",
          direction: "headwind",
        },
        {
          text: "Rules on rest and documentation create work for {audience} that {idea} could take over.",
          direction: "tailwind",
        },
        {
          text: "Stricter treatment of contractors makes staffing {idea} with freelancers uncertain.",
          direction: "down",
        },
      ],
    },
    {
      name: "Licences and protected trades",
      keywords: wordList(
        "bank, insur, payment, health, medical, pharma, taxi, waste, energy, education, legal, food, lending, broker, drone",
      ),
      summary:
        "Some parts of {idea} may only be done by those who hold a licence. {company} has the choice to apply for one, to work with a holder, or to leave that part to {audience}.",
      impact: "A partner with the licence brings {idea} to market sooner and keeps a share for it.",
      findings: [
        {
          text: "Authorities answer questions about offers like {idea} slowly, yet a written answer protects for years.",
          direction: "tailwind",
        },
        {
          text: "Working close to a protected trade invites complaints against {idea} from those who hold it.",
          direction: "headwind",
        },
        {
          text: "Licence holders in {sector} may look for new uses of what they paid for, which would open talks about {idea}.",
          direction: "up",
        },
      ],
    },
    {
      name: "Contracts and switching",
      keywords: wordList(
        "contract, subscription, lease, software, service, supplier, tenant, telecom, energy, cancel, platform, marketplace, rent",
      ),
      summary:
        "{audience} are bound by contracts that end on dates nobody has in mind. Each of them delays {idea}, and each end of term is an occasion.",
      impact:
        "Knowing when the present contracts of {audience} end is worth more to {idea} than a longer list of names.",
      findings: [
        {
          text: "Easier cancellation by law lets {audience} leave others for {idea}, and leave {idea} as well.",
          direction: "up",
        },
        {
          text: "Exclusive clauses in present contracts keep part of the market closed to {idea}.",
          direction: "headwind",
        },
        { text: "If short and plain terms are rare in {sector}, they would set {idea} apart.", direction: "tailwind" },
      ],
    },
  ],
};
