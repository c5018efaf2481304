import type { Inquiry } from "./inquiry.ts";

/** About what is there. */
export const means: Inquiry = {
  icon: "puzzle",
  topics: ["assets"],
  titles: {
    en: "What is really free",
    de: "Was wirklich frei ist",
    es: "Qué está realmente libre",
    ja: "実際に使えるもの",
  },
  words: {
    en: {
      said: ["how much of it could be used from the first week?", "which part of the plan would fail without it?"],
      unsaid: [
        "what do you have for it that a newcomer lacks?",
        "which part could be done with what is there already?",
      ],
    },
    de: {
      said: ["Wie viel davon wäre ab der ersten Woche nutzbar?", "Welcher Teil des Vorhabens scheiterte ohne das?"],
      unsaid: ["Was haben Sie dafür, das einem Neuling fehlt?", "Welcher Teil ginge mit dem, was schon da ist?"],
    },
    es: {
      said: ["¿cuánto se podría usar desde la primera semana?", "¿qué parte del plan fracasaría sin esto?"],
      unsaid: [
        "¿qué tienen ustedes que le falta a un recién llegado?",
        "¿qué parte se podría hacer con lo que ya hay?",
      ],
    },
    ja: {
      said: ["最初の週からどれだけ使えますか？", "これがなければ、計画のどこが成り立ちませんか？"],
      unsaid: ["新しく参入する会社にないものは何ですか？", "今あるものだけでできるのはどの部分ですか？"],
    },
  },
};

/** About a limit. */
export const limits: Inquiry = {
  icon: "shield-check",
  topics: ["limits"],
  titles: { en: "What is still allowed", de: "Was noch erlaubt ist", es: "Qué se permite aún", ja: "許される範囲" },
  words: {
    en: {
      said: ["what would be allowed just short of it?", "what happens if it is broken once?"],
      unsaid: ["what must not happen under any circumstances?", "who could forbid it?"],
    },
    de: {
      said: ["Was wäre knapp davor noch erlaubt?", "Was geschieht, wenn sie einmal verletzt wird?"],
      unsaid: ["Was darf auf keinen Fall geschehen?", "Wer könnte es verbieten?"],
    },
    es: {
      said: ["¿qué se permitiría justo antes de ese límite?", "¿qué pasa si se incumple una vez?"],
      unsaid: ["¿qué no debe ocurrir en ningún caso?", "¿quién podría prohibirlo?"],
    },
    ja: {
      said: ["どこまでなら許されますか？", "一度でも破られると、何が起きますか？"],
      unsaid: ["決して起きてはならないことは何ですか？", "止める可能性があるのは誰ですか？"],
    },
  },
};

/** About the beginning. */
export const beginning: Inquiry = {
  icon: "map-pin",
  topics: ["idea"],
  titles: { en: "Where it begins", de: "Wo es beginnt", es: "Dónde empieza", ja: "始める場所" },
  words: {
    en: {
      said: [
        "where would it be tried first?",
        "what is the smallest part that somebody would miss?",
        "what should be different for its first user after a week?",
      ],
      unsaid: ["what could somebody do with it on the first day?", "where would it be tried first?"],
    },
    de: {
      said: [
        "Wo würde es zuerst ausprobiert?",
        "Was ist der kleinste Teil, den jemand vermissen würde?",
        "Was soll für den ersten Nutzer nach einer Woche anders sein?",
      ],
      unsaid: ["Was könnte jemand am ersten Tag damit tun?", "Wo würde es zuerst ausprobiert?"],
    },
    es: {
      said: [
        "¿dónde se probaría primero?",
        "¿cuál es la parte más pequeña que alguien echaría de menos?",
        "¿qué debería ser distinto para el primer usuario después de una semana?",
      ],
      unsaid: ["¿qué podría hacer alguien con ello el primer día?", "¿dónde se probaría primero?"],
    },
    ja: {
      said: [
        "最初に試すのはどこですか？",
        "なくなると誰かが困る、いちばん小さな部分は何ですか？",
        "最初の利用者は、一週間後に何が変わっているべきですか？",
      ],
      unsaid: ["初日に何ができますか？", "最初に試すのはどこですか？"],
    },
  },
};
/** About when to go on and when to stop. */
export const ending: Inquiry = {
  icon: "target-arrow",
  topics: ["success"],
  titles: { en: "When to stop", de: "Wann Schluss ist", es: "Cuándo parar", ja: "やめる時" },
  words: {
    en: {
      said: ["what would you have to see halfway to go on?", "what would make you stop before that?"],
      unsaid: ["by what sign would you see that it works?", "what would make you stop?"],
    },
    de: {
      said: ["Was müssten Sie auf halbem Weg sehen, um weiterzumachen?", "Was brächte Sie dazu, vorher aufzuhören?"],
      unsaid: ["Woran sähen Sie, dass es gelingt?", "Was brächte Sie dazu, aufzuhören?"],
    },
    es: {
      said: ["¿qué tendría que ver usted a mitad de camino para seguir?", "¿qué le haría parar antes?"],
      unsaid: ["¿con qué señal vería usted que funciona?", "¿qué le haría parar?"],
    },
    ja: {
      said: ["半ばで何が見えていれば続けますか？", "その前にやめるとしたら、何があった時ですか？"],
      unsaid: ["うまくいっていると、何で分かりますか？", "何があればやめますか？"],
    },
  },
};
