import { expect, test } from "vitest";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { recogniseLanguage } from "./recognise-language.ts";

test.each(evaluationBriefs.map(({ name, language, seed }) => [name, language, seed] as const))(
  "the language of the idea %s is %s",
  (_, language, { answers }) => {
    const texts = answers.filter(({ identifier }) => identifier !== "value_source").flatMap((each) => each.answers);
    expect(recogniseLanguage(texts)).toBe(language);
  },
);

test.each([
  ["Les restaurants jettent chaque soir des légumes que personne ne leur achète plus.", "French"],
  ["I ristoranti del centro buttano ogni sera le verdure che nessuno compra più.", "Italian"],
  ["Os restaurantes do centro jogam fora os legumes que não foram vendidos.", "Portuguese"],
  ["De bakkers in het dorp hebben op zaterdag niet genoeg mensen voor het deeg.", "Dutch"],
  ["每天早上去市场要五十分钟，下雨的那一周蔬菜价格翻倍。", "Chinese"],
  ["비가 오는 주에는 채소 가격이 두 배로 오릅니다.", "Korean"],
  ["В дождливую неделю зелень стоит вдвое дороже.", "Russian"],
  ["Piekarnie w małych miastach nie mają ludzi do pracy w sobotę.", "Polish"],
  ["Bagerierna på landet har inte folk som kan komma till jobbet på lördag.", "Swedish"],
  ["Bagerne på landet har ikke folk til at lave dejen om lørdagen.", "Danish"],
  ["Küçük fırınlar cumartesi günü hamur için bir usta bulmakta çok zorlanıyor.", "Turkish"],
  ["المخابز الصغيرة لا تجد عمالا يوم السبت", "Arabic"],
])("%s is in none of the languages of drafts (%s)", (text) => {
  expect(recogniseLanguage([text])).toBeUndefined();
});

test.each([
  ["Bins", "en"],
  ["", "en"],
  ["🥬 123", "en"],
  ["Bäckereien", "de"],
  ["¿Bicicletas?", "es"],
  ["パン屋", "ja"],
  ["Bakkerij met één ëxtra", undefined],
  ["カフェ Lark", "ja"],
  [Array(14).fill("soap").join(" "), "en"],
  [Array(15).fill("soap").join(" "), undefined],
])("a word or two, %j, are %s", (text, language) => {
  expect(recogniseLanguage([text])).toBe(language);
});

test("a text that borrows words stays in its own language", () => {
  expect(recogniseLanguage(["都市の屋上で野菜を育てる。See https://midori.example/plan or write to us!"])).toBe("ja");
  expect(recogniseLanguage(["Unser Cloud Service ist für die Teams, die remote mit dem Customer Success reden."])).toBe(
    "de",
  );
});

test.each([..."àâçèêëîïôœùãõåøæłąęśźżčřšžőűğışțăđơư"])(
  "a word with %s is of none of the languages of drafts",
  (letter) => {
    expect([recogniseLanguage([`Xx${letter}xx`]), recogniseLanguage([`Xx${letter.toUpperCase()}xx`])]).toEqual([
      undefined,
      letter === "ı" ? "en" : undefined,
    ]);
  },
);

test.each([..."äöüß".split("").map((letter) => [letter, "de"]), ..."ñ¿¡".split("").map((letter) => [letter, "es"])])(
  "a word with %s is %s",
  (letter, language) => {
    expect(recogniseLanguage([`Xx${letter}xx`])).toBe(language);
  },
);
