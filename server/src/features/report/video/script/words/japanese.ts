import type { VideoWords } from "./video-words.ts";

export const japanese: VideoWords = {
  locale: "ja",
  video: "コンセプト動画",
  ofCompany: (title, company) => `${title}。${company}のコンセプトです。`,
  problem: "課題",
  whoHasIt: "誰の課題か",
  idea: "アイデア",
  apart: "他と違うところ",
  whyUs: "この会社が勝てる理由",
  market: "市場の大きさ",
  savings: "節約できる額",
  forces: "市場の力",
  unknown: "まだ誰も知らないこと",
  next: "次の一歩",
  testFirst: "最初に確かめること",
  notWritten: "ここはまだ書かれていません。",
  noUnknown: "前提はまだ挙げられていません。",
  sizes: { TAM: "市場全体", SAM: "提供できる市場", SOM: "獲得できる市場" },
  aYear: "米ドル（年間）",
  gradings: {
    "Mostly Headwinds": "おおむね逆風",
    "Headwinds & Tailwinds": "逆風と追い風",
    "Mostly Tailwinds": "おおむね追い風",
  },
  categories: { Desirability: "望ましさ", Viability: "採算性", Feasibility: "実現性", Adaptability: "適応性" },
  risks: { high: "リスク大", medium: "リスク中", low: "リスク小" },
  labels: {
    model: "AIの推論",
    draft: "オフラインの下書き",
    user: "人が書いた文章",
    edited: "人が編集",
    outdated: "古い内容",
  },
  origins: {
    model: "文章はAIモデルが書きました。",
    draft: "文章はAIモデルを使わず、オフラインで下書きされました。",
    user: "文章は人が書きました。",
  },
  source: "出典",
  moreSources: (count) => `ほか${count}件は報告書に`,
  entries: ({ all, person, source, other }) =>
    `予測の${all}項目による：人が設定${person}、出典あり${source}、仮定${other}`,
  // Japanese counts in ten thousands: the number is said whole.
  dollars: (number, scale) => `${whole(Number(number) * powers[scale])}ドル`,
};

const powers = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
const whole = (amount: number): string =>
  new Intl.NumberFormat("ja", { notation: "compact", maximumFractionDigits: 1 }).format(amount);
