import { expect, test } from "vitest";
import { latinLanguage } from "./latin-language.ts";

test("a text is in the language of most of its common words, whatever addresses stand in it", () => {
  expect(latinLanguage("Who pays for the offices that we have?")).toBe("en");
  expect(latinLanguage("Wer zahlt für die Büros, die wir haben?")).toBe("de");
  expect(latinLanguage("Es ist im Büro: https://the-and-of.example/the/and/of/to, the.and@of.example")).toBe("de");
});

test("a text without such words, or with as many of two languages, is in none that is known", () => {
  expect(latinLanguage("Depots 2031")).toBeUndefined();
  expect(latinLanguage("The depots und")).toBeUndefined();
});

test.each([
  ["en", "I lost my key in a taxi"],
  ["en", "Our guests would not wait at an office"],
  ["de", "Wir verleihen Fahrräder im Hotel und bringen sie auch zurück"],
  ["es", "Las oficinas no saben cuándo se acaba el jabón"],
  ["fr", "Les bureaux ne savent pas quand le savon manque"],
  ["it", "Gli uffici non sanno chi porta il sapone nella cucina"],
  ["pt", "Os escritórios não sabem quem traz o sabão"],
  ["nl", "Kantoren weten niet wie de zeep van het magazijn brengt"],
  ["ca", "Els despatxos no saben qui porta el sabó amb els carros"],
  ["pl", "Biura nie wiedzą, że mydło jest w magazynie i kto je przynosi"],
  ["cs", "Kanceláře neví, že je mýdlo ve skladu a kdo ho nosí pro ně"],
  ["sv", "Kontoren vet inte när tvålen är slut och vem som har den"],
  ["da", "Kontorerne ved ikke, hvornår sæben er brugt op, og hvem som har den"],
  ["tr", "Ofisler sabun için bir depo ve daha çok zaman istiyor"],
  ["fi", "Toimistot ja koulut eivät tiedä, kun saippua on loppu"],
  ["hu", "Az irodák nem tudják, hogy a szappan elfogyott és ki hozza"],
  ["ro", "Birourile nu știu când se termină săpunul și cine îl aduce în bucătărie"],
  ["id", "Kantor itu tidak tahu siapa yang membawa sabun dari gudang"],
  ["vi", "Các văn phòng không biết khi nào hết xà phòng"],
])("%s is told of a sentence: %s", (language, sentence) => {
  expect(latinLanguage(sentence)).toBe(language);
});
