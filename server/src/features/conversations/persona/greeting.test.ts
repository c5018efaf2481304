import { greetingOf as greetingText } from "@seedbed/rules/customers/persona-words";
import { expect, test } from "vitest";
import { greetingOf } from "./greeting.ts";

test("[S2.2.5-21] what is kept of a greeting is what stood on the page, and its insight leads to the profile", () => {
  const customerInsight = "I run 4.5 buildings. I am measured on complaints.";
  const profile = { name: "Marta, facility lead", customerInsight };
  const sentences = greetingOf(profile);
  expect(sentences.map(({ text }) => text).join(" ")).toBe(greetingText(profile));
  expect(sentences.map(({ text }) => text)).toEqual([
    "Hi, I'm Marta.",
    "I run 4.5 buildings.",
    "What would you like to know?",
  ]);
  expect(sentences.flatMap(({ restsOn }) => restsOn)).toEqual([
    { kind: "profile", item: null, field: "customerInsight", label: customerInsight },
  ]);
});
