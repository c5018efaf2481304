import { expect, test } from "vitest";
import { askedPersona } from "#test-support/model-server/personas/persona-questions.ts";
import { spokenReply } from "./spoken-reply.ts";

const input = askedPersona("What do you use?");
const uses = input.facts.find(({ field }) => field === "stance.usesToday");

test("a reply is kept as its sentences, each with its facts, and with a label only where one was given", () => {
  const output = {
    verdict: "none" as const,
    sentences: [
      { facts: [uses?.number ?? "", "999"], guess: "", unknown: " ", text: " Contractor deliveries. " },
      { facts: [], guess: " half of it ", unknown: "", text: "Perhaps half of it." },
    ],
  };
  const { kind, item, field, label } = uses ?? {};
  expect(spokenReply(output, input, "model")).toEqual({
    content: "Contractor deliveries. Perhaps half of it.",
    sentences: [
      { text: "Contractor deliveries.", restsOn: [{ kind, item, field, label }], guess: null, unknown: null },
      { text: "Perhaps half of it.", restsOn: [], guess: "half of it", unknown: null },
    ],
    verdict: null,
    origin: "model",
  });
  expect(spokenReply({ ...output, verdict: "wouldTry" }, input, "model").verdict).toBe("wouldTry");
});

test("where no sentence was left the profile answers, and nobody takes that for a model's words", () => {
  const { content, origin } = spokenReply(
    { verdict: "wouldBuy", sentences: [] },
    askedPersona("What do you use today?"),
    "model",
  );
  expect(origin).toBe("draft");
  expect(content).toContain("Uses contractor deliveries");
});
