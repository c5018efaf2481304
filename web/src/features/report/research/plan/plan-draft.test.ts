import { expect, test } from "vitest";
import { planWith, questionWith } from "#testing/research.ts";
import { changedPlanOf, draftOf, isPlanDraft, newQuestion, problemsOf } from "./plan-draft.ts";

test("a plan is the same after it was opened in a form; blanks and empty searches are not kept", () => {
  const plan = planWith({ wishes: "Spain" });
  const draft = draftOf(plan);
  expect(changedPlanOf(draft)).toEqual({ wishes: "Spain", questions: plan.questions });
  const ids = draft.questions.flatMap(({ searches }) => searches.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const [first, second] = draft.questions;
  if (!first || !second) throw new Error("There are two.");
  const searches = [...first.searches, { id: "x", words: "  " }, { id: "y", words: " quota " }];
  const changed = changedPlanOf({
    wishes: " Spain ",
    questions: [{ ...first, question: " Which? ", searches }, second],
  });
  expect(changed.wishes).toBe("Spain");
  expect(changed.questions[0]).toMatchObject({
    question: "Which?",
    queries: ["packaging rules", "refill quota", "quota"],
  });
});

test("a question without words or without anything to search for has to be filled, and says what is too long", () => {
  const begun = newQuestion("signals");
  const draft = draftOf(
    planWith({
      questions: [
        questionWith("fine"),
        questionWith("long", { question: "a".repeat(301), queries: ["b".repeat(201)] }),
        questionWith("silent", { queries: [] }),
      ],
    }),
  );
  const problems = problemsOf({ ...draft, questions: [...draft.questions, begun] });
  expect([...problems.keys()]).toEqual(["long", "silent", begun.uuid]);
  expect(problems.get(begun.uuid ?? "")).toEqual({
    ...{ question: "Say what is asked, or remove the question.", searches: "Name at least one thing to search for." },
  });
  expect(problems.get("silent")).toEqual({ searches: "Name at least one thing to search for." });
  expect(problems.get("long")?.question).toMatch(/300/);
  expect(problems.get("long")?.searches).toMatch(/^“b{20}…”: .*200/);
  expect(begun).toMatchObject({ topic: "signals", isIncluded: true, searches: [{ words: "" }] });
});

test("what is kept of another form is no draft of a plan", () => {
  expect(isPlanDraft(draftOf(planWith()))).toBe(true);
  expect([null, {}, { wishes: "", questions: {} }, { wishes: "", questions: [{}] }].map(isPlanDraft)).toEqual([
    ...[false, false, false, false],
  ]);
});
