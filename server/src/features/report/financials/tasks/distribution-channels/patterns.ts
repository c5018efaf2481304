import { wordList } from "../../../../../library/word-list.ts";

/** A way in which offers reach those who pay; general knowledge of selling, as templates over `library/slots.ts`. */
export interface ChannelPattern {
  /** Two to four words. */
  title: string;
  keywords: readonly string[];
  /** How the offer gets there. */
  ways: readonly string[];
  /** What limits the channel, or when it becomes the better one. */
  limits: readonly string[];
}

export const channelPatterns: readonly ChannelPattern[] = [
  {
    title: "Existing customer contacts",
    keywords: wordList("customer, loyal, client, account, existing, tenant, contract, service"),
    ways: [
      "{company} offers {idea} to people it already supplies, in a visit or call that takes place anyway.",
      "Those who look after customers of {company} today bring {idea} up when {audience} mention the problem themselves.",
    ],
    limits: [
      "It reaches only as far as {company} has the same {audience} among its customers that {idea} is meant for.",
      "The people who do it have other things to sell, so {idea} needs one of them who makes it a personal matter.",
    ],
  },
  {
    title: "Direct sales talks",
    keywords: wordList("hospital, building, enterprise, factory, owner, manager, machine, clinic, city, school, plant"),
    ways: [
      "One person from {company} speaks with {audience}, shows {idea} on site and stays in touch until the first bill is paid.",
      "{company} asks {audience} for an hour, walks through the last bad day with them and puts {idea} beside it.",
    ],
    limits: [
      "Every talk costs a day, so it pays only if {idea} brings enough per customer.",
      "It cannot be multiplied quickly, but nothing else would teach {company} as much about {idea} in the first year.",
    ],
  },
  {
    title: "Web sign-up",
    keywords: wordList("app, online, software, platform, digital, subscri, consumer, tool, phone, parent, student"),
    ways: [
      "{audience} find {idea} through a search for the problem, try it within minutes and pay without speaking to anybody.",
      "A page describes the one situation in which {pain}, lets {audience} start with {idea} at once and asks for payment later.",
    ],
    limits: [
      "It works only if {idea} explains itself, and being found has its price.",
      "It becomes the better way once {audience} look for something like {idea} by themselves.",
    ],
  },
  {
    title: "Partners on site",
    keywords: wordList(
      "crew, technician, install, clean, repair, supplier, craft, service, consult, delivery, maintenance",
    ),
    ways: [
      "People who visit {audience} for other work recommend {idea} and receive a share of the first payment.",
      "Firms that already have a key and a contract bring {idea} along when they come to {audience} anyway.",
    ],
    limits: [
      "They carry {idea} only as long as it makes their own visit easier.",
      "The partner hears the complaints first, so {company} learns less about how {idea} is really used.",
    ],
  },
  {
    title: "Dealers and wholesalers",
    keywords: wordList("shop, retail, pack, product, bottle, food, brand, wholesale, device, goods, ingredient"),
    ways: [
      "Dealers from whom {audience} order already list {idea} beside what it replaces.",
      "{idea} travels with orders that {audience} place every week, on the same bill.",
    ],
    limits: [
      "A dealer wants a margin and a reason, and {idea} has to leave room for both.",
      "It suits {idea} once it needs no explanation any more.",
    ],
  },
  {
    title: "Trade associations",
    keywords: wordList(
      "association, nurse, farm, school, craft, manager, trade, profession, member, guild, network, chef",
    ),
    ways: [
      "A talk before an association, given by one of the first users, brings {idea} to many {audience} on one evening.",
      "The newsletter and the working groups that {audience} belong to report on a trial of {idea}.",
    ],
    limits: [
      "It opens doors and closes no contract, so somebody has to call everyone who asked about {idea}.",
      "It needs a first result with {idea} that one of the {audience} is ready to stand up for.",
    ],
  },
  {
    title: "Reference site visits",
    keywords: wordList(
      "office, ward, floor, site, depot, roof, machine, lift, station, hotel, kitchen, lab, warehouse",
    ),
    ways: [
      "{audience} come to a place where {idea} is in use, see an ordinary day and talk to those who work with it.",
      "The first place with {idea} is chosen so that other {audience} pass by, and it is open for visits once a week.",
    ],
    limits: [
      "It depends on a host who gains something from showing {idea} to others.",
      "It becomes the strongest way as soon as {idea} looks better than it sounds.",
    ],
  },
  {
    title: "Tenders and frameworks",
    keywords: wordList("public, city, hospital, school, university, municipal, government, tender, authority"),
    ways: [
      "{company} answers public tenders in which {audience} ask for the task that {idea} would take over.",
      "A framework contract makes {idea} something that {audience} can order without a procedure of their own.",
    ],
    limits: [
      "It takes long and asks for references, so it follows the first customers of {idea} and does not bring them.",
      "It pays once the description of the task in a tender fits {idea}, which somebody has to suggest early.",
    ],
  },
];
