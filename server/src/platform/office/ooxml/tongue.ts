/** In which language a text reads, as far as its letters tell, and whether it reads from the right. */
export interface Tongue {
  /** Empty for the language of the document. */
  language: string;
  fromRight: boolean;
}

export function tongueOf(text: string): Tongue {
  if (/^[^\p{L}]*\p{Script=Hebrew}/u.test(text)) return { language: "he-IL", fromRight: true };
  if (/^[^\p{L}]*\p{Script=Arabic}/u.test(text)) return { language: "ar-SA", fromRight: true };
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return { language: "ja-JP", fromRight: false };
  if (/\p{Script=Hangul}/u.test(text)) return { language: "ko-KR", fromRight: false };
  if (/\p{Script=Han}/u.test(text)) return { language: "zh-CN", fromRight: false };
  return { language: "", fromRight: false };
}
