import { expect, test } from "vitest";
import { isAsking, isRole } from "./speaker-labels.ts";

const words = (text: string) => text.trim().split(/\s*\|\s*/u);

test.each(
  words(`interviewer | Interviewerin | interviewee | Moderator | Moderatorin | Researcher | Host | Question | Answer | Frage | Antwort | Respondent
  | Participant | Speaker | Sprecher | Sprecherin | Befragte | Befragter | Kunde | Kundin | Customer | User | Nutzer | Nutzerin | Teilnehmer
  | Teilnehmerin | Facility Lead | Office Manager | Managerin | Leiter | Leiterin | Leitung | Director | Head | Owner | Buyer | Seller | Int | Unknown
  | P8 | Q | Speaker 2 | Head of Sales`),
)("“%s” tells what somebody does, and no name", (label) => {
  expect(isRole(label)).toBe(true);
});

test.each(words("Anna | Anna Berg | Berg | O’Neill | Leadbetter"))("“%s” is a name", (label) => {
  expect(isRole(label)).toBe(false);
});

test.each(
  words(
    "Q | I | F | Int | Interviewer | Interviewerin | Moderator | Moderatorin | Researcher | Host | Question | Frage | Q1 | Frage 3 | interviewer 2",
  ),
)("“%s” is who asks", (label) => {
  expect(isAsking(label)).toBe(true);
});

test.each(words("A | P | P8 | Interviewee | Antwort | Anna | Customer"))("“%s” is not who asks", (label) => {
  expect(isAsking(label)).toBe(false);
});
