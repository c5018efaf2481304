import { answersPerQuestionMax } from "@seedbed/contract/limits";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { question } from "#test-support/arbitrary-questionnaires.ts";
import { answerListProblem, answerMessages, isSameAnswer, newAnswerProblem, toggleChoice } from "./answer-list.ts";

const option = (value: string) => ({ value, label: value, description: "", icon: "bulb" });
const text = question({ identifier: "idea", order: 1 });
const radio = question({
  identifier: "radio",
  order: 2,
  fieldType: "radioButton",
  options: [option("a"), option("b")],
});
const several = { ...radio, fieldType: "multiSelect" as const };

describe("a new text answer", () => {
  test("[S1.5-22] must not be empty", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ \t\n]*$/), (blank) => {
        expect(newAnswerProblem(blank, [])).toBe(answerMessages.empty);
      }),
    );
  });

  test("[S1.5-23] must not repeat another one, compared trimmed", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 400 }), fc.stringMatching(/^ {0,5}$/), (answer, space) => {
        fc.pre(answer.trim() !== "");
        expect(newAnswerProblem(space + answer, ["other", `${answer}${space}`])).toBe(answerMessages.duplicate);
      }),
    );
    expect(newAnswerProblem("waste", ["wasted"])).toBeUndefined();
  });

  test("[S1.5-24] has at most 500 characters", () => {
    expect(newAnswerProblem("x".repeat(500), [])).toBeUndefined();
    expect(newAnswerProblem(` ${"x".repeat(500)}\n`, [])).toBeUndefined();
    expect(newAnswerProblem("x".repeat(501), [])).toBe("The maximum length is 500 characters");
  });
});

describe("the answer of a question", () => {
  test("[S1.5-26] cannot be empty when required", () => {
    expect(answerListProblem(text, [])).toBe("Please provide a valid answer question");
    expect(answerListProblem({ ...text, required: false }, [])).toBeUndefined();
  });

  test("holds fifty texts at most", () => {
    const texts = Array.from({ length: answersPerQuestionMax + 1 }, (_, index) => `Answer ${index}`);
    expect(answerListProblem(text, texts.slice(1))).toBeUndefined();
    expect(answerListProblem(text, texts)).toBe(answerMessages.tooMany);
  });

  test("[S1.5-28] holds one choice on a radio question", () => {
    expect(answerListProblem(radio, ["a"])).toBeUndefined();
    expect(answerListProblem(radio, ["a", "b"])).toBe(answerMessages.oneChoice);
    expect(toggleChoice("radioButton", ["a"], "b")).toEqual(["b"]);
    expect(toggleChoice("radioButton", ["a"], "a")).toEqual(["a"]);
  });

  test("[S1.5-29] toggles choices on a multi-select question", () => {
    expect(answerListProblem(several, ["a", "b"])).toBeUndefined();
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom("a", "b", "c")), fc.constantFrom("a", "b", "c"), (chosen, value) => {
        const once = toggleChoice("multiSelect", chosen, value);
        expect(once.includes(value)).toBe(!chosen.includes(value));
        expect(toggleChoice("multiSelect", once, value).toSorted()).toEqual(chosen.toSorted());
      }),
    );
  });

  test("does not say the same twice", () => {
    expect(answerListProblem(text, ["waste", "water", " waste"])).toBe(answerMessages.duplicate);
    expect(answerListProblem(several, ["a", "a"])).toBe(answerMessages.duplicate);
  });

  test("choices come from the question's options", () => {
    expect(answerListProblem(several, [" a ", "b"])).toBeUndefined();
    expect(answerListProblem(several, ["a", "c"])).toBe(answerMessages.unknownOption);
  });
});

test("[S1.4-24] an answer is unchanged whatever spaces stand around it, and choices in any order", () => {
  expect(isSameAnswer("text", ["a ", "b"], ["a", " b"])).toBe(true);
  expect(isSameAnswer("text", ["a", "b"], ["b", "a"])).toBe(false);
  expect(isSameAnswer("multiSelect", ["a", "b"], ["b", "a"])).toBe(true);
  expect(isSameAnswer("multiSelect", ["a"], ["b", "a"])).toBe(false);
});

test("what is wrong with choices is said in words", () => {
  expect(answerListProblem(radio, ["a", "b"])).toBe("Choose one option only.");
  expect(answerListProblem(several, ["c"])).toBe("Choose from the options of this question.");
});

test("one choice is the answer of a radio question only where it is an option of it", () => {
  expect(answerListProblem(radio, ["c"])).toBe(answerMessages.unknownOption);
  expect(answerListProblem({ ...radio, required: false }, [])).toBeUndefined();
  expect(answerListProblem(radio, [])).toBe(answerMessages.required);
  expect(isSameAnswer("radioButton", [" a"], ["a"])).toBe(true);
});
