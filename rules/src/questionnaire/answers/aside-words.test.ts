import { expect, test } from "vitest";
import { type AnswerKind, readAnswer } from "./read-answer.ts";

/** What answers look like, an answer of the kind, and what may stand at its "_". */
const rows: [AnswerKind, answer: string, words?: string][] = [
  ["pasted", "_: cannot read it", "TypeError|Error|NullPointerException|Exception"],
  ["pasted", "ValueError(3) was raised"],
  ["pasted", "In the log stands:\n  at main (server.ts:12)"],
  ["pasted", "It said _ when we opened it", "ENOENT|SIGSEGV|segmentation fault|stack trace|stacktrace|ECONNRESET"],
  ["pasted", "It answered with _ today", "HTTP 404|HTTP/1.1 503|status 500|status code: 502|error code 401"],
  ["pasted", "It said that _", "undefined is not a function|null is not an object"],
  ["fits", "Status 200 is what we hope for, and code 404 rooms too"],
  ["unknown", "_", "test|testing|todo|tbd|n/a|na|idk|dunno|none|nothing|no|yes|ok|okay|hi|hello|hey"],
  [
    "unknown",
    "_",
    "I do not know|don't know|I dont know yet|I don’t know yet|no idea|no clue|not sure|whatever|anything",
  ],
  ["unknown", "_", "weiß nicht|weiss ich nicht|weiß ich noch nicht|weiß noch nicht|keine Ahnung|nichts|Hallo|egal"],
  ["unknown", "_", "no lo sé|no se|ni idea|nada|hola|je ne sais pas|aucune idée|rien|bonjour"],
  ["unknown", "_", "わからない|分からない|知りません|未定|なし"],
  ["asks-back", "_ you help with this?", "Can|Could|Will|Would|Do|Are|Did"],
  ["asks-back", "_ are you?", "Who|What"],
  ["asks-back", "_ I write here?", "What should|How must|Which do|Why can|Where could|What am|How shall"],
  ["asks-back", "What _?", "does this mean|does that want|do you mean|does it mean"],
  [
    "asks-back",
    "_",
    "help|help me|help me please|please help|explain this|explain the question to me|please explain it",
  ],
  ["asks-back", "_", "tell me what to write|write it for me|do this for me"],
  ["asks-back", "_ das schreiben?", "Kannst du|Können Sie|Könntest du|Könnten Sie|Was muss ich|Was kann ich|Wie soll"],
  ["asks-back", "_ hier?", "Wer bist du|Wie muss ich es sagen|Wie geht das|Wie kann ich schreiben"],
  ["asks-back", "_", "Hilfe|Hilf mir bitte weiter|Bitte hilf"],
  ["asks-back", "¿_ escribir?", "Puedes|Puede usted|Podrías|Qué tengo que|Qué puedo|Cómo debo|Cómo puedo"],
  ["asks-back", "_", "¿Cómo funciona esto?|¿Quién eres?|Ayuda|Ayúdame"],
  ["asks-back", "_", "助けて|教えて|あなたは誰ですか|どうすればいいですか"],
  ["fits", "Helpful neighbours and Kannstatt, who explain it"],
  ["personal", "_ a raise", "I want|We need|I deserve|I'd like|I would like"],
  ["personal", "I need a _", "pay rise|promotion|higher salary|holiday|vacation|day off|bonus|new job|lunch|coffee"],
  ["personal", "I want to go home"],
  ["personal", "_", "I'm bored|I am tired|I’m so hungry|I am very sick|I'm really annoyed|I am fed up|I'm hangry"],
  ["personal", "_", "Well, my boss is away|my manager sucks|My colleague never comes|I hate my work|I hate this"],
  ["personal", "_ Urlaub", "Ich will|Ich möchte|Ich brauche|Ich hätte gern|Wir wollen|Wir brauchen"],
  [
    "personal",
    "Ich will _",
    "eine Gehaltserhöhung|mehr Gehalt|Feierabend|die Beförderung|einen Bonus|Mittagessen|Kaffee",
  ],
  ["personal", "_", "Ich bin müde|Ich bin so hungrig|Ich bin gelangweilt|Ich bin krank|Mir ist langweilig"],
  ["personal", "_ vacaciones", "Quiero|Necesito|Me gustaría"],
  ["personal", "Quiero _", "un aumento|un ascenso|más sueldo|irme a casa"],
  ["personal", "_", "昇給してほしいです|早く休みたいです|もう帰りたいです"],
  ["unreadable", "_", "qwerty|trewq|zuiop|azert|poiuz|asdfg|lkjhg|qsdfg|zxcvb|yxcvb|wxcvb|mnbvc|hjkl|sdfg|dfgh|fghj"],
  ["unreadable", "_", "ghjk|jklö|fdsa|lkjh|qsdf|jkl|ababab|abcabcabc|bcdfghjklm|xkcdrt|дддд"],
  ["short", "_", "wert|tre|poi|ababa|дядя|crwth"],
  ["short", "_", "東京都の店|ขาย|無人機を貸す|AI 無人機"],
  ["other-language", "無人機を貸す店の人 in Tokio"],
  ["short", "_", "12 500|2027!|🙂 7"],
  ["unreadable", "🙂🙂"],
];

test.each(rows)("answers that are %s: %s %s", (kind, answer, words = "") => {
  for (const word of words.split("|")) {
    const text = answer.replace("_", word);
    expect(`${text} → ${readAnswer(text)}`).toBe(`${text} → ${kind}`);
  }
});

test("whoever goes on after asking or wishing is telling something", () => {
  expect(readAnswer("What should I write? Offices lose their soap")).toBe("fits");
  expect(readAnswer("I want a raise. So does every cleaner in town")).toBe("fits");
  expect(readAnswer("I am tired of carrying boxes up the stairs")).toBe("personal");
});
