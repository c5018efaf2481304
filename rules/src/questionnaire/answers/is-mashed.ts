/** Rows of the keyboards of English, German, French and Spanish, there and back. */
const rows = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm", "zxcvbnm", "yxcvbnm", "wxcvbn"];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(""))];
/** So many keys beside each other are no word: "wert" and "tre" are. */
const longRun = 5;
const homeRow = /^(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qsdf|jkl[oö]?|fdsa|lkjh)+$/u;
const vowel = /[aeiouyà-æè-ïò-öø-ýāăąēĕėęěīĭįōŏőœūŭůűų]/iu;
const word = /\p{L}+/gu;
/** The longest run of consonants in words of the languages that people write here is "Angstschweiß", and "Borschtsch" close behind. */
const mostConsonants = /[bcdfghjklmnpqrstvwxz]{9,}/iu;
const shortestWithoutVowel = 6;

/** Whether a text was typed by a hand that fell on the keys: one sign again and again, keys beside each other, or letters that make no word. */
export function isMashed(text: string): boolean {
  const words = text.toLowerCase().match(word) ?? [];
  if (words.length === 0) return false;
  if (/^(.)\1{3,}$/u.test(words.join(""))) return true;
  return words.every(isNoWord);
}

function isNoWord(letters: string): boolean {
  if (!/^\p{Script=Latin}+$/u.test(letters)) return /^(.)\1{3,}$/u.test(letters);
  if (/^(.{1,3})\1{2,}$/u.test(letters) && letters.length > longRun) return true;
  if (homeRow.test(letters) || mostConsonants.test(letters)) return true;
  if (letters.length >= longRun && runs.some((run) => run.includes(letters))) return true;
  return letters.length >= shortestWithoutVowel && !vowel.test(letters) && new Set(letters).size > 2;
}
