import { wordList } from "../word-list.ts";
import type { PestelCategory } from "./pestel-pattern.ts";

/** What has become possible, cheap or expected. */
export const technological: PestelCategory = {
  category: "Technological",
  icon: "cpu",
  patterns: [
    {
      name: "Artificial intelligence in daily work",
      keywords: wordList(
        "artificial intelligence, machine learning, assistant, chatbot, text, document, forecast, image, camera, claim, data, automat",
      ),
      summary:
        "Language and image models have made it cheap to read, sort and draft what {audience} did by hand. People try them on their own, often before {company} has an offer, and {idea} will be compared with what they can do themselves.",
      impact:
        "{idea} should keep the person in charge of each decision and spend its effort on the data that general tools do not have.",
      findings: [
        {
          text: "Work that {audience} find tedious can be prepared by a model and checked by them, which lowers the cost of {idea}.",
          direction: "tailwind",
        },
        {
          text: "Large software vendors add similar functions to tools that {audience} pay for already, which narrows the room for {idea}.",
          direction: "headwind",
        },
        { text: "Records held by {company} gain value as training and test data for {idea}.", direction: "up" },
      ],
    },
    {
      name: "Cheap sensors and connectivity",
      keywords: wordList(
        "sensor, meter, machine, monitor, device, tracking, bed, farm, weight, maintenance, building, water, energy, camera, vehicle",
      ),
      summary:
        "Small devices with long-lived batteries now measure what {audience} had to count by hand. The question thereby moves from measuring to acting, and there {idea} could help.",
      impact:
        "A few well-placed measuring points are enough for a first version of {idea}; coverage of every corner can wait.",
      findings: [
        {
          text: "Prices of simple sensors keep falling, so {idea} becomes affordable for smaller sites of {audience}.",
          direction: "up",
        },
        {
          text: "Devices have to be mounted, charged and replaced, and {idea} needs somebody who does it.",
          direction: "headwind",
        },
        {
          text: "Measured use gives {company} and {audience} a common basis for billing and talks about {idea}.",
          direction: "tailwind",
        },
      ],
    },
    {
      name: "Connection to existing systems",
      keywords: wordList(
        "software, erp, crm, integration, api, hospital, bank, warehouse, system, interface, platform, spreadsheet, data",
      ),
      summary:
        "{audience} work in systems that were bought at different times and share little. Whether {idea} is used depends less on its functions than on whether data have to be typed in twice.",
      impact:
        "One working connection to the most common system of {audience} is worth more to {idea} than a dozen functions.",
      findings: [
        {
          text: "Vendors open their interfaces slowly and for a fee, which can delay {idea} by months.",
          direction: "headwind",
        },
        {
          text: "Common data standards in {sector} would make the second installation of {idea} cheaper than the first.",
          direction: "tailwind",
        },
        {
          text: "Each new system that {audience} buy asks for connections, and {idea} can arrive together with one.",
          direction: "up",
        },
      ],
    },
    {
      name: "Digital expectations",
      keywords: wordList(
        "app, online, booking, order, track, mobile, payment, self-service, deliver, appointment, portal, consumer",
      ),
      summary:
        "{audience} know from private life how easy it can be to order, pay and follow a delivery. At work they forgive less each year, and {idea} will be held to the private standard.",
      impact: "The first contact with {idea} should need no manual, no account and no call.",
      findings: [
        {
          text: "Where established suppliers in {sector} offer clumsy tools, {idea} has an easy comparison to win.",
          direction: "tailwind",
        },
        {
          text: "Expectations rise with every app {audience} use, so {idea} has to improve merely to keep its place.",
          direction: "headwind",
        },
        {
          text: "Payment and identity services can be rented by the month, which shortens the way to a first version of {idea}.",
          direction: "up",
        },
      ],
    },
    {
      name: "Security and dependence",
      keywords: wordList(
        "data, cloud, security, cyber, health, bank, payment, network, remote, privacy, infrastructure, software, insur",
      ),
      summary:
        "Attacks and outages reach {audience} of every size. They ask whom they would depend on before they ask what {idea} can do.",
      impact: "{idea} needs an answer to the question what happens on the day it is not available.",
      findings: [
        {
          text: "Security questionnaires add weeks to every sale of {idea} to larger {audience}.",
          direction: "headwind",
        },
        {
          text: "A recognised certificate would turn a weak point of young suppliers into an argument for {idea}.",
          direction: "tailwind",
        },
        {
          text: "After each well-known incident budgets shift towards safe choices and away from offers like {idea}.",
          direction: "down",
        },
      ],
    },
    {
      name: "Maturity of the technology",
      keywords: wordList(
        "robot, battery, hydrogen, enzyme, material, print, autonom, drone, biotech, prototype, laser, research, polymer",
      ),
      summary:
        "What works in a laboratory still has to work for {audience} on a wet Tuesday morning. They judge {idea} by its worst day, and a young technology has many of those.",
      impact: "A trial of {idea} under ordinary conditions should come before any promise about cost.",
      findings: [
        {
          text: "Suppliers of key parts for {idea} are few, and their plans decide its timetable.",
          direction: "headwind",
        },
        {
          text: "As others invest in the same technology, parts and skills for {idea} become easier to get.",
          direction: "up",
        },
        {
          text: "A simpler technique that solves most of the problem would reach {audience} sooner, and {idea} could start with it.",
          direction: "tailwind",
        },
      ],
    },
  ],
};
